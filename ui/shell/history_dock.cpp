#include "ui/shell/history_dock.h"

#include "ui/document/edit_command.h"

#include <QEvent>
#include <QListWidget>
#include <QSignalBlocker>

namespace dikkat::ui {

namespace {

/// Words for step `index` of the stack; made now, so they are in the current language.
QString stepText(const Document& document, int index) {
    const QUndoCommand* command = document.undoStack().command(index);
    return command == nullptr ? QString() : describe(static_cast<const EditCommand*>(command)->edit());
}

} // namespace

QString undoText(const Document& document) {
    const int index = document.undoStack().index();
    return index == 0 ? QString() : stepText(document, index - 1);
}

QString redoText(const Document& document) {
    return stepText(document, document.undoStack().index());
}

HistoryDock::HistoryDock(Document& document, QWidget* parent)
    : QDockWidget(parent), m_document(document), m_list(new QListWidget) {
    setObjectName(QStringLiteral("historyDock"));
    m_list->setObjectName(QStringLiteral("historyList"));
    setWidget(m_list);
    connect(&m_document, &Document::historyChanged, this, &HistoryDock::rebuild);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0) m_document.undoStack().setIndex(row);
    });
    rebuild();
}

void HistoryDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuild();
    QDockWidget::changeEvent(event);
}

void HistoryDock::rebuild() {
    setWindowTitle(tr("History"));
    m_list->setAccessibleName(tr("Undoable steps"));
    const QSignalBlocker block(m_list);
    m_list->clear();
    m_list->addItem(tr("Start"));
    for (int i = 0; i < m_document.undoStack().count(); ++i) m_list->addItem(stepText(m_document, i));
    m_list->setCurrentRow(m_document.undoStack().index());
}

} // namespace dikkat::ui
