#include "ui/widgets/gesture_slider.h"

#include <QSignalBlocker>

namespace dikkat::ui {

namespace {

constexpr qint64 sameGestureMs = 800;

} // namespace

GestureSlider::GestureSlider(const QString& objectName, QWidget* parent) : QSlider(Qt::Horizontal, parent) {
    setObjectName(objectName);
    connect(this, &QSlider::sliderPressed, this, &GestureSlider::endGesture);
    connect(this, &QSlider::valueChanged, this, [this](int position) { emit moved(position, gesture()); });
}

void GestureSlider::setPositions(int count, int pageStep) {
    const QSignalBlocker quiet(this);
    setRange(0, count - 1);
    setPageStep(pageStep);
}

void GestureSlider::setPosition(int position) {
    const QSignalBlocker quiet(this);
    setValue(position);
}

QString GestureSlider::gesture() {
    if (!isSliderDown() && (!m_since.isValid() || m_since.elapsed() > sameGestureMs)) endGesture();
    m_since.start();
    return objectName() + QString::number(m_gesture);
}

} // namespace dikkat::ui
