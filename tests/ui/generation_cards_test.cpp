#include "tests/ui/generation_stage.h"

using namespace dikkat;
using namespace dikkat::ui;
using namespace dikkat::ui::test;

class GenerationCardsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

    void aTranslatorReadsASentenceAndStopsAtItsEnd() {
        const auto model = translator();
        Stage stage(model);
        QVERIFY(stage.session().task().sampling.greedy);
        QVERIFY(stage.session().task().end == Vocabulary::kEnd);
        QVERIFY(!stage.session().task().source.empty());
        stage.session().setSpeed(loopSpeedCount - 1);
        stage.session().setRunning(true);
        QTRY_VERIFY_WITH_TIMEOUT(!stage.session().isRunning(), 20000);
        QVERIFY(stage.session().written() == expected(*model, stage.session().task(), kLongestTarget + 1));
        stage.edit([](GenerationSettings& s) {
            s.source = QStringLiteral("küçük küçük küçük küçük küçük küçük küçük küçük");
        });
        QVERIFY(!stage.session().problem().isEmpty()); // more words than the model reads
        stage.edit([](GenerationSettings& s) { s.source = QStringLiteral("bilgisayar"); });
        QVERIFY(stage.session().problem().contains(QStringLiteral("bilgisayar")));
        stage.edit([](GenerationSettings& s) { s.source = {}; });
        stage.page->setTab(GenerationPage::Tab::Teacher);
        stage.settle();
        QCOMPARE(stage.page->teacher().texts(), 1);
    }

    void withoutVocabularyTokensAreNumbers() {
        Stage stage(withoutVocabulary());
        stage.edit([](GenerationSettings& s) { s.prompt = QStringLiteral("5, 17"); });
        QVERIFY((stage.session().task().prompt == std::vector<TokenId>{5, 17}));
        stage.write(3);
        const auto choice = stage.session().choice();
        QCOMPARE(choice->candidates.vocabulary, 700);
        QVERIFY(choice->candidates.otherCount >= 687);
        for (const char* bad : {"5,x", "700", "-1"}) {
            stage.edit([&](GenerationSettings& s) { s.prompt = QLatin1String(bad); });
            QVERIFY2(!stage.session().problem().isEmpty(), bad);
        }
        stage.edit([](GenerationSettings& s) { s.prompt = {}; });
        stage.page->setTab(GenerationPage::Tab::Teacher);
        stage.settle();
        QCOMPARE(stage.page->teacher().texts(), 1);
    }

    void nothingIsCalledValidationDataThatIsNot() {
        const auto words = [](Stage& stage) {
            stage.page->setStep(5);
            stage.settle();
            return stage.page->teacher().words();
        };
        Stage example(nullptr);
        example.page->loadExample();
        example.settle();
        QVERIFY2(words(example).contains("made anew"), qPrintable(words(example)));
        Stage named; // called "turkish-names", but no run is known
        QVERIFY2(words(named).contains("may have learned"), qPrintable(words(named)));
        Stage numbers(withoutVocabulary());
        QVERIFY2(words(numbers).contains("random tokens"), qPrintable(words(numbers)));
        Stage pairs(translator());
        QVERIFY2(words(pairs).contains("made anew"), qPrintable(words(pairs)));
    }

    void earlierWeightsCanWrite() {
        Stage stage(nullptr);
        stage.page->loadExample();
        stage.settle();
        auto* combo = stage.find<QComboBox>("weightsCombo");
        QVERIFY(combo->isVisibleTo(stage.page));
        QCOMPARE(combo->count(), 2); // the newest and the start
        const auto newest = stage.session().model();
        combo->setCurrentIndex(1);
        emit combo->activated(1);
        stage.settle();
        const auto start = stage.document.lab().moments.front();
        QVERIFY(stage.session().model()->parameters == start->parameters);
        QVERIFY(!stage.session().newerModel());
        stage.session().setMoment(GenerationSession::newest);
        stage.settle();
        QVERIFY(stage.session().model() == newest);
    }

    void aFinishedTextSaysWhyNothingGoesOn() {
        Stage stage;
        stage.edit([](GenerationSettings& s) { s.tokens = 3; });
        auto* done = stage.find<QLabel>("doneWords");
        QVERIFY(!done->isVisibleTo(stage.page));
        stage.write(3);
        QVERIFY(stage.session().finished());
        QVERIFY(done->isVisibleTo(stage.page) && done->text().contains("3"));
    }

    void aPresentationWithoutAModelTakesTheExample() {
        Stage stage(nullptr);
        QVERIFY(!stage.document.model());
        QWidget parent;
        stage.page->createPresentation(&parent);
        QVERIFY(stage.document.model() != nullptr);
        stage.document.undoStack().undo();
        QVERIFY(!stage.document.model());
    }

    void teacherForcingBesideFreeRunning() {
        Stage stage;
        stage.page->setTab(GenerationPage::Tab::Teacher);
        stage.settle();
        QCOMPARE(stage.page->teacher().texts(), 1);
        QCOMPARE(stage.page->guideStepId(), QStringLiteral("teacher"));
        const auto& truth = stage.page->teacher().trueTokens();
        const auto& own = stage.page->teacher().ownTokens();
        QCOMPARE(truth.size(), own.size());
        for (std::size_t i = 0; i < truth.size(); ++i)
            QCOMPARE(truth[i].differs, truth[i].text != own[i].text);
        stage.page->teacher().setTexts(16);
        stage.settle();
        QCOMPARE(stage.page->teacher().texts(), 16);
        QVERIFY(stage.page->taskDone(QStringLiteral("average")));

        auto* field = stage.find<QLineEdit>("referenceField");
        field->setText(QStringLiteral("ali\\nveli"));
        emit field->editingFinished();
        stage.settle();
        QCOMPARE(stage.page->teacher().trueTokens().size(), std::size_t(8));
        QSignalSpy problem(stage.page, &Page::problem);
        field->setText(QStringLiteral("QQ"));
        emit field->editingFinished();
        stage.settle();
        QCOMPARE(problem.count(), 1);
    }

    void aWrongTokenIsPutInByClicking() {
        Stage stage;
        stage.write(30);
        auto* flow = stage.find<TokenFlow>("textFlow");
        QTest::mouseClick(flow, Qt::LeftButton, {}, flow->rectOf(1 + 12).center().toPoint());
        stage.settle();
        QVERIFY(stage.page->tab() == GenerationPage::Tab::Injection);
        QCOMPARE(stage.find<QSpinBox>("injectPlaceSpin")->value(), 13);
        auto* combo = stage.find<QComboBox>("injectTokenCombo");
        QCOMPARE(combo->count(), 31); // every token, and the invitation
        combo->setCurrentIndex(25);
        emit combo->activated(25);
        stage.settle();
        const auto& result = stage.page->injection().result();
        QVERIFY(result.has_value());
        QCOMPARE(result->place, 13);
        QVERIFY(stage.page->taskDone(QStringLiteral("inject")));
        QVERIFY(!stage.page->injection().words().isEmpty());
        const auto& after = stage.page->injection().afterTokens();
        QVERIFY(after[13].kind == FlowToken::Kind::Forced);
        QVERIFY(!after[12].differs);
        const auto text = result->after;
        stage.find<QPushButton>("injectUseButton")->click();
        stage.settle();
        QVERIFY(std::equal(text.begin() + 1, text.end(), stage.session().written().begin()));
        stage.document.undoStack().undo();
        stage.settle();
        QVERIFY(!stage.page->injection().result().has_value());
    }

    void timesAreMeasuredAndCancelled() {
        Stage stage;
        stage.page->setTab(GenerationPage::Tab::Timing);
        auto* button = stage.find<QPushButton>("measureButton");
        button->click();
        stage.settle();
        QCOMPARE(stage.page->timing().times().size(), std::size_t(3)); // 4, 8, 16
        QCOMPARE(stage.find<QTableWidget>("timingTable")->rowCount(), 3);
        QVERIFY(stage.page->taskDone(QStringLiteral("timing")));
        button->click();
        button->click(); // cancel
        QVERIFY(!stage.page->timing().isComplete());
        stage.settle();
        QVERIFY(!stage.page->timing().isComplete());
        QVERIFY(button->isEnabled());
    }

    void theCodeGivesTheSharesOnScreen_data() {
        QTest::addColumn<bool>("large");
        QTest::addColumn<int>("topK");
        QTest::addColumn<double>("topP");
        QTest::newRow("all") << false << 0 << 1.0;
        QTest::newRow("filters") << false << 9 << 0.8;
        QTest::newRow("large vocabulary") << true << 0 << 1.0;
        QTest::newRow("large with top-k") << true << 100 << 1.0;
        QTest::newRow("large with both") << true << 80 << 0.5;
        QTest::newRow("large with top-p") << true << 0 << 0.3;
    }

    void theCodeGivesTheSharesOnScreen() {
        // The first Python on the path may be a bare one.
        QString interpreter;
        for (const char* name : {"python3", "/usr/bin/python3"})
            if (QProcess::execute(QLatin1String(name),
                                  {QStringLiteral("-c"), QStringLiteral("import numpy")}) == 0)
                interpreter = QLatin1String(name);
        QVERIFY2(!interpreter.isEmpty(), "python3-numpy is missing");
        QFETCH(bool, large);
        QFETCH(int, topK);
        QFETCH(double, topP);
        Stage stage(large ? withoutVocabulary() : tourModel());
        stage.edit([&](GenerationSettings& s) { s.sampling = {0.8, topK, topP, false}; });
        stage.write(4);
        const QString code =
            stage.page->code(Page::CodeFlavour::NumPy) +
            QStringLiteral("\nprint('sum', repr(float(p.max())))\nprint('token', "
                           "(ids[token] if 'ids' in dir() else token) if 'token' in dir() else -1)\n");
        QProcess python;
        python.start(interpreter, {QStringLiteral("-c"), code});
        QVERIFY(python.waitForFinished());
        const QString out = QString::fromUtf8(python.readAllStandardOutput());
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
        const auto choice = stage.session().choice();
        const QRegularExpression sum(QStringLiteral("sum (\\S+)")), token(QStringLiteral("token (\\S+)"));
        const double most = sum.match(out).captured(1).toDouble();
        QVERIFY(std::abs(most - choice->step.filteredProbabilities.maxCoeff()) < 1e-12);
        const int drawn = token.match(out).captured(1).toInt();
        if (large && topK == 0 && topP == 1.0)
            QCOMPARE(drawn, -1); // the listed tokens are not all that can be drawn
        else
            QCOMPARE(drawn, choice->step.token);
    }

    void everyTourStateAndBothLanguagesFit() {
        LanguageService language;
        for (const UiLanguage which : {UiLanguage::Turkish, UiLanguage::English}) {
            language.set(which);
            QApplication::processEvents();
            Stage stage(nullptr, {924, 556});
            QVERIFY2(stage.page->minimumSizeHint().width() <= 924,
                     qPrintable(QString::number(stage.page->minimumSizeHint().width())));
            for (const TourState& state : stage.page->tourStates()) {
                stage.document.reset(freshSession());
                state.show();
                stage.settle();
                QVERIFY2(stage.page->minimumSizeHint().width() <= 924, qPrintable(state.name));
                QVERIFY2(stage.page->minimumSizeHint().height() <= 556,
                         qPrintable(state.name + QString::number(stage.page->minimumSizeHint().height())));
                std::unique_ptr<QWidget> slide(stage.page->createPresentation(nullptr));
                slide->resize(720, 450);
                QVERIFY(!slide->grab().isNull());
            }
        }
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(GenerationCardsTest)
#include "generation_cards_test.moc"
