#pragma once

#include "core/training/comparisons.h"
#include "ui/runtime/training_session.h"

#include <QObject>
#include <vector>

namespace dikkat::ui {

class RunsPanel;

/// What a run of a comparison came to.
struct Outcome {
    RunVariant variant{};
    double loss = 0.0;   ///< the last validation loss
    bool failed = false; ///< diverged; `loss` says nothing then
};
/// One sentence that is true of these numbers, whatever the seed.
QString comparisonVerdict(RunComparison comparison, const std::vector<Outcome>& outcomes);

/// "Causal mask: on and off", …
QString comparisonName(RunComparison comparison);
/// "With mask", "Pre-norm, no warm-up", …
QString variantName(RunVariant variant);

/// The runs of one comparison, one after another; each curve is kept under the name of what sets it apart. A
/// run that fails is a result too. Stop ends the series and keeps what is there; so does anything else that
/// takes the run away.
class ComparisonSeries : public QObject {
    Q_OBJECT
public:
    ComparisonSeries(TrainingSession& session, RunsPanel& runs, QObject* parent = nullptr);

    void start(RunComparison comparison) { start(comparison, comparedRuns(comparison)); }
    void start(RunComparison comparison, std::vector<ComparedRun> runs);
    [[nodiscard]] bool isRunning() const { return m_next > 0; }
    /// "Causal mask: on and off, run 1 of 2"; empty when none goes on.
    [[nodiscard]] QString text() const;
    /// What the runs came to, once all of them are made and as long as the last one is shown; empty
    /// otherwise.
    [[nodiscard]] QString verdict() const;

signals:
    void changed(); ///< text() is new

private:
    void look();
    void startNext();
    void end();

    TrainingSession& m_session;
    RunsPanel& m_runs;
    RunComparison m_comparison{};
    std::vector<ComparedRun> m_all;
    std::vector<Outcome> m_outcomes;
    std::size_t m_next = 0; ///< the one after the current; 0: nothing goes on
    int m_generation = 0;   ///< of the session, with our run in it
    bool m_starting = false;
};

} // namespace dikkat::ui
