#pragma once

#include "core/analysis/sensitivity.h"
#include "core/model/parameters.h"

#include <cstdint>

namespace dikkat {

/// An untrained model with weights from a seed, and random tokens for it to read: what page 4 shows. Whether
/// the mask works can be seen without any training.
struct SeededGpt {
    Parameters<float> parameters;
    std::vector<TokenId> tokens;
};

/// config must be valid; `positions` tokens, at most the context.
SeededGpt seededGpt(const ModelConfig& config, int positions, std::uint64_t seed);

/// The size of page 4: 2 blocks, 2 heads, width 32, 65 tokens, context 16.
ModelConfig smallGpt();

} // namespace dikkat
