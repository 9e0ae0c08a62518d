#pragma once

#include "ui/pages/page.h"
#include "ui/pages/root_dk/dot_product_draws.h"
#include "ui/pages/root_dk/root_dk_state.h"
#include "ui/pages/root_dk/root_dk_tasks.h"

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace dikkat::ui {

class Document;
class PageHeader;
class SaturationCard;
class SpreadPanel;
class SpreadTable;
class ValueSlider;

/// Page 3, why √dk: random dot products spread with the width of the vectors, dividing by √dk takes the
/// spread back, and softmax of spread scores stops reacting.
class RootDkPage : public Page {
    Q_OBJECT
public:
    explicit RootDkPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::WhyRootDk; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lesson; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("root_dk"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override { return 3; }
    [[nodiscard]] int step() const override;
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override { return m_tasks.done(taskId); }
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QList<QAction*> menuActions() const override { return {m_scalingAction, m_stopAction}; }
    [[nodiscard]] Matrix focusedMatrix() const override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    [[nodiscard]] const RootDkState& state() const { return m_state; }
    [[nodiscard]] DotProductDraws& draws() { return m_draws; }
    [[nodiscard]] const SaturationCard& saturation() const { return *m_saturation; }

    // The learner's edits, each one undoable step.
    void setWidth(int width, const QString& gesture = {});
    void moveWidth(int steps); ///< along the slider
    void setScaling(bool on);
    void toggleScaling() { setScaling(!m_state.scaled); }
    void setFactor(double factor, const QString& gesture = {});
    void setScore(int index, int score);
    void setSeed(int seed);

signals:
    void drawn(); ///< state or pairs are new

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildHeader();
    QWidget* buildStrip();
    void edit(const RootDkState& next, std::function<QString()> words, const QString& gesture = {});
    void take(); ///< the document's state is new
    void drawMissing();
    void drawOrStop();
    void waitForDraws(); ///< for pictures
    void refresh();
    void refreshDraws();
    void retranslateUi();

    Document& m_document;
    RootDkState m_state;
    DotProductDraws m_draws;
    RootDkTasks m_tasks;
    QAction *m_scalingAction, *m_stopAction;

    PageHeader* m_header;
    QLabel *m_progressText, *m_seedLabel;
    QCheckBox* m_scaling;
    ValueSlider* m_width;
    QSpinBox* m_seed;
    QPushButton* m_draw;
    QProgressBar* m_progress;
    SpreadPanel *m_raw, *m_scaled;
    QLabel* m_tableTitle;
    SpreadTable* m_table;
    SaturationCard* m_saturation;
};

} // namespace dikkat::ui
