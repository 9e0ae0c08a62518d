#include "ui/pages/training/training_tasks.h"

#include "core/text/splits.h"
#include "ui/pages/training/form_state.h"

#include <cmath>

namespace dikkat::ui {

TrainingTasks::TrainingTasks(Document& document, TrainingSession& session, QObject* parent)
    : QObject(parent), m_session(session) {
    connect(&session, &TrainingSession::stateChanged, this, &TrainingTasks::look);
    connect(&session, &TrainingSession::advanced, this, &TrainingTasks::look);
    connect(&session, &TrainingSession::learningRateChanged, this, &TrainingTasks::look);
    connect(&document, &Document::replaced, this, &TrainingTasks::begin);
}

void TrainingTasks::begin() {
    m_keptData.clear();
    m_positionsOff = m_ran = false;
}

void TrainingTasks::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void TrainingTasks::edited(const RunConfig& run, FormField field) {
    if (field == FormField::Preset) mark(QStringLiteral("choose-preset"));
    if (field == FormField::Positions) m_positionsOff = run.config.positions == Positions::None;
}

void TrainingTasks::runKept() {
    if (!m_session.hasRun() || m_session.run().config.positions == Positions::None) return;
    m_keptData.insert(dataKey(m_session.run()));
    m_positionsOff = false;
}

void TrainingTasks::look() {
    using State = TrainingSession::State;
    if (m_generation != m_session.generation()) {
        m_generation = m_session.generation();
        m_firstRate = m_session.learningRate();
        m_ran = false;
    }
    if (!m_session.hasRun()) return;
    const State state = m_session.state();
    if (m_session.isActive() && !m_ran) {
        m_ran = true;
        m_startedAbove = m_session.history().size() == 0;
    }
    if (!m_ran) return; // read from a file, or undo brought it back
    const RunConfig& run = m_session.run();
    if (m_startedAbove) lookAtCurve();
    if (state == State::Running && m_session.learningRate() != m_firstRate)
        mark(QStringLiteral("rate-in-flight"));
    const OptimiserSettings& how = run.plan.optimiser;
    if (state == State::Failed && how.kind == OptimiserKind::Sgd && how.clip == 0 && how.learningRate >= 300)
        mark(QStringLiteral("explode"));
    if (state == State::Paused && m_session.steps() == 1) mark(QStringLiteral("one-step"));
    // The same data twice: with positions and kept, then without.
    if (m_positionsOff && run.config.positions == Positions::None && m_session.steps() > 0 &&
        m_keptData.contains(dataKey(run)))
        mark(QStringLiteral("no-positions"));
}

void TrainingTasks::lookAtCurve() {
    const History& history = m_session.history();
    const int symbols = m_session.run().config.vocabulary;
    if (history.size() == 0 || symbols <= 1) return;
    const StepReport& last = history[history.size() - 1];
    if (std::isfinite(last.loss) && last.loss < 0.8 * guessingLoss(symbols))
        mark(QStringLiteral("below-guessing"));
    const double pairs = m_session.bigramLoss();
    if (pairs > 0 && last.validated() && last.validationLoss < pairs) mark(QStringLiteral("below-bigram"));
}

} // namespace dikkat::ui
