#pragma once

#include "core/base/matrix.h"

#include <QRectF>

class QPainter;

namespace dikkat::ui {

/// The one look of what is no number (NaN, ∞ after a run has diverged) in every map of coloured cells:
/// hatched on the ground of masked cells, so that it is no colour of the scale.
void hatchUndefined(QPainter& painter, const QRectF& area, const Matrix& values);
void hatchUndefined(QPainter& painter, const QRectF& area, const MatrixOf<float>& values);

} // namespace dikkat::ui
