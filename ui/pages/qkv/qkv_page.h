#pragma once

#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/pages/page.h"
#include "ui/pages/qkv/lesson_editor.h"

class QCheckBox;
class QPushButton;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace dikkat::ui {

class Badge;
class CellCard;
class CompareCard;
class FlowPanel;
class HeadsCard;
class InputPanel;
class PageActions;
class PageHeader;
class PredictCard;
class SegmentedControl;
class SetupCard;
class TaskLog;
class ValuePlane;

/// Page 2, Query–Key–Value: the worked example of chapter 57.2, every number of it editable.
class QkvPage : public Page {
    Q_OBJECT
public:
    QkvPage(Document& document, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::QueryKeyValue; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lesson; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("qkv"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return static_cast<int>(allLessonSteps.size()); }
    [[nodiscard]] int step() const override;
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override;
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<QAction*> menuActions() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    /// The page's switches, also reached from the menu and by key (PageActions).
    void toggleMask();
    void toggleScaling();
    void togglePredict();
    void compare(Comparison comparison);

    [[nodiscard]] Matrix focusedMatrix() const override;
    void pasteText(const QString& text) override;

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Detail { Cell, Compare, Heads, Predict };

    QWidget* buildHeader();
    QWidget* buildDetail();
    void addShortcuts();
    void report(const LessonEditor::Problem& refused);
    void showDetail(Detail detail);
    void refresh();
    void refreshBadge();
    void refreshPrediction();
    void refreshPlane();
    void leavePrediction();
    void goOnPredicting();
    void updateCompactness();
    void selectInStep(LessonStep step);
    void retranslateUi();

    Document& m_document;
    Selection& m_selection;
    LessonEditor m_editor;
    TaskLog* m_tasks;
    PageActions* m_actions;

    QVBoxLayout* m_column = nullptr;
    PageHeader* m_header;
    Badge* m_badge;
    QCheckBox *m_mask, *m_scaling, *m_stepwise;
    QPushButton *m_predict, *m_toChapter;
    QToolButton* m_inputsToggle;
    bool m_inputsOpen = true; ///< matters in a low window only
    QWidget* m_inputsRow;
    InputPanel* m_inputs;
    SetupCard* m_setup;
    FlowPanel* m_flow;
    SegmentedControl* m_tabs;
    QStackedWidget* m_detail;
    CellCard* m_cell;
    CompareCard* m_compare;
    HeadsCard* m_heads;
    PredictCard* m_predictCard;
    ValuePlane* m_plane;
};

} // namespace dikkat::ui
