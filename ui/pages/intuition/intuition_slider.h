#pragma once

#include "ui/pages/intuition/intuition_lesson.h"
#include "ui/widgets/value_slider.h"

namespace dikkat::ui {

/// A slider over one number of page 1: it shows the number and edits it, over a list of values or every whole
/// number of a range.
class IntuitionSlider : public ValueSlider {
    Q_OBJECT
public:
    IntuitionSlider(IntuitionLesson& lesson, int IntuitionState::*number, const std::vector<int>& values,
                    const QString& objectName, QWidget* parent = nullptr);

private:
    void refresh();

    IntuitionLesson& m_lesson;
    int IntuitionState::*m_number;
    const std::vector<int>& m_values;
};

} // namespace dikkat::ui
