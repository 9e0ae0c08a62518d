#pragma once

#include "ui/widgets/guide_text.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace dikkat::ui {

/// The "Try it" tasks of one step. The boxes tick themselves; a person cannot.
class TaskList : public QWidget {
    Q_OBJECT
public:
    explicit TaskList(QWidget* parent = nullptr);

    void setTasks(const QList<GuideTask>& tasks);
    /// Ticks a task; a newly ticked one is announced when `announce` is set.
    void setDone(const QString& id, bool done, bool announce);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        GuideTask task;
        QCheckBox* box;
        QLabel* text;
    };
    void recolor(const Row& row);

    QList<Row> m_rows;
};

} // namespace dikkat::ui
