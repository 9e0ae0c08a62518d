#pragma once

#include "ui/pages/page.h"
#include "ui/widgets/guide_text.h"

#include <QDockWidget>
#include <QSet>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QToolButton;
class QVBoxLayout;

namespace dikkat::ui {

class SegmentedControl;

/// The Guide: what happens in this step, its formula, things to try that notice when they have been done, and
/// the same step as code.
class GuideDock : public QDockWidget {
    Q_OBJECT
public:
    explicit GuideDock(QWidget* parent = nullptr);

    void setPage(Page* page);

    /// Tasks done in earlier starts and in this one, as "page/task".
    [[nodiscard]] QStringList tasksDone() const;
    void setTasksDone(const QStringList& tasks);
    /// All distinct tasks of a page's guide.
    [[nodiscard]] static QStringList tasksOf(const Page& page);

    void showCode(bool code); ///< for pictures and the menu

signals:
    void tasksDoneChanged(const QStringList& tasks);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* buildGuide();
    QWidget* buildCode();
    void reload();
    void refreshStep();
    void refreshTasks();
    void refreshCode();
    void retranslateUi();

    QPointer<Page> m_page;
    GuidePage m_text;
    QSet<QString> m_done;

    QTabWidget* m_tabs;
    QLabel *m_stepText, *m_title, *m_formula, *m_body, *m_notes, *m_tasksTitle;
    QVBoxLayout* m_tasksLayout;
    QPushButton *m_previous, *m_next;
    QLabel* m_dots;
    SegmentedControl* m_flavour;
    QPlainTextEdit* m_code;
    QPushButton* m_copy;
    QLabel* m_codeNote;
};

} // namespace dikkat::ui
