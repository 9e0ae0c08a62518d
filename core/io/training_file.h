#pragma once

#include "core/io/config_json.h"
#include "core/io/model_file.h"
#include "core/training/trainer.h"

#include <string>
#include <vector>

namespace dikkat {

/// A run that can go on: what its trainer needs, how it was told to train, and its curve so far.
struct StoredRun {
    TrainerState<float> state;
    TrainingPlan plan;
    std::vector<StepReport> history; ///< steps with finite numbers
    std::string data = "{}";         ///< a JSON object of the caller's: which data, which seed
};

/// For StoredModel::training. Every number comes back bit for bit, so the curve of a run that was stored and
/// restored is the curve of one that never stopped.
StoredTraining storeRun(const StoredRun& run);

/// The run in an opened model. Fails with Metadata (see read) if the model has none or its description is
/// damaged, and with MissingTensor or WrongShape for its tensors.
Result<StoredRun, ModelFileProblem> restoreRun(const StoredModel& model);

/// A plan as a JSON object:
///
///     {"optimiser": "sgd" | "momentum" | "adam" | "adamw", "learning_rate": 0.001, "momentum": 0.9,
///      "beta1": 0.9, "beta2": 0.999, "epsilon": 1e-8, "weight_decay": 0.1, "decay_vectors": false,
///      "clip": 1.0, "warmup": 0, "decay_steps": 0, "minimum_factor": 0.1, "steps": 1000, "batch": 12,
///      "accumulation": 1, "window": 0, "evaluate_every": 100, "evaluation_rows": 192, "threads": 0,
///      "explosion_factor": 5.0}
std::string planToJson(const TrainingPlan& plan);
Result<TrainingPlan, ReadFailure> planFromJson(std::string_view text, ConfigKeys keys = ConfigKeys::All,
                                               const TrainingPlan& defaults = {});

} // namespace dikkat
