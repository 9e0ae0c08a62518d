#pragma once

#include "ui/diagram/architecture.h"
#include "ui/document/document.h"
#include "ui/pages/block/block_run.h"
#include "ui/pages/block/block_state.h"
#include "ui/pages/page.h"
#include "ui/runtime/latest_job.h"

#include <QSet>

class QLabel;
class QStackedWidget;
class QVBoxLayout;

namespace dikkat::ui {

class ControlStrip;
class CountTable;
class DepthCard;
class DiagramView;
class ExampleCard;
class PageHeader;
class SegmentedControl;
class TensorCard;

/// Page 5, the Transformer block: a stack drawn from its configuration, every part of it open.
class BlockPage : public Page {
    Q_OBJECT
public:
    explicit BlockPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::Block; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lesson; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("block"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return 5; }
    [[nodiscard]] int step() const override { return m_step; }
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_done.contains(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<QAction*> menuActions() const override;
    [[nodiscard]] QList<TourState> tourStates() override;
    [[nodiscard]] Matrix focusedMatrix() const override;

    /// The node whose tensor is open, and the block drawn large (from 0).
    [[nodiscard]] const NodeId& node() const { return m_node; }
    void pick(const NodeId& node);
    [[nodiscard]] const BlockState& state() const { return m_state; }
    [[nodiscard]] bool isComputing() const { return m_job.isRunning(); }
    /// The main switch, N.
    void toggleNorm();
    void toggleResidual();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Tab { Parts, Norm, Depth };

    QWidget* buildRight();
    void edit(const BlockState& next, Document::Words words, const QString& gesture = {});
    void editControls(const BlockState& next, int what, const QString& gesture);
    void readDocument();
    void readView();
    void writeView();
    void refresh();
    void recompute();
    void showTensor();
    void showTab(Tab tab);
    void show(const NodeId& node);
    // "Try it": what the learner's hand has done (block_tasks.cpp).
    void mark(const QString& task);
    void lookAtEdit(const BlockState& before);
    void lookAtPick(const NodeId& node, int blockBefore);
    void lookAtTensor();
    void lookAtLastBlock();
    void waitForRuns(); ///< for pictures only
    void retranslateUi();
    [[nodiscard]] ModelConfig config() const;
    /// The Lab's model when it is a GPT; null otherwise, and `why` says so.
    [[nodiscard]] std::shared_ptr<const LabModel> usableModel(QString* why = nullptr) const;
    [[nodiscard]] QString valueOf(const NodeId& node) const;
    [[nodiscard]] QStringList tokenNames() const;

    Document& m_document;
    BlockState m_state;
    int m_step = 0, m_block = 0;
    NodeId m_node{NodeKind::Attention, Side::Decoder, 0};
    QSet<QString> m_done;
    QSet<int> m_walked;            ///< kinds of tensors of the attention box that were looked at
    bool m_residualByHand = false; ///< switched off for the whole stack
    bool m_attentionOpened = false;
    std::vector<double> m_firstX{BlockState{}.x}; ///< the row of the small example as it was found
    int m_opened = -1;                            ///< the block that was opened last, by hand
    bool m_seen = false;                          ///< shown once: the experiments wait for that
    bool m_stale = true;                          ///< m_run is not of m_state
    LatestJob m_job;
    std::shared_ptr<const BlockRun> m_run;
    QString m_reason;

    PageHeader* m_header;
    ControlStrip* m_controls;
    DiagramView* m_diagram;
    SegmentedControl* m_tabs;
    QStackedWidget* m_stack;
    TensorCard* m_tensor;
    CountTable* m_counts;
    QLabel *m_countTitle, *m_countSizes;
    ExampleCard* m_example;
    DepthCard* m_depth;
    QAction *m_normAction, *m_residualAction, *m_attentionAction, *m_mlpAction;
};

} // namespace dikkat::ui
