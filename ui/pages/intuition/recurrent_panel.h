#pragma once

#include "ui/pages/intuition/intuition_lesson.h"

#include <QWidget>

class QLabel;

namespace dikkat::ui {

class CostTable;
class IntuitionSlider;
class LinePlot;
class StepsDiagram;

/// Part (c) of page 1: self-attention beside a recurrent layer (Vaswani et al. 2017, table 1).
class RecurrentPanel : public QWidget {
    Q_OBJECT
public:
    explicit RecurrentPanel(IntuitionLesson& lesson, QWidget* parent = nullptr);

signals:
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void retranslateUi();

    IntuitionLesson& m_lesson;
    IntuitionSlider *m_length, *m_width;
    StepsDiagram* m_steps;
    QLabel *m_verdict, *m_plotTitle;
    LinePlot* m_curves;
    CostTable* m_table;
};

} // namespace dikkat::ui
