#pragma once

#include "ui/document/document.h"
#include "ui/pages/page.h"

#include <QAbstractListModel>
#include <QDockWidget>

class QListView;

namespace dikkat::ui {

/// The page with this guide, null when there is none.
using PageFinder = std::function<const Page*(const QString& guideName)>;

/// The undo history as a list: row 0 is the start, row i the state after step i. Words are made when asked
/// for, so they are in the current language.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
public:
    HistoryModel(const Document& document, PageFinder pages, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void reload();

private:
    const Document& m_document;
    PageFinder m_pages;
};

/// Every undoable step in words: where and what; picking one asks to go there.
class HistoryDock : public QDockWidget {
    Q_OBJECT
public:
    HistoryDock(Document& document, const PageFinder& pages, QWidget* parent = nullptr);

signals:
    void picked(int index); ///< of the undo stack

protected:
    void changeEvent(QEvent* event) override;

private:
    void reload();
    void retranslateUi();

    Document& m_document;
    HistoryModel* m_model;
    QListView* m_list;
};

/// Step `index` of the history as "Page 7 · Training: 1,000 steps"; empty when there is none.
QString historyText(const Document& document, int index, const PageFinder& pages);

} // namespace dikkat::ui
