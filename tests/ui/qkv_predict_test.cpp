#include "tests/ui/page_stage.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

struct Stage : PageStage<QkvPage> {
    using PageStage::PageStage;
    MatrixView* matrix(const char* name) { return find<MatrixView>(name); }
};

} // namespace

/// Page 2 with numbers covered: "Predict first" and "Step by step".
class QkvPredictTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_themes = new ThemeService(this); }

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

    /// The natural way through an exercise is typing numbers and Enter.
    void predictingByKeyboard() {
        Stage stage;
        stage.scroll.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&stage.scroll));
        QSignalSpy status(stage.page, &Page::statusChanged);
        stage.find<QPushButton>("predictButton")->click();
        const auto field = [&](int i) {
            return stage.find<QLineEdit>(qPrintable(QStringLiteral("predictField%1").arg(i)));
        };
        const auto type = [&](const char* text) { // into whatever has the focus
            QTest::keyClicks(QApplication::focusWidget(), QString::fromUtf8(text));
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        };
        // Row 3 of the scores: 2, 2, 4.
        QVERIFY(field(1)->hasFocus());
        type("2");
        QVERIFY(field(2)->hasFocus());
        type("2");
        QVERIFY(field(3)->hasFocus());
        QCOMPARE(stage.page->step(), 0);
        type("1");
        QVERIFY(field(3)->hasFocus());
        QCOMPARE(field(3)->selectedText(), QStringLiteral("1")); // what is typed now replaces it
        QCOMPARE(stage.page->statusTexts().at(1).count(u'2'), 1);
        status.clear();
        type("4");
        QVERIFY(status.count() > 0);
        QVERIFY(stage.page->statusTexts().at(1).count(u'3') == 2); // 3 of 3
        auto* next = stage.find<QPushButton>("predictNext");
        QVERIFY(next->hasFocus() && next->isVisible());
        // The next row; what was answered stays.
        QTest::keyClick(next, Qt::Key_Return);
        QCOMPARE(stage.selection.cell().row, Index(0));
        QVERIFY(field(1)->hasFocus());
        QVERIFY(field(1)->text().isEmpty());
        type("1");
        stage.page->setStep(3); // by mouse, say
        QVERIFY(field(1)->hasFocus());
        for (const char* key : {"0", ",", "1", "0", "6", "5"})
            QTest::keyClick(QApplication::focusWidget(), key[0]);
        QCOMPARE(stage.page->step(), 3);
        QCOMPARE(field(1)->text(), QStringLiteral("0,1065"));
        stage.page->setStep(0);
        QCOMPARE(field(1)->text(), QStringLiteral("1"));
        emit stage.matrix("flow_scores")->cellPicked(2, 0);
        QCOMPARE(field(3)->text(), QStringLiteral("4"));
        // Escape leaves, and the answers wait.
        QTest::keyClick(field(1), Qt::Key_Escape);
        QVERIFY(!stage.document.view().predict);
        QVERIFY(stage.selection.cell().isValid());
        stage.find<QPushButton>("predictButton")->click();
        QCOMPARE(field(3)->text(), QStringLiteral("4"));
        // Other numbers, other answers.
        emit stage.matrix("matrixQ")->valueTyped(0, 0, QStringLiteral("3"));
        QVERIFY(field(3)->text().isEmpty());
    }

    void rightCellsShowThePagesNumber() {
        Stage stage;
        stage.page->setStep(3);
        emit stage.matrix("flow_weights")->cellPicked(2, 0);
        stage.find<QPushButton>("predictButton")->click();
        auto* field = stage.find<QLineEdit>("predictField1");
        field->setText(QStringLiteral("0,21"));
        emit field->editingFinished();
        const auto* model = stage.matrix("flow_weights")->model();
        QCOMPARE(model->index(2, 0).data().toString(),
                 number(stage.document.trace()->heads[0].weights(2, 0), 4, true));
        QVERIFY(stage.matrix("flow_weights")->content().isHidden(2, 1));
    }

    /// An exercise walked to its end: row by row, step by step, and then it is over.
    void theWayThroughAllRows() {
        Stage stage;
        stage.find<QPushButton>("predictButton")->click();
        auto* next = stage.find<QPushButton>("predictNext");
        int rows = 0;
        for (; rows < 40 && stage.document.view().predict; ++rows) {
            const Index row = stage.selection.cell().row;
            const Matrix& m = stage.document.trace()->stepMatrix(stage.document.view().step);
            for (Index j = 0; j < m.cols(); ++j) {
                auto* field = stage.find<QLineEdit>(qPrintable(QStringLiteral("predictField%1").arg(j + 1)));
                field->setText(number(m(row, j), 6));
                emit field->editingFinished();
            }
            QVERIFY(next->isVisible());
            next->click();
        }
        QCOMPARE(rows, 15);
    }

    void whatIsCoveredIsNowhereToBeRead() {
        Stage stage;
        QSignalSpy hovered(stage.page, &Page::hoverTextChanged);
        emit stage.find<SegmentedControl>("detailTabs")->picked(2);
        stage.find<QCheckBox>("stepwiseCheck")->click();
        stage.page->setStep(1);
        emit stage.matrix("flow_weights")->cellPicked(2, 0); // 0.2119
        for (const char* name : {"flow_weights", "headView1"}) emit stage.matrix(name)->cellHovered(2, 0);
        QVERIFY(stage.page->statusTexts().join(u' ').contains(u'?'));
        QString texts = stage.page->statusTexts().join(u' ');
        for (const auto& said : hovered) texts += said.at(0).toString();
        for (const char* name : {"flow_weights", "flow_output", "headView1", "concatView"}) {
            const auto* model = stage.matrix(name)->model();
            for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(Qt::ToolTipRole)})
                texts += model->index(2, 0).data(role).toString();
        }
        for (const char* number : {"2119", "0.21", "7881"})
            QVERIFY2(!texts.contains(QLatin1String(number)), qPrintable(texts));
        stage.matrix("flow_weights")->setFocus();
        QCOMPARE(stage.page->focusedMatrix().size(), Index(0));
    }

private:
    ThemeService* m_themes = nullptr;
};

QTEST_MAIN(QkvPredictTest)
#include "qkv_predict_test.moc"
