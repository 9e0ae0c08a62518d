#pragma once

#include "core/io/run_config.h"
#include "ui/pages/page.h"

namespace dikkat::ui {

/// PyTorch: the program of core/io/training_program.h, which learns as this page does. NumPy has no gradients
/// of its own, so that flavour computes what the optimiser does to one weight.
QString trainingCode(const RunConfig& run, Page::CodeFlavour flavour);

} // namespace dikkat::ui
