#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/pages/intuition/intuition_lesson.h"
#include "ui/pages/intuition/intuition_tasks.h"
#include "ui/pages/intuition/model_reader.h"
#include "ui/pages/page.h"

class QStackedWidget;

namespace dikkat::ui {

class PageHeader;
class SegmentedControl;
class SentencePanel;

/// Page 1, intuition (57.1): one word looks at the others; a fixed window against attention; recurrence
/// against attention; and what lies outside the context.
class IntuitionPage : public Page {
    Q_OBJECT
public:
    IntuitionPage(Document& document, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::Intuition; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lesson; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("intuition"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return 4; }
    [[nodiscard]] int step() const override { return static_cast<int>(m_lesson.step()); }
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_tasks.done(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QList<QAction*> menuActions() const override { return {m_swapAction, m_openAction}; }
    [[nodiscard]] Matrix focusedMatrix() const override;
    void pasteText(const QString& text) override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    [[nodiscard]] IntuitionLesson& lesson() { return m_lesson; }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QWidget* buildHeader();
    void openQkv();
    void refresh();
    void readModel();
    void waitForModel(); ///< for pictures
    void retranslateUi();

    Document& m_document;
    Selection& m_selection;
    IntuitionLesson m_lesson;
    ModelReader m_reader;
    IntuitionTasks m_tasks;
    QAction *m_swapAction, *m_openAction;
    PageHeader* m_header;
    SegmentedControl* m_parts;
    QStackedWidget* m_stack;
    SentencePanel* m_sentence;
};

} // namespace dikkat::ui
