#pragma once

#include "core/io/run_config.h"
#include "ui/pages/page.h"

namespace dikkat::ui {

/// A short program that trains the set-up's model with its optimiser and schedule, runnable as it stands on a
/// text file. NumPy has no gradients of its own, so that flavour computes what the optimiser does to one
/// weight.
QString trainingCode(const RunConfig& run, Page::CodeFlavour flavour);

} // namespace dikkat::ui
