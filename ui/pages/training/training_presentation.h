#pragma once

#include "ui/pages/page_slides.h"
#include "ui/runtime/training_session.h"

namespace dikkat::ui {

class TrainingPage;

/// Page 7 for a classroom: the loss curve across the screen, one sentence, the newest sample. Space starts
/// and pauses, N makes one step; the period is black, as everywhere.
class TrainingPresentation : public PageSlides {
    Q_OBJECT
public:
    TrainingPresentation(TrainingSession& session, TrainingPage& page, QWidget* parent);

protected:
    void paintContent(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QList<Key> ownKeys() const override;
    bool handleOwnKey(int key) override;

private:
    void paintCurve(QPainter& painter, const QRectF& area) const;
    void paintSample(QPainter& painter, const QRectF& area) const;

    struct Point {
        double step, loss;
    };
    void gather();

    TrainingSession& m_session;
    TrainingPage& m_page;
    // What has come of the curve, read once: a long run is not walked through for every picture.
    std::vector<Point> m_training, m_validation;
    std::int64_t m_read = 0, m_stride = 1;
    double m_smooth = 0.0, m_high = 0.0, m_low = 0.0;
    int m_generation = -1;
};

} // namespace dikkat::ui
