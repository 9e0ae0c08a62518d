#pragma once

#include "ui/document/document.h"
#include "ui/pages/gpt2017/gpt2017_state.h"
#include "ui/pages/page.h"

#include <QSet>

class QLabel;
class QPushButton;
class QSlider;
class QStackedWidget;
class QVariantAnimation;

namespace dikkat::ui {

class BlockBars;
class DataCard;
class DiagramView;
class DifferenceTable;
class PageHeader;
class SegmentedControl;
class TranslationCard;
class ValueSlider;

/// Page 6, GPT and 2017: both architectures from their configurations, one turned into the other, what they
/// cost and need, and a working encoder–decoder.
class Gpt2017Page : public Page {
    Q_OBJECT
public:
    explicit Gpt2017Page(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::GptAnd2017; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lesson; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("gpt2017"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return 4; }
    [[nodiscard]] int step() const override { return m_step; }
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_done.contains(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<QAction*> menuActions() const override { return {m_moveAction}; }
    [[nodiscard]] QList<TourState> tourStates() override;
    [[nodiscard]] Matrix focusedMatrix() const override;

    [[nodiscard]] const Gpt2017State& state() const { return m_state; }
    [[nodiscard]] const TranslationCard& translator() const { return *m_translation; }
    /// 0: 2017 as it was, 1: turned into a GPT.
    [[nodiscard]] double moved() const { return m_moved; }
    void setMoved(double moved);
    /// The main switch, G: moves from one to the other, animated where that is wanted.
    void toggleMoved();
    void pick(const NodeId& node);
    /// The page will be looked at, even if it is hidden itself (presentation).
    void prepare();
    [[nodiscard]] const NodeId& node() const { return m_node; }

signals:
    void movedChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    QWidget* buildLeft();
    QWidget* buildRight();
    void edit(const Gpt2017State& next, Document::Words words, const QString& gesture = {});
    void readDocument();
    void readView();
    void writeView();
    void refresh();
    void refreshTranslation();
    void show(const NodeId& node);
    void moveByHand(double moved);
    // "Try it": what the learner's hand has done (gpt2017_tasks.cpp).
    void mark(const QString& task);
    void beginTasks();
    void lookAtEdit(const Gpt2017State& before);
    void lookAtTranslation();
    void lookAtVerb(int head);
    void lookAtOwnTranslator();
    void lookAtUnknownWord();
    void openNodePage();
    void trainAfresh();
    void waitForRuns();
    void retranslateUi();
    [[nodiscard]] QString valueOf(const NodeId& node) const;
    [[nodiscard]] std::shared_ptr<const LabModel> ownTranslator() const;

    Document& m_document;
    Gpt2017State m_state;
    int m_step = 0;
    double m_moved = 0;
    NodeId m_node = firstNode();
    QSet<QString> m_done;
    QSet<int> m_headsOfVerb;                            ///< of the shown sentence, with the cell of the verb
    bool m_from2017 = false;                            ///< the slider has stood at its left end
    bool m_sentenceTyped = false, m_trainAsked = false; ///< since the start, by hand
    std::shared_ptr<const LabModel> m_trainedBefore;    ///< the Lab's translator when it was asked for
    bool m_seen = false;

    PageHeader* m_header;
    QLabel *m_nodeText, *m_totals;
    DiagramView* m_diagram;
    ValueSlider *m_morph, *m_width, *m_blocks;
    QPushButton* m_open;
    SegmentedControl* m_tabs;
    QStackedWidget* m_stack;
    DifferenceTable* m_table;
    BlockBars* m_bars;
    DataCard* m_data;
    TranslationCard* m_translation;
    QVariantAnimation* m_animation;
    QAction* m_moveAction;
};

} // namespace dikkat::ui
