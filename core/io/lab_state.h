#pragma once

#include "core/io/training_file.h"

#include <memory>
#include <string>
#include <vector>

namespace dikkat {

/// A model that pages look into and write with. Immutable once made.
struct LabModel {
    std::string name; ///< what the learner knows it by: a preset's id, a name given, or a file's name
    std::shared_ptr<const Parameters<float>> parameters; ///< never null
    std::optional<Vocabulary> vocabulary;                ///< none: tokens are known by number only
    std::int64_t steps = 0;                              ///< updates made; 0 where that is not known
};

/// The weights of a run at one moment, kept for looking back.
struct Moment {
    std::int64_t steps = 0;       ///< updates made
    double loss = 0.0;            ///< of the last step before it, nats; 0 at step 0
    double validationLoss = -1.0; ///< nats; −1: not measured
    std::shared_ptr<const Parameters<float>> parameters;
};

/// A run that was kept for comparison: its curve and how it was made.
struct KeptRun {
    std::string name;
    std::string settings = "{}"; ///< the run as JSON (core/io/run_config.h)
    std::vector<StepReport> curve;
    int vocabulary = 0;       ///< V; ln V is the loss of guessing
    double bigramLoss = -1.0; ///< nats, of this run's data; −1: not known
};

/// Everything the Lab has made so far. A value of shared immutable parts: copying costs nothing.
struct LabState {
    std::shared_ptr<const LabModel> model; ///< null: nothing trained or opened yet
    /// How to go on with `model`; its weights are the model's (the model's pointer may point into it). Null:
    /// a model that was only opened.
    std::shared_ptr<const StoredRun> run;
    std::shared_ptr<const std::string>
        text; ///< the learner's own text the run is trained on; null: built-in data
    std::vector<std::shared_ptr<const Moment>> moments; ///< of this model's run, by steps
    std::vector<std::shared_ptr<const KeptRun>> kept;   ///< in the order of keeping
    std::shared_ptr<const LabModel> second; ///< opened to be compared with, whatever `model` is; null: none

    bool operator==(const LabState&) const = default; ///< the same parts, not equal ones
};

/// A model of a run, sharing the run's weights.
std::shared_ptr<const LabModel> modelOf(const std::shared_ptr<const StoredRun>& run, std::string name,
                                        std::optional<Vocabulary> vocabulary);

/// Puts the Lab into a session file. The model goes in as addModel() writes it, so every program that reads
/// models reads the session too; beside it
///
///     metadata "dikkat.lab": {"format": 1, "name": …, "steps": …,
///                             "moments": [{"steps", "loss", "validation_loss"}],
///                             "kept": [{"name", "settings": {…}, "vocabulary", "bigram_loss"}],
///                             "second": {"name", "steps"}}                     (only where there is one)
///     metadata "dikkat.text": the learner's text
///     tensors  moments.<i>.<weight> (F32) and kept.<i> (N, 5) F64: step, loss, validation loss or −1,
///              learning rate, gradient norm; steps with finite numbers only
///     the second model as addModelBeside() writes it, in the place "second"
void addLab(SafetensorsWriter& writer, const LabState& lab);

/// Reads what addLab() wrote; of a file with a model and nothing else the model (`name` is then its name)
/// and, where there is one, its run. An empty state when the file has none of these.
Result<LabState, ModelFileProblem> readLab(const Safetensors& file, const std::string& name = {},
                                           const ModelFileOptions& options = {});

} // namespace dikkat
