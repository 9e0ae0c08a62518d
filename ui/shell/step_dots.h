#pragma once

#include <QWidget>

namespace dikkat::ui {

/// Where one is among the steps: a dot each. A click goes there; by keyboard the buttons beside it do.
class StepDots : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    void setStep(int step, int count);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void picked(int step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QPointF centreOf(int step) const;

    int m_step = 0, m_count = 0;
};

} // namespace dikkat::ui
