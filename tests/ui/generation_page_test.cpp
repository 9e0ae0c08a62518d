#include "tests/ui/generation_stage.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/symbol_words.h"

using namespace dikkat;
using namespace dikkat::ui;
using namespace dikkat::ui::test;

class GenerationPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

    void withoutAModelItInvites() {
        Stage stage(nullptr);
        QVERIFY(stage.find<QWidget>("generationEmpty")->isVisible());
        QSignalSpy open(stage.page, &Page::openPage);
        stage.find<QPushButton>("goTrainButton")->click();
        QCOMPARE(open.count(), 1);
        QVERIFY(open[0][0].value<PageId>() == PageId::Training);
        QVERIFY(!stage.page->statusTexts().isEmpty());
        QVERIFY(!stage.page->code(Page::CodeFlavour::NumPy).isEmpty());
        stage.page->setStep(3); // nothing to step through, and nothing breaks
        stage.session().nextToken();
        stage.session().setRunning(true);
        QVERIFY(!stage.session().isRunning());
        stage.give(tourModel());
        stage.settle();
        QVERIFY(!stage.find<QWidget>("generationEmpty")->isVisible());
    }

    void oneStepAfterTheOther() {
        Stage stage;
        auto* step = stage.find<QPushButton>("nextStepButton");
        auto* bars = stage.find<CandidateBars>("candidateBars");
        const LoopStage stages[] = {LoopStage::Run, LoopStage::Logits, LoopStage::Softmax, LoopStage::Draw};
        const CandidateBars::Shown shown[] = {CandidateBars::Shown::Nothing, CandidateBars::Shown::Logits,
                                              CandidateBars::Shown::Shares, CandidateBars::Shown::Drawn};
        for (int i = 0; i < 4; ++i) {
            QCOMPARE(stage.session().written().size(), std::size_t(0));
            step->click();
            stage.settle();
            QVERIFY(stage.session().stage() == stages[i]);
            QVERIFY(bars->shown() == shown[i]);
            QCOMPARE(stage.page->step(), i + 1);
        }
        QCOMPARE(stage.session().written().size(), std::size_t(1));
        QCOMPARE(stage.session().place(), 0);
        step->click(); // the loop begins again with a longer text
        stage.settle();
        QVERIFY(stage.session().stage() == LoopStage::Crop);
        QCOMPARE(stage.session().place(), 1);
        stage.session().previousStage();
        stage.settle();
        QVERIFY(stage.session().stage() == LoopStage::Draw);
        stage.session().previousStage(); // before the draw the token is not there yet
        QCOMPARE(stage.session().written().size(), std::size_t(0));
    }

    void theSameSeedWritesTheSameTextAsTheCommandLine_data() {
        QTest::addColumn<double>("temperature");
        QTest::addColumn<int>("topK");
        QTest::addColumn<double>("topP");
        QTest::addColumn<bool>("greedy");
        QTest::addColumn<int>("seed");
        QTest::newRow("plain") << 1.0 << 0 << 1.0 << false << 1;
        QTest::newRow("another seed") << 1.0 << 0 << 1.0 << false << 7;
        QTest::newRow("cold") << 0.5 << 0 << 1.0 << false << 1;
        QTest::newRow("filters") << 1.2 << 10 << 0.9 << false << 3;
        QTest::newRow("greedy") << 1.0 << 0 << 1.0 << true << 1;
    }

    void theSameSeedWritesTheSameTextAsTheCommandLine() {
        QFETCH(double, temperature);
        QFETCH(int, topK);
        QFETCH(double, topP);
        QFETCH(bool, greedy);
        QFETCH(int, seed);
        Stage stage;
        stage.edit([&](GenerationSettings& s) {
            s.sampling = {temperature, topK, topP, false};
            s.greedy = greedy;
            s.seed = seed;
            s.tokens = 40;
        });
        const auto text = expected(*tourModel(), stage.session().task(), 40);
        stage.write(13); // by hand, with a look back
        stage.session().backToken();
        stage.settle();
        stage.session().backToken();
        stage.settle();
        QCOMPARE(stage.session().written().size(), std::size_t(11));
        stage.session().setSpeed(loopSpeedCount - 1);
        stage.session().setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.session().isRunning(), 20000);
        stage.settle();
        QVERIFY(stage.session().finished());
        QVERIFY(stage.session().written() == text);
    }

    void itsNumbersAreThoseOfTheCommandLine() {
        Stage stage;
        stage.write(20); // beyond the context of 16
        const auto choice = stage.session().choice();
        QVERIFY(choice != nullptr);
        GenerationPlan plan;
        plan.prompt = stage.session().task().prompt;
        plan.tokens = 20;
        std::vector<GenerationStep> steps;
        generate(*tourModel()->parameters, plan, {}, [&](const GenerationStep& s) { steps.push_back(s); });
        QCOMPARE(choice->place, 19);
        QCOMPARE(choice->window, steps[19].window);
        QCOMPARE(choice->step.draw, steps[19].choice.draw);
        QVERIFY(choice->step.logits == steps[19].choice.logits);
        QVERIFY(stage.page->taskDone(QStringLiteral("outgrow")));
    }

    void slidersChooseAgainAndUndo() {
        Stage stage;
        stage.write(5);
        const auto written = stage.session().written();
        auto* slider = stage.find<QSlider>("temperatureSlider");
        slider->setValue(1); // 0.2
        stage.settle();
        slider->setValue(0);
        stage.settle();
        QCOMPARE(stage.session().settings().sampling.temperature, 0.1);
        QCOMPARE(stage.session().written().size(), std::size_t(5)); // the tokens before stay
        for (std::size_t i = 0; i < 4; ++i) QCOMPARE(stage.session().written()[i], written[i]);
        QCOMPARE(stage.session().choice()->options.temperature, 0.1);
        QVERIFY(stage.page->taskDone(QStringLiteral("cold")));
        QCOMPARE(stage.document.undoStack().count(), 1); // one gesture
        stage.document.undoStack().undo();
        stage.settle();
        QCOMPARE(stage.session().settings().sampling.temperature, 1.0);
        QVERIFY(stage.session().written() == written);
        QCOMPARE(slider->value(), 9);
    }

    void fieldsTakeBothMarksAndRefuseNonsense() {
        Stage stage;
        auto* field = stage.find<QLineEdit>("temperatureField");
        QSignalSpy problem(stage.page, &Page::problem);
        for (const char* good : {"0,75", "0.8"}) {
            field->setText(QLatin1String(good));
            emit field->editingFinished();
        }
        QCOMPARE(stage.session().settings().sampling.temperature, 0.8);
        QCOMPARE(problem.count(), 0);
        for (const char* bad : {"0,001", "-1", "abc", "1e9", "nan"}) {
            field->setText(QLatin1String(bad));
            emit field->editingFinished();
        }
        QCOMPARE(problem.count(), 5);
        QCOMPARE(stage.session().settings().sampling.temperature, 0.8);
        QVERIFY(field->text().startsWith(u'0'));
        QVERIFY(!stage.session().task().sampling.greedy);
        field->setText(QStringLiteral("0")); // the greedy choice; the temperature itself stays
        emit field->editingFinished();
        QCOMPARE(problem.count(), 5);
        QVERIFY(stage.session().task().sampling.greedy);
        QVERIFY(stage.find<QCheckBox>("greedyCheck")->isChecked());
        QCOMPARE(stage.session().settings().sampling.temperature, 0.8);
        QCOMPARE(field->text(), number(0.8, 2));
    }

    void rowsWithoutATokenAreShownAndCanBeLeftOut() {
        Stage stage;
        LabModel padded = *stage.session().model();
        QVERIFY(!stage.find<QCheckBox>("onlyTokensCheck")->isVisibleTo(stage.page));
        const std::vector<std::string> all = padded.vocabulary->symbols();
        padded.vocabulary =
            Vocabulary::fromSymbols(VocabularyKind::Characters, {all.begin(), all.end() - 2}).value();
        const TokenId row = padded.vocabulary->size();
        QCOMPARE(visibleToken(padded, row), rowWithoutToken(row));
        const std::vector<TokenId> text{0, row, 0};
        QVERIFY(textOf(padded, text).contains(rowWithoutToken(row)));
        GenerationSettings settings = stage.session().settings();
        QCOMPARE(std::get<WritingTask>(taskFor(padded, settings)).sampling.symbols, 0);
        settings.onlyTokens = true;
        QCOMPARE(std::get<WritingTask>(taskFor(padded, settings)).sampling.symbols, static_cast<int>(row));
        QVERIFY(settingsFromJson(toJson(settings)) == settings);
    }

    void anUnknownCharacterIsExplainedAndLosesNothing() {
        Stage stage;
        stage.write(3);
        auto* prompt = stage.find<QLineEdit>("promptField");
        prompt->setText(QStringLiteral("aQ7"));
        emit prompt->editingFinished();
        stage.settle();
        auto* why = stage.find<QLabel>("promptProblem");
        QVERIFY(why->isVisible());
        QVERIFY(why->text().contains(u'Q'));
        QVERIFY(!stage.find<QPushButton>("runButton")->isEnabled());
        QCOMPARE(prompt->text(), QStringLiteral("aQ7"));
        prompt->setText(QStringLiteral("\\nal"));
        emit prompt->editingFinished();
        stage.settle();
        QVERIFY(!why->isVisible());
        QCOMPARE(stage.session().task().prompt.size(), std::size_t(3));
        QVERIFY(stage.session().written().empty());
    }

    void aTextKeepsItsModelWhileTheRunGoesOn() {
        Stage stage;
        stage.write(4);
        const auto written = stage.session().written();
        auto newer = std::make_shared<LabModel>(*tourModel());
        newer->steps += 50;
        stage.document.setLiveModel(newer);
        stage.settle();
        QVERIFY(stage.session().model() == tourModel());
        QVERIFY(stage.session().newerModel());
        QVERIFY(stage.session().written() == written);
        QVERIFY(stage.find<QPushButton>("useNewerButton")->isVisible());
        stage.find<QPushButton>("useNewerButton")->click();
        stage.settle();
        QVERIFY(stage.session().model() == newer);
        QVERIFY(stage.session().written().empty());
        stage.document.setLiveModel(withoutVocabulary()); // another model altogether
        stage.settle();
        QVERIFY(!stage.session().model()->vocabulary);
    }

    void theSessionFileBringsTheTextBack() {
        Stage stage;
        stage.edit([](GenerationSettings& s) { s.sampling.topK = 6; });
        stage.write(9);
        stage.page->setTab(GenerationPage::Tab::Injection);
        const auto written = stage.session().written();
        const Session saved = stage.document.session();
        Stage other(nullptr);
        other.document.reset(saved);
        other.settle();
        QVERIFY(other.session().written() == written);
        QCOMPARE(other.session().settings().sampling.topK, 6);
        QVERIFY(other.page->tab() == GenerationPage::Tab::Injection);
        QVERIFY(other.session().stage() == LoopStage::Draw);
        other.document.reset(freshSession()); // a new session: nothing is left
        other.settle();
        QVERIFY(other.session().written().empty());
        QVERIFY(other.session().model() == nullptr);
    }

    void aStateFromAFileMayBeAnything() {
        const QJsonObject bad{
            {"temperature", "hot"}, {"top_k", -3},   {"top_p", 7},     {"seed", 1e300},
            {"tokens", 1e9},        {"prompt", 3},   {"greedy", "no"}, {"injected", QJsonArray{1}},
            {"given", -1},          {"source", true}};
        QVERIFY(settingsFromJson(bad) == GenerationSettings{});
        Stage stage;
        stage.document.setPageView(
            QStringLiteral("generation"),
            {{"written", QJsonArray{1, "x", 99999, -4}}, {"stage", 44}, {"tab", -9}, {"speed", 1e9}});
        emit stage.document.replaced();
        stage.settle();
        QVERIFY(stage.session().written().empty());
        stage.write(2);
        QCOMPARE(stage.session().written().size(), std::size_t(2));
        GenerationSettings all;
        all.prompt = QStringLiteral("a");
        all.source = QStringLiteral("b");
        all.sampling = {0.5, 3, 0.25, false};
        all.greedy = true;
        all.seed = 9;
        all.tokens = 12;
        all.reference = QStringLiteral("c");
        all.given = 2;
        all.injected = InjectedToken{3, 4};
        QVERIFY(settingsFromJson(toJson(all)) == all);
    }

    void keysMoveTheLoop() {
        Stage stage;
        stage.page->setFocus();
        stage.page->activateWindow();
        QTest::keyClick(stage.page, Qt::Key_N);
        stage.settle();
        QCOMPARE(stage.session().written().size(), std::size_t(1));
        QTest::keyClick(stage.page, Qt::Key_Period);
        stage.settle();
        QVERIFY(stage.session().stage() == LoopStage::Crop);
        QTest::keyClick(stage.page, Qt::Key_Space);
        QVERIFY(stage.session().isRunning());
        QTest::keyClick(stage.page, Qt::Key_Escape);
        QVERIFY(!stage.session().isRunning());
        QTest::keyClick(stage.page, Qt::Key_Backspace);
        stage.settle();
        QTest::keyClick(stage.page, Qt::Key_8);
        QVERIFY(stage.page->tab() == GenerationPage::Tab::Timing);
        QTest::keyClick(stage.page, Qt::Key_4);
        stage.settle();
        QVERIFY(stage.session().stage() == LoopStage::Softmax);
    }

    void aHiddenPageRests() {
        Stage stage;
        stage.session().setRunning(true);
        stage.scroll.hide();
        QVERIFY(!stage.session().isRunning());
        stage.page->waitForWork();
        auto newer = std::make_shared<LabModel>(*tourModel());
        stage.session().startOver();
        stage.page->waitForWork();
        stage.document.setLiveModel(newer);
        QVERIFY(!stage.session().isWorking());
        stage.scroll.show();
        stage.settle();
        QVERIFY(stage.session().model() == newer);
    }

    void resetIsOneStep() {
        Stage stage;
        stage.edit([](GenerationSettings& s) {
            s.sampling = {0.3, 4, 0.5, false};
            s.prompt = QStringLiteral("ali");
        });
        stage.write(4);
        stage.page->resetPage();
        stage.settle();
        QVERIFY(stage.session().settings() == GenerationSettings{});
        QVERIFY(stage.session().written().empty());
        stage.document.undoStack().undo();
        stage.settle();
        QCOMPARE(stage.session().settings().prompt, QStringLiteral("ali"));
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(GenerationPageTest)
#include "generation_page_test.moc"
