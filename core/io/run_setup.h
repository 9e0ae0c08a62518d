#pragma once

#include "core/io/run_config.h"
#include "core/io/training_file.h"

#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

/// From the description of a run to a trainer that can start: the same way for the command line and the
/// window.
namespace dikkat {

/// Why a run cannot start: the first rule that its data, its model or its plan breaks.
using RunProblem = std::variant<DataSetProblem, ConfigProblem, PlanProblem, DataProblem>;

/// Whether both parts of the data can feed the model; see checkData().
std::optional<DataProblem> checkParts(const DataSet& data, const ModelConfig& config, int length = 0);

/// Everything that can be checked before training. The configuration has its vocabulary size.
std::optional<RunProblem> checkRun(const RunConfig& run, const DataSet& data);

/// Builds the data (`text` is the learner's own for DataSource::Kind::Text), gives the run the size of the
/// vocabulary and checks everything.
Result<DataSet, RunProblem> prepareRun(RunConfig& run, std::string_view text = {});

/// A trainer before its first step: weights drawn by the seed, batches after them from the same stream.
std::unique_ptr<Trainer<float>> newTrainer(const RunConfig& run, const DataSet& data);
/// Goes on exactly where the stored run stood, with the plan of `run` (its steps may be more).
std::unique_ptr<Trainer<float>> trainerFrom(TrainerState<float> state, const RunConfig& run,
                                            const DataSet& data);

/// The curve of a stored run that is to go on to `steps`. Its last step was measured on the validation data
/// only because it was the end; a run that did not stop there would not have done so.
std::vector<StepReport> curveToGoOn(std::vector<StepReport> curve, std::int64_t stepsMade,
                                    const TrainingPlan& plan);

/// Predicted symbols of one step, on average.
double targetsPerStep(const RunConfig& run, const TrainingData& training);

/// Landmark of the loss plot: what counting pairs in the training text reaches on the validation text.
/// −1 where there is no running text.
double bigramLandmark(const DataSet& data);

} // namespace dikkat
