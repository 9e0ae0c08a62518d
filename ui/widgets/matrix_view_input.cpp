// Keyboard, mouse and refusals of MatrixView; drawing and layout are in matrix_view.cpp.

#include "ui/theme/theme.h"
#include "ui/widgets/matrix_delegate.h"
#include "ui/widgets/matrix_model.h"
#include "ui/widgets/matrix_view.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollBar>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int pixelsPerStep = 4;

double stepUnit(Qt::KeyboardModifiers modifiers) {
    if (modifiers.testFlag(Qt::ShiftModifier)) return 0.01;
    if (modifiers.testFlag(Qt::ControlModifier)) return 1;
    return 0.1;
}

/// Adding tenths leaves dust such as 0.30000000000000004; nobody dragged that.
double withoutDust(double value) {
    return std::round(value * 1e10) / 1e10;
}

/// A key that writes something: what can be read as a number is for the page to say.
bool writes(const QKeyEvent& key) {
    const bool plain = !(key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    return plain && !key.text().isEmpty() && key.text().at(0).isPrint();
}

} // namespace

bool MatrixView::takesTyping() const {
    const QModelIndex current = currentIndex();
    return current.isValid() ? m_model->canEdit(current.row(), current.column()) : m_model->isEditable();
}

bool MatrixView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        auto* key = static_cast<QKeyEvent*>(event);
        // What is typed into a cell is not the page's shortcut; copy and paste mean this matrix.
        if ((writes(*key) && takesTyping()) || key->matches(QKeySequence::Copy) ||
            (m_model->isEditable() && key->matches(QKeySequence::Paste)) ||
            (m_drag && m_drag->moving && key->key() == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void MatrixView::keyPressEvent(QKeyEvent* event) {
    const QModelIndex current = currentIndex();
    if (m_drag && m_drag->moving && event->key() == Qt::Key_Escape) {
        endDrag(true);
        return;
    }
    if (event->matches(QKeySequence::Copy)) {
        emit copyRequested();
        return;
    }
    if (event->matches(QKeySequence::Paste)) {
        if (m_model->isEditable())
            emit pasted(std::max(0, current.row()), std::max(0, current.column()),
                        QApplication::clipboard()->text());
        return;
    }
    const bool editable = current.isValid() && m_model->canEdit(current.row(), current.column());
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        if (editable)
            edit(current);
        else
            event->ignore();
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (editable)
            emit valueTyped(current.row(), current.column(), QStringLiteral("0"));
        else
            event->ignore();
        return;
    case Qt::Key_Space:
        if (current.isValid() && !editable) emit cellToggled(current.row(), current.column());
        return;
    case Qt::Key_Escape:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: event->ignore(); return; // the page's own keys
    default: break;
    }
    const bool arrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right ||
                       event->key() == Qt::Key_Up || event->key() == Qt::Key_Down ||
                       event->key() == Qt::Key_Home || event->key() == Qt::Key_End;
    if (arrow && (event->modifiers() & Qt::ControlModifier) && event->key() != Qt::Key_Home &&
        event->key() != Qt::Key_End) {
        event->ignore();
        return;
    }
    const bool typing = writes(*event) && takesTyping();
    if ((arrow || typing) && !current.isValid() && m_model->rowCount() > 0) {
        setCurrentIndex(m_model->index(0, 0)); // the first key enters the matrix
        if (arrow) return;
    }
    if (arrow || typing) QTableView::keyPressEvent(event);
    event->setAccepted(arrow || typing); // Qt lets go of a key that has opened an editor
}

void MatrixView::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const bool again = index.isValid() && index == currentIndex();
    QTableView::mousePressEvent(event);
    if (!index.isValid() || event->button() != Qt::LeftButton) return;
    if (again) emit cellPicked(index.row(), index.column());
    if (m_model->canEdit(index.row(), index.column()) && m_model->content().hidden.size() == 0) {
        const double value = m_model->content().values(index.row(), index.column());
        m_drag = Drag{index.row(), index.column(), value, value, event->pos().y(), event->pos()};
    }
}

void MatrixView::mouseMoveEvent(QMouseEvent* event) {
    hover(indexAt(event->pos()));
    if (!m_drag || !(event->buttons() & Qt::LeftButton)) {
        if (!m_model->isEditable()) QTableView::mouseMoveEvent(event);
        return;
    }
    if (!m_drag->moving) {
        if (std::abs(event->pos().y() - m_drag->from.y()) < QApplication::startDragDistance() / 2) return;
        m_drag->moving = true;
        m_drag->gesture = ++m_lastGesture;
        m_drag->lastY = m_drag->from.y();
        viewport()->setCursor(Qt::SizeVerCursor);
    }
    const int steps = (m_drag->lastY - event->pos().y()) / pixelsPerStep;
    if (steps == 0) return;
    m_drag->lastY -= steps * pixelsPerStep;
    m_drag->value = withoutDust(m_drag->value + steps * stepUnit(event->modifiers()));
    emit valueDragged(m_drag->row, m_drag->column, m_drag->value, m_drag->gesture);
}

void MatrixView::mouseReleaseEvent(QMouseEvent* event) {
    endDrag(false);
    QTableView::mouseReleaseEvent(event);
}

void MatrixView::endDrag(bool restore) {
    if (!m_drag) return;
    const Drag drag = *m_drag;
    m_drag.reset();
    viewport()->unsetCursor();
    if (restore && drag.moving) emit valueDragged(drag.row, drag.column, drag.start, drag.gesture);
}

void MatrixView::mouseDoubleClickEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    m_drag.reset();
    if (index.isValid() && !m_model->canEdit(index.row(), index.column())) {
        emit cellToggled(index.row(), index.column());
        return;
    }
    QTableView::mouseDoubleClickEvent(event);
}

void MatrixView::hover(const QModelIndex& index) {
    auto& look = m_model->look;
    const Index row = index.isValid() ? index.row() : -1, column = index.isValid() ? index.column() : -1;
    if (look.hoverRow == row && look.hoverColumn == column) return;
    look.hoverRow = row;
    look.hoverColumn = column;
    emit cellHovered(row, column);
    viewport()->update();
    horizontalHeader()->viewport()->update();
    verticalHeader()->viewport()->update();
}

void MatrixView::leaveEvent(QEvent* event) {
    hover({});
    QTableView::leaveEvent(event);
}

void MatrixView::wheelEvent(QWheelEvent* event) {
    const bool more = verticalScrollBar()->maximum() > 0 || horizontalScrollBar()->maximum() > 0;
    if (more)
        QTableView::wheelEvent(event);
    else
        event->ignore(); // nothing to scroll here: the page does
}

void MatrixView::focusInEvent(QFocusEvent* event) {
    QTableView::focusInEvent(event);
    // Reached with Tab: the keyboard needs a cell to start from.
    if (!currentIndex().isValid() && m_model->rowCount() > 0 &&
        (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason))
        setCurrentIndex(m_model->index(0, 0));
    updateFocusCell();
}

void MatrixView::focusOutEvent(QFocusEvent* event) {
    QTableView::focusOutEvent(event);
    updateFocusCell();
}

void MatrixView::updateFocusCell() {
    auto& look = m_model->look;
    const QModelIndex current = currentIndex();
    const bool shown = hasFocus() && current.isValid() &&
                       !(current.row() == look.selectedRow && current.column() == look.selectedColumn);
    look.focusRow = shown ? current.row() : -1;
    look.focusColumn = shown ? current.column() : -1;
    viewport()->update();
}

void MatrixView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    updateFocusCell();
    if (!m_settingCurrent && current.isValid()) emit cellPicked(current.row(), current.column());
}

void MatrixView::moveDown() {
    setFocus(Qt::OtherFocusReason);
    const QModelIndex below = currentIndex().siblingAtRow(currentIndex().row() + 1);
    if (below.isValid()) setCurrentIndex(below);
}

void MatrixView::moveToNeighbour(bool next) {
    setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    focusNextPrevChild(next);
}

bool MatrixView::focusNextPrevChild(bool next) {
    const int columns = m_model->columnCount();
    const int place =
        currentIndex().isValid() ? currentIndex().row() * columns + currentIndex().column() : -1;
    const int target = place + (next ? 1 : -1);
    // Tab walks through the fields of an editable matrix and leaves it at its ends, never trapping the focus.
    if (m_model->isEditable() && place >= 0 && target >= 0 && target < m_model->rowCount() * columns) {
        setCurrentIndex(m_model->index(target / columns, target % columns));
        return true;
    }
    return QAbstractScrollArea::focusNextPrevChild(next);
}

void MatrixView::rejectEdit(Index row, Index column, const LiveText& says) {
    m_delegate->refuse();
    hideProblem();
    m_problemText = says;
    const QString sentence = says.text();
    m_problem = new QLabel(sentence, window());
    m_problem->setObjectName(QStringLiteral("problemBubble"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setMaximumWidth(320);
    m_problem->setStyleSheet(
        QStringLiteral("background: %1; color: %2; border: 1px solid %2; padding: 6px 8px;")
            .arg(theme().wrongTint.name(), theme().wrong.name()));
    m_problem->setMinimumWidth(std::min(320, m_problem->fontMetrics().horizontalAdvance(sentence) + 22));
    m_problem->adjustSize();
    placeProblem(row, column);
    // The same sentence may open the message bar, which moves the page down: look once more when it has.
    QTimer::singleShot(0, m_problem, [this, row, column] { placeProblem(row, column); });
    m_problem->show();
    m_problem->raise();
    QAccessibleEvent alert(m_problem, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    if (!m_delegate->editorAt(static_cast<int>(row), static_cast<int>(column)))
        QTimer::singleShot(8000, m_problem,
                           &QObject::deleteLater); // after a paste nothing else would take it away
}

/// Under the cell, or over it where the window ends; never on it: what was typed stays readable.
void MatrixView::placeProblem(Index row, Index column) {
    if (!m_problem) return; // taken back before it was looked at again
    const QRectF cell = m_geometry.cell(row, column);
    QPoint at = viewport()->mapTo(window(), cell.bottomLeft().toPoint() + QPoint(0, 8));
    at.setX(std::clamp(at.x(), 4, std::max(4, window()->width() - m_problem->width() - 4)));
    if (at.y() + m_problem->height() > window()->height())
        at.setY(viewport()->mapTo(window(), cell.topLeft().toPoint()).y() - m_problem->height() - 8);
    m_problem->move(at);
}

void MatrixView::hideProblem() {
    if (m_problem) m_problem->deleteLater();
    m_problem = nullptr;
}

} // namespace dikkat::ui
