#pragma once

#include "core/base/matrix.h"

#include <QImage>
#include <QStringList>
#include <QWidget>

namespace dikkat::ui {

/// A matrix of any size as a picture, one colour per number; too many columns for the room share pixels.
/// Signed numbers on a scale symmetric about 0, weights on 0…1. Arrow keys walk over the cells; the current
/// one is read out.
class TensorMap : public QWidget {
    Q_OBJECT
public:
    explicit TensorMap(QWidget* parent = nullptr);

    /// −∞ is drawn hatched (masked). Row names may be fewer than rows.
    void setValues(const Matrix& values, bool weights, const QStringList& rowNames = {});
    /// What stands in the place of a tensor that is not there; empty for a sentence that says no more than
    /// that.
    void setEmptyText(const QString& text);
    [[nodiscard]] const Matrix& values() const { return m_values; }
    /// End of the signed scale: the largest finite |value|, rounded up; 1 for weights.
    [[nodiscard]] double magnitude() const { return m_magnitude; }
    [[nodiscard]] QString cellText(Index row, Index column) const;
    void setCurrent(Index row, Index column);

    [[nodiscard]] QSize sizeHint() const override { return {420, 200}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 80}; }

signals:
    void hovered(const QString& text); ///< empty: nothing

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void makeImage();
    void describe();
    [[nodiscard]] QRectF area() const;
    [[nodiscard]] std::pair<Index, Index> cellAt(const QPointF& point) const;

    Matrix m_values;
    QStringList m_rowNames;
    QString m_emptyText;
    bool m_weights = false;
    double m_magnitude = 1;
    QImage m_image;
    Index m_row = 0, m_column = 0;
};

} // namespace dikkat::ui
