#include "core/experiments/seeded_gpt.h"
#include "ui/diagram/sentence_arcs.h"
#include "ui/document/document.h"
#include "ui/i18n/language.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/intuition/sentence.h"
#include "ui/plot/log_curves.h"
#include "ui/theme/theme.h"
#include "ui/widgets/guide_text.h"
#include "ui/widgets/matrix_view.h"
#include "ui/widgets/segmented.h"

#include <QApplication>
#include <QComboBox>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProcess>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QStandardPaths>
#include <QTableWidget>
#include <QtTest>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

/// The page as the shell shows it: in a scroll area of the size the window leaves it.
struct Stage {
    Document document;
    Selection selection;
    QScrollArea scroll;
    IntuitionPage* page;

    explicit Stage(QSize size = {948, 770}) : page(new IntuitionPage(document, selection)) {
        scroll.setWidgetResizable(true);
        scroll.setWidget(page);
        scroll.resize(size);
        scroll.show();
        QApplication::processEvents();
    }

    template <class Widget>
    Widget* find(const char* name) {
        auto* widget = page->findChild<Widget*>(QLatin1String(name));
        if (widget == nullptr) qFatal("no widget %s", name);
        return widget;
    }
    void type(const QString& text) {
        auto* edit = find<QLineEdit>("sentenceEdit");
        edit->setText(text);
        emit edit->editingFinished();
    }
    const Sentence& sentence() { return page->lesson().sentence(); }
    const SentenceArcs::Content& arcs() { return find<SentenceArcs>("sentenceArcs")->content(); }
    void slide(const char* name, int value, const std::vector<int>& values) {
        const auto at = std::find(values.begin(), values.end(), value) - values.begin();
        find<QSlider>(name)->setValue(static_cast<int>(at));
    }
    QString cell(const char* table, int row, int column) {
        return find<QTableWidget>(table)->item(row, column)->text();
    }
};

std::shared_ptr<const LabModel> model(int context = 64) {
    auto vocabulary = Vocabulary::characters(" TDabcdefghijklmnopqrstuvwxyz").value();
    ModelConfig config = smallGpt();
    config.vocabulary = vocabulary.size();
    config.context = context;
    auto m = std::make_shared<LabModel>();
    m->name = "mine";
    m->parameters = std::make_shared<Parameters<float>>(seededGpt(config, 1, 3).parameters);
    m->vocabulary = vocabulary;
    return m;
}

} // namespace

class IntuitionPageTest : public QObject {
    Q_OBJECT
    ThemeService* m_themes = nullptr;
    LanguageService m_language;

private slots:
    void initTestCase() { m_themes = new ThemeService(this); }
    void init() {
        m_language.set(UiLanguage::English);
        QApplication::processEvents();
    }

    void fitsTheWindowInEveryStep_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("turkish");
        for (const QSize size : {QSize(948, 770), QSize(944, 556)})
            for (const bool turkish : {false, true})
                QTest::addRow("%dx%d %s", size.width(), size.height(), turkish ? "tr" : "en")
                    << size << turkish;
    }
    void fitsTheWindowInEveryStep() {
        QFETCH(QSize, size);
        QFETCH(bool, turkish);
        Stage stage(size);
        m_language.set(turkish ? UiLanguage::Turkish : UiLanguage::English);
        QApplication::processEvents();
        for (int step = 0; step < stage.page->stepCount(); ++step) {
            stage.page->setStep(step);
            QApplication::processEvents();
            QVERIFY2(stage.page->minimumSizeHint().width() <= size.width(),
                     qPrintable(
                         QStringLiteral("step %1: %2").arg(step).arg(stage.page->minimumSizeHint().width())));
            QVERIFY2(stage.page->size() == stage.scroll.viewport()->size(),
                     qPrintable(QStringLiteral("step %1: page %2, room %3")
                                    .arg(step)
                                    .arg(stage.page->height())
                                    .arg(stage.scroll.viewport()->height())));
        }
    }

    void thePronounIsChosenAndLooksAtTheStone() {
        Stage stage;
        QCOMPARE(stage.sentence().words.at(stage.page->lesson().word()), QStringLiteral("it"));
        QCOMPARE(stage.arcs().selected, 7);
        QCOMPARE(stage.sentence().strongest(7), 2);
        QVERIFY(stage.arcs().above[2] > 0.7);
        double sum = 0;
        for (const double w : stage.arcs().above) sum += w;
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
        QVERIFY(stage.arcs().below.empty());
    }

    void oneKeySwapsThePropertyAndUndoBringsItBack() {
        Stage stage;
        stage.page->menuActions().first()->trigger();
        QCOMPARE(stage.find<QLineEdit>("sentenceEdit")->text(), ownSentence(true));
        QCOMPARE(stage.sentence().strongest(7), 5);
        QVERIFY(stage.page->taskDone(QStringLiteral("int-swap")));
        QCOMPARE(stage.document.undoStack().count(), 1);
        stage.document.undoStack().undo();
        QCOMPARE(stage.sentence().strongest(7), 2);
        QVERIFY(stage.document.pageState(QStringLiteral("intuition")).isEmpty());
    }

    void theOwnSentenceFollowsTheLanguageATypedOneDoesNot() {
        Stage stage;
        m_language.set(UiLanguage::Turkish);
        QApplication::processEvents();
        QCOMPARE(stage.sentence().words.join(u' '), ownSentence(false));
        QCOMPARE(stage.sentence().words.at(stage.page->lesson().word()), QStringLiteral("o"));
        QCOMPARE(stage.sentence().strongest(6), 1);
        stage.type(QStringLiteral("TAŞ KIRDI"));
        m_language.set(UiLanguage::English);
        QApplication::processEvents();
        QCOMPARE(stage.sentence().words.join(u' '), QStringLiteral("TAŞ KIRDI"));
        QVERIFY(stage.sentence().unknownWords().isEmpty()); // folded the Turkish way in either language
    }

    void unknownWordsAreNamedAndCanBeGivenNumbers() {
        Stage stage;
        stage.type(QStringLiteral("The gnu broke it."));
        QVERIFY(stage.find<QLabel>("vectorOrigin")->text().contains(QStringLiteral("gnu")));
        QVERIFY(stage.arcs().marked[1] && !stage.arcs().marked[3]);
        QVERIFY(stage.page->taskDone(QStringLiteral("int-own-sentence")));
        auto* keys = stage.find<MatrixView>("sentenceK");
        emit keys->valueTyped(1, 0, QStringLiteral("2,5"));
        QCOMPARE(stage.sentence().trace.k(1, 0), 2.5);
        QVERIFY(stage.sentence().edited);
        QVERIFY(keys->content().isEdited(1, 0));
        stage.document.undoStack().undo();
        QVERIFY(!stage.sentence().edited);
    }

    void badInputSaysWhyAndChangesNothing() {
        Stage stage;
        QSignalSpy problem(stage.page, &Page::problem);
        const QString before = stage.sentence().words.join(u' ');
        for (const QString& text : {QString(), QStringLiteral("   "),
                                    QStringList(17, QStringLiteral("a")).join(u' '), QString(60, u'a')})
            stage.type(text);
        QCOMPARE(problem.count(), 4);
        emit stage.find<MatrixView>("sentenceQ")->valueTyped(0, 0, QStringLiteral("1e400"));
        emit stage.find<MatrixView>("sentenceV")->valueTyped(0, 1, QStringLiteral("abc"));
        QCOMPARE(problem.count(), 6);
        QCOMPARE(stage.sentence().words.join(u' '), before);
        QCOMPARE(stage.find<QLineEdit>("sentenceEdit")->text(), before);
        QCOMPARE(stage.document.undoStack().count(), 0);
    }

    void sixteenWordsAndOne() {
        Stage stage;
        stage.type(QStringList(16, QStringLiteral("it")).join(u' '));
        QCOMPARE(stage.sentence().count(), 16);
        stage.page->grab();
        stage.type(QStringLiteral("alone"));
        QCOMPARE(stage.arcs().above, std::vector<double>{1.0});
        stage.page->grab();
    }

    void wordsByMouseAndKeyboard() {
        Stage stage;
        auto* arcs = stage.find<SentenceArcs>("sentenceArcs");
        arcs->setFocus();
        QTest::keyClick(arcs, Qt::Key_Left);
        QCOMPARE(stage.page->lesson().word(), 6);
        QTest::keyClick(arcs, Qt::Key_Home);
        QCOMPARE(stage.page->lesson().word(), 0);
        QTest::keyClick(arcs, Qt::Key_Left);
        QCOMPARE(stage.page->lesson().word(), 0);
        QTest::keyClick(arcs, Qt::Key_End);
        QCOMPARE(stage.page->lesson().word(), 9);
        QPoint spot;
        for (int x = 0; x < arcs->width() && spot.isNull(); ++x)
            for (int y = 0; y < arcs->height(); y += 4)
                if (arcs->wordAt(QPointF(x, y)) == 3) spot = QPoint(x + 4, y);
        QTest::mouseClick(arcs, Qt::LeftButton, {}, spot);
        QCOMPARE(stage.page->lesson().word(), 3);
        QVERIFY(stage.page->taskDone(QStringLiteral("int-other-word")));
        QVERIFY(arcs->accessibleDescription().contains(QStringLiteral("broke")));
        QCOMPARE(stage.document.undoStack().count(), 0); // looking is not an edit
    }

    void theSameVectorsOnPageTwo() {
        Stage stage;
        QSignalSpy open(stage.page, &Page::openPage);
        stage.find<QPushButton>("openQkvButton")->click();
        QCOMPARE(open.count(), 1);
        QCOMPARE(open[0][0].value<PageId>(), PageId::QueryKeyValue);
        const LessonTrace& t = *stage.document.trace();
        QVERIFY(t.heads[0].weights == stage.sentence().trace.weights);
        QCOMPARE(stage.selection.cell().row, Index(7));
        QCOMPARE(stage.selection.cell().column, Index(2));
        QVERIFY(stage.page->taskDone(QStringLiteral("int-open-qkv")));
        stage.document.undoStack().undo();
        QVERIFY(stage.document.lesson() == chapterExample());
    }

    void theTrainedModelStandsBeside() {
        Stage stage;
        QSignalSpy open(stage.page, &Page::openPage);
        auto* button = stage.find<QPushButton>("modelButton");
        button->click(); // none yet: there is a way to train one
        QCOMPARE(open.count(), 1);
        QCOMPARE(open[0][0].value<PageId>(), PageId::Training);

        stage.document.setLiveModel(model());
        button->click();
        QTRY_VERIFY(!stage.arcs().below.empty());
        double sum = 0;
        for (const double w : stage.arcs().below) sum += w;
        QVERIFY(std::abs(sum - 1.0) < 1e-9);
        QCOMPARE(stage.arcs().below[9], 0.0); // a GPT does not look ahead
        QVERIFY(stage.arcs().belowName.contains(QStringLiteral("mine")));
        QVERIFY(stage.page->taskDone(QStringLiteral("int-model")));
        auto* head = stage.find<QComboBox>("headCombo");
        QCOMPARE(head->count(), 5); // 2 blocks × 2 heads, and their mean
        const auto mean = stage.arcs().below;
        head->setCurrentIndex(2);
        emit head->activated(2);
        QVERIFY(stage.arcs().below != mean);
        stage.type(QStringLiteral("The jar fell")); // another sentence is read as well
        QTRY_COMPARE(stage.arcs().below.size(), std::size_t(3));
        button->click();
        QVERIFY(stage.arcs().below.empty());
    }

    void aModelThatCannotReadSaysSo() {
        Stage stage;
        auto mine = std::make_shared<LabModel>(*model());
        mine->parameters = std::make_shared<Parameters<float>>(windowMlp(29, 3, 4, 8));
        stage.document.setLiveModel(mine);
        stage.page->lesson().setModelShown(true);
        QTRY_VERIFY(stage.find<QLabel>("modelNote")->text().contains(QStringLiteral("no attention")));
        QVERIFY(stage.arcs().below.empty());
        mine = std::make_shared<LabModel>(*model());
        mine->vocabulary.reset();
        stage.document.setLiveModel(mine);
        QTRY_VERIFY(stage.find<QLabel>("modelNote")->text().contains(QStringLiteral("none of")));
    }

    void theNumbersOfTheChapter() {
        Stage stage;
        stage.page->setStep(1);
        QCOMPARE(stage.cell("windowTable", 0, 1), QStringLiteral("6,000"));
        QCOMPARE(stage.cell("windowTable", 0, 3), QStringLiteral("9"));
        QCOMPARE(stage.cell("windowTable", 1, 1), QStringLiteral("512,000"));
        QCOMPARE(stage.cell("windowTable", 1, 3), QStringLiteral("65,536"));
        QCOMPARE(stage.cell("windowTable", 2, 3), QStringLiteral("1,048,576"));
        for (int row = 0; row < 3; ++row)
            QCOMPARE(stage.cell("windowTable", row, 2), QStringLiteral("442,368"));
        stage.slide("windowSlider", 64, IntuitionState::lengths());
        QCOMPARE(stage.page->lesson().state().window, 64);
        QCOMPARE(stage.cell("windowTable", 1, 0), QStringLiteral("64")); // in its place between 3 and 256
        QCOMPARE(stage.cell("windowTable", 1, 1), QStringLiteral("128,000"));
        stage.slide("windowSlider", 1024, IntuitionState::lengths());
        QVERIFY(stage.page->taskDone(QStringLiteral("int-scores-1024")));
        stage.slide("embeddingSlider", 20, IntuitionState::embeddings());
        QCOMPARE(stage.cell("windowTable", 2, 1), QStringLiteral("4,096,000"));
        stage.slide("widthSlider1", 64, IntuitionState::widths());
        QCOMPARE(stage.cell("windowTable", 0, 2), QStringLiteral("12,288"));
        const auto& curves = stage.find<LogCurves>("windowCurves")->content().curves;
        QCOMPARE(curves.size(), std::size_t(3));
        QCOMPARE(curves[1].y.front(), curves[1].y.back()); // no dependence on T
        QCOMPARE(stage.find<LogCurves>("windowCurves")->table().size(), IntuitionState::lengths().size() + 1);
    }

    void theCrossingOfBothLayers() {
        Stage stage;
        stage.page->setStep(2);
        auto* curves = stage.find<LogCurves>("recurrentCurves");
        QCOMPARE(curves->content().crossing, 512.0);
        QVERIFY(curves->content().curves[0].now < curves->content().curves[1].now); // n = 256 < d
        QCOMPARE(stage.cell("recurrentTable", 0, 1), QStringLiteral("n² · d = 33,554,432"));
        QCOMPARE(stage.cell("recurrentTable", 1, 1), QStringLiteral("n · d² = 67,108,864"));
        QCOMPARE(stage.cell("recurrentTable", 0, 2), QStringLiteral("1"));
        QCOMPARE(stage.cell("recurrentTable", 1, 2), QStringLiteral("n = 256"));
        stage.slide("lengthSlider", 512, IntuitionState::lengths());
        QCOMPARE(curves->content().curves[0].now, curves->content().curves[1].now);
        QVERIFY(stage.page->taskDone(QStringLiteral("int-crossing")));
        stage.slide("lengthSlider", 1024, IntuitionState::lengths());
        QVERIFY(stage.page->taskDone(QStringLiteral("int-beyond")));
        QVERIFY(stage.find<QLabel>("recurrentVerdict")->text().contains(QStringLiteral("2 times more")));
    }

    void outsideTheContextNothingIsSeen() {
        Stage stage;
        stage.page->setStep(3);
        QCOMPARE(stage.find<QSlider>("contextSlider")->maximum(), 9);
        stage.find<QSlider>("contextSlider")->setValue(6); // the last seven words: the stone is out
        const auto& content = stage.find<SentenceArcs>("contextArcs")->content();
        QCOMPARE(content.firstSeen, 3);
        QCOMPARE(content.above[2], 0.0);
        double sum = 0;
        for (const double w : content.above) sum += w;
        QVERIFY(std::abs(sum - 1.0) < 1e-12);
        QCOMPARE(stage.sentence().within(7).moved, 0.0); // exactly
        QVERIFY(stage.page->taskDone(QStringLiteral("int-lost")));
        stage.find<QSlider>("contextSlider")->setValue(0);
        QCOMPARE(stage.find<SentenceArcs>("contextArcs")->content().above[9], 1.0);
        QVERIFY(stage.page->taskDone(QStringLiteral("int-alone")));
        stage.find<QSlider>("contextSlider")->setValue(9);
        QCOMPARE(stage.page->lesson().state().context, 0);
    }

    void oneDragIsOneUndoStep() {
        Stage stage;
        stage.page->setStep(1);
        auto* slider = stage.find<QSlider>("windowSlider");
        slider->setSliderDown(true);
        for (int i = 5; i < 15; ++i) slider->setValue(i);
        slider->setSliderDown(false);
        QCOMPARE(stage.document.undoStack().count(), 1);
        stage.document.undoStack().undo();
        QCOMPARE(stage.page->lesson().state(), IntuitionState{});
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
            const Sentence sentence(s);
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

    void theCodeGivesTheNumbersOnScreen() {
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty()) QSKIP("no Python");
        QProcess probe;
        probe.start(python, {QStringLiteral("-c"), QStringLiteral("import numpy")});
        if (!probe.waitForFinished() || probe.exitCode() != 0) QSKIP("no NumPy");
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

    /// Not a limit, but a figure: from moving a slider to the last painting it causes.
    void howLongASliderTakes() {
        Stage stage;
        const std::tuple<int, const char*, int> sliders[] = {{1, "windowSlider", 24},
                                                             {1, "widthSlider1", 15},
                                                             {2, "lengthSlider", 24},
                                                             {3, "contextSlider", 10}};
        for (const auto& [step, name, count] : sliders) {
            stage.page->setStep(step);
            QApplication::processEvents();
            std::vector<double> times;
            for (int i = 0; i < 60; ++i) {
                QElapsedTimer clock;
                clock.start();
                stage.find<QSlider>(name)->setValue(i % count);
                for (int turn = 0; turn < 3; ++turn) QApplication::processEvents();
                if (i >= 10) times.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6);
            }
            std::sort(times.begin(), times.end());
            qInfo("%s: median %.2f ms, worst %.2f ms", name, times[times.size() / 2], times.back());
        }
    }
};

QTEST_MAIN(IntuitionPageTest)
#include "intuition_page_test.moc"
