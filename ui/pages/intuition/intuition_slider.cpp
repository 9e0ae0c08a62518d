#include "ui/pages/intuition/intuition_slider.h"

#include "ui/i18n/numbers.h"

#include <QEvent>
#include <algorithm>

namespace dikkat::ui {

IntuitionSlider::IntuitionSlider(IntuitionLesson& lesson, int IntuitionState::*number,
                                 const std::vector<int>& values, const QString& objectName, QWidget* parent)
    : ValueSlider(objectName, parent), m_lesson(lesson), m_number(number), m_values(values) {
    setPositions(static_cast<int>(values.size()), 3);
    setValueWidth(44);
    connect(this, &ValueSlider::moved, this, [this](int position, const QString& gesture) {
        m_lesson.setNumber(m_number, m_values[static_cast<std::size_t>(position)], gesture);
    });
    connect(&m_lesson, &IntuitionLesson::changed, this, &IntuitionSlider::refresh);
    refresh();
}

void IntuitionSlider::refresh() {
    const int now = m_lesson.state().*m_number;
    // A file may hold a number between two places.
    setPosition(static_cast<int>(std::ranges::lower_bound(m_values, now) - m_values.begin()));
    setValueText(integer(now));
}

} // namespace dikkat::ui
