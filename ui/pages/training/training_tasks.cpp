#include "ui/pages/training/training_tasks.h"

#include "core/text/splits.h"

#include <cmath>

namespace dikkat::ui {

TrainingTasks::TrainingTasks(Document& document, TrainingSession& session, QObject* parent)
    : QObject(parent), m_document(document), m_session(session) {
    connect(&session, &TrainingSession::stateChanged, this, &TrainingTasks::look);
    connect(&session, &TrainingSession::advanced, this, &TrainingTasks::look);
    connect(&session, &TrainingSession::learningRateChanged, this, &TrainingTasks::look);
    connect(&document, &Document::labChanged, this, &TrainingTasks::look);
}

void TrainingTasks::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void TrainingTasks::look() {
    using State = TrainingSession::State;
    if (m_generation != m_session.generation()) {
        m_generation = m_session.generation();
        m_firstRate = m_session.learningRate();
    }
    if (!m_session.hasRun()) return;
    const State state = m_session.state();
    const History& history = m_session.history();
    const int symbols = m_session.run().config.vocabulary;
    if (history.size() > 0 && symbols > 1) {
        const StepReport& last = history[history.size() - 1];
        const double guess = guessingLoss(symbols);
        if (std::isfinite(last.loss) && last.loss < 0.8 * guess) mark(QStringLiteral("below-guessing"));
        const double pairs = m_session.bigramLoss();
        if (pairs > 0 && last.validated() && last.validationLoss < pairs)
            mark(QStringLiteral("below-bigram"));
    }
    if (state == State::Running && m_session.learningRate() != m_firstRate)
        mark(QStringLiteral("rate-in-flight"));
    if (state == State::Failed) mark(QStringLiteral("explode"));
    if (state == State::Paused && m_session.steps() == 1) mark(QStringLiteral("one-step"));
    // The same data twice, once with and once without positions: one kept, one now.
    if (done(QStringLiteral("no-positions")) || m_session.steps() == 0) return;
    readKept();
    for (const Kept& kept : m_kept)
        if (kept.source == sourceId(m_session.run().data) &&
            kept.positions != (m_session.run().config.positions != Positions::None))
            mark(QStringLiteral("no-positions"));
}

/// Their settings are text: read once, not with every snapshot.
void TrainingTasks::readKept() {
    const auto& all = m_document.lab().kept;
    if (all == m_seen) return;
    m_seen = all;
    m_kept.clear();
    for (const auto& run : all)
        if (const auto settings = runFromJson(run->settings))
            m_kept.push_back(
                {std::string(sourceId(settings->data)), settings->config.positions != Positions::None});
}

} // namespace dikkat::ui
