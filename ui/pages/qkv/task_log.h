#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QSet>
#include <QWidget>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 2 has been done: by a hand on this page, not by a file, by undo or by
/// another page. A task once done stays done.
class TaskLog : public QObject {
    Q_OBJECT
public:
    /// Counts what is pointed at while `page` is on screen.
    TaskLog(Document& document, Selection& selection, QWidget* page);

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }

    /// Things only the page knows.
    void rowPredicted() { mark(QStringLiteral("predict-row")); }

signals:
    void changed();

private:
    void mark(const QString& id);
    void begin(); ///< what was done in another session does not count in this one
    void lookAtEdit(const Edit& edit);
    void lookAtUndo(const Edit& edit);
    void lookAtView();
    void lookAtSelection(bool pointed);

    Document& m_document;
    Selection& m_selection;
    QWidget* m_page;
    QSet<QString> m_done;
    bool m_maskSwitchedOff = false;
    Comparison m_comparison = Comparison::Off;
    Selection::Cell m_chosen; ///< by the learner; follows it through the steps
    QSet<int> m_stepsOfCell;  ///< in which m_chosen has been seen
};

} // namespace dikkat::ui
