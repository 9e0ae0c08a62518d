#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QScopedPointer>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalSpy>
#include <QTest>

using namespace dikkat;
using namespace dikkat::ui;

Q_DECLARE_METATYPE(dikkat::ui::MatrixRole)

namespace {

MatrixContent weights() {
    MatrixContent content;
    content.values = Matrix(3, 3);
    content.values << 1, 0, 0, 0.2689, 0.7311, 0, 0.2119, 0.2119, 0.5761;
    content.visible = causalMask(3, 3);
    content.role = MatrixRole::Weight;
    content.rowSymbol = QStringLiteral("q");
    content.columnSymbol = QStringLiteral("k");
    content.rowRole = MatrixRole::Query;
    content.columnRole = MatrixRole::Key;
    content.name = QStringLiteral("weight");
    return content;
}

MatrixContent numbers(Index rows, Index columns) {
    MatrixContent content;
    content.values = Matrix::Zero(rows, columns);
    content.role = MatrixRole::Query;
    return content;
}

} // namespace

class MatrixViewTest : public QObject {
    Q_OBJECT

    QScopedPointer<MatrixView> m_view;

    QPoint centre(Index row, Index column) const {
        return m_view->geometryOfCells().cell(row, column).center().toPoint();
    }
    QLineEdit* editor() const {
        return m_view->viewport()->findChild<QLineEdit*>(QStringLiteral("cellEditor"));
    }
    QLabel* problem() const { return m_view->findChild<QLabel*>(QStringLiteral("problemBubble")); }
    QColor pixel(Index row, Index column, QPointF share) const {
        const QRectF cell = m_view->geometryOfCells().cell(row, column);
        const QPoint at(static_cast<int>(cell.left() + share.x() * cell.width()),
                        static_cast<int>(cell.top() + share.y() * cell.height()));
        return m_view->viewport()->grab().toImage().pixelColor(at);
    }

    void show(const MatrixContent& content, bool editable = false) {
        m_view->setContent(content);
        m_view->setEditable(editable);
        m_view->show();
        m_view->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.data()));
        m_view->setFocus();
    }

private slots:
    void init() {
        qRegisterMetaType<Index>("dikkat::Index");
        QLocale::setDefault(QLocale(QLocale::English));
        m_view.reset(new MatrixView);
        m_view->resize(320, 220);
    }
    void cleanup() { m_view.reset(); }

    void clickPicks() {
        show(weights());
        QSignalSpy picked(m_view.data(), &MatrixView::cellPicked);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, centre(2, 1));
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.at(0).at(0).value<Index>(), 2);
        QCOMPARE(picked.at(0).at(1).value<Index>(), 1);
    }

    void arrowsMoveAndReachRowEnds() {
        show(weights());
        m_view->setSelectedCell(1, 1, true);
        QSignalSpy picked(m_view.data(), &MatrixView::cellPicked);
        const auto press = [&](Qt::Key key) {
            QTest::keyClick(m_view.data(), key);
            return QPair<int, int>(picked.back().at(0).toInt(), picked.back().at(1).toInt());
        };
        QCOMPARE(press(Qt::Key_Right), qMakePair(1, 2));
        QCOMPARE(press(Qt::Key_Down), qMakePair(2, 2));
        QCOMPARE(press(Qt::Key_Home), qMakePair(2, 0));
        QCOMPARE(press(Qt::Key_End), qMakePair(2, 2));
    }

    void selectingFromOutsideSaysNothing() {
        show(weights());
        QSignalSpy picked(m_view.data(), &MatrixView::cellPicked);
        m_view->setSelectedCell(2, 2, false);
        m_view->setSelectedCell(-1, -1, false);
        QCOMPARE(picked.count(), 0);
    }

    void speaksEveryCell() {
        show(weights());
        m_view->setSelectedCell(2, 2, true);
        const auto* model = m_view->model();
        const auto spoken = [&](int row, int column) {
            return model->data(model->index(row, column), Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(spoken(2, 2), QStringLiteral("query 3, key 3, weight 0.5761, selected"));
        QCOMPARE(spoken(0, 1), QStringLiteral("query 1, key 2, masked"));
        m_view->setMark(2, 0, CellMark::Wrong, QStringLiteral("0.5"));
        QCOMPARE(spoken(2, 0), QStringLiteral("query 3, key 1, 0.5, wrong"));
        QLocale::setDefault(QLocale(QLocale::Turkish));
        QVERIFY(spoken(1, 0).endsWith(QStringLiteral("0,2689")));
    }

    void hiddenCellsTellNothing() {
        MatrixContent content = weights();
        content.hidden = Mask::Constant(3, 3, false);
        content.hidden(2, 2) = true;
        show(content);
        const QModelIndex cell = m_view->model()->index(2, 2);
        for (const int role :
             {int(Qt::DisplayRole), int(Qt::EditRole), int(Qt::AccessibleTextRole), int(Qt::ToolTipRole)})
            QVERIFY(!cell.data(role).toString().contains(QStringLiteral("5761")));
        QCOMPARE(cell.data(Qt::DisplayRole).toString(), QStringLiteral("?"));
    }

    void typingEditsAndEnterGoesDown() {
        show(numbers(3, 4), true);
        m_view->setSelectedCell(1, 1, true);
        QSignalSpy typed(m_view.data(), &MatrixView::valueTyped);
        QTest::keyClick(m_view.data(), Qt::Key_2);
        QVERIFY(editor());
        QTest::keyClicks(editor(), QStringLiteral(",5"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QCOMPARE(typed.count(), 1);
        QCOMPARE(typed.at(0).at(2).toString(), QStringLiteral("2,5"));
        QCOMPARE(m_view->currentIndex(), m_view->model()->index(2, 1));
        QVERIFY(m_view->hasFocus());
        QTRY_VERIFY(!editor());
        QTest::keyClick(m_view.data(), Qt::Key_F2); // edits what is there
        QCOMPARE(editor()->text(), QStringLiteral("0"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QCOMPARE(m_view->currentIndex(), m_view->model()->index(2, 1)); // the last row
    }

    void tabCommitsAndMovesOn() {
        show(numbers(2, 2), true);
        m_view->setSelectedCell(0, 1, true);
        QSignalSpy typed(m_view.data(), &MatrixView::valueTyped);
        QTest::keyClick(m_view.data(), Qt::Key_7);
        QTest::keyClick(editor(), Qt::Key_Tab);
        QCOMPARE(typed.count(), 1);
        QCOMPARE(m_view->currentIndex(), m_view->model()->index(1, 0));
    }

    void escapeDropsTheEdit() {
        show(numbers(2, 2), true);
        m_view->setSelectedCell(0, 0, true);
        QSignalSpy typed(m_view.data(), &MatrixView::valueTyped);
        QTest::keyClick(m_view.data(), Qt::Key_7);
        QTest::keyClick(editor(), Qt::Key_Escape);
        QCOMPARE(typed.count(), 0);
    }

    void refusedTextStaysWithItsReason() {
        show(numbers(2, 2), true);
        m_view->setSelectedCell(0, 0, true);
        bool accept = false;
        connect(m_view.data(), &MatrixView::valueTyped, this, [&](Index row, Index column, const QString&) {
            if (!accept) m_view->rejectEdit(row, column, QStringLiteral("Not a number"));
        });
        QTest::keyClick(m_view.data(), Qt::Key_1);
        QTest::keyClicks(editor(), QStringLiteral("x"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QVERIFY(editor());
        QCOMPARE(editor()->text(), QStringLiteral("1x"));
        QVERIFY(problem() && problem()->isVisible());
        QCOMPARE(problem()->text(), QStringLiteral("Not a number"));
        // A recomputation meanwhile does not take the text away.
        m_view->setContent(numbers(2, 2));
        QCOMPARE(editor()->text(), QStringLiteral("1x"));
        accept = true;
        QTest::keyClick(editor(), Qt::Key_3);
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_VERIFY(!problem());
        QTRY_VERIFY(!editor());
    }

    void theReasonFollowsTheLanguage() {
        show(numbers(2, 2), true);
        QString word = QStringLiteral("Not a number");
        m_view->rejectEdit(0, 0, [&word] { return word; });
        QCOMPARE(problem()->text(), word);
        word = QStringLiteral("Sayı değil");
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(m_view.data(), &change);
        QCOMPARE(problem()->text(), word);
        m_view->hideProblem();
    }

    /// Whatever is typed into a cell goes there, letter or digit; where nothing can be typed, keys are the
    /// page's.
    void keysThatWriteOpenTheEditor_data() {
        QTest::addColumn<char>("key");
        for (const char key : {'3', 'm', 's', 'p', '(', '/', '%', '.', '-', 'g'})
            QTest::addRow("%c", key) << key;
    }
    void keysThatWriteOpenTheEditor() {
        QFETCH(char, key);
        int commands = 0;
        QShortcut shortcut(QKeySequence(QString(QLatin1Char(key)).toUpper()), m_view.data());
        connect(&shortcut, &QShortcut::activated, this, [&commands] { ++commands; });
        show(numbers(2, 2), true);
        m_view->setSelectedCell(0, 0, true);
        QTest::keyClick(m_view.data(), key);
        QVERIFY(editor());
        QCOMPARE(editor()->text(), QString(QLatin1Char(key)));
        QCOMPARE(commands, 0);
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!editor());
        m_view->setEditable(false);
        QTest::keyClick(m_view.data(), key);
        QVERIFY(!editor());
        if (QChar(QLatin1Char(key)).isLetterOrNumber()) QCOMPARE(commands, 1);
    }

    void onlyHiddenCellsTakeAnswers() {
        MatrixContent content = weights();
        content.hidden = Mask::Constant(3, 3, false);
        content.hidden(2, 0) = true;
        show(content, true);
        QVERIFY(m_view->model()->flags(m_view->model()->index(2, 0)) & Qt::ItemIsEditable);
        QVERIFY(!(m_view->model()->flags(m_view->model()->index(1, 0)) & Qt::ItemIsEditable));
    }

    void draggingChangesTheNumberInOneGesture() {
        show(numbers(2, 2), true);
        QSignalSpy dragged(m_view.data(), &MatrixView::valueDragged);
        const QPoint from = centre(0, 0);
        QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(m_view->viewport(), from - QPoint(0, 1));
        QCOMPARE(dragged.count(), 0); // a trembling hand is not a drag
        for (int y = 8; y <= 12; y += 4) {
            QMouseEvent move(QEvent::MouseMove, from - QPoint(0, y),
                             m_view->viewport()->mapToGlobal(from - QPoint(0, y)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(m_view->viewport(), &move);
        }
        QCOMPARE(m_view->viewport()->cursor().shape(), Qt::SizeVerCursor);
        QCOMPARE(dragged.count(), 2);
        QCOMPARE(dragged.at(0).at(2).toDouble(), 0.2);
        QCOMPARE(dragged.at(1).at(2).toDouble(), 0.3);
        QCOMPARE(dragged.at(0).at(3).toInt(), dragged.at(1).at(3).toInt());
        QTest::keyClick(m_view.data(), Qt::Key_Escape);
        QCOMPARE(dragged.back().at(2).toDouble(), 0.0);
        QCOMPARE(dragged.back().at(3).toInt(), dragged.at(0).at(3).toInt());
        QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, from);
        QCOMPARE(dragged.count(), 3);
    }

    void copiesAndPastes() {
        show(numbers(2, 2), true);
        m_view->setSelectedCell(1, 0, true);
        QSignalSpy copied(m_view.data(), &MatrixView::copyRequested);
        QSignalSpy pasted(m_view.data(), &MatrixView::pasted);
        QApplication::clipboard()->setText(QStringLiteral("1\t2"));
        QTest::keyClick(m_view.data(), Qt::Key_C, Qt::ControlModifier);
        QTest::keyClick(m_view.data(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(copied.count(), 1);
        QCOMPARE(pasted.count(), 1);
        QCOMPARE(pasted.at(0).at(0).value<Index>(), 1);
        QCOMPARE(pasted.at(0).at(2).toString(), QStringLiteral("1\t2"));
    }

    void spaceAndDoubleClickToggleFixedCells() {
        show(weights());
        m_view->setSelectedCell(0, 2, true);
        QSignalSpy toggled(m_view.data(), &MatrixView::cellToggled);
        QTest::keyClick(m_view.data(), Qt::Key_Space);
        QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, centre(1, 2));
        QCOMPARE(toggled.count(), 2);
        QCOMPARE(toggled.at(1).at(0).value<Index>(), 1);
    }

    void hoverIsAnnouncedAndTakenBack() {
        show(weights());
        QSignalSpy hovered(m_view.data(), &MatrixView::cellHovered);
        QMouseEvent move(QEvent::MouseMove, centre(1, 1), m_view->viewport()->mapToGlobal(centre(1, 1)),
                         Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(m_view->viewport(), &move);
        QCOMPARE(hovered.count(), 1);
        QCOMPARE(hovered.back().at(0).value<Index>(), 1);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(m_view.data(), &leave);
        QCOMPARE(hovered.back().at(0).value<Index>(), -1);
    }

    void fillsFollowTheMap() {
        show(weights());
        QCOMPARE(pixel(0, 0, {0.1, 0.2}), theme().weight(1));
        QCOMPARE(pixel(1, 1, {0.1, 0.2}), theme().weight(0.7311));
    }

    void changedCellsAreMarkedWithTheAmount() {
        MatrixContent content = weights();
        content.previous = content.values;
        (*content.previous)(1, 0) = 0.5;
        show(content);
        QCOMPARE(m_view->look().freshChange, true);
        const auto* model = m_view->model();
        QCOMPARE(model->data(model->index(1, 0), Qt::ToolTipRole).toString(),
                 QStringLiteral("was 0.5, changed by −0.2311"));
        QVERIFY(model->data(model->index(0, 0), Qt::ToolTipRole).toString().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(!m_view->look().freshChange, 2000);
    }

    void everySizeFits_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const int rows : {1, 2, 5, 16})
            for (const int columns : {1, 3, 16}) QTest::addRow("%dx%d", rows, columns) << rows << columns;
    }
    void everySizeFits() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        m_view->resize(180, 190);
        show(numbers(rows, columns)); // a picture of the whole, not to be typed into
        const QRectF all = m_view->geometryOfCells().block(0, 0, rows, columns);
        QVERIFY(QRectF(m_view->viewport()->rect()).contains(all));
        QCOMPARE(m_view->indexAt(centre(rows - 1, columns - 1)),
                 m_view->model()->index(rows - 1, columns - 1));
        QVERIFY(!m_view->grab().isNull());
    }

    void manyEditFieldsScroll() {
        m_view->resize(180, 150);
        show(numbers(16, 16), true);
        QVERIFY(m_view->geometryOfCells().cellWidth >= 30);
        QVERIFY(m_view->geometryOfCells().cellHeight >= 20);
        m_view->setSelectedCell(15, 15, true);
        QVERIFY(QRectF(m_view->viewport()->rect()).contains(m_view->geometryOfCells().cell(15, 15)));
        QCOMPARE(m_view->indexAt(centre(15, 15)), m_view->model()->index(15, 15));
        QTest::keyClick(m_view.data(), Qt::Key_Home);
        QVERIFY(QRectF(m_view->viewport()->rect()).contains(m_view->geometryOfCells().cell(15, 0)));
        QCOMPARE(m_view->visualRect(m_view->currentIndex()).topLeft(),
                 m_view->geometryOfCells().cell(15, 0).topLeft().toPoint());
        m_view->setContent(numbers(2, 2)); // back to where everything fits
        QCOMPARE(m_view->geometryOfCells().origin, QPointF(3, 3));
    }

    void keysBringTheCellIntoAScrolledPage() {
        QScrollArea page;
        page.resize(200, 150);
        auto* view = new MatrixView;
        view->setContent(numbers(12, 12));
        view->setCellSize(40, 40);
        view->setMinimumSize(560, 560);
        page.setWidget(view);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        view->setFocus();
        view->setSelectedCell(11, 11, false); // marked from elsewhere: the page stays
        QCOMPARE(page.verticalScrollBar()->value(), 0);
        QTest::keyClick(view, Qt::Key_Up);
        QVERIFY(page.verticalScrollBar()->value() > 200);
        QVERIFY(page.horizontalScrollBar()->value() > 200);
    }

    void largeMatricesAskForNoMoreRoomThanMediumOnes() {
        show(numbers(4, 4));
        const QSize medium = m_view->sizeHint();
        m_view->setContent(numbers(16, 16));
        QVERIFY(m_view->sizeHint().height() == medium.height());
        QVERIFY(m_view->minimumSizeHint().height() < medium.height());
        QVERIFY(m_view->minimumSizeHint().width() < 180);
    }

    void numbersGiveWayWhenTheyCannotBeRead_data() {
        QTest::addColumn<MatrixRole>("role");
        QTest::addColumn<double>("cell");
        QTest::addColumn<QString>("text"); // of 0.4223 in a square cell of that size
        QTest::newRow("all decimals") << MatrixRole::Weight << 60.0 << "0.4223";
        QTest::newRow("three decimals") << MatrixRole::Weight << 32.0 << "0.422";
        QTest::newRow("a weight keeps two") << MatrixRole::Weight << 28.0 << "0.42";
        QTest::newRow("or nothing") << MatrixRole::Weight << 22.0 << "";
        QTest::newRow("a score gives up its last decimal") << MatrixRole::Score << 22.0 << "0.4";
        QTest::newRow("below 14 px nothing") << MatrixRole::Score << 13.0 << "";
    }
    void numbersGiveWayWhenTheyCannotBeRead() {
        QFETCH(MatrixRole, role);
        QFETCH(double, cell);
        QFETCH(QString, text);
        MatrixContent content;
        content.values = Matrix::Constant(1, 1, 0.4223);
        content.role = role;
        MatrixGeometry geometry;
        geometry.cellWidth = geometry.cellHeight = cell;
        const MatrixTexts texts = fitTexts(content, geometry);
        QCOMPARE(texts.texts.value(0), text);
    }

    void shrinkingContentKeepsTheViewSound() {
        show(numbers(16, 16), true);
        m_view->setSelectedCell(15, 15, true);
        QTest::keyClick(m_view.data(), Qt::Key_5);
        m_view->setContent(numbers(1, 1));
        m_view->setSelectedCell(0, 0, true);
        QVERIFY(!m_view->grab().isNull());
        m_view->setContent(MatrixContent{});
        QVERIFY(!m_view->grab().isNull());
    }
};

QTEST_MAIN(MatrixViewTest)
#include "matrix_view_test.moc"
