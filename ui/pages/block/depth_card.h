#pragma once

#include "ui/pages/block/depth_run.h"
#include "ui/runtime/latest_job.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace dikkat::ui {

class GestureSlider;
class LinePlot;

/// Gradient at the input of a stack by its depth, and the length of the stream inside, for pre- and
/// post-norm.
class DepthCard : public QWidget {
    Q_OBJECT
public:
    explicit DepthCard(QWidget* parent = nullptr);

    /// Starts the experiment when the deviation is new.
    void setDeviation(double deviation);
    [[nodiscard]] const DepthRun& run() const { return m_run; }
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

signals:
    void deviationPicked(double deviation, const QString& gesture);
    void hovered(const QString& text);
    void finished();

protected:
    void changeEvent(QEvent* event) override;

private:
    void start();
    void showRun();
    void retranslateUi();

    double m_deviation = -1;
    DepthRun m_run;
    LatestJob m_job;
    GestureSlider* m_slider;
    QLabel *m_name, *m_value, *m_figures, *m_note;
    QPushButton *m_cancel, *m_lesson;
    LinePlot *m_gradient, *m_norms;
};

} // namespace dikkat::ui
