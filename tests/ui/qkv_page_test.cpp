#include "core/lesson/examples.h"
#include "tests/ui/page_stage.h"
#include "ui/i18n/language.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/qkv/flow_panel.h"
#include "ui/pages/qkv/input_panel.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/plot/value_plane.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/step_ribbon.h"

#include <QAbstractButton>
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
        const auto* bubble = stage.scroll.findChild<QLabel*>(QStringLiteral("problemBubble"));
        QVERIFY(bubble != nullptr && bubble->text().size() > 20);
        QCOMPARE(problem.count(), 0); // once, beside the cell
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
            asked = question->informativeText().contains(QLocale().toString(1.2)) &&
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
        QVERIFY(!stage.page->taskDone(QStringLiteral("all-steps"))); // no cell was followed
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

    /// The picture beside the flow explains the row that is selected, and in an exercise tells nothing of it.
    void theValuePlaneFollowsTheSelection() {
        Stage stage;
        const auto about = [&](Index row) {
            auto table = stage.find<ValuePlane>("valuePlane")->table();
            return table.front().last().endsWith(QString::number(row + 1)) && table.front().size() == 4;
        };
        for (const Index row : {2, 0, 1}) {
            emit stage.matrix("flow_weights")->cellPicked(row, 0);
            QVERIFY(about(row));
        }
        stage.find<QPushButton>("predictButton")->click();
        for (const Index row : {0, 2, 1}) {
            emit stage.matrix("flow_scores")->cellPicked(row, 0);
            for (const auto& line : stage.find<ValuePlane>("valuePlane")->table())
                QVERIFY(line.first() != QStringLiteral("o%1").arg(row + 1));
        }
    }

    void aCellOfAnotherExampleLinksNothing() {
        Stage stage;
        stage.select(withPositions(chapterExample(), 9));
        stage.selection.select({LessonStep::Weights, 6, 1});
        QCOMPARE(stage.matrix("matrixK")->look().linkedRow, Index(1));
        stage.page->resetPage();
        QCOMPARE(stage.matrix("matrixK")->look().linkedRow, Index(-1));
        QCOMPARE(stage.matrix("matrixQ")->look().linkedRow, Index(-1));
    }

    void theStatusFollowsAnEditUnderTheMouse() {
        Stage stage;
        auto* view = stage.matrix("flow_scores");
        const QPoint at = view->geometryOfCells().cell(2, 2).center().toPoint();
        QMouseEvent move(QEvent::MouseMove, at, view->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QApplication::sendEvent(view->viewport(), &move);
        QSignalSpy hovered(stage.page, &Page::hoverTextChanged);
        emit stage.matrix("matrixQ")->valueTyped(2, 1, QStringLiteral("0"));
        QVERIFY(hovered.count() > 0);
        QVERIFY2(hovered.back().at(0).toString().endsWith(QStringLiteral(": 2")),
                 qPrintable(hovered.back().at(0).toString()));
    }

    void anInfiniteChangeIsNotCalledZero() {
        Stage stage;
        stage.page->setStep(2);
        stage.page->compare(Comparison::CausalMask);
        QApplication::processEvents();
        QString text;
        for (const auto* label : stage.find<QWidget>("compareCard")->findChildren<QLabel*>())
            text += label->text();
        QVERIFY2(text.contains(u'∞'), qPrintable(text));
    }

    /// A new window size while another page is shown leaves the arrows over their matrices.
    void theArrowsStandOverTheirMatrices() {
        Stage stage({1100, 770});
        auto* panel = stage.find<FlowPanel>("flowPanel");
        stage.page->hide();
        stage.scroll.resize(1600, 900);
        QApplication::processEvents();
        stage.page->show();
        QApplication::processEvents();
        for (int i = 0; i < 5; ++i) {
            const QWidget* column = panel->view(static_cast<LessonStep>(i)).parentWidget();
            const QWidget* arrow = panel->ribbon().button(i);
            QVERIFY(std::abs(arrow->mapTo(panel, QPoint()).x() - column->mapTo(panel, QPoint()).x()) <= 1);
            QVERIFY(std::abs(arrow->width() - column->width()) <= 1);
        }
    }

    void aComputedCellIsWorkedOut() {
        Stage stage;
        LessonState state = chapterExample();
        state.mode = InputMode::Computed;
        stage.select(withPositions(state, 3));
        emit stage.matrix("matrixQ")->cellPicked(1, 1);
        QApplication::processEvents();
        const QString text = stage.find<QLabel>("cellSentence")->text();
        QVERIFY2(text.contains(QStringLiteral("Wq")), qPrintable(text));
        emit stage.matrix("flow_scores")->cellPicked(2, 2); // also the one that was selected before
        QVERIFY(!stage.find<QLabel>("cellSentence")->text().contains(QStringLiteral("Wq")));
    }

    /// Refusals of cells, pastes and set-up are said again in another language.
    void refusalsFollowTheLanguage() {
        Stage stage;
        LanguageService language;
        language.set(UiLanguage::English);
        QSignalSpy problem(stage.page, &Page::problem);
        emit stage.matrix("matrixQ")->pasted(0, 0, QStringLiteral("1\t2\n3"));
        emit stage.matrix("flow_masked")->cellToggled(0, 0);
        // What a paste lacks stands beside the cell.
        auto* bubble = stage.scroll.findChild<QLabel*>(QStringLiteral("problemBubble"));
        QVERIFY(bubble);
        const QString inEnglish = bubble->text();
        language.set(UiLanguage::Turkish);
        QApplication::processEvents();
        QVERIFY(bubble->text() != inEnglish);
        language.set(UiLanguage::English);
        QCOMPARE(problem.count(), 1);
        for (const auto& said : problem) {
            const auto sentence = said.at(0).value<LiveText>();
            QVERIFY(sentence.followsLanguage());
            const QString english = sentence.text();
            language.set(UiLanguage::Turkish);
            QVERIFY(sentence.text() != english);
            language.set(UiLanguage::English);
        }
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
