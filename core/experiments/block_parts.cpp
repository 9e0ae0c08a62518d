#include "core/experiments/block_parts.h"

#include <cmath>

namespace dikkat {

NormSteps layerNormSteps(const Row& x, double epsilon) {
    NormSteps s;
    s.mean = x.mean();
    s.centred = (x.array() - s.mean).matrix();
    s.variance = s.centred.squaredNorm() / static_cast<double>(x.size());
    s.divisor = std::sqrt(s.variance + epsilon);
    s.normalised = s.centred / s.divisor;
    return s;
}

ResidualSteps residualSteps(const Row& x, const Row& branch, const Row& upstream) {
    // s = x + f:  ∂s/∂x = ∂s/∂f = 1
    return {x + branch, upstream, upstream};
}

} // namespace dikkat
