#pragma once

#include "ui/pages/block/block_state.h"

#include <QString>

namespace dikkat::ui {

/// The step of page 5 as a program that runs as it stands: the block (step 0), LayerNorm (1), residual (2),
/// gradient by depth (3), counting (4).
QString blockCode(const BlockState& state, const ModelConfig& config, int step, bool numpy);

} // namespace dikkat::ui
