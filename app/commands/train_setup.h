#pragma once

#include "core/io/run_config.h"
#include "core/io/training_file.h"

#include <QCommandLineParser>
#include <QString>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

/// From the options of `dikkat train` to a trainer that can start.
namespace dikkat::app {

/// Everything decided before the first step.
struct TrainingSetup {
    RunConfig run; ///< as it will be stored: with the vocabulary size
    DataSet data;
    std::unique_ptr<Trainer<float>> trainer;
    std::vector<StepReport> history; ///< of the stored run that goes on; empty for a new one
    QString out;                     ///< file of the model
    int saveEvery = 5;               ///< seconds between two saves of a run that goes on; 0: only at its end
};

/// A sentence about what stands in the way, and the exit status it deserves.
struct SetupProblem {
    QString sentence;
    int status = 1;
};

void addTrainOptions(QCommandLineParser& parser);
/// Parser: parsed, without --help.
std::variant<TrainingSetup, SetupProblem> setUpTraining(const QCommandLineParser& parser);

} // namespace dikkat::app
