#pragma once

#include "core/model/config.h"

#include <cstdint>

namespace dikkat {

/// The lecture's GPT: 6 blocks, 6 heads, width 384, context 256, 65 characters; 10,788,929 parameters.
ModelConfig lectureGpt();

/// The chapter-56 model: 27 characters, window 3, embedding 10, hidden 200; 11,897 parameters.
ModelConfig chapter56Mlp();

/// Weight matrices (without biases and norms) of one block of width d and MLP width 4 d.
struct BlockWeights {
    std::int64_t selfAttention = 0;  ///< Wq, Wk, Wv, Wo: 4 d²
    std::int64_t crossAttention = 0; ///< decoder of an encoder–decoder only: 4 d²
    std::int64_t mlp = 0;            ///< 8 d²
    [[nodiscard]] std::int64_t total() const { return selfAttention + crossAttention + mlp; }
};

/// Counted from the weights a model of this width really has, not from the formula.
BlockWeights gptBlockWeights(int width);
BlockWeights decoderBlockWeights(int width); ///< 2017, with cross-attention
BlockWeights encoderBlockWeights(int width); ///< 2017

} // namespace dikkat
