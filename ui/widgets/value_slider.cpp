#include "ui/widgets/value_slider.h"

#include "ui/theme/theme.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QTextDocumentFragment>

namespace dikkat::ui {

namespace {

constexpr qint64 sameGestureMs = 800;

} // namespace

ValueSlider::ValueSlider(const QString& objectName, QWidget* parent)
    : QWidget(parent)
    , m_name(new QLabel)
    , m_value(new QLabel)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_since(std::make_unique<QElapsedTimer>()) {
    m_slider->setObjectName(objectName);
    m_name->setBuddy(m_slider);
    m_value->setFont(numberFont(type::body, QFont::DemiBold));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_name);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_value);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int position) { emit moved(position, gesture()); });
}

ValueSlider::~ValueSlider() = default;

QString ValueSlider::gesture() {
    if (!m_slider->isSliderDown() && (!m_since->isValid() || m_since->elapsed() > sameGestureMs)) ++m_gesture;
    m_since->start();
    return m_slider->objectName() + QString::number(m_gesture);
}

void ValueSlider::setName(const QString& name) {
    m_name->setText(name);
    m_slider->setAccessibleName(QTextDocumentFragment::fromHtml(name).toPlainText());
}

void ValueSlider::setPositions(int count, int pageStep) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, count - 1);
    m_slider->setPageStep(pageStep);
}

void ValueSlider::setPosition(int position) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(position);
}

int ValueSlider::position() const {
    return m_slider->value();
}

void ValueSlider::setValueText(const QString& text) {
    m_value->setText(text);
    m_slider->setAccessibleDescription(QTextDocumentFragment::fromHtml(text).toPlainText());
}

void ValueSlider::setValueWidth(int pixels) {
    m_value->setMinimumWidth(pixels);
}

} // namespace dikkat::ui
