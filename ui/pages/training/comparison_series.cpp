#include "ui/pages/training/comparison_series.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/training/runs_card.h"

#include <QTimer>
#include <cmath>
#include <utility>

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

namespace {

constexpr double closeShare = 0.1; ///< of the larger loss: less than that is no clear difference

/// Why the better one is better, where it is that one.
QString reason(RunComparison comparison, RunVariant best) {
    switch (comparison) {
    case RunComparison::CausalMask:
        return best == RunVariant::WithoutMask
                   ? ComparisonSeries::tr(
                         "It cheats: without the mask every position reads the symbol it is to "
                         "predict. Look at what it writes.")
                   : QString();
    case RunComparison::Positions:
        return best == RunVariant::LearnedPositions
                   ? ComparisonSeries::tr("Reversing needs the order, which positions tell.")
                   : QString();
    case RunComparison::AttentionOrWindow:
        return best == RunVariant::Attention
                   ? ComparisonSeries::tr("What is to be copied lies outside the window of three symbols.")
                   : QString();
    case RunComparison::NormPlace:
    case RunComparison::Heads: break;
    }
    return {};
}

} // namespace

QString comparisonVerdict(RunComparison comparison, const std::vector<Outcome>& outcomes) {
    if (outcomes.size() < 2) return {};
    QStringList numbers;
    const Outcome *best = nullptr, *second = nullptr;
    for (const Outcome& o : outcomes) {
        numbers << variantName(o.variant) + QStringLiteral(": ") +
                       (o.failed ? ComparisonSeries::tr("failed") : number(o.loss, 3, true));
        if (o.failed) continue;
        if (best == nullptr || o.loss < best->loss)
            second = std::exchange(best, &o);
        else if (second == nullptr || o.loss < second->loss)
            second = &o;
    }
    //: %1: "With mask: 2.3; Without mask: 0.1"
    QString text =
        ComparisonSeries::tr("Validation loss at the end: %1.").arg(numbers.join(QStringLiteral("; ")));
    if (best == nullptr) return text;
    if (second != nullptr && second->loss - best->loss < closeShare * second->loss)
        return text + QStringLiteral(" ") +
               (outcomes.size() == 2 ? ComparisonSeries::tr("No clear difference.")
                                     : ComparisonSeries::tr("No clear difference between the best two."));
    text += QStringLiteral(" ") + ComparisonSeries::tr("“%1” is ahead.").arg(variantName(best->variant));
    const QString why = reason(comparison, best->variant);
    return why.isEmpty() ? text : text + QStringLiteral(" ") + why;
}

QString ComparisonSeries::verdict() const {
    return isRunning() || m_outcomes.size() != m_all.size() || m_session.generation() != m_generation
               ? QString()
               : comparisonVerdict(m_comparison, m_outcomes);
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
    m_outcomes.clear();
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
    const RunVariant variant = m_all[m_next - 1].variant;
    m_runs.keepCurrent(variantName(variant));
    Outcome outcome{variant, std::nan(""), state == State::Failed};
    const History& history = m_session.history();
    for (std::int64_t i = 0; i < history.size(); ++i)
        if (history[i].validated()) outcome.loss = history[i].validationLoss;
    outcome.failed |= !std::isfinite(outcome.loss);
    if (!stopped) m_outcomes.push_back(outcome);
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
