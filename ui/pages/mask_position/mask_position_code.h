#pragma once

#include "core/base/matrix.h"
#include "ui/pages/mask_position/mask_position_state.h"

namespace dikkat::ui {

/// What part `step` (0 … 4) of page 4 shows, as a program. `text` is the piece of part (d), `table` the one
/// of part (c). Parts (a) and (b) use one head with other random numbers than the window's model: what stays
/// exactly 0, and what is only rounding, comes out the same.
QString maskPositionCode(const MaskPositionState& state, int step, const QString& text, const Matrix& table,
                         bool torch);

} // namespace dikkat::ui
