#pragma once

#include "ui/pages/intuition/intuition_lesson.h"

#include <QSet>

namespace dikkat::ui {

/// Notices when a "Try it" task of page 1 has been done. A task once done stays done.
class IntuitionTasks : public QObject {
    Q_OBJECT
public:
    explicit IntuitionTasks(IntuitionLesson& lesson, QObject* parent = nullptr);

    [[nodiscard]] bool done(const QString& id) const { return m_done.contains(id); }
    /// The trained model's weights stand on the screen.
    void modelSeen() { mark(QStringLiteral("int-model")); }

signals:
    void changed();

private:
    void mark(const QString& id);
    void look();

    IntuitionLesson& m_lesson;
    QSet<QString> m_done;
};

} // namespace dikkat::ui
