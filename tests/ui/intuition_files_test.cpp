#include "tests/ui/intuition_stage.h"
#include "ui/i18n/language.h"
#include "ui/theme/theme.h"
#include "ui/widgets/guide_text.h"
#include "ui/widgets/matrix_view.h"

#include <QJsonArray>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

using Stage = IntuitionStage;

/// What page 1 gives away and takes in: sessions, guide, code, the class room.
class IntuitionFilesTest : public QObject {
    Q_OBJECT
    ThemeService* m_themes = nullptr;
    LanguageService m_language;

private slots:
    void initTestCase() {
        m_themes = new ThemeService(this);
        m_language.set(UiLanguage::English);
        QApplication::processEvents();
    }

    void theStateComesBackFromASession() {
        Stage stage;
        stage.type(QStringLiteral("The stone hit it"));
        emit stage.find<MatrixView>("sentenceV")->valueTyped(1, 1, QStringLiteral("0.25"));
        stage.page->setStep(2);
        stage.slide("lengthSlider", 64, IntuitionState::lengths());
        const IntuitionState before = stage.page->lesson().state();
        const Session session = stage.document.session();
        Stage other;
        other.document.reset(session);
        QCOMPARE(other.page->lesson().state(), before);
        QCOMPARE(other.page->step(), 2);
        QCOMPARE(other.sentence().trace.v(1, 1), 0.25);
    }

    void anyFileIsSurvived() {
        using O = QJsonObject;
        for (const O& json :
             {O{{"text", 5}}, O{{"text", QString(99, u'a').replace(u'a', "a ")}},
              O{{"window", -3}, {"length", 1e9}}, O{{"text", "a b"}, {"q", QJsonArray{1, 2}}, {"k", "x"}},
              O{{"context", 99}, {"width", "wide"}},
              O{{"text", "a"},
                {"q", QJsonArray{QJsonArray{1e300, 0, 0, 0}}},
                {"k", QJsonArray{QJsonArray{0, 0, 0, 0}}},
                {"v", QJsonArray{QJsonArray{0, 0}}}}}) {
            const IntuitionState s = IntuitionState::fromJson(json);
            const VectorSentence sentence(s);
            QVERIFY(sentence.count() >= 1 && sentence.count() <= 16);
            QVERIFY(!sentence.edited);
            QVERIFY(s.window >= 1 && s.length >= 1 && s.width >= 1);
        }
        Stage stage;
        stage.document.setPageView(QStringLiteral("intuition"), {{"step", 77}, {"word", 400}, {"head", -9}});
        QCOMPARE(stage.page->step(), 0);
        QCOMPARE(stage.page->lesson().word(), 7);
    }

    void resetIsOneStep() {
        Stage stage;
        stage.type(QStringLiteral("The stone hit it"));
        stage.page->resetPage();
        QCOMPARE(stage.page->lesson().state(), IntuitionState{});
        stage.document.undoStack().undo();
        QCOMPARE(stage.sentence().count(), 4);
    }

    void everyTaskOfTheGuideCanBeKnown() {
        const GuidePage guide = loadGuide(QStringLiteral("intuition"), QStringLiteral("en"));
        QVERIFY(guide.problems.isEmpty());
        QStringList ids;
        for (const GuideStep& step : guide.steps) ids << step.id;
        Stage stage;
        QStringList steps;
        int tasks = 0;
        for (int i = 0; i < stage.page->stepCount(); ++i) {
            stage.page->setStep(i);
            steps << stage.page->guideStepId();
            tasks += static_cast<int>(guide.step(steps.last())->tasks.size());
            for (const GuideTask& task : guide.step(steps.last())->tasks)
                QVERIFY(!stage.page->taskDone(task.id));
        }
        QCOMPARE(ids, steps);
        QVERIFY(tasks >= 10);
    }

    void theCodeIsPython() {
        const QString python = QStringLiteral("/usr/bin/python3");
        QVERIFY2(!python.isEmpty(), "python3 is missing");
        Stage stage;
        stage.type(QStringLiteral("a \"quoted\" back\\slash"));
        for (int step = 0; step < 4; ++step)
            for (const auto flavour : {Page::CodeFlavour::NumPy, Page::CodeFlavour::PyTorch}) {
                stage.page->setStep(step);
                QProcess process;
                process.start(python, {QStringLiteral("-c"),
                                       QStringLiteral("import sys; compile(sys.argv[1], 'code', 'exec')"),
                                       stage.page->code(flavour)});
                QVERIFY2(process.waitForFinished() && process.exitCode() == 0,
                         process.readAllStandardError().constData());
            }
    }

    void theCodeGivesTheNumbersOnScreen() {
        const QString python = QStringLiteral("/usr/bin/python3");
        QVERIFY2(!python.isEmpty(), "python3 is missing");
        QProcess probe;
        probe.start(python, {QStringLiteral("-c"), QStringLiteral("import numpy")});
        QVERIFY2(probe.waitForFinished() && probe.exitCode() == 0, "python3-numpy is missing");
        Stage stage;
        stage.page->lesson().setNumber(&IntuitionState::context, 7, {});
        const auto outputOf = [&](int step) {
            stage.page->setStep(step);
            QProcess process;
            process.start(python, {QStringLiteral("-c"), stage.page->code(Page::CodeFlavour::NumPy)});
            if (!process.waitForFinished() || process.exitCode() != 0)
                return QStringLiteral("failed: ") + QString::fromUtf8(process.readAllStandardError());
            return QString::fromUtf8(process.readAllStandardOutput());
        };
        const auto four = [](double w) { return QString::number(w, 'f', 4); };
        const QString sentence = outputOf(0);
        for (int j = 0; j < stage.sentence().count(); ++j)
            QVERIFY2(sentence.contains(
                         QStringLiteral("it -> %1: %2")
                             .arg(stage.sentence().words.at(j), four(stage.sentence().trace.weights(7, j)))),
                     qPrintable(sentence));
        QVERIFY(outputOf(1).contains(QStringLiteral("1024 2048000 442368 1048576")));
        QVERIFY(outputOf(2).contains(QStringLiteral("recurrent 67108864 operations, 256 steps")));
        const QString context = outputOf(3);
        QVERIFY(!context.contains(QStringLiteral("stone")));
        QVERIFY2(
            context.contains(QStringLiteral("it -> jar: ") + four(stage.sentence().within(7).weights(7, 5))),
            qPrintable(context));
    }

    void thePresentationGoesByKeys() {
        Stage stage;
        std::unique_ptr<QWidget> view(stage.page->createPresentation(nullptr));
        view->resize(1280, 720);
        view->show();
        QTest::keyClick(view.get(), Qt::Key_W);
        QVERIFY(stage.page->lesson().state().swapped);
        QTest::keyClick(view.get(), Qt::Key_Up);
        QCOMPARE(stage.page->lesson().word(), 6);
        for (int step = 1; step < 4; ++step) {
            QTest::keyClick(view.get(), Qt::Key_PageDown); // what a clicker sends
            QCOMPARE(stage.page->step(), step);
            view->grab();
            const IntuitionState before = stage.page->lesson().state();
            QTest::keyClick(view.get(), step == 3 ? Qt::Key_Down : Qt::Key_Up);
            QVERIFY(!(stage.page->lesson().state() == before));
        }
        QTest::keyClick(view.get(), Qt::Key_Home);
        QCOMPARE(stage.page->step(), 0);
        QVERIFY(!view->accessibleDescription().isEmpty());
    }
};

QTEST_MAIN(IntuitionFilesTest)
#include "intuition_files_test.moc"
