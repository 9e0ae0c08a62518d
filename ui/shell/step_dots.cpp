#include "ui/shell/step_dots.h"

#include "ui/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <cmath>

namespace dikkat::ui {

namespace {
constexpr int pitch = 13;
constexpr double radius = 3.5;
} // namespace

void StepDots::setStep(int step, int count) {
    if (count != m_count) updateGeometry();
    m_step = step;
    m_count = count;
    update();
}

QSize StepDots::sizeHint() const {
    return {pitch * m_count, 20};
}

QPointF StepDots::centreOf(int step) const {
    return {width() / 2.0 + (step - (m_count - 1) / 2.0) * pitch, height() / 2.0};
}

void StepDots::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_count; ++i) {
        // Behind: grey. Here: ink. To come: an outline.
        painter.setPen(i > m_step ? QPen(theme().borderStrong, 1.2) : QPen(Qt::NoPen));
        painter.setBrush(i < m_step    ? QBrush(theme().borderStrong)
                         : i == m_step ? QBrush(theme().ink)
                                       : QBrush(Qt::NoBrush));
        painter.drawEllipse(centreOf(i), i > m_step ? radius - 0.6 : radius,
                            i > m_step ? radius - 0.6 : radius);
    }
}

void StepDots::mouseReleaseEvent(QMouseEvent* event) {
    for (int i = 0; i < m_count; ++i)
        if (std::abs(event->position().x() - centreOf(i).x()) <= pitch / 2.0) emit picked(i);
}

} // namespace dikkat::ui
