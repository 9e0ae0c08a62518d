#pragma once

#include "core/io/lab_state.h"

namespace dikkat::ui {

/// A small model of Turkish names, trained for a second or two: something to show in pictures and to test
/// with. The same weights every time.
std::shared_ptr<const LabModel> tourModel();

} // namespace dikkat::ui
