#pragma once

#include "core/io/run_setup.h"
#include "core/training/estimate.h"
#include "ui/document/training_setup.h"
#include "ui/pages/training/training_words.h"

#include <QJsonObject>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dikkat::ui {

/// What the data of a set-up turned out to be, found out off the GUI thread.
struct DataFacts {
    std::string key;                       ///< of the data it belongs to (dataKey)
    std::optional<DataSetProblem> problem; ///< it cannot be made at all
    std::shared_ptr<const DataSet> data;   ///< null with a problem
    double bigramLoss = -1.0;              ///< nats; −1: none
    double speed = 0.0;                    ///< operations per second of one thread of this machine
};

/// Everything the data depends on.
std::string dataKey(const RunConfig& run);
/// Builds it; takes up to a second for a text of 50 MB.
std::shared_ptr<const DataFacts> factsOf(const RunConfig& run, const std::string* text, double speed);

/// The set-up from the page's state in a document (see pageOf()); anything that is no set-up gives the
/// default.
RunConfig runOf(const QJsonObject& page);
RunConfig defaultRun();
/// The run is that preset, whatever text it is trained on.
bool isPreset(const RunConfig& run, const Preset& preset);
/// Puts a preset in, keeping a text that is there.
RunConfig withPreset(const RunConfig& run, const Preset& preset);
/// Another kind of model on data that suits it.
RunConfig withKind(const RunConfig& run, ModelKind kind);
/// Other data, with a context in which its examples fit.
RunConfig withSource(const RunConfig& run, std::string_view id);

/// One sentence about a set-up, beside a field.
struct FormNote {
    FormField field{};
    QString sentence;
    bool forbids = false; ///< the run cannot start
};
/// What is impossible (first) or unwise. `facts` may be null: not known yet, then only the form itself is
/// judged.
std::vector<FormNote> notesOn(const RunConfig& run, const DataFacts* facts, bool hasText);

/// A learning rate to begin with.
double advisedRate(OptimiserKind kind);

/// null without facts.
std::optional<TrainingEstimate> estimateOf(const RunConfig& run, const DataFacts* facts);

} // namespace dikkat::ui
