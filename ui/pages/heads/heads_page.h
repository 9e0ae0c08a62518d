#pragma once

#include "ui/pages/heads/inspector.h"
#include "ui/pages/page.h"

#include <QSet>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace dikkat::ui {

class EmptyCard;
class HeadGrid;
class MapCard;
class ModelOpener;
class MomentBar;
class NoteCard;
class PageHeader;
class ScoresTable;
class SideCard;
class TextBar;

/// Page 8, Heads: a trained model taken apart.
class HeadsPage : public Page {
    Q_OBJECT
public:
    explicit HeadsPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::Heads; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lab; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("heads"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return 4; }
    [[nodiscard]] int step() const override;
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_done.contains(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QList<QAction*> menuActions() const override;
    [[nodiscard]] Matrix focusedMatrix() const override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    [[nodiscard]] Inspector& inspector() { return *m_inspector; }
    [[nodiscard]] ModelOpener& opener() { return *m_opener; }
    void stepHead(int by); ///< the next or the previous head

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildHeader();
    QWidget* buildWorkbench();
    void connectParts();
    void addShortcuts();
    void pickHead(int number);
    void refresh();
    void refreshSelection();
    void refreshHeader();
    void updateCompactness();
    // "Try it": what the learner's hand has done (heads_tasks.cpp).
    void beginTasks();
    void lookAtView();
    void lookForTasks();
    void lookAtEdit(const HeadsState& before);
    void lookAtPick(int head);
    void mark(const QString& task);
    void retranslateUi();

    Inspector* m_inspector;
    ModelOpener* m_opener;
    PageHeader* m_header;
    QLabel* m_gridTitle;
    QPushButton *m_open, *m_example;
    QStackedWidget* m_stack;
    EmptyCard* m_empty;
    TextBar* m_text;
    HeadGrid* m_grid;
    QScrollArea* m_gridScroll;
    MapCard* m_map;
    SideCard* m_side;
    MomentBar* m_moments;
    ScoresTable* m_scores;
    NoteCard* m_note;
    QVBoxLayout* m_bench = nullptr;
    QAction *m_toggle, *m_allOn;
    QSet<QString> m_done;
    HeadsView m_seenView;                                 ///< as it was looked at last
    bool m_cellChosen = false, m_momentToCompare = false; ///< by hand
};

} // namespace dikkat::ui
