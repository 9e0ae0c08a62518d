#pragma once

#include "ui/pages/intuition/cost_panel.h"

namespace dikkat::ui {

/// Part (b) of page 1: what a fixed-window MLP needs when the window grows, and what attention needs.
class WindowPanel : public CostPanel {
    Q_OBJECT
public:
    explicit WindowPanel(IntuitionLesson& lesson, QWidget* parent = nullptr);

private:
    void refresh() override;
    void retranslateUi() override;

    IntuitionSlider *m_window, *m_embedding, *m_hidden, *m_width;
    QLabel* m_formulas;
};

} // namespace dikkat::ui
