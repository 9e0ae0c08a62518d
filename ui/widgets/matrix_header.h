#pragma once

#include <QHeaderView>

namespace dikkat::ui {

class MatrixModel;

/// Row or column labels of a MatrixView: q₁, k₂ with real subscripts in the role's colour, or plain numbers.
/// Labels thin out when the cells get narrower than they are.
class MatrixHeader : public QHeaderView {
    Q_OBJECT
public:
    MatrixHeader(Qt::Orientation orientation, const MatrixModel* model, QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;
    void setFontPixels(double pixels);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QFont labelFont() const;
    [[nodiscard]] QString markup(int section) const;

    const MatrixModel* m_matrix;
    double m_fontPixels = 12.5;
};

} // namespace dikkat::ui
