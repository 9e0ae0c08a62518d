#include "ui/widgets/value_slider.h"

#include "ui/theme/theme.h"
#include "ui/widgets/gesture_slider.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTextDocumentFragment>

namespace dikkat::ui {

ValueSlider::ValueSlider(const QString& objectName, QWidget* parent)
    : QWidget(parent), m_name(new QLabel), m_value(new QLabel), m_slider(new GestureSlider(objectName)) {
    m_name->setBuddy(m_slider);
    m_value->setFont(numberFont(type::body, QFont::DemiBold));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_name);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_value);
    connect(m_slider, &GestureSlider::moved, this, &ValueSlider::moved);
}

void ValueSlider::setName(const QString& name) {
    m_name->setText(name);
    m_slider->setAccessibleName(QTextDocumentFragment::fromHtml(name).toPlainText());
}

void ValueSlider::setPositions(int count, int pageStep) {
    m_slider->setPositions(count, pageStep);
}

void ValueSlider::setPosition(int position) {
    m_slider->setPosition(position);
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
