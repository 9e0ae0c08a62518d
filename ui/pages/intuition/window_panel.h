#pragma once

#include "ui/pages/intuition/intuition_lesson.h"

#include <QWidget>

class QLabel;

namespace dikkat::ui {

class CostTable;
class IntuitionSlider;
class LinePlot;

/// Part (b) of page 1: what a fixed-window MLP needs when the window grows, and what attention needs.
class WindowPanel : public QWidget {
    Q_OBJECT
public:
    explicit WindowPanel(IntuitionLesson& lesson, QWidget* parent = nullptr);

signals:
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void retranslateUi();

    IntuitionLesson& m_lesson;
    IntuitionSlider *m_window, *m_embedding, *m_hidden, *m_width;
    QLabel *m_formulas, *m_plotTitle;
    LinePlot* m_curves;
    CostTable* m_table;
};

} // namespace dikkat::ui
