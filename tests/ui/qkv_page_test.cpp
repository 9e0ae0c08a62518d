#include "core/lesson/examples.h"
#include "tests/ui/page_stage.h"
#include "ui/i18n/language.h"
#include "ui/pages/qkv/flow_panel.h"
#include "ui/pages/qkv/input_panel.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

struct Stage : PageStage<QkvPage> {
    using PageStage::PageStage;
    MatrixView* matrix(const char* name) { return find<MatrixView>(name); }

    void select(const LessonState& state) { QVERIFY(!document.edit(state, {Edit::Kind::Example})); }
};

/// What stands beside a cell about a text that was refused; empty when nothing does.
QString refusal(Stage& stage) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto* bubble = stage.page->window()->findChild<QLabel*>(QStringLiteral("problemBubble"));
    return bubble != nullptr ? bubble->text() : QString();
}

LessonState large() {
    LessonState s = withValueWidth(withKeyWidth(withPositions(chapterExample(), 16), 16), 16);
    s.heads = 4;
    return s;
}

} // namespace

class QkvPageTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

    void fitsTheWindowInEveryState() {
        for (InputMode mode : {InputMode::Direct, InputMode::Computed})
            for (LessonState state : {chapterExample(), large(), withPositions(chapterExample(), 1)}) {
                Stage stage;
                state.mode = mode;
                state.positions = Positions::Learned;
                if (mode == InputMode::Computed) {
                    state.heads = 1;
                    state = withPositions(state, state.q.rows());
                }
                stage.select(state);
                for (int detail = 0; detail < 4; ++detail) {
                    ViewState view = stage.document.view();
                    view.predict = detail == 3;
                    view.comparison = detail == 1 ? Comparison::Scaling : Comparison::Off;
                    stage.document.setView(view);
                    if (detail == 2) emit stage.find<SegmentedControl>("detailTabs")->picked(2); // heads
                    QApplication::processEvents();
                    const int height = stage.page->minimumSizeHint().height();
                    QString parts;
                    for (const QWidget* w : stage.page->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                        if (w->isVisibleTo(stage.page))
                            parts += QStringLiteral(" %1:%2")
                                         .arg(w->objectName())
                                         .arg(w->minimumSizeHint().height());
                    QVERIFY2(height <= 770, qPrintable(QStringLiteral("%1 rows, mode %2, detail %3: %4 px;%5")
                                                           .arg(state.positionCount())
                                                           .arg(static_cast<int>(mode))
                                                           .arg(detail)
                                                           .arg(height)
                                                           .arg(parts)));
                    QVERIFY(stage.page->minimumSizeHint().width() <= 948);
                    QCOMPARE(stage.page->size(), stage.scroll.viewport()->size()); // nothing to scroll
                }
            }
    }

    void typingANumberRecomputesEverything() {
        Stage stage;
        emit stage.matrix("matrixQ")->valueTyped(2, 1, QStringLiteral("0,0"));
        QCOMPARE(stage.document.lesson().q(2, 1), 0.0);
        QCOMPARE(stage.matrix("flow_scores")->content().values(2, 2), 2.0);
        QVERIFY(std::abs(stage.matrix("flow_weights")->content().values(2, 0) - 0.42231879825) < 1e-9);
        QVERIFY(std::abs(stage.matrix("flow_output")->content().values(2, 0) - 0.84463759650) < 1e-9);
        QVERIFY(stage.matrix("flow_weights")->content().isChanged(2, 0));
        QVERIFY(!stage.matrix("flow_weights")->content().isChanged(0, 0));
        stage.document.undoStack().undo();
        QVERIFY(sameAsChapter(*stage.document.trace()));
    }

    void badInputSaysWhyAndChangesNothing_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"abc", "1e400", "nan", "inf", "", "1.234.567", "9999999"})
            QTest::newRow(text) << text;
    }
    void badInputSaysWhyAndChangesNothing() {
        QFETCH(QString, text);
        Stage stage;
        QSignalSpy problem(stage.page, &Page::problem);
        emit stage.matrix("matrixQ")->valueTyped(0, 0, text);
        QVERIFY(refusal(stage).size() > 20);
        QCOMPARE(problem.count(), 0); // said once, beside the cell: nothing pushes the page down
        QVERIFY(stage.document.lesson() == chapterExample());
        QCOMPARE(stage.document.undoStack().count(), 0);
    }

    void badPastesSayWhyAndChangeNothing_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("blank") << QStringLiteral("  \n ");
        QTest::newRow("ragged") << QStringLiteral("1\t2\n3");
        QTest::newRow("17 columns") << QStringList(17, QStringLiteral("1")).join(u'\t');
        QTest::newRow("17 rows") << QStringList(17, QStringLiteral("1")).join(u'\n');
        QTest::newRow("letters") << QStringLiteral("1\tx");
        QTest::newRow("NaN") << QStringLiteral("1\tNaN");
        QTest::newRow("too large") << QStringLiteral("1\t1e9");
    }
    void badPastesSayWhyAndChangeNothing() {
        QFETCH(QString, text);
        Stage stage;
        emit stage.matrix("matrixK")->pasted(0, 0, text);
        QVERIFY(refusal(stage).size() > 20);
        QVERIFY(stage.document.lesson() == chapterExample());
    }

    void aRefusalGoesWithTheNextSuccess() {
        Stage stage;
        emit stage.matrix("matrixK")->pasted(0, 0, QStringLiteral("1\tx"));
        QVERIFY(!refusal(stage).isEmpty());
        emit stage.matrix("matrixQ")->pasted(0, 0, QStringLiteral("[[1, 0], [0, 1]]"));
        QVERIFY(refusal(stage).isEmpty());
        QCOMPARE(stage.document.lesson().q(1, 1), 1.0);
        emit stage.matrix("matrixQ")->valueTyped(0, 0, QStringLiteral("1/x"));
        QVERIFY(!refusal(stage).isEmpty());
        emit stage.matrix("matrixQ")->valueTyped(0, 0, QStringLiteral("1/2"));
        QVERIFY(refusal(stage).isEmpty());
        QCOMPARE(stage.document.lesson().q(0, 0), 0.5);
    }

    void aCommaOfTwoMeaningsIsAsked_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QList<double>>("row");
        QTest::newRow("decimal") << "commaIsDecimal" << QList<double>{1.2, 0, 1};
        QTest::newRow("list") << "commaIsSeparator" << QList<double>{1, 2, 1};
        QTest::newRow("neither") << QString() << QList<double>{1, 0, 0};
    }
    void aCommaOfTwoMeaningsIsAsked() {
        QFETCH(QString, button);
        QFETCH(QList<double>, row);
        Stage stage;
        const Matrix before = stage.document.lesson().q;
        bool asked = false;
        QTimer::singleShot(0, [&] {
            auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (question == nullptr) return;
            asked = question->informativeText().contains(QStringLiteral("1.2")) &&
                    question->informativeText().contains(QStringLiteral("1   2"));
            if (auto* chosen = question->findChild<QPushButton*>(button); !button.isEmpty() && chosen)
                chosen->click();
            else
                question->reject();
        });
        emit stage.matrix("matrixQ")->pasted(0, 0, QStringLiteral("1,2\n3,4"));
        QVERIFY(asked);
        const Matrix& q = stage.document.lesson().q;
        if (button.isEmpty())
            QVERIFY(q == before);
        else
            QCOMPARE(q(0, 0), row[0]);
        if (button == QLatin1String("commaIsSeparator")) QCOMPARE(q(0, 1), row[1]);
    }

    void aPasteGrowsTheLesson() {
        Stage stage;
        emit stage.matrix("matrixQ")->pasted(2, 0, QStringLiteral("1\t2\t3\t4\t5\n0,5\t1\t1\t1\t1"));
        QCOMPARE(stage.document.lesson().positionCount(), Index(4));
        QCOMPARE(stage.document.lesson().keyWidth(), Index(5));
        QCOMPARE(stage.document.lesson().q(3, 0), 0.5);
        QVERIFY(stage.page->taskDone(QStringLiteral("paste-table")));
    }

    void switchesActAndUndo() {
        Stage stage;
        auto* mask = stage.find<QCheckBox>("maskCheck");
        mask->click();
        QVERIFY(stage.document.lesson().mask == MaskKind::None);
        stage.find<QCheckBox>("scalingCheck")->click();
        QVERIFY(!stage.document.lesson().scaled);
        QCOMPARE(stage.document.undoStack().count(), 2);
        stage.document.undoStack().setIndex(0);
        QVERIFY(mask->isChecked());
    }

    void aMaskOfOnesOwn() {
        Stage stage;
        emit stage.matrix("flow_masked")->cellToggled(0, 2);
        QVERIFY(stage.document.lesson().mask == MaskKind::Custom);
        QVERIFY(stage.find<QCheckBox>("maskCheck")->checkState() == Qt::PartiallyChecked);
        emit stage.matrix("flow_masked")->cellToggled(0, 2);
        QVERIFY(stage.document.lesson().mask == MaskKind::Causal);
        QSignalSpy problem(stage.page, &Page::problem);
        emit stage.matrix("flow_masked")->cellToggled(0, 0); // the only key of row 1
        QCOMPARE(problem.count(), 1);
        QVERIFY(stage.document.lesson().mask == MaskKind::Causal);
    }

    void selectionIsLinkedAcrossTheFlow() {
        Stage stage;
        emit stage.matrix("flow_weights")->cellPicked(1, 0);
        QCOMPARE(stage.selection.cell().row, Index(1));
        QCOMPARE(stage.matrix("flow_scores")->look().selectedRow, Index(1));
        QVERIFY(stage.matrix("flow_weights")->look().primary);
        QVERIFY(!stage.matrix("flow_scores")->look().primary);
        QCOMPARE(stage.matrix("matrixQ")->look().tintedRow, Index(1));
        QCOMPARE(stage.matrix("matrixK")->look().tintedRow, Index(0));
    }

    void stepsByKeyAndButton() {
        Stage stage;
        stage.page->setFocus();
        QTest::keyClick(stage.page, Qt::Key_Down);
        QCOMPARE(stage.page->step(), 1);
        QTest::keyClick(stage.page, Qt::Key_End);
        QCOMPARE(stage.page->step(), 4);
        QTest::keyClick(stage.page, Qt::Key_Down);
        QCOMPARE(stage.page->step(), 4);
        QTest::keyClick(stage.page, Qt::Key_Home);
        QTest::keyClick(stage.page, Qt::Key_Up);
        QCOMPARE(stage.page->step(), 0);
        for (int i = 0; i < 5; ++i) stage.page->setStep(i);
        QVERIFY(stage.page->taskDone(QStringLiteral("all-steps")));
    }

    void stepByStepCoversWhatIsToCome() {
        Stage stage;
        stage.find<QCheckBox>("stepwiseCheck")->click();
        QVERIFY(stage.matrix("flow_scaled")->content().isHidden(0, 0));
        QVERIFY(!stage.matrix("flow_scores")->content().isHidden(0, 0));
        QVERIFY(!stage.find<QWidget>("valuePlane")->isVisible());
        stage.page->setStep(4);
        QVERIFY(stage.find<QWidget>("valuePlane")->isVisible());
        QVERIFY(!stage.matrix("flow_output")->content().isHidden(2, 1));
    }

    void predictJudgesAndRemembers() {
        Stage stage;
        stage.page->setStep(3);
        emit stage.matrix("flow_weights")->cellPicked(2, 0);
        stage.find<QPushButton>("predictButton")->click();
        QVERIFY(stage.matrix("flow_weights")->content().isHidden(2, 0));
        QVERIFY(stage.matrix("flow_output")->content().isHidden(2, 0));
        QVERIFY(!stage.matrix("flow_scaled")->content().isHidden(2, 0));
        const char* answers[] = {"0.2119", "0,2119", "0.7870"};
        for (int i = 0; i < 3; ++i) {
            auto* field = stage.find<QLineEdit>(qPrintable(QStringLiteral("predictField%1").arg(i + 1)));
            field->setText(QLatin1String(answers[i]));
            emit field->editingFinished();
        }
        QVERIFY(stage.matrix("flow_weights")->look().marks.at({2, 2}).mark == CellMark::Wrong);
        QVERIFY(!stage.page->taskDone(QStringLiteral("predict-row")));
        auto* last = stage.find<QLineEdit>("predictField3");
        last->setText(QStringLiteral("0.5761"));
        emit last->editingFinished();
        QVERIFY(stage.page->taskDone(QStringLiteral("predict-row")));
        stage.page->setStep(0); // another row, another question: nothing is covered that was not asked
        QVERIFY(stage.matrix("flow_scores")->content().isHidden(2, 0));
    }

    void resetReturnsToTheChapterAndUndoBringsMineBack() {
        Stage stage;
        stage.select(makeExample(Example::Random));
        stage.page->resetPage();
        QVERIFY(stage.document.lesson() == chapterExample());
        stage.document.undoStack().undo();
        QVERIFY(stage.document.lesson() == makeExample(Example::Random));
    }

    void languageSwitchKeepsEverything() {
        Stage stage;
        LanguageService language;
        language.set(UiLanguage::English);
        emit stage.matrix("matrixV")->valueTyped(0, 0, QStringLiteral("0.25"));
        stage.page->setStep(4);
        emit stage.matrix("flow_output")->cellPicked(1, 1);
        const LessonState before = stage.document.lesson();
        const ViewState view = stage.document.view();
        const Selection::Cell cell = stage.selection.cell();
        language.set(UiLanguage::Turkish);
        QApplication::processEvents();
        QVERIFY(stage.document.lesson() == before);
        QVERIFY(stage.document.view() == view);
        QVERIFY(stage.selection.cell() == cell);
        QCOMPARE(stage.document.undoStack().count(), 1);
        language.set(UiLanguage::English);
        QApplication::processEvents();
    }

    void everyExampleLoadsFromTheSetUp() {
        Stage stage;
        auto* combo = stage.find<QComboBox>("exampleCombo");
        for (int i = combo->count() - 1; i >= 0; --i) {
            combo->setCurrentIndex(i);
            emit combo->activated(i);
            QVERIFY(stage.document.lesson() == makeExample(static_cast<Example>(combo->itemData(i).toInt())));
            QCOMPARE(combo->currentIndex(), i);
        }
        stage.find<QSpinBox>("positionsSpin")->setValue(5);
        QCOMPARE(combo->currentIndex(), -1); // edited: no example any more
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(QkvPageTest)
#include "qkv_page_test.moc"
