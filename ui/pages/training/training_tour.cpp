#include "ui/pages/training/loss_card.h"
#include "ui/pages/training/probe_card.h"
#include "ui/pages/training/run_bar.h"
#include "ui/pages/training/runs_card.h"
#include "ui/pages/training/sample_card.h"
#include "ui/pages/training/training_page.h"
#include "ui/pages/training/weight_panel.h"
#include "ui/runtime/wait_until.h"

namespace dikkat::ui {

namespace {

using State = TrainingSession::State;

/// A run of a few seconds, the same on every machine.
RunConfig tourRun() {
    RunConfig run = runFromPreset(*findPreset("turkish-names"));
    run.config.width = 32;
    run.config.mlpWidth = 128;
    run.plan.steps = 240;
    run.plan.rows = 16;
    run.plan.schedule.total = 240;
    run.plan.schedule.warmup = 12;
    run.plan.evaluateEvery = 20;
    run.plan.evaluationRows = 64;
    run.plan.threads = 1;
    return run;
}

} // namespace

/// Trains until `steps` have been made (−1: to the end), and waits for everything that follows from it.
void TrainingPage::runQuickly(const RunConfig& run, int steps) {
    m_document.editPage(QStringLiteral("training"), pageOf(run), [] { return tr("Training, set-up"); });
    waitUntil([this] { return canStart(); });
    RunConfig first = run;
    if (steps >= 0) {
        first.plan.steps = run.plan.steps;
        m_session->startWithOneStep(first, formText());
        for (int i = 0; i < steps; ++i) {
            waitUntil([&] { return m_session->state() == State::Paused && m_session->steps() == i + 1; });
            if (i + 1 < steps) m_session->step();
        }
    } else {
        m_session->start(first, formText());
        waitUntil([this] { return !m_session->isActive(); });
    }
    waitUntil([this] { return (m_probe->hasTrace() || !m_probe->isVisible()) && !m_sample->isBusy(); });
    draw();
}

QList<TourState> TrainingPage::tourStates() {
    QList<TourState> states;
    const auto preset = [this](const char* id) {
        m_document.editPage(QStringLiteral("training"), pageOf(runFromPreset(*findPreset(id))),
                            [] { return tr("Training, set-up"); });
        waitUntil([this] { return m_facts && m_facts->key == dataKey(formRun()); });
    };
    states << TourState{QStringLiteral("own-text"), [=] { preset("lecture"); }};
    states << TourState{QStringLiteral("translation"), [=] { preset("translate-tr-en"); }};
    states << TourState{QStringLiteral("impossible"), [this] {
                            RunConfig run = defaultRun();
                            run.config.heads = 5;
                            run.plan.optimiser.learningRate = 0.5;
                            edit(run, FormField::Heads);
                            waitUntil([this] { return m_facts && m_facts->key == dataKey(formRun()); });
                        }};
    states << TourState{QStringLiteral("running"), [this] {
                            RunConfig run = tourRun();
                            run.plan.steps = 100'000;
                            run.plan.schedule.total = 100'000;
                            edit(run, FormField::Steps);
                            waitUntil([this] { return canStart(); });
                            m_session->start(run);
                            waitUntil([this] {
                                return m_session->steps() > 120 &&
                                       (!isVisible() ||
                                        (m_probe->hasTrace() && !m_sample->samples().empty()));
                            });
                        }};
    states << TourState{QStringLiteral("paused"), [this] { runQuickly(tourRun(), 40); }};
    states << TourState{QStringLiteral("weight"), [this] {
                            showBottom(1);
                            runQuickly(tourRun(), 12);
                            m_weight->choose(m_weight->matrix(), 2, 5);
                            waitUntil([this] {
                                const auto& s = m_session->snapshot();
                                return !m_weight->isVisible() ||
                                       (s && !s->weights.empty() && s->weights[0].index == m_weight->index());
                            });
                            draw();
                        }};
    states << TourState{QStringLiteral("finished"), [this] {
                            showBottom(0);
                            RunConfig run = tourRun();
                            run.config.positions = Positions::None;
                            runQuickly(run, -1);
                            m_runs->keepCurrent();
                            runQuickly(tourRun(), -1);
                        }};
    states << TourState{QStringLiteral("failed"), [this] {
                            RunConfig run = tourRun();
                            run.plan.optimiser.kind = OptimiserKind::Sgd;
                            run.plan.optimiser.learningRate = 400;
                            run.plan.optimiser.clip = 0;
                            run.plan.schedule.warmup = 0;
                            runQuickly(run, -1);
                        }};
    return states;
}

} // namespace dikkat::ui
