#include "core/experiments/context_cost.h"

namespace dikkat {

ContextCost contextCost(std::int64_t length, std::int64_t embedding, std::int64_t hidden,
                        std::int64_t width) {
    const auto n = static_cast<double>(length), d = static_cast<double>(width);
    ContextCost c;
    c.windowWeights = length * embedding * hidden;
    c.attentionWeights = 3 * width * width;
    c.scores = length * length;
    c.attentionOperations = n * n * d;
    c.recurrentOperations = n * d * d;
    c.recurrentSteps = length;
    return c;
}

std::int64_t crossingLength(std::int64_t width) {
    return width;
}

} // namespace dikkat
