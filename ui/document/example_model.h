#pragma once

#include "core/io/lab_state.h"

namespace dikkat::ui {

/// The model that comes with the program, with the weights it started from and the trained ones as its
/// moments. Reads a resource; without model where that is missing.
LabState exampleLab();

} // namespace dikkat::ui
