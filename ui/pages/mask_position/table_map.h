#pragma once

#include "core/base/matrix.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QWidget>

namespace dikkat::ui {

/// One pixel per number, signed colours up to ±magnitude.
QImage tableImage(const Matrix& values, double magnitude, const Theme& theme);

/// A table of many numbers as a heat map without figures: any size, one cell chosen, read out in words.
/// Arrows, Home and End move the choice; a click sets it.
class TableMap : public QWidget {
    Q_OBJECT
public:
    explicit TableMap(QWidget* parent = nullptr);

    void setValues(const Matrix& values, double magnitude);
    [[nodiscard]] const Matrix& values() const { return m_values; }
    /// A frame around one row (position); −1: none.
    void setRow(int row);
    void setName(const QString& name, const QString& rowWord, const QString& columnWord);

    [[nodiscard]] QSize sizeHint() const override { return {260, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {140, 90}; }

signals:
    void rowPicked(int row);
    void hovered(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRectF area() const { return QRectF(rect()).adjusted(2, 2, -2, -2); }
    [[nodiscard]] QString words(int row, int column) const;
    void renew();
    void describe();

    Matrix m_values;
    double m_magnitude = 1;
    QImage m_image;
    int m_row = -1, m_column = 0;
    QString m_name, m_rowWord, m_columnWord;
};

} // namespace dikkat::ui
