#pragma once

#include "ui/pages/root_dk/root_dk_state.h"

#include <QString>

namespace dikkat::ui {

/// What a step of page 3 computes, as a program that prints the numbers on screen.
QString rootDkNumpyCode(const RootDkState& state, bool saturation);
QString rootDkTorchCode(const RootDkState& state, bool saturation);

} // namespace dikkat::ui
