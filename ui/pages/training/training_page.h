#pragma once

#include "ui/document/selection.h"
#include "ui/pages/page.h"
#include "ui/pages/training/form_state.h"
#include "ui/runtime/latest_job.h"
#include "ui/runtime/training_session.h"

#include <QElapsedTimer>
#include <QHash>
#include <QSet>
#include <QTimer>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace dikkat::ui {

class Card;
class ComparisonSeries;
class GradientCard;
class LossCard;
class PageHeader;
class ProbePanel;
class RunBar;
class RunsPanel;
class SamplePanel;
class SegmentedControl;
class TrainingSetupCard;
class TrainingTasks;
class WeightPanel;

/// Page 7, Training: a small model learns here and now, and everything of it can be watched.
class TrainingPage : public Page {
    Q_OBJECT
public:
    explicit TrainingPage(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] PageId id() const override { return PageId::Training; }
    [[nodiscard]] PageGroup group() const override { return PageGroup::Lab; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString guideName() const override { return QStringLiteral("training"); }
    [[nodiscard]] QString guideStepId() const override;
    [[nodiscard]] int stepCount() const override;
    [[nodiscard]] int step() const override { return m_step; }
    void setStep(int step) override;
    [[nodiscard]] bool taskDone(const QString& taskId) const override;
    [[nodiscard]] QString code(CodeFlavour flavour) const override;
    [[nodiscard]] QString codeNote(CodeFlavour flavour) const override;
    [[nodiscard]] QWidget* createPresentation(QWidget* parent) override;
    void resetPage() override;
    [[nodiscard]] QList<QAction*> menuActions() const override;
    bool takeFile(const QString& path) override;
    [[nodiscard]] QStringList statusTexts() const override;
    [[nodiscard]] QList<TourState> tourStates() override;

    [[nodiscard]] TrainingSession& session() { return *m_session; }
    /// The set-up in the form.
    [[nodiscard]] RunConfig formRun() const;
    [[nodiscard]] double calmerRate() const; ///< to go on with after the loss exploded
    [[nodiscard]] std::shared_ptr<const std::string> formText() const;
    /// The set-up's data is ready and nothing forbids the run.
    [[nodiscard]] bool canStart() const;

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildActions();
    void connectParts();
    void edit(const RunConfig& run, FormField field);
    void refreshForm();
    void makeFacts();
    void refreshModelLine();
    void start(bool oneStep);
    void chooseText();
    void saveData();
    void drawFrame();
    void draw();
    void stateChanged();
    void showBottom(int which);
    void showSide(int which);
    [[nodiscard]] QString runVerdict() const;
    void refreshFailure();
    void updateCompactness();
    void runQuickly(const RunConfig& run, int steps);
    void retranslateUi();

    Document& m_document;
    TrainingSession* m_session;
    TrainingTasks* m_tasks;
    QHash<quint64, std::shared_ptr<const std::string>> m_texts;              ///< opened texts by their hash
    mutable std::pair<std::shared_ptr<const std::string>, quint64> m_stored; ///< the run's text and its hash
    std::shared_ptr<const DataFacts> m_facts;
    LatestJob *m_factsJob, *m_textJob;
    double m_speed = 0.0;
    QTimer m_frame; ///< at most 30 pictures a second
    QElapsedTimer m_sinceFrame;
    int m_frames = 0;
    int m_step = 0;

    PageHeader* m_header;
    QLabel *m_bottomTitle, *m_failure;
    TrainingSetupCard* m_setup;
    RunBar* m_bar;
    LossCard* m_loss;
    GradientCard* m_gradient;
    SegmentedControl *m_bottomChoice, *m_sideChoice;
    QStackedWidget *m_bottom, *m_side;
    ProbePanel* m_probe;
    WeightPanel* m_weight;
    SamplePanel* m_sample;
    RunsPanel* m_runs;
    ComparisonSeries* m_series;
    QWidget *m_plots, *m_failureBox;
    QPushButton *m_back, *m_look;
    QList<QAction*> m_actions;
};

} // namespace dikkat::ui
