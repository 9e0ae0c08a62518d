#include "tests/ui/page_stage.h"
#include "tests/ui/tiny_run.h"
#include "ui/i18n/language.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/form_state.h"
#include "ui/pages/training/loss_card.h"
#include "ui/pages/training/run_differences.h"
#include "ui/pages/training/text_file.h"
#include "ui/pages/training/training_page.h"
#include "ui/pages/training/update_formulas.h"
#include "ui/plot/curves.h"
#include "ui/theme/theme.h"
#include "ui/widgets/formula.h"
#include "ui/widgets/head_grid.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <cmath>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

using State = TrainingSession::State;

RunConfig tiny(int steps = 60) {
    return tinyRun(defaultRun(), steps);
}

struct Stage : PageStage<TrainingPage> {
    using PageStage::PageStage;
    void set(const RunConfig& run) {
        document.editPage(QStringLiteral("training"), pageOf(run), [] { return QString(); });
    }
    void click(const char* name) { find<QPushButton>(name)->click(); }
    [[nodiscard]] State state() const { return page->session().state(); }
};

QString written(QTemporaryDir& folder, const QByteArray& bytes) {
    const QString path = folder.filePath(QStringLiteral("text.txt"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(bytes);
    return path;
}

const FormNote* noteAt(const std::vector<FormNote>& notes, FormField field) {
    for (const FormNote& note : notes)
        if (note.field == field) return &note;
    return nullptr;
}

} // namespace

#define WAIT_FOR(what) QTRY_VERIFY_WITH_TIMEOUT(what, 20'000)

class TrainingPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        QLocale::setDefault(QLocale(QLocale::English)); // figures are compared as they are shown
        m_themes = new ThemeService(this);
    }

    void aNewLearnerCanStartAtOnce() {
        Stage stage;
        WAIT_FOR(stage.find<QPushButton>("startButton")->isEnabled());
        QVERIFY(!stage.find<QPushButton>("stopButton")->isEnabled());
        QVERIFY(stage.find<QLabel>("runPlace")->text().size() > 3);
    }

    void theWindowTrains() {
        Stage stage;
        stage.set(tiny());
        WAIT_FOR(stage.page->canStart());
        stage.click("startButton");
        WAIT_FOR(stage.state() == State::Finished);
        auto* curves = stage.find<Curves>("lossCurves");
        WAIT_FOR(curves->size(0) == 60);
        QCOMPARE(curves->size(1), 7); // every tenth step and the last
        WAIT_FOR(stage.find<QTextBrowser>("sampleText")->toPlainText().contains(QStringLiteral("60")));
        QVERIFY(stage.find<QPushButton>("startButton")->isEnabled());
        QCOMPARE(stage.document.model()->steps, std::int64_t(60));
    }

    void theFormIsLockedWhileARunIsHeld() {
        Stage stage;
        stage.set(tiny(1'000'000));
        WAIT_FOR(stage.page->canStart());
        stage.click("startButton");
        WAIT_FOR(stage.state() == State::Running);
        QVERIFY(!stage.find<QSpinBox>("blocksSpin")->isEnabled());
        QVERIFY(stage.find<QLineEdit>("rateInFlight")->isVisible());
        stage.find<QLineEdit>("rateInFlight")->setText(QStringLiteral("0,0001"));
        emit stage.find<QLineEdit>("rateInFlight")->editingFinished();
        QCOMPARE(stage.page->session().learningRate(), 0.0001);
        QVERIFY(stage.page->taskDone(QStringLiteral("rate-in-flight")));
        stage.click("pauseButton");
        WAIT_FOR(stage.state() == State::Paused);
        const auto at = stage.page->session().steps();
        stage.click("stepButton");
        WAIT_FOR(stage.page->session().steps() == at + 1);
        WAIT_FOR(stage.page->findChildren<Curves*>().front()->changes().size() == 1);
        stage.click("stopButton");
        WAIT_FOR(!stage.page->session().isHeld());
        QVERIFY(stage.find<QSpinBox>("blocksSpin")->isEnabled());
        QVERIFY(stage.find<QPushButton>("pauseButton")->isEnabled()); // it can go on
    }

    void keysStartPauseStepAndStop() {
        Stage stage;
        stage.set(tiny(1'000'000));
        WAIT_FOR(stage.page->canStart());
        stage.page->setFocus();
        const auto key = [&](const char* action) {
            stage.page->findChild<QAction*>(QLatin1String(action))->trigger();
        };
        key("oneStep"); // a clicker's blank key begins nothing
        QVERIFY(!stage.page->session().hasRun());
        stage.click("stepButton");
        WAIT_FOR(stage.state() == State::Paused);
        QCOMPARE(stage.page->session().steps(), std::int64_t(1));
        QVERIFY(stage.page->taskDone(QStringLiteral("one-step")));
        key("startOrPause");
        WAIT_FOR(stage.page->session().steps() > 5);
        key("startOrPause");
        WAIT_FOR(stage.state() == State::Paused);
        key("stopRun");
        WAIT_FOR(!stage.page->session().isHeld());
    }

    void editsOfTheFormAreUndone() {
        Stage stage;
        auto* blocks = stage.find<QSpinBox>("blocksSpin");
        const int before = blocks->value();
        blocks->setValue(before + 1);
        blocks->setValue(before + 2); // one gesture
        QCOMPARE(stage.page->formRun().config.blocks, before + 2);
        QCOMPARE(stage.document.undoStack().count(), 1);
        stage.document.undoStack().undo();
        QCOMPARE(blocks->value(), before);
        auto* preset = stage.find<QComboBox>("presetCombo");
        for (int i = 0; i < preset->count(); ++i) {
            preset->setCurrentIndex(i);
            emit preset->activated(i);
            QCOMPARE(preset->currentIndex(), i);
            QVERIFY(isPreset(stage.page->formRun(), presets()[static_cast<std::size_t>(i)]));
        }
    }

    void whatAFileHoldsIsChecked() {
        for (const QString& text :
             {QStringLiteral("{"), QStringLiteral("[]"), QStringLiteral("{\"preset\": 7}"),
              QStringLiteral("{\"preset\": \"none\"}")})
            QVERIFY(isPreset(runOf({{QStringLiteral("run"), text}}), *findPreset("turkish-names")));
        QVERIFY(isPreset(runOf({{QStringLiteral("run"), 12}}), *findPreset("turkish-names")));
        const RunConfig run = tiny(33);
        QCOMPARE(runOf(pageOf(run)).plan.steps, std::int64_t(33));
    }

    void impossibleSetUpsSayWhyBesideTheField_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<FormField>("field");
        QTest::newRow("heads") << 0 << FormField::Width;
        QTest::newRow("dropout") << 1 << FormField::Dropout;
        QTest::newRow("rate") << 2 << FormField::LearningRate;
        QTest::newRow("kind") << 3 << FormField::Data;
        QTest::newRow("context") << 4 << FormField::Context;
        QTest::newRow("text") << 5 << FormField::Data;
    }
    void impossibleSetUpsSayWhyBesideTheField() {
        QFETCH(int, which);
        QFETCH(FormField, field);
        RunConfig run = tiny();
        switch (which) {
        case 0: run.config.heads = 3; break;
        case 1: run.config.dropout = 1.5; break;
        case 2: run.plan.optimiser.learningRate = -1; break;
        case 3: run.data.kind = DataSource::Kind::Translation; break;
        case 4:
            run.data.kind = DataSource::Kind::Task;
            run.data.task = Task::Reverse;
            run.config.context = 4;
            break;
        default: run.data.kind = DataSource::Kind::Text; break;
        }
        Stage stage;
        stage.set(run);
        const bool needsText = which == 5;
        const auto facts = factsOf(run, nullptr, 1e9);
        const auto notes = notesOn(run, needsText ? nullptr : facts.get(), false);
        const FormNote* note = noteAt(notes, field);
        QVERIFY2(note && note->forbids, qPrintable(notes.empty() ? QString() : notes.front().sentence));
        QVERIFY(note->sentence.size() > 15);
        QTest::qWait(200);
        QVERIFY(!stage.page->canStart());
        QVERIFY(!stage.find<QPushButton>("startButton")->isEnabled());
        stage.page->setFocus();
        QSignalSpy problem(stage.page, &Page::problem);
        stage.page->findChild<QAction*>(QStringLiteral("startOrPause"))->trigger();
        QCOMPARE(problem.count(), 1);
        QVERIFY(stage.state() == State::Idle);
    }

    void unwiseSetUpsAreAllowedButSaid() {
        const auto unwise = [](RunConfig run, FormField field) {
            const auto facts = factsOf(run, nullptr, 1e9);
            const auto notes = notesOn(run, facts.get(), false);
            const FormNote* note = noteAt(notes, field);
            return note && !note->forbids && !note->sentence.isEmpty();
        };
        RunConfig run = tiny();
        run.plan.schedule.warmup = 60;
        QVERIFY(unwise(run, FormField::Warmup));
        run = tiny();
        run.plan.optimiser.learningRate = 1;
        QVERIFY(unwise(run, FormField::LearningRate));
        run = tiny();
        run.config.positions = Positions::None;
        QVERIFY(unwise(run, FormField::Positions));
        run = tiny();
        run.config.causal = false;
        QVERIFY(unwise(run, FormField::Causal));
        run = tiny();
        run.config.blocks = 8;
        run.config.normPlace = NormPlace::Post;
        run.plan.schedule.warmup = 0;
        QVERIFY(unwise(run, FormField::NormPlace));
    }

    void badTextFilesSayWhy_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("empty");
        QTest::newRow("latin5") << QByteArray("g\xfcne\xfe") << QStringLiteral("UTF-8");
        QTest::newRow("utf16") << QByteArray("\xff\xfe\x41\x00\x42\x00", 6) << QStringLiteral("UTF-16");
        QTest::newRow("zero") << QByteArray("ab\0cd", 5) << QStringLiteral("zero");
        QTest::newRow("50 MB") << QByteArray(50'000'001, 'a') << QStringLiteral("MB");
    }
    void badTextFilesSayWhy() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        QTemporaryDir folder;
        Stage stage;
        QSignalSpy problem(stage.page, &Page::problem);
        QVERIFY(stage.page->takeFile(written(folder, bytes)));
        WAIT_FOR(problem.count() == 1);
        QVERIFY2(problem[0][0].value<LiveText>().text().contains(word),
                 qPrintable(problem[0][0].value<LiveText>().text()));
        QCOMPARE(stage.document.undoStack().count(), 0);
    }
    void aMissingFileSaysSo() {
        Stage stage;
        QSignalSpy problem(stage.page, &Page::problem);
        QVERIFY(stage.page->takeFile(QStringLiteral("/nowhere/at/all.txt")));
        WAIT_FOR(problem.count() == 1);
    }

    void textsThatCannotTeachSaySo_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("word");
        QTest::newRow("short") << QByteArray("kısa") << QStringLiteral("longer");
        QTest::newRow("one character") << QByteArray(5000, 'a') << QStringLiteral("one character");
    }
    void textsThatCannotTeachSaySo() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, word);
        QTemporaryDir folder;
        Stage stage;
        QVERIFY(stage.page->takeFile(written(folder, bytes)));
        auto* start = stage.find<QPushButton>("startButton");
        WAIT_FOR(start->toolTip().contains(word));
        QVERIFY(!start->isEnabled());
    }

    void aTextIsTrainedOn() {
        QTemporaryDir folder;
        QByteArray text;
        for (int i = 0; i < 100; ++i) text += "ağaç dalı, yaprak ve gölge.\n";
        Stage stage;
        stage.set(tiny(20));
        QVERIFY(stage.page->takeFile(written(folder, text)));
        WAIT_FOR(stage.page->formText() != nullptr && stage.page->canStart());
        QVERIFY(stage.page->formRun().data.kind == DataSource::Kind::Text);
        stage.click("startButton");
        WAIT_FOR(stage.state() == State::Finished);
        QCOMPARE(QByteArray::fromStdString(*stage.document.lab().text), text);
    }

    void runsAreKeptRenamedDeletedExported() {
        Stage stage;
        stage.set(tiny(30));
        WAIT_FOR(stage.page->canStart());
        stage.click("startButton");
        WAIT_FOR(stage.state() == State::Finished);
        stage.find<QToolButton>("keepButton")->click();
        QCOMPARE(stage.document.lab().kept.size(), std::size_t(1));
        QCOMPARE(stage.document.lab().kept[0]->curve.size(), std::size_t(30));
        auto* list = stage.find<QListWidget>("runsList");
        QCOMPARE(list->count(), 1);
        QVERIFY(stage.state() == State::Finished); // keeping a curve does not touch the run
        list->item(0)->setText(QStringLiteral("ilk"));
        QCOMPARE(QString::fromStdString(stage.document.lab().kept[0]->name), QStringLiteral("ilk"));
        QCOMPARE(stage.find<Curves>("lossCurves")->lineCount(), 4);
        QVERIFY(runFromJson(stage.document.lab().kept[0]->settings).ok());
        list->setCurrentRow(0);
        const QString about = stage.find<QLabel>("runSettings")->text();
        QVERIFY2(about.contains(exactNumber(tiny(30).plan.optimiser.learningRate)), qPrintable(about));
        // Curves over other data are not drawn beside it without a word.
        const auto* plot = stage.find<Curves>("lossCurves");
        QVERIFY(!plot->note().contains("different data"));
        auto kept = stage.document.lab().kept;
        auto other = std::make_shared<KeptRun>(*kept[0]);
        RunConfig foreign = tiny(30);
        foreign = withSource(foreign, foreign.data.kind == DataSource::Kind::Task ? "turkish-names" : "copy");
        QVERIFY(!sameData(foreign, tiny(30)));
        other->settings = runToJson(foreign);
        stage.document.editLab(
            [&] {
                LabState lab = stage.document.lab();
                lab.kept.push_back(other);
                return lab;
            }(),
            [] { return QStringLiteral("keep"); });
        QTRY_VERIFY(plot->note().contains("different data"));
        stage.document.undoStack().undo();
        QTRY_VERIFY(!plot->note().contains("different data"));
        list->setCurrentRow(0);
        stage.find<QPushButton>("deleteRun")->click();
        QVERIFY(stage.document.lab().kept.empty());
        stage.document.undoStack().undo();
        QCOMPARE(stage.document.lab().kept.size(), std::size_t(1));
    }

    void longCurvesStayLight() {
        KeptRun run;
        run.name = "long";
        for (int i = 0; i < 50'000; ++i) {
            StepReport report;
            report.step = i;
            report.loss = 3.0 - 1e-5 * i;
            if (i % 1000 == 0) report.validationLoss = report.loss + 0.1;
            run.curve.push_back(report);
        }
        Stage stage;
        stage.page->session().editKept({std::make_shared<const KeptRun>(run)}, [] { return QString(); });
        auto* curves = stage.find<Curves>("lossCurves");
        QVERIFY(curves->size(2) > 2000 && curves->size(2) <= 8001);
        QCOMPARE(curves->size(3), 50); // no validation loss is left out
        QVERIFY(std::abs(curves->valueAt(2, 40'000) - 2.6) < 0.01);
    }

    void theTurnOfTheValidationLossIsSaid() {
        // Names are few: a model without dropout soon knows them by heart.
        RunConfig run = tiny(4000);
        run.config.dropout = 0;
        run.config.width = 32;
        run.config.mlpWidth = 128;
        run.plan.rows = 16;
        run.plan.optimiser.learningRate = 0.01;
        run.plan.optimiser.weightDecay = 0;
        run.plan.evaluateEvery = 50;
        run.plan.evaluationRows = 64;
        Stage stage;
        stage.set(run);
        WAIT_FOR(stage.page->canStart());
        stage.click("startButton");
        auto* card = stage.page->findChild<LossCard*>();
        QVERIFY(card->turn() < 0);
        QTRY_VERIFY_WITH_TIMEOUT(card->turn() >= 0 || stage.state() == State::Finished, 60'000);
        QVERIFY(card->turn() >= 0);
        stage.page->session().stop();
        WAIT_FOR(!stage.page->session().isHeld());
    }

    void aFailedRunSaysWhyAndGoesBack() {
        RunConfig run = tiny(500);
        run.plan.optimiser.kind = OptimiserKind::Sgd;
        run.plan.optimiser.learningRate = 500;
        run.plan.optimiser.clip = 0;
        run.plan.schedule.warmup = 0;
        Stage stage;
        stage.set(run);
        WAIT_FOR(stage.page->canStart());
        stage.click("startButton");
        WAIT_FOR(stage.state() == State::Failed);
        QVERIFY(stage.find<QLabel>("failureText")->isVisible());
        // The box takes its room from the plots: nothing scrolls in the smallest window either.
        stage.scroll.resize(948, 604);
        QTRY_COMPARE(stage.page->size(), stage.scroll.viewport()->size());
        QVERIFY(stage.find<QLabel>("failureText")->text().contains(QStringLiteral("500")));
        QVERIFY(stage.page->taskDone(QStringLiteral("explode")));
        stage.click("backButton");
        QVERIFY(stage.state() == State::Paused);
        QCOMPARE(stage.page->session().learningRate(), 0.3); // what the hint beside the field says
        QVERIFY(!stage.find<QLabel>("failureText")->isVisible());
    }

    void aHeadOpensItsPage() {
        Stage stage;
        QSignalSpy open(stage.page, &Page::openPage);
        emit stage.find<HeadGrid>("trainingHeads")->picked(1);
        QCOMPARE(open.count(), 1);
        QCOMPARE(stage.document.pageView(QStringLiteral("heads")).value(QStringLiteral("head")).toInt(), 1);
    }

    /// The numbers put into the formulas are those of the optimiser: checked against an update made by hand.
    void theUpdateFormulaIsTheUpdate() {
        OptimiserSettings o;
        o.kind = OptimiserKind::AdamW;
        o.learningRate = 0.1;
        o.weightDecay = 0.5;
        o.clip = 1.0;
        LineVector<double> weights{2.0};
        const LineVector<double> gradient{4.0};
        Moments<double> moments = noMoments<double>(o.kind, 1);
        updateWeights<double>(o, 0.1, clippingFactor(4.0, 1.0), {{0, 1, true}}, 0, 1, gradient.data(),
                              moments, weights.data());
        WeightReport w;
        w.value = weights[0];
        w.gradient = 4.0;
        w.first = moments.first[0];
        w.second = moments.second[0];
        w.update = weights[0] - 2.0;
        const auto lines = updateFormulas(w, o, 0.1, 4.0, 1, true);
        QCOMPARE(lines.size(), std::size_t(5));
        QVERIFY2(lines[0].plain().contains(QStringLiteral("1")), qPrintable(lines[0].plain()));
        // 2 · (1 − 0.1 · 0.5) − 0.1 · 1 = 1.8
        QVERIFY2(lines[4].plain().contains(QStringLiteral("1.8")), qPrintable(lines[4].plain()));
        QVERIFY(lines[4].plain().startsWith(QStringLiteral("w = 2")));
        o.kind = OptimiserKind::Sgd;
        w.value = 1.9;
        w.update = -0.1;
        QVERIFY(updateFormulas(w, o, 0.1, 4.0, 1, true).back().plain().endsWith(QStringLiteral("1.9")));
    }

    void fitsTheWindow_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1440x900") << QSize(948, 770);
        QTest::newRow("1024x700") << QSize(948, 570);
    }
    void fitsTheWindow() {
        QFETCH(QSize, size);
        Stage stage(size);
        QApplication::processEvents();
        QVERIFY2(stage.page->minimumSizeHint().width() <= size.width(),
                 qPrintable(QString::number(stage.page->minimumSizeHint().width())));
        QVERIFY2(stage.page->minimumSizeHint().height() <= size.height(),
                 qPrintable(QString::number(stage.page->minimumSizeHint().height())));
    }

    void languageSwitchKeepsEverything() {
        LanguageService language;
        language.set(UiLanguage::English);
        Stage stage;
        stage.set(tiny(1'000'000));
        WAIT_FOR(stage.page->canStart());
        stage.click("startButton");
        WAIT_FOR(stage.page->session().steps() > 5);
        const RunConfig before = stage.page->formRun();
        language.set(UiLanguage::Turkish);
        QApplication::processEvents();
        QVERIFY(stage.state() == State::Running);
        QCOMPARE(runToJson(stage.page->formRun()), runToJson(before));
        language.set(UiLanguage::English);
        QApplication::processEvents();
        stage.page->session().stop();
        WAIT_FOR(!stage.page->session().isHeld());
    }

    void codeFollowsTheForm() {
        Stage stage;
        RunConfig run = tiny(77);
        run.config.normPlace = NormPlace::Post;
        stage.set(run);
        const QString code = stage.page->code(Page::CodeFlavour::PyTorch);
        QVERIFY(code.contains(QStringLiteral("\"steps\": 77")));
        QVERIFY(code.contains(QStringLiteral("\"norm\": \"post\"")));
        QVERIFY(!code.contains(QStringLiteral("class EncoderDecoder")));
        QVERIFY(stage.page->code(Page::CodeFlavour::NumPy).contains(QStringLiteral("sqrt")));
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(TrainingPageTest)
#include "training_page_test.moc"
