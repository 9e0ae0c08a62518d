#pragma once

#include "ui/pages/mask_position/mask_position_state.h"
#include "ui/pages/page.h"

#include <QSet>
#include <array>
#include <memory>

class QCheckBox;
class QStackedWidget;

namespace dikkat {
struct LabModel;
}

namespace dikkat::ui {

class Document;
class EncodingPart;
class LeakPart;
class MaskPart;
class MaskPositionPart;
class OrderPart;
class PageHeader;
class PiecePart;
class SegmentedControl;

/// Page 4, mask and position: five parts, each a step of the guide.
class MaskPositionPage : public Page {
    Q_OBJECT
public:
    explicit MaskPositionPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::MaskAndPosition; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lesson; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("mask_position"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return 5; }
    [[nodiscard]] int step() const override;
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_done.contains(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QList<QAction*> menuActions() const override { return {m_maskAction}; }
    [[nodiscard]] Matrix focusedMatrix() const override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    /// The Lab's model; null when there is none.
    [[nodiscard]] std::shared_ptr<const LabModel> model() const;
    [[nodiscard]] const MaskPositionState& state() const { return m_state; }
    [[nodiscard]] const MaskPositionPart& part() const; ///< of the current step
    [[nodiscard]] LeakPart& leak() { return *m_leak; }
    [[nodiscard]] const MaskPart& mask() const { return *m_mask; }
    [[nodiscard]] const OrderPart& order() const { return *m_order; }

    /// One undoable step.
    void edit(const MaskPositionState& next, std::function<QString()> words, const QString& gesture = {});
    void toggleMask();
    /// A "Try it" task has been done.
    void mark(const char* task);
    void leakTrained(); ///< both models, from the seed that is shown

signals:
    void shownChanged(); ///< state, step or a finding

protected:
    void changeEvent(QEvent* event) override;

private:
    void take(); ///< the document's state is new
    void showStep();
    void refreshPart();
    void lookForTasks(const MaskPositionState& before); ///< the learner has made m_state of it
    void retranslateUi();
    [[nodiscard]] QString subtitle() const;

    Document& m_document;
    MaskPositionState m_state;
    QSet<QString> m_done;
    bool m_maskSwitchedOff = false, m_leakSeedChosen = false; ///< since the start, by hand
    QAction* m_maskAction;
    PageHeader* m_header;
    QCheckBox* m_causal;
    SegmentedControl* m_tabs;
    QStackedWidget* m_stack;
    MaskPart* m_mask;
    OrderPart* m_order;
    EncodingPart* m_encoding;
    PiecePart* m_piece;
    LeakPart* m_leak;
    std::array<MaskPositionPart*, 5> m_parts;
};

} // namespace dikkat::ui
