#pragma once

#include "core/base/matrix.h"

#include <QImage>
#include <QWidget>

namespace dikkat::ui {

/// A matrix of weights as a small heat map; a click or the arrow keys choose one of them. A matrix larger
/// than the widget is shrunk: each pixel then shows one of the weights under it.
class ParameterMap : public QWidget {
    Q_OBJECT
public:
    explicit ParameterMap(QWidget* parent = nullptr);

    void setMatrix(const MatrixOf<float>& matrix);
    void setCurrent(Index row, Index column);
    [[nodiscard]] QSize sizeHint() const override { return {200, 140}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {80, 50}; }

signals:
    void picked(int row, int column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF area() const;
    void pickAt(QPointF point);
    void makeImage();

    MatrixOf<float> m_matrix;
    QImage m_image;
    Index m_row = 0, m_column = 0;
};

} // namespace dikkat::ui
