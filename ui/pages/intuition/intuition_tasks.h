#pragma once

#include "ui/document/selection.h"
#include "ui/pages/intuition/intuition_lesson.h"

#include <QSet>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 1 has been done: by a hand on the page, not by a file, by undo or by
/// the language. A task once done stays done.
class IntuitionTasks : public QObject {
    Q_OBJECT
public:
    IntuitionTasks(IntuitionLesson& lesson, Selection& selection, QObject* parent = nullptr);

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }
    /// The trained model's weights stand on the screen.
    void modelSeen() {
        if (m_modelAsked) mark(QStringLiteral("int-model"));
    }

signals:
    void changed();

private:
    void mark(const QString& id);
    void begin(); ///< what was done in another session does not count in this one
    void lookAtEdit(const IntuitionState& before);
    void lookAtView();

    IntuitionLesson& m_lesson;
    QSet<QString> m_done;
    QJsonObject m_view;        ///< as it was looked at last
    bool m_modelAsked = false; ///< for the weights of a trained model, by the learner
    int m_pronounRow = -1;     ///< on page 2, of the vectors that were opened there
};

} // namespace dikkat::ui
