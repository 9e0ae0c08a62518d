#include "ui/widgets/number_slider.h"

#include "ui/i18n/numbers.h"
#include "ui/widgets/gesture_slider.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

NumberSlider::NumberSlider(const QString& objectName, QWidget* parent)
    : QWidget(parent)
    , m_name(new QLabel)
    , m_field(new QLineEdit)
    , m_slider(new GestureSlider(objectName + QStringLiteral("Slider"))) {
    setObjectName(objectName);
    m_field->setObjectName(objectName + QStringLiteral("Field"));
    m_field->setAlignment(Qt::AlignRight);
    m_field->setFixedWidth(76);
    m_name->setBuddy(m_field);
    auto* first = new QHBoxLayout;
    first->setSpacing(6);
    first->addWidget(m_name, 1);
    first->addWidget(m_field);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(first);
    layout->addWidget(m_slider);
    connect(m_slider, &GestureSlider::moved, this, [this](int position, const QString& gesture) {
        m_value = m_stops[static_cast<std::size_t>(position)];
        show();
        emit moved(m_value, gesture);
    });
    connect(m_field, &QLineEdit::editingFinished, this, &NumberSlider::take);
}

void NumberSlider::setName(const QString& name) {
    m_name->setText(name);
    m_slider->setAccessibleName(name);
    m_field->setAccessibleName(name);
}

void NumberSlider::setHint(const QString& hint) {
    setToolTip(hint);
    m_slider->setAccessibleDescription(hint);
    m_field->setAccessibleDescription(hint);
}

void NumberSlider::setRange(std::vector<double> stops, double low, double high, int decimals) {
    m_stops = std::move(stops);
    m_low = low;
    m_high = high;
    m_decimals = decimals;
    const int count = static_cast<int>(m_stops.size());
    m_slider->setPositions(count, std::max(1, count / 8));
    setValue(m_value);
}

void NumberSlider::setSpecial(double value, const QString& words) {
    m_special = value;
    m_words = words;
    show();
}

void NumberSlider::setValue(double value) {
    m_value = value;
    if (!m_stops.empty()) {
        const auto nearest =
            std::ranges::min_element(m_stops, {}, [value](double stop) { return std::abs(stop - value); });
        m_slider->setPosition(static_cast<int>(nearest - m_stops.begin()));
    }
    show();
}

void NumberSlider::show() {
    const QString text = !m_words.isEmpty() && m_value == m_special ? m_words : number(m_value, m_decimals);
    if (m_field->text() != text) m_field->setText(text);
}

void NumberSlider::take() {
    const QString text = m_field->text().trimmed();
    if (!m_words.isEmpty() && text == m_words) {
        show();
        return;
    }
    if (text == number(m_value, m_decimals)) return;
    const auto read = parseNumber(text, 1e9);
    if (const auto* why = std::get_if<NumberProblem>(&read)) {
        emit problem([wrong = *why, text] { return explain(wrong, text, 1e9); });
        show();
        return;
    }
    double value = std::get<double>(read);
    if (m_decimals == 0) value = std::round(value);
    const bool special = !m_words.isEmpty() && value == m_special;
    if (!special && !(value >= m_low && value <= m_high)) {
        const bool apart = !m_words.isEmpty() && m_special < m_low;
        emit problem([self = QPointer(this), low = m_low, high = m_high, special = m_special, apart] {
            // Name and words are this slider's, in the language of the moment.
            const QString range =
                tr("%1: allowed are %2 to %3.")
                    .arg(self ? self->m_name->text() : QString(), number(low, 3), number(high, 3));
            if (!apart || !self) return range;
            //: %1: a number, %2: what it means
            return range + QLatin1Char(' ') + tr("%1 means: %2.").arg(number(special, 2), self->m_words);
        });
        show();
        return;
    }
    if (value == m_value) {
        show();
        return;
    }
    setValue(value);
    m_slider->endGesture(); // a number typed is an edit of its own
    emit moved(value, {});
}

} // namespace dikkat::ui
