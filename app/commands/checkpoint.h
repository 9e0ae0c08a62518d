#pragma once

#include "app/commands/train_setup.h"
#include "ui/document/atomic_file.h"

#include <chrono>
#include <future>

namespace dikkat::app {

/// Keeps the file of a run up to date while the run goes on, so that whatever ends the program costs seconds
/// of work and not the run. What it has to say about that goes to standard error at once.
class Checkpoint {
public:
    /// Every `seconds` the run is written beside the training; 0: only by finish().
    Checkpoint(TrainingSetup& setup, int seconds);
    ~Checkpoint();

    /// After a step that was applied and is in setup.history.
    void afterStep();
    /// Writes the end of the run. Where the file cannot be written, in another folder; setup.out then says
    /// where. The sentence about what went wrong is empty when the run is where it was asked to be.
    QString finish();

private:
    using Written = std::optional<ui::WriteProblem>;
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] StoredRun copyOfRun() const;
    void leaveOthersAlone();
    void take(const Written& problem);
    void warn(const QString& sentence);

    TrainingSetup& m_setup;
    std::chrono::seconds m_between;
    Clock::time_point m_last = Clock::now();
    ui::FileOrigin m_seen;          ///< the file as this run left it
    std::future<Written> m_writing; ///< valid while a copy is being written
    QString m_trouble;              ///< what has been said last, so that it is not said again
    QString m_moved;                ///< why the run is not where it was asked to be
};

} // namespace dikkat::app
