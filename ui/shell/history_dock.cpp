#include "ui/shell/history_dock.h"

#include "ui/document/edit_command.h"
#include "ui/shell/dock_title.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QListView>

namespace dikkat::ui {

QString historyText(const Document& document, int index, const PageFinder& pages) {
    const auto* command = static_cast<const DocumentCommand*>(document.undoStack().command(index));
    if (command == nullptr) return {};
    const Page* page = pages(command->page());
    if (page == nullptr) return command->words();
    return HistoryDock::tr("Page %1 · %2").arg(static_cast<int>(page->id())).arg(command->words());
}

HistoryModel::HistoryModel(const Document& document, PageFinder pages, QObject* parent)
    : QAbstractListModel(parent), m_document(document), m_pages(std::move(pages)) {
}

int HistoryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_document.undoStack().count() + 1;
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const QUndoStack& stack = m_document.undoStack();
    const QString text = index.row() == 0 ? tr("Start") : historyText(m_document, index.row() - 1, m_pages);
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

HistoryDock::HistoryDock(Document& document, const PageFinder& pages, QWidget* parent)
    : QDockWidget(parent)
    , m_document(document)
    , m_model(new HistoryModel(document, pages, this))
    , m_list(new QListView) {
    setObjectName(QStringLiteral("historyDock"));
    new DockTitle(*this);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_list->setObjectName(QStringLiteral("historyList"));
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    setWidget(m_list);
    connect(&m_document, &Document::historyChanged, this, &HistoryDock::reload);
    const auto goTo = [this](const QModelIndex& index) { emit picked(index.row()); };
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
