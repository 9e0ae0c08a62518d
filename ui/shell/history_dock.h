#pragma once

#include "ui/document/document.h"

#include <QDockWidget>

class QListWidget;

namespace dikkat::ui {

/// Every undoable step in words; picking one goes there.
class HistoryDock : public QDockWidget {
    Q_OBJECT
public:
    explicit HistoryDock(Document& document, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();

    Document& m_document;
    QListWidget* m_list;
};

/// What undo or redo would do now, in words; empty when there is nothing.
QString undoText(const Document& document);
QString redoText(const Document& document);

} // namespace dikkat::ui
