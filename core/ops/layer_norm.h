#pragma once

#include "core/base/matrix.h"

#include <cmath>

namespace dikkat {

/// y = (x − mean) / √(variance + ε) ∘ γ + β, row by row; the variance divides by the width. x, y (rows,
/// width); mean and inverse (rows) are kept for the backward pass. Source: Ba et al. 2016; chapter 57.3.
template <class S>
void layerNorm(Index rows, Index width, S epsilon, const S* x, const S* gamma, const S* beta, S* y, S* mean,
               S* inverse) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    const Eigen::Map<const Array> g(gamma, width), b(beta, width);
    for (Index t = 0; t < rows; ++t) {
        const Eigen::Map<const Array> in(x + t * width, width);
        const S m = in.mean();
        const S variance = (in - m).square().mean();
        const S r = S(1) / std::sqrt(variance + epsilon);
        Eigen::Map<Array>(y + t * width, width) = (in - m) * r * g + b;
        mean[t] = m;
        inverse[t] = r;
    }
}

/// dx (rows, width) is set, dγ and dβ (width) are added to.
/// With x̂ = (x − mean)·r and h = dy ∘ γ:  dx = r (h − mean(h) − x̂ · mean(h ∘ x̂)).
template <class S, bool Accumulate>
void layerNormBackward(Index rows, Index width, const S* x, const S* gamma, const S* mean, const S* inverse,
                       const S* dy, S* dx, S* dGamma, S* dBeta) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    const Eigen::Map<const Array> g(gamma, width);
    Eigen::Map<Array> dg(dGamma, width), db(dBeta, width);
    for (Index t = 0; t < rows; ++t) {
        const Eigen::Map<const Array> in(x + t * width, width), up(dy + t * width, width);
        Eigen::Map<Array> out(dx + t * width, width);
        const S m = mean[t], r = inverse[t];
        const S meanH = (up * g).mean();
        const S meanHx = (up * g * (in - m)).mean() * r;
        dg += up * (in - m) * r;
        db += up;
        if constexpr (Accumulate) {
            out += r * (up * g - meanH - (in - m) * (r * meanHx));
        } else {
            out = r * (up * g - meanH - (in - m) * (r * meanHx));
        }
    }
}

} // namespace dikkat
