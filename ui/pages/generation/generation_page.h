#pragma once

#include "ui/document/document.h"
#include "ui/pages/generation/generation_session.h"
#include "ui/pages/page.h"

#include <QSet>

class QStackedWidget;

namespace dikkat::ui {

class EmptyState;
class InjectionCard;
class LoopCard;
class PageHeader;
class SegmentedControl;
class SettingsCard;
class TeacherCard;
class TextCard;
class TimingCard;
struct FlowToken;

/// Page 9, Generation: the loop that writes a text, one token at a time (chapter 57.4).
class GenerationPage : public Page {
    Q_OBJECT
public:
    /// What the lower card shows.
    enum class Tab { Loop, Teacher, Injection, Timing };
    static constexpr int tabs = 4;

    explicit GenerationPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::Generation; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lab; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("generation"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return loopStages + tabs - 1; }
    [[nodiscard]] int step() const override;
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_done.contains(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] Matrix focusedMatrix() const override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    void loadExample(); ///< the model that comes with the program, as an undoable step
    [[nodiscard]] GenerationSession& session() { return *m_session; }
    [[nodiscard]] Tab tab() const { return m_tab; }
    void setTab(Tab tab);
    [[nodiscard]] TeacherCard& teacher() { return *m_teacher; }
    [[nodiscard]] InjectionCard& injection() { return *m_injection; }
    [[nodiscard]] TimingCard& timing() { return *m_timing; }
    [[nodiscard]] const std::vector<FlowToken>& textTokens() const; ///< as the page shows them
    void waitForWork();                                             ///< of all cards: pictures and tests

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addShortcuts();
    void build();
    void refresh();
    void restoreView();
    void storeView();
    // "Try it": what was done here, by hand (generation_tasks.cpp).
    void beginTasks();
    void lookAtEdit(const GenerationSettings& before);
    void lookForTasks();
    void mark(const QString& task);
    void announce();
    void retranslateUi();

    Document& m_document;
    GenerationSession* m_session;
    QSet<QString> m_done;
    Tab m_tab = Tab::Loop;
    int m_announcedStep = -1;
    struct {
        bool cold = false, topK = false, topP = false, injected = false; ///< set here
        /// Tokens that stood there when it was set; SIZE_MAX: it was not.
        std::size_t cutSince = SIZE_MAX, greedySince = SIZE_MAX, seedSince = SIZE_MAX;
        std::size_t size = SIZE_MAX; ///< tokens written when it was looked at last
    } m_tasks;
    PageHeader* m_header;
    QStackedWidget *m_whole, *m_detail;
    EmptyState* m_empty;
    SettingsCard* m_settings;
    TextCard* m_text;
    SegmentedControl* m_tabs;
    LoopCard* m_loop;
    TeacherCard* m_teacher;
    InjectionCard* m_injection;
    TimingCard* m_timing;
};

} // namespace dikkat::ui
