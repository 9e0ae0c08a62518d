#pragma once

#include "ui/i18n/live_text.h"

#include <QWidget>
#include <vector>

class QLabel;
class QLineEdit;

namespace dikkat::ui {

class GestureSlider;

/// A number with a name, a field that takes both decimal marks, and a slider over chosen stops. The field
/// takes any number of the range, the slider only its stops.
class NumberSlider : public QWidget {
    Q_OBJECT
public:
    explicit NumberSlider(const QString& objectName, QWidget* parent = nullptr);

    void setName(const QString& name);
    void setHint(const QString& hint); ///< tool tip and accessible description
    /// Stops rise; numbers outside low … high are refused with a sentence.
    void setRange(std::vector<double> stops, double low, double high, int decimals);
    /// What stands in the field instead of a number ("all" for 0); empty: none.
    void setSpecial(double value, const QString& words);
    /// Says nothing: moved() is for the user's choice only.
    void setValue(double value);
    [[nodiscard]] double value() const { return m_value; }

signals:
    void moved(double value, const QString& gesture);
    void problem(const dikkat::ui::LiveText& sentence);

private:
    void show();
    void take();

    QLabel* m_name;
    QLineEdit* m_field;
    GestureSlider* m_slider;
    std::vector<double> m_stops;
    double m_low = 0, m_high = 1, m_value = 0, m_special = -1;
    QString m_words;
    int m_decimals = 2;
};

} // namespace dikkat::ui
