#pragma once

#include "core/attention/mask.h"
#include "core/base/matrix.h"

#include <QImage>
#include <QSize>

namespace dikkat::ui {

struct Theme;

/// How values become colours.
enum class WeightColors {
    Weights,   ///< 0 … 1, never stretched to the data
    Difference ///< −1 … +1, diverging
};

/// A matrix as a picture of `size` pixels: every pixel has the colour of the cell it lies in, nothing is
/// smoothed; where several cells share a pixel the largest magnitude shows, so that a thin diagonal does not
/// fall between the pixels. Masked cells (`visible` false; may be empty: none) are one hatched shape.
QImage weightImage(const Matrix& values, const Mask& visible, QSize size, const Theme& theme,
                   double devicePixelRatio = 1.0, WeightColors colors = WeightColors::Weights);

} // namespace dikkat::ui
