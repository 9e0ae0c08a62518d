#pragma once

#include "ui/pages/intuition/intuition_lesson.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace dikkat::ui {

class CostTable;
class IntuitionSlider;
class LinePlot;

/// A part of page 1 about what something costs: sliders and words at the left, how it grows as curves at the
/// right, exact numbers in a table below. Works things out only while it is shown.
class CostPanel : public QWidget {
    Q_OBJECT
public:
    /// With the object names of the curves and the table.
    CostPanel(IntuitionLesson& lesson, const QString& curves, const QString& table,
              QWidget* parent = nullptr);

signals:
    void hovered(const QString& words);

protected:
    virtual void refresh() = 0;
    virtual void retranslateUi() = 0; ///< ends with `alignSliders` and `refresh`

    /// A slider over one number of the lesson, below those there are.
    IntuitionSlider* addSlider(int IntuitionState::*number, const std::vector<int>& values,
                               const QString& objectName);
    void alignSliders(); ///< they begin in one line, whatever their names are

    [[nodiscard]] const IntuitionState& state() const { return m_lesson.state(); }
    [[nodiscard]] QVBoxLayout& left() { return *m_left; } ///< below the sliders
    [[nodiscard]] QLabel& plotTitle() { return *m_plotTitle; }
    [[nodiscard]] LinePlot& curves() { return *m_curves; }
    [[nodiscard]] CostTable& table() { return *m_table; }

    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    IntuitionLesson& m_lesson;
    std::vector<IntuitionSlider*> m_sliders;
    QVBoxLayout* m_left;
    QLabel* m_plotTitle;
    LinePlot* m_curves;
    CostTable* m_table;
};

} // namespace dikkat::ui
