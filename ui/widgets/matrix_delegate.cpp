#include "ui/widgets/matrix_delegate.h"

#include "ui/theme/theme.h"
#include "ui/widgets/matrix_view.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace dikkat::ui {

MatrixDelegate::MatrixDelegate(MatrixView* view) : QStyledItemDelegate(view), m_view(view) {
}

QWidget* MatrixDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                      const QModelIndex& index) const {
    auto* editor = new QLineEdit(parent);
    editor->setObjectName(QStringLiteral("cellEditor"));
    editor->setAlignment(Qt::AlignCenter);
    editor->setFont(numberFont(type::cell));
    editor->setTextMargins(0, 0, 0, 0);
    editor->setProperty("row", index.row());
    editor->setProperty("column", index.column());
    editor->setAccessibleName(index.data(Qt::AccessibleTextRole).toString());
    connect(editor, &QLineEdit::textEdited, m_view, &MatrixView::hideProblem);
    return editor;
}

void MatrixDelegate::setEditorData(QWidget* widget, const QModelIndex& index) const {
    auto* editor = static_cast<QLineEdit*>(widget);
    if (editor->property("filled").toBool()) return; // a recomputation must not take away what is being typed
    const QString text = index.data(Qt::EditRole).toString();
    editor->setText(text);
    editor->setProperty("filled", true);
    editor->setProperty("initial", text);
    editor->selectAll();
}

void MatrixDelegate::setModelData(QWidget*, QAbstractItemModel*, const QModelIndex&) const {
    // Texts go to the page through MatrixView::valueTyped; the model follows from the document.
}

void MatrixDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex& index) const {
    // A narrow cell still gives room for a few digits, within the view.
    QRect place = m_view->visualRect(index);
    const int width = std::max(place.width(), 56), height = std::max(place.height(), 24);
    place = QRect(place.center().x() - width / 2, place.center().y() - height / 2, width, height);
    const QRect room = editor->parentWidget()->rect();
    if (place.right() > room.right()) place.moveRight(room.right());
    if (place.bottom() > room.bottom()) place.moveBottom(room.bottom());
    place.moveTopLeft({std::max(place.left(), room.left()), std::max(place.top(), room.top())});
    editor->setGeometry(place);
    Q_UNUSED(option)
}

QLineEdit* MatrixDelegate::editorAt(int row, int column) const {
    for (auto* editor : m_view->viewport()->findChildren<QLineEdit*>(QStringLiteral("cellEditor")))
        if (editor->property("row").toInt() == row && editor->property("column").toInt() == column &&
            !editor->property("closing").toBool())
            return editor;
    return nullptr;
}

bool MatrixDelegate::submit(QLineEdit* editor) {
    if (editor->text() == editor->property("initial").toString()) return true; // nothing was typed
    m_refused = false;
    const QPointer<QLineEdit> alive(editor);
    emit m_view->valueTyped(editor->property("row").toInt(), editor->property("column").toInt(),
                            editor->text());
    if (m_refused && alive) return false;
    return true;
}

bool MatrixDelegate::eventFilter(QObject* watched, QEvent* event) {
    auto* editor = qobject_cast<QLineEdit*>(watched);
    if (!editor || editor->property("closing").toBool()) return false;
    const QPointer<QLineEdit> alive(editor);
    const auto close = [&] {
        if (!alive) return;
        editor->setProperty("closing", true);
        m_view->hideProblem();
        emit closeEditor(editor, NoHint);
    };
    if (event->type() == QEvent::ShortcutOverride) {
        // Esc and Tab belong to the edit field while it is open, not to the page.
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Tab || key == Qt::Key_Backtab) event->accept();
        return false;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        switch (key) {
        case Qt::Key_Escape: close(); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (submit(editor)) {
                close();
                m_view->moveDown();
            } else if (alive) {
                editor->selectAll();
            }
            return true;
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
            if (submit(editor)) {
                close();
                m_view->moveToNeighbour(key == Qt::Key_Tab);
            }
            return true;
        default: return false;
        }
    }
    if (event->type() == QEvent::FocusOut) {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason) return false;
        // Let the line edit see the event first, then decide; a refused text stays open.
        QMetaObject::invokeMethod(
            editor,
            [this, alive] {
                if (!alive || alive->property("closing").toBool() || alive->hasFocus()) return;
                if (!submit(alive)) return;
                if (!alive) return;
                alive->setProperty("closing", true);
                m_view->hideProblem();
                emit closeEditor(alive, NoHint);
            },
            Qt::QueuedConnection);
        return false;
    }
    return false;
}

} // namespace dikkat::ui
