#pragma once

#include "core/io/run_config.h"

#include <QStringList>

namespace dikkat::ui {

/// How one run is set up otherwise than another: "Learning rate 0.003", "Position none", … of the first. What
/// only says how long it trains and how often it is measured does not count.
QStringList differences(const RunConfig& run, const RunConfig& other);

/// Everything a learner compares runs by, in one line: data, model, optimiser, learning rate, seed.
QString settingsText(const RunConfig& run);
/// Whether they learn from the same data, so that their losses compare.
bool sameData(const RunConfig& run, const RunConfig& other);

/// "GPT, 2 blocks, 4 heads, width 48".
QString modelText(const ModelConfig& config);

} // namespace dikkat::ui
