#include "ui/widgets/undefined_cells.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <cmath>

namespace dikkat::ui {

namespace {

/// Whole runs of a row at once: a matrix of a diverged model has nothing else.
template <class Scalar>
void hatch(QPainter& painter, const QRectF& area, const MatrixOf<Scalar>& values) {
    if (values.size() == 0 || values.allFinite()) return;
    const Theme& t = theme();
    const double width = area.width() / static_cast<double>(values.cols()),
                 height = area.height() / static_cast<double>(values.rows());
    const auto fill = [&](const QRectF& cells) {
        painter.fillRect(cells, t.maskBg);
        painter.fillRect(cells, QBrush(t.hatch, Qt::BDiagPattern));
    };
    if ((!values.array().isFinite()).all()) return fill(area);
    for (Index i = 0; i < values.rows(); ++i)
        for (Index j = 0; j < values.cols(); ++j) {
            if (std::isfinite(values(i, j))) continue;
            const Index from = j;
            while (j + 1 < values.cols() && !std::isfinite(values(i, j + 1))) ++j;
            fill(QRectF(area.left() + width * static_cast<double>(from),
                        area.top() + height * static_cast<double>(i),
                        width * static_cast<double>(j - from + 1), height));
        }
}

} // namespace

void hatchUndefined(QPainter& painter, const QRectF& area, const Matrix& values) {
    hatch(painter, area, values);
}

void hatchUndefined(QPainter& painter, const QRectF& area, const MatrixOf<float>& values) {
    hatch(painter, area, values);
}

} // namespace dikkat::ui
