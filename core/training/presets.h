#pragma once

#include "core/model/parameters.h"
#include "core/training/data_set.h"
#include "core/training/trainer.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace dikkat {

/// A run that is known to work: model, data and how to train. The vocabulary size in the configuration is 0:
/// it comes from the data.
struct Preset {
    std::string_view id; ///< "turkish-names"
    ModelConfig config;
    Initialisation initialisation = Initialisation::Gpt2;
    TrainingPlan plan;
    DataSource data; ///< Text: the user brings one
    std::uint64_t seed = 1;
    std::string_view prompt; ///< something to begin writing with; empty where only the data can tell
};

/// Everything the run of lesson 004 needs besides its text and seed: one block, one head, width 16, context
/// 8, three symbols; Adam at 0.01, 400 steps of 8 windows.
ModelConfig abcConfig();
TrainingPlan abcPlan();

/// All presets, in the order in which they are shown.
std::span<const Preset> presets();
/// Null when there is none of this name.
const Preset* findPreset(std::string_view id);

} // namespace dikkat
