#pragma once

#include "tests/ui/tasks/walk.h"
#include "ui/pages/generation/generation_page.h"
#include "ui/pages/generation/tour_model.h"
#include "ui/pages/heads/heads_page.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/pages/heads/scores_table.h"
#include "ui/pages/training/form_state.h"
#include "ui/pages/training/parameter_map.h"
#include "ui/pages/training/runs_card.h"
#include "ui/pages/training/setup_card.h"
#include "ui/pages/training/training_page.h"
#include "ui/widgets/head_grid.h"

#include <QCheckBox>
#include <QHeaderView>

/// What a learner does for every task of pages 7 to 9.
namespace dikkat::ui::deeds {

// ---- page 7

using RunState = TrainingSession::State;

inline RunConfig shortRun(int steps) {
    RunConfig run = tinyRun(defaultRun(), steps);
    run.plan.optimiser.learningRate = 0.02;
    run.plan.evaluateEvery = 20;
    return run;
}

/// A set-up made elsewhere, as a preset of one's own would be; then it runs until `done`.
inline void trainUntil(TaskWalk& w, const RunConfig& run, const std::function<bool()>& done) {
    auto& page = w.on<TrainingPage>();
    w.document.editPage(QStringLiteral("training"), pageOf(run), [] { return QString(); });
    QTRY_VERIFY_WITH_TIMEOUT(page.canStart(), patience);
    page.session().start(page.formRun());
    QTRY_VERIFY_WITH_TIMEOUT(done(), patience);
    page.session().stop();
    QTRY_VERIFY_WITH_TIMEOUT(!page.session().isHeld(), patience);
}

inline std::vector<TaskDeed> training() {
    const auto ticked = [](TaskWalk& w, const char* task) {
        return [&w, task] { return w.ticked().contains(QLatin1String(task)); };
    };
    return {
        {"training/choose-preset",
         [](TaskWalk& w) {
             auto& page = w.on<TrainingPage>();
             emit page.findChild<TrainingSetupCard*>()->edited(runFromPreset(*findPreset("copy")),
                                                               FormField::Preset);
         }},
        {"training/one-step",
         [=](TaskWalk& w) {
             auto& page = w.on<TrainingPage>();
             w.document.editPage(QStringLiteral("training"), pageOf(shortRun(200)), [] { return QString(); });
             QTRY_VERIFY_WITH_TIMEOUT(page.canStart(), patience);
             page.session().startWithOneStep(page.formRun());
             QTRY_VERIFY_WITH_TIMEOUT(ticked(w, "training/one-step")(), patience);
             page.session().stop();
             QTRY_VERIFY_WITH_TIMEOUT(!page.session().isHeld(), patience);
         }},
        {"training/open-head",
         [](TaskWalk& w) {
             w.step("heads");
             emit w.find<HeadGrid>("trainingHeads").picked(0);
         }},
        {"training/choose-weight",
         [](TaskWalk& w) {
             auto& page = w.on<TrainingPage>();
             w.step("weight");
             emit page.findChild<ParameterMap*>()->picked(1, 1);
         }},
        {"training/below-guessing",
         [=](TaskWalk& w) { trainUntil(w, shortRun(3000), ticked(w, "training/below-guessing")); },
         {"training/below-bigram"}},
        {"training/below-bigram",
         [=](TaskWalk& w) {
             RunConfig run = shortRun(6000);
             run.config.width = 32;
             run.config.mlpWidth = 128;
             run.plan.rows = 16;
             trainUntil(w, run, ticked(w, "training/below-bigram"));
         }},
        {"training/own-probe",
         [](TaskWalk& w) {
             w.step("heads");
             w.write("probeEdit", QStringLiteral("abc"));
         }},
        {"training/no-positions",
         [=](TaskWalk& w) {
             auto& page = w.on<TrainingPage>();
             page.findChild<RunsPanel*>()->keepCurrent();
             RunConfig run = page.formRun();
             run.config.positions = Positions::None;
             emit page.findChild<TrainingSetupCard*>()->edited(run, FormField::Positions);
             QVERIFY(!ticked(w, "training/no-positions")()); // not trained again yet
             QTRY_VERIFY_WITH_TIMEOUT(page.canStart(), patience);
             page.session().start(page.formRun());
             QTRY_VERIFY_WITH_TIMEOUT(ticked(w, "training/no-positions")(), patience);
         }},
        {"training/rate-in-flight",
         [=](TaskWalk& w) {
             auto& page = w.on<TrainingPage>();
             QTRY_VERIFY_WITH_TIMEOUT(page.session().state() == RunState::Running, patience);
             page.session().setLearningRate(0.001);
             QTRY_VERIFY_WITH_TIMEOUT(ticked(w, "training/rate-in-flight")(), patience);
             page.session().stop();
             QTRY_VERIFY_WITH_TIMEOUT(!page.session().isHeld(), patience);
         }},
        {"training/explode",
         [=](TaskWalk& w) {
             RunConfig run = shortRun(500);
             run.plan.optimiser.kind = OptimiserKind::Sgd;
             run.plan.optimiser.learningRate = 300;
             run.plan.optimiser.clip = 0;
             run.plan.schedule.warmup = 0;
             trainUntil(w, run, ticked(w, "training/explode"));
         }},
    };
}

// ---- page 8

inline void settleHeads(HeadsPage& page) {
    QTRY_VERIFY_WITH_TIMEOUT(!page.inspector().isBusy() && !page.inspector().isMeasuring(), patience);
    QApplication::processEvents();
}

inline HeadsPage& headsOfExample(TaskWalk& w) {
    if (w.document.lab().moments.size() < 2)
        w.document.editLab(ModelOpener::exampleLab(), [] { return QString(); });
    auto& page = w.on<HeadsPage>();
    settleHeads(page);
    return page;
}

inline std::vector<TaskDeed> heads() {
    const auto sortBy = [](TaskWalk& w, HeadsColumn column) {
        auto* header = w.find<ScoresTable>("scoresTable").horizontalHeader();
        emit header->sectionClicked(static_cast<int>(column));
    };
    return {
        {"heads/find-induction",
         [=](TaskWalk& w) {
             auto& page = headsOfExample(w);
             auto& table = w.find<ScoresTable>("scoresTable");
             table.setCurrentIndex(table.model()->index(1, 0));
             table.setCurrentIndex(table.model()->index(0, 0));
             QVERIFY(!w.ticked().contains("heads/find-induction")); // not sorted
             sortBy(w, HeadsColumn::Induction);
             settleHeads(page);
             table.setCurrentIndex(table.model()->index(2, 0));
             table.setCurrentIndex(table.model()->index(0, 0));
         }},
        {"heads/own-words",
         [=](TaskWalk& w) {
             auto& page = headsOfExample(w);
             w.write("headsText", QStringLiteral("kedi masa"));
             settleHeads(page);
             QVERIFY(!w.ticked().contains("heads/own-words")); // once only
             w.write("headsText", QStringLiteral("kedi masa kedi masa"));
             settleHeads(page);
         }},
        {"heads/work-out-cell",
         [=](TaskWalk& w) {
             auto& page = headsOfExample(w);
             w.step("pair");
             const Matrix& weights = page.inspector().headTrace()->weights;
             Index row = 0, column = 0;
             weights.bottomRows(weights.rows() - 1).minCoeff(&row, &column);
             page.inspector().selectCell(row + 1, column);
             QVERIFY(!w.ticked().contains("heads/work-out-cell")); // light
             weights.maxCoeff(&row, &column);
             page.inspector().selectCell(row, column);
         }},
        {"heads/sort-by-loss", [=](TaskWalk& w) { sortBy(w, HeadsColumn::Delta); }},
        {"heads/switch-off",
         [=](TaskWalk& w) {
             auto& page = headsOfExample(w);
             page.inspector().setHeadOff(0, true);
             settleHeads(page);
         }},
        {"heads/back-to-zero",
         [=](TaskWalk& w) {
             w.find<QSlider>("momentSlider").setValue(0);
             settleHeads(w.on<HeadsPage>());
         }},
        {"heads/compare-moments",
         [=](TaskWalk& w) {
             auto& page = headsOfExample(w);
             HeadsView view = page.inspector().view();
             view.panel = HeadsPanel::Compare;
             view.moment = -1;
             view.compare = 0;
             page.inspector().setView(view);
             settleHeads(page);
         }},
    };
}

// ---- page 9

inline GenerationPage& writing(TaskWalk& w) {
    if (w.document.lab().model != tourModel()) {
        LabState lab = w.document.lab();
        lab.model = tourModel();
        lab.run = nullptr;
        lab.moments.clear();
        w.document.editLab(lab, [] { return QString(); });
    }
    auto& page = w.on<GenerationPage>();
    page.waitForWork();
    QApplication::processEvents();
    return page;
}

template <class Change>
void changeSettings(TaskWalk& w, Change change) {
    auto& page = writing(w);
    GenerationSettings next = page.session().settings();
    change(next);
    page.session().edit(next, [] { return QString(); });
    page.waitForWork();
    QApplication::processEvents();
}

inline void writeTokens(TaskWalk& w, int count) {
    auto& page = writing(w);
    for (int i = 0; i < count && !page.session().finished(); ++i) {
        page.session().nextToken();
        page.waitForWork();
        QApplication::processEvents();
    }
}

inline void startOver(TaskWalk& w) {
    auto& page = writing(w);
    page.session().startOver();
    page.waitForWork();
}

inline std::vector<TaskDeed> generation() {
    return {
        {"generation/outgrow",
         [](TaskWalk& w) {
             auto& page = writing(w);
             changeSettings(w, [](GenerationSettings& s) { s.tokens = 60; });
             writeTokens(w, page.session().model()->parameters->config().context + 1);
         }},
        {"generation/cold",
         [](TaskWalk& w) {
             changeSettings(w, [](GenerationSettings& s) { s.sampling.temperature = 0.2; });
             w.step("softmax");
             writing(w);
         }},
        {"generation/top-k-one",
         [](TaskWalk& w) {
             changeSettings(w, [](GenerationSettings& s) {
                 s.sampling.temperature = 1.5;
                 s.sampling.topK = 1;
             });
             w.step("softmax");
             writing(w);
         }},
        {"generation/top-p-cut",
         [](TaskWalk& w) {
             startOver(w);
             changeSettings(w, [](GenerationSettings& s) {
                 s.sampling.topK = 0;
                 s.sampling.topP = 0.9;
             });
             w.step("softmax");
             writeTokens(w, 8);
         }},
        {"generation/greedy",
         [](TaskWalk& w) {
             startOver(w);
             changeSettings(w, [](GenerationSettings& s) {
                 s.sampling.topP = 1;
                 s.greedy = true;
             });
             writeTokens(w, 21);
         }},
        {"generation/other-seed",
         [](TaskWalk& w) {
             startOver(w);
             changeSettings(w, [](GenerationSettings& s) {
                 s.greedy = false;
                 s.seed = 5;
             });
             writeTokens(w, 6);
         }},
        {"generation/average",
         [](TaskWalk& w) {
             w.step("teacher");
             w.find<QSpinBox>("textsSpin").setValue(16);
             QTRY_VERIFY_WITH_TIMEOUT(w.ticked().contains("generation/average"), patience);
         }},
        {"generation/inject",
         [](TaskWalk& w) {
             w.step("injection");
             auto& page = writing(w);
             const auto& written = page.session().written();
             const TokenId wrong = written[1] == 0 ? 1 : 0;
             changeSettings(w, [wrong](GenerationSettings& s) { s.injected = InjectedToken{1, wrong}; });
             QTRY_VERIFY_WITH_TIMEOUT(w.ticked().contains("generation/inject"), patience);
         },
         {"generation/recover"}},
        {"generation/recover",
         [](TaskWalk& w) {
             // Some token of some text is forgotten again.
             const int symbols = writing(w).session().model()->parameters->config().vocabulary;
             for (int i = 0; i < 400 && !w.ticked().contains("generation/recover"); ++i)
                 changeSettings(w, [=](GenerationSettings& s) {
                     s.greedy = true;
                     s.injected = InjectedToken{i / symbols, static_cast<TokenId>(i % symbols)};
                 });
         }},
        {"generation/timing",
         [](TaskWalk& w) {
             w.step("timing");
             w.press("measureButton");
             QTRY_VERIFY_WITH_TIMEOUT(w.ticked().contains("generation/timing"), patience);
         }},
    };
}

} // namespace dikkat::ui::deeds
