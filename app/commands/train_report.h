#pragma once

#include "app/commands/train_setup.h"

#include <QString>
#include <chrono>

namespace dikkat::app {

/// How a run went.
struct TrainingOutcome {
    RunEnd end = RunEnd::Finished;
    std::int64_t stepsBefore = 0; ///< made by earlier runs
    double seconds = 0.0;
};

/// What the trained model can do, where that can be counted: answers of the validation part that are right
/// from the first to the last symbol.
struct ExactMatch {
    int right = 0, asked = 0; ///< asked 0: nothing to count here
};
ExactMatch exactMatch(const TrainingSetup& setup, int most = 500);

QString outcomeText(const TrainingSetup& setup, const TrainingOutcome& outcome);
/// {"steps", "new_steps", "end", "train_loss", "validation_loss", "guessing_loss", "seconds", "parameters",
///  "vocabulary", "out", "sample", "exact_match": {"right", "asked"}}
QString outcomeJson(const TrainingSetup& setup, const TrainingOutcome& outcome);

/// A line on standard error that is drawn over itself, on a terminal only.
class ProgressBar {
public:
    ProgressBar(std::int64_t done, std::int64_t total);
    void show(const StepReport& report);
    void clear();

private:
    bool m_terminal;
    std::int64_t m_first, m_total;
    std::chrono::steady_clock::time_point m_start, m_last;
};

} // namespace dikkat::app
