#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QSet>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 2 has been done. A task once done stays done.
class TaskLog : public QObject {
    Q_OBJECT
public:
    TaskLog(Document& document, Selection& selection, QObject* parent);

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }

    /// Things only the page knows.
    void pasted() { mark(QStringLiteral("paste-table")); }
    void rowPredicted() { mark(QStringLiteral("predict-row")); }
    void resetUsed() { mark(QStringLiteral("reset-chapter")); }

signals:
    void changed();

private:
    void mark(const QString& id);
    void lookAtLesson();
    void lookAtView();
    void lookAtSelection();

    Document& m_document;
    Selection& m_selection;
    QSet<QString> m_done;
    QSet<int> m_stepsSeen;
    bool m_maskWasOn = true;
};

} // namespace dikkat::ui
