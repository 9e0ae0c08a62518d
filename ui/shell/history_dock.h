#pragma once

#include "ui/document/document.h"

#include <QAbstractListModel>
#include <QDockWidget>

class QListView;

namespace dikkat::ui {

/// The undo history as a list: row 0 is the start, row i the state after step i. Words are made when asked
/// for, so they are in the current language.
class HistoryModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit HistoryModel(const Document& document, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    void reload();

private:
    const Document& m_document;
};

/// Every undoable step in words; picking one goes there.
class HistoryDock : public QDockWidget {
    Q_OBJECT
public:
    explicit HistoryDock(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void reload();
    void retranslateUi();

    Document& m_document;
    HistoryModel* m_model;
    QListView* m_list;
};

/// What undo or redo would do now, in words; empty when there is nothing.
QString undoText(const Document& document);
QString redoText(const Document& document);

} // namespace dikkat::ui
