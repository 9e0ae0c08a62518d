#pragma once

#include <QWidget>

namespace dikkat::ui {

struct Theme;

/// How many moments a layer needs for n positions: recurrence goes from one to the next, attention does all
/// at once.
class StepsDiagram : public QWidget {
    Q_OBJECT
public:
    explicit StepsDiagram(QWidget* parent = nullptr);

    void setLength(int n);

    [[nodiscard]] QSize sizeHint() const override { return {300, 130}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 108}; }

    static void paint(QPainter& painter, const QRectF& area, int n, const Theme& theme, double pixels);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void describe();

    int m_length = 1;
};

} // namespace dikkat::ui
