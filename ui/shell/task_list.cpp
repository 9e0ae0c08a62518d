#include "ui/shell/task_list.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_markup.h"

#include <QAccessible>
#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

namespace dikkat::ui {

namespace {

/// Reached by Tab and read out, but ticked only by the program.
class TaskBox : public QCheckBox {
protected:
    void nextCheckState() override {}
};

} // namespace

TaskList::TaskList(QWidget* parent) : QWidget(parent) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(10);
    grid->setColumnStretch(1, 1);
}

void TaskList::setTasks(const QList<GuideTask>& tasks) {
    const bool same = std::equal(
        tasks.begin(), tasks.end(), m_rows.begin(), m_rows.end(),
        [](const GuideTask& a, const Row& b) { return a.id == b.task.id && a.html == b.task.html; });
    if (same) return;
    for (const Row& row : std::as_const(m_rows)) {
        // Later: this may happen while a change of theme visits every widget.
        for (QWidget* part : {static_cast<QWidget*>(row.box), static_cast<QWidget*>(row.text)}) {
            part->hide();
            part->setObjectName(QString());
            part->deleteLater();
        }
    }
    m_rows.clear();
    auto* grid = static_cast<QGridLayout*>(layout());
    for (const GuideTask& task : tasks) {
        Row row{task, new TaskBox, new QLabel};
        row.box->setObjectName(QStringLiteral("task_") + task.id);
        row.box->setAccessibleName(task.plain);
        row.text->setWordWrap(true);
        row.text->setTextFormat(Qt::RichText);
        const int line = static_cast<int>(m_rows.size());
        grid->addWidget(row.box, line, 0, Qt::AlignTop);
        grid->addWidget(row.text, line, 1);
        recolor(row);
        m_rows << row;
    }
}

void TaskList::setDone(const QString& id, bool done, bool announce) {
    for (const Row& row : std::as_const(m_rows)) {
        if (row.task.id != id || row.box->isChecked() == done) continue;
        row.box->setChecked(done);
        recolor(row);
        if (!done || !announce) continue;
        row.box->setAccessibleDescription(tr("Done"));
        QAccessibleEvent event(row.box, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
}

void TaskList::recolor(const Row& row) {
    const QColor color = row.box->isChecked() ? theme().text3 : theme().text;
    row.text->setText(QStringLiteral("<span style=\"color:%1\">%2</span>")
                          .arg(color.name(), withRoleColors(row.task.html, theme())));
}

void TaskList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        for (const Row& row : std::as_const(m_rows)) recolor(row);
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
