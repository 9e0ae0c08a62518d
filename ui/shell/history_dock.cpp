#include "ui/shell/history_dock.h"

#include "ui/document/edit_command.h"
#include "ui/shell/dock_title.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QListView>

namespace dikkat::ui {

namespace {

/// Words for step `index` of the stack.
QString stepText(const Document& document, int index) {
    const QUndoCommand* command = document.undoStack().command(index);
    return command == nullptr ? QString() : static_cast<const DocumentCommand*>(command)->words();
}

} // namespace

QString undoText(const Document& document) {
    const int index = document.undoStack().index();
    return index == 0 ? QString() : stepText(document, index - 1);
}

QString redoText(const Document& document) {
    return stepText(document, document.undoStack().index());
}

HistoryModel::HistoryModel(const Document& document, QObject* parent)
    : QAbstractListModel(parent), m_document(document) {
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_document.undoStack().count() + 1;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const QUndoStack& stack = m_document.undoStack();
    const QString text = index.row() == 0 ? tr("Start") : stepText(m_document, index.row() - 1);
    const bool undone = index.row() > stack.index();
    switch (role) {
    case Qt::DisplayRole: return text;
    case Qt::ForegroundRole: return undone ? QVariant(theme().text3) : QVariant();
    case Qt::AccessibleTextRole: return undone ? tr("%1, undone").arg(text) : text;
    case Qt::ToolTipRole: return index.row() == stack.cleanIndex() ? tr("Saved here") : QString();
    default: return {};
    }
}

void HistoryModel::reload() {
    beginResetModel();
    endResetModel();
}

HistoryDock::HistoryDock(Document& document, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
    , m_model(new HistoryModel(document, this))
    , m_list(new QListView) {
    setObjectName(QStringLiteral("historyDock"));
    new DockTitle(*this);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_list->setObjectName(QStringLiteral("historyList"));
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    setWidget(m_list);
    connect(&m_document, &Document::historyChanged, this, &HistoryDock::reload);
    const auto goTo = [this](const QModelIndex& index) { m_document.undoStack().setIndex(index.row()); };
    connect(m_list, &QListView::clicked, this, goTo);
    connect(m_list, &QListView::activated, this, goTo);
    retranslateUi();
}

void HistoryDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QDockWidget::changeEvent(event);
}

void HistoryDock::reload() {
    m_model->reload();
    const QModelIndex now = m_model->index(m_document.undoStack().index());
    m_list->setCurrentIndex(now);
    m_list->scrollTo(now);
}

void HistoryDock::retranslateUi() {
    setWindowTitle(tr("History"));
    m_list->setAccessibleName(tr("Edits that can be taken back"));
    reload();
}

} // namespace dikkat::ui
