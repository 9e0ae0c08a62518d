#pragma once

#include "core/base/matrix.h"

namespace dikkat {

/// Softmax of a row of scores and how strongly it reacts. Source: chapter 57.2, why √dk.
struct Saturation {
    Row weights;             ///< (n) softmax
    Matrix jacobian;         ///< (n, n)  ∂wᵢ/∂sⱼ = wᵢ (δᵢⱼ − wⱼ)
    double gradientNorm = 0; ///< Frobenius norm of the Jacobian: 0 when one weight has everything
};

/// softmax(factor · scores). Scores are finite.
Saturation saturate(const Row& scores, double factor);

} // namespace dikkat
