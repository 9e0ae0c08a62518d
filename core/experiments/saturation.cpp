#include "core/experiments/saturation.h"

namespace dikkat {

Saturation saturate(const Row& scores, double factor) {
    Saturation s;
    const Row scaled = scores * factor;
    s.weights = (scaled.array() - scaled.maxCoeff()).exp().matrix();
    s.weights /= s.weights.sum();
    // J = diag(w) − wᵀ w
    s.jacobian = -(s.weights.transpose() * s.weights);
    s.jacobian.diagonal() += s.weights.transpose();
    s.gradientNorm = s.jacobian.norm();
    return s;
}

} // namespace dikkat
