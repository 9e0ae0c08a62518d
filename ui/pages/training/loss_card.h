#pragma once

#include "ui/runtime/training_session.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QLabel;
class QToolButton;

namespace dikkat::ui {

class Curves;

/// Curves of the run and of the kept ones, over steps: losses with their landmarks, or gradient norm and
/// learning rate.
class RunCurves : public QObject {
    Q_OBJECT
public:
    enum class What { Loss, GradientNorm, LearningRate };

    RunCurves(Document& document, TrainingSession& session, Curves& curves, What what);

    /// Adds what has come since to the plot and draws it; cheap when nothing has.
    void advance();
    /// Makes all lines anew: another run, other kept runs, another language.
    void rebuild();
    /// Runs over different data stand on one axis.
    [[nodiscard]] bool mixesData() const;

    static constexpr int mostShown = 4; ///< kept runs drawn at once, the newest

private:
    void addPoint(int first, const StepReport& report, double& smooth, std::int64_t index,
                  std::int64_t stride);

    Document& m_document;
    TrainingSession& m_session;
    Curves& m_curves;
    What m_what;
    std::int64_t m_drawn = 0;
    std::int64_t m_stride = 1; ///< of a long run only every so many-th step is drawn
    double m_smooth = 0.0;
    int m_generation = -1;
    std::vector<std::shared_ptr<const KeptRun>> m_kept;
};

/// The loss plot with its switches.
class LossCard : public Card {
    Q_OBJECT
public:
    LossCard(Document& document, TrainingSession& session, QWidget* parent = nullptr);

    void advance();
    void rebuild();
    void setCompact(bool compact);
    [[nodiscard]] Curves& curves() { return *m_curves; }
    void setLogarithmic(bool on);
    [[nodiscard]] bool isLogarithmic() const;
    /// The step at which the validation loss turned upwards for good so far; −1: it has not.
    [[nodiscard]] std::int64_t turn() const;
    /// ln V of the data of the set-up, for a plot without a run; 0: not known.
    void setLandmarks(int vocabulary, double bigramLoss);

signals:
    void keepWanted();
    void logarithmicChanged(bool on);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshLandmarks();
    void lookForTurn();
    void lookAtRate(const StepReport& report);
    void refreshNote();
    void retranslateUi();

    TrainingSession& m_session;
    Document& m_document;
    QLabel* m_title;
    QCheckBox* m_log;
    QToolButton *m_fit, *m_keep;
    Curves* m_curves;
    RunCurves* m_lines;
    int m_vocabulary = 0;
    double m_bigramLoss = -1.0;
    // Over-fitting: where the validation loss was least, and how many measurements came since.
    int m_generation = -1, m_worse = 0;
    std::int64_t m_looked = 0, m_bestStep = 0;
    double m_best = 0.0, m_last = 0.0;
    // Where a hand changed the learning rate, and to what before the schedule's factor.
    std::vector<double> m_rateSteps;
    double m_rate = 0.0;
};

/// Gradient norm, or the learning rate.
class GradientCard : public Card {
    Q_OBJECT
public:
    GradientCard(Document& document, TrainingSession& session, QWidget* parent = nullptr);

    void advance();
    void rebuild();
    void setCompact(bool compact);
    [[nodiscard]] Curves& curves() { return *m_curves[0]; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void show(int which);
    void retranslateUi();

    TrainingSession& m_session;
    class SegmentedControl* m_choice;
    QLabel* m_now;
    Curves* m_curves[2];
    RunCurves* m_lines[2];
    int m_shown = 0;
};

} // namespace dikkat::ui
