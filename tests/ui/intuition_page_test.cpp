#include "core/experiments/seeded_gpt.h"
#include "tests/ui/intuition_stage.h"
#include "ui/diagram/sentence_arcs.h"
#include "ui/document/document.h"
#include "ui/i18n/language.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/intuition/intuition_page.h"
#include "ui/pages/intuition/sentence.h"
#include "ui/plot/line_plot.h"
#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"
#include "ui/widgets/table_text.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using namespace dikkat;
using namespace dikkat::ui;

using Stage = IntuitionStage;

namespace {

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
        QCOMPARE(stage.sentence().text, ownSentence(false));
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

    void vectorsCanBePasted() {
        Stage stage;
        auto* keys = stage.find<MatrixView>("sentenceK");
        const Matrix before = stage.sentence().trace.k;
        Matrix block(2, 2);
        block << 0.5, -1, 2, 3;
        emit keys->pasted(1, 0, toNumPy(block));
        QVERIFY(stage.sentence().trace.k.block(1, 0, 2, 2) == block);
        QVERIFY(stage.sentence().trace.k.row(0) == before.row(0));
        QCOMPARE(stage.document.undoStack().count(), 1);
        emit keys->pasted(0, 0, QStringList(60, QStringLiteral("1")).join(u'\n')); // more rows than words
        QVERIFY(stage.page->window()->findChild<QLabel*>("problemBubble") != nullptr);
        stage.document.undoStack().undo();
        QVERIFY(stage.sentence().trace.k == before);
    }

    void badInputSaysWhyAndChangesNothing() {
        Stage stage;
        QSignalSpy problem(stage.page, &Page::problem);
        const QString before = stage.sentence().text;
        for (const QString& text : {QString(), QStringLiteral("   "),
                                    QStringList(17, QStringLiteral("a")).join(u' '), QString(60, u'a')})
            stage.type(text);
        QCOMPARE(problem.count(), 4);
        emit stage.find<MatrixView>("sentenceQ")->valueTyped(0, 0, QStringLiteral("1e400"));
        QVERIFY(stage.scroll.findChild<QLabel*>(QStringLiteral("problemBubble")) != nullptr);
        emit stage.find<MatrixView>("sentenceV")->valueTyped(0, 1, QStringLiteral("abc"));
        QCOMPARE(problem.count(), 4); // those of cells stand beside the cell
        for (const auto& said : problem) QVERIFY(said.at(0).value<LiveText>().followsLanguage());
        QCOMPARE(stage.sentence().text, before);
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
        const auto& curves = stage.find<LinePlot>("windowCurves")->content().lines;
        QCOMPARE(curves.size(), std::size_t(3));
        QCOMPARE(curves[1].y.front(), curves[1].y.back()); // no dependence on T
        QCOMPARE(stage.find<LinePlot>("windowCurves")->table().size(), IntuitionState::lengths().size() + 1);
    }

    void theCrossingOfBothLayers() {
        Stage stage;
        stage.page->setStep(2);
        auto* curves = stage.find<LinePlot>("recurrentCurves");
        const auto now = [&](std::size_t line) {
            return curves->content().valueAt(line, curves->content().marks[0].x);
        };
        QCOMPARE(curves->content().marks[1].x, 512.0);
        QVERIFY(now(0) < now(1)); // n = 256 < d
        QCOMPARE(stage.cell("recurrentTable", 0, 1), QStringLiteral("n² · d = 33,554,432"));
        QCOMPARE(stage.cell("recurrentTable", 1, 1), QStringLiteral("n · d² = 67,108,864"));
        QCOMPARE(stage.cell("recurrentTable", 0, 2), QStringLiteral("1"));
        QCOMPARE(stage.cell("recurrentTable", 1, 2), QStringLiteral("n = 256"));
        stage.slide("lengthSlider", 512, IntuitionState::lengths());
        QCOMPARE(now(0), now(1));
        QVERIFY(stage.page->taskDone(QStringLiteral("int-crossing")));
        stage.slide("lengthSlider", 1024, IntuitionState::lengths());
        QVERIFY(stage.page->taskDone(QStringLiteral("int-beyond")));
        QVERIFY(stage.find<QLabel>("recurrentVerdict")->text().contains(QStringLiteral("by a factor of 2")));
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

    void equalWeightsAreCalledEqual() {
        Stage stage;
        stage.type(QStringLiteral("The stone broke the jar because it was"));
        const QString text = stage.find<QLabel>("sentenceResult")->text();
        QVERIFY2(text.contains(QStringLiteral("cannot decide between “stone”, “jar”")), qPrintable(text));
    }

    /// Marks belong to no word: the words around them are known, and the sentence stays as typed.
    void marksAreSplitOff() {
        Stage stage;
        stage.type(QStringLiteral("The stone broke the jar; because it, was (heavy)!"));
        QVERIFY2(stage.sentence().unknownWords().isEmpty(),
                 qPrintable(stage.sentence().unknownWords().join(u' ')));
        QCOMPARE(stage.sentence().words.last(), QStringLiteral("heavy"));
        QCOMPARE(stage.find<QLineEdit>("sentenceEdit")->text(),
                 QStringLiteral("The stone broke the jar; because it, was (heavy)!"));
        stage.find<QPushButton>("swapButton")->click();
        QVERIFY(stage.find<QLineEdit>("sentenceEdit")->text().endsWith(QStringLiteral("(fragile)!")));
        QSignalSpy problem(stage.page, &Page::problem);
        stage.type(QStringLiteral("?! …"));
        QCOMPARE(problem.count(), 1);
        QCOMPARE(wordsOf(QStringLiteral("Ali'nin e-posta, 3,5“x”")),
                 QStringList({"Ali'nin", "e-posta", "3", "5", "x"}));
    }

    /// The sentence under the arcs is true of the numbers over it, whatever the sentence.
    void theResultSaysWhatTheNumbersSay_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"The tenant sent a notice; it did not arrive.", "it", "it it",
                                 "The stone broke the jar because it was", "foo bar it baz",
                                 "The ball hit the table because it was heavy", "a b c d e f"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void theResultSaysWhatTheNumbersSay() {
        QFETCH(QString, text);
        Stage stage;
        stage.type(text);
        for (int word = 0; word < stage.sentence().count(); ++word) {
            stage.page->lesson().setWord(word);
            const QString said = stage.find<QLabel>("sentenceResult")->text();
            const auto& w = stage.sentence().trace.weights;
            const auto others = stage.sentence().strongestOthers(w, word);
            const bool keeps = !others.empty() && w(word, word) - w(word, others.front()) > 1e-12;
            QCOMPARE(said.contains(QStringLiteral("gives most to itself")), keeps);
            if (keeps) QVERIFY2(said.contains(number(w(word, word), 4, true)), qPrintable(said));
            const bool tied = !others.empty() && std::abs(w(word, word) - w(word, others.front())) <= 1e-12;
            QCOMPARE(said.contains(QStringLiteral("cannot decide")), others.size() > 1 || tied);
            QCOMPARE(said.contains(QStringLiteral("between itself")), tied);
            if (!others.empty()) QVERIFY(said.contains(number(w(word, others.front()), 4, true)));
            const QString origin = stage.find<QLabel>("vectorOrigin")->text();
            const bool property = text.contains(QStringLiteral("heavy"));
            QCOMPARE(origin.contains(QStringLiteral("is added to its question")), property);
        }
    }

    /// Who changes what a word offers wants to see the same word look.
    void onlyQChoosesTheWordThatLooks() {
        Stage stage;
        const int before = stage.page->lesson().word();
        emit stage.find<MatrixView>("sentenceK")->cellPicked(2, 0);
        emit stage.find<MatrixView>("sentenceV")->cellPicked(3, 0);
        QCOMPARE(stage.page->lesson().word(), before);
        emit stage.find<MatrixView>("sentenceQ")->cellPicked(2, 0);
        QCOMPARE(stage.page->lesson().word(), 2);
    }

    void knownWordsAreListedAndCanBeChosen() {
        Stage stage;
        auto* button = stage.find<QToolButton>("knownWordsButton");
        const auto words = button->menu()->actions();
        QVERIFY(words.size() > 20);
        for (const QAction* word : words) {
            stage.type(word->text());
            QVERIFY2(stage.sentence().unknownWords().isEmpty(), qPrintable(word->text()));
        }
        auto* edit = stage.find<QLineEdit>("sentenceEdit");
        edit->setText(QStringLiteral("The"));
        words.at(3)->trigger();
        QCOMPARE(edit->text(), QStringLiteral("The ") + words.at(3)->text());
    }
};

QTEST_MAIN(IntuitionPageTest)
#include "intuition_page_test.moc"
