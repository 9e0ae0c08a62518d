#include "ui/pages/training/comparison_series.h"

#include "ui/pages/training/runs_card.h"

#include <QTimer>

namespace dikkat::ui {

QString comparisonName(RunComparison comparison) {
    switch (comparison) {
    case RunComparison::CausalMask: return ComparisonSeries::tr("Causal mask: on and off");
    case RunComparison::Positions: return ComparisonSeries::tr("Positions: learned and none");
    case RunComparison::NormPlace:
        return ComparisonSeries::tr("Pre- and post-norm, with and without warm-up");
    case RunComparison::AttentionOrWindow: return ComparisonSeries::tr("Attention and fixed window");
    case RunComparison::Heads: return ComparisonSeries::tr("One head and four");
    }
    return {};
}

QString variantName(RunVariant variant) {
    switch (variant) {
    case RunVariant::WithMask: return ComparisonSeries::tr("With mask");
    case RunVariant::WithoutMask: return ComparisonSeries::tr("Without mask");
    case RunVariant::LearnedPositions: return ComparisonSeries::tr("Learned positions");
    case RunVariant::NoPositions: return ComparisonSeries::tr("No positions");
    case RunVariant::PreNormWarmUp: return ComparisonSeries::tr("Pre-norm, warm-up");
    case RunVariant::PreNormNoWarmUp: return ComparisonSeries::tr("Pre-norm, no warm-up");
    case RunVariant::PostNormWarmUp: return ComparisonSeries::tr("Post-norm, warm-up");
    case RunVariant::PostNormNoWarmUp: return ComparisonSeries::tr("Post-norm, no warm-up");
    case RunVariant::Attention: return ComparisonSeries::tr("Attention");
    case RunVariant::WindowMlp: return ComparisonSeries::tr("Fixed window");
    case RunVariant::OneHead: return ComparisonSeries::tr("1 head");
    case RunVariant::FourHeads: return ComparisonSeries::tr("4 heads");
    }
    return {};
}

ComparisonSeries::ComparisonSeries(TrainingSession& session, RunsPanel& runs, QObject* parent)
    : QObject(parent), m_session(session), m_runs(runs) {
    connect(&session, &TrainingSession::stateChanged, this, &ComparisonSeries::look);
}

QString ComparisonSeries::text() const {
    if (!isRunning()) return {};
    return tr("%1: run %2 of %3").arg(comparisonName(m_comparison)).arg(m_next).arg(m_all.size());
}

void ComparisonSeries::start(RunComparison comparison, std::vector<ComparedRun> runs) {
    if (m_session.isActive() || m_session.isHeld() || runs.empty()) return;
    m_comparison = comparison;
    m_all = std::move(runs);
    m_next = 0;
    startNext();
}

void ComparisonSeries::startNext() {
    m_starting = true;
    m_session.start(m_all[m_next++].run);
    m_starting = false;
    m_generation = m_session.generation();
    emit changed();
}

void ComparisonSeries::look() {
    using State = TrainingSession::State;
    if (!isRunning() || m_starting) return;
    if (m_session.generation() != m_generation) return end(); // another run has taken its place
    const State state = m_session.state();
    const bool stopped = state == State::Paused && !m_session.isHeld();
    if (state != State::Finished && state != State::Failed && !stopped) return;
    m_runs.keepCurrent(variantName(m_all[m_next - 1].variant));
    if (stopped || m_next == m_all.size()) return end();
    // The session is still telling everybody that this run is over.
    QTimer::singleShot(0, this, [this] {
        if (!isRunning()) return;
        if (m_session.generation() != m_generation || m_session.isActive()) return end();
        startNext();
    });
}

void ComparisonSeries::end() {
    m_next = 0;
    emit changed();
}

} // namespace dikkat::ui
