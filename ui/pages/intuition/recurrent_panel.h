#pragma once

#include "ui/pages/intuition/cost_panel.h"

namespace dikkat::ui {

class StepsDiagram;

/// Part (c) of page 1: self-attention beside a recurrent layer (Vaswani et al. 2017, table 1).
class RecurrentPanel : public CostPanel {
    Q_OBJECT
public:
    explicit RecurrentPanel(IntuitionLesson& lesson, QWidget* parent = nullptr);

private:
    void refresh() override;
    void retranslateUi() override;

    IntuitionSlider *m_length, *m_width;
    StepsDiagram* m_steps;
    QLabel* m_verdict;
};

} // namespace dikkat::ui
