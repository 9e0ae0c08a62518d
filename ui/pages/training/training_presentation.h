#pragma once

#include "ui/pages/page_slides.h"
#include "ui/runtime/training_session.h"

namespace dikkat::ui {

class TrainingPage;

/// Page 7 for a class room: the loss curve across the screen, one sentence, the newest sample. Space starts
/// and pauses, period makes one step.
class TrainingPresentation : public PageSlides {
    Q_OBJECT
public:
    TrainingPresentation(TrainingSession& session, TrainingPage& page, QWidget* parent);

protected:
    void paintSlide(QPainter& painter) const override;
    bool handleKey(const QKeyEvent& event) override;

private:
    void paintCurve(QPainter& painter, const QRectF& area) const;

    TrainingSession& m_session;
    TrainingPage& m_page;
};

} // namespace dikkat::ui
