#pragma once

#include <cstdint>

namespace dikkat {

/// Numbers that grow, or do not grow, with the length of the context. Source: chapter 57.1 and Vaswani et al.
/// 2017, table 1.
struct ContextCost {
    std::int64_t windowWeights = 0;    ///< first layer of the fixed-window MLP: window · embedding · hidden
    std::int64_t attentionWeights = 0; ///< Wq, Wk and Wv of one block: 3 d², whatever the length
    std::int64_t scores = 0;           ///< attention scores of one head: n²
    double attentionOperations = 0;    ///< per layer: n² d
    double recurrentOperations = 0;    ///< per layer: n d²
    std::int64_t attentionSteps = 1;   ///< sequential steps
    std::int64_t recurrentSteps = 0;   ///< n
};

/// `length` is the window of the MLP and the number of positions n of the others; `width` is d of the
/// attention and recurrent layers.
ContextCost contextCost(std::int64_t length, std::int64_t embedding, std::int64_t hidden, std::int64_t width);

/// The length at which attention starts to need more operations than a recurrent layer: n² d = n d² at n = d.
std::int64_t crossingLength(std::int64_t width);

} // namespace dikkat
