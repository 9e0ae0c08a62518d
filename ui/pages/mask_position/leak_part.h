#pragma once

#include "core/experiments/leak.h"
#include "ui/pages/mask_position/mask_position_part.h"
#include "ui/runtime/latest_job.h"

#include <map>

class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace dikkat::ui {

class Curves;

/// What came out, in a sentence that holds for these numbers.
QString leakFinding(const LeakResult& result);

/// (e) The same tiny model trained twice, with and without the mask: what cheating does.
class LeakPart : public MaskPositionPart {
    Q_OBJECT
public:
    explicit LeakPart(MaskPositionPage& page);

    void refresh() override;
    [[nodiscard]] QString finding() const override;
    void paintContent(QPainter& painter, const QRectF& area) const override;

    void start();
    void stop();
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Null until both runs of this seed are done.
    [[nodiscard]] const LeakResult* result() const;

private:
    void showCurves();
    void refreshButtons();
    static QString oneLine(const std::string& written);

    LatestJob m_job;
    std::map<int, LeakResult> m_results; ///< by seed
    int m_curvesSeed = -1;               ///< whose curves are shown
    int m_done = 0;                      ///< steps of both runs so far
    QLabel *m_seedLabel, *m_progressText, *m_finding;
    QSpinBox* m_seed;
    QPushButton* m_run;
    QProgressBar* m_progress;
    Curves* m_curves;
    QTableWidget* m_table;
};

} // namespace dikkat::ui
