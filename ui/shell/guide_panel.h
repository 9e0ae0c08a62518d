#pragma once

#include "ui/pages/page.h"
#include "ui/widgets/guide_text.h"

#include <QPointer>
#include <QSet>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace dikkat::ui {

class StepDots;
class TaskList;

/// What happens in this step: title, formula, text, things to try that notice when they have been done,
/// previous and next.
class GuidePanel : public QWidget {
    Q_OBJECT
public:
    explicit GuidePanel(QWidget* parent = nullptr);

    void setPage(Page* page);
    /// Notices what is done on this page, on screen or not.
    void watch(Page* page);
    /// Tasks done in earlier starts and in this one, as "page/task". Done once stays done.
    [[nodiscard]] QStringList tasksDone() const;
    void setTasksDone(const QStringList& tasks);

signals:
    void tasksDoneChanged(const QStringList& tasks);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* buildText();
    QWidget* buildFoot();
    void reload();
    void refreshStep();
    void refreshText();
    void collect(const Page& page);
    void placeDots();
    void retranslateUi();

    QPointer<Page> m_page;
    GuidePage m_text;
    QString m_shownStep;  ///< id of the step whose text is shown
    QSet<QString> m_done; ///< "page/task": pages may use the same name for a task

    QScrollArea* m_scroll;
    QLabel *m_stepText, *m_title, *m_formula, *m_body, *m_notes, *m_tasksTitle;
    TaskList* m_tasks;
    QPushButton *m_previous, *m_next;
    StepDots* m_dots;
    QGridLayout* m_foot;
    bool m_dotsAbove = false;
};

} // namespace dikkat::ui
