#pragma once

#include "core/base/matrix.h"
#include "core/text/vocabulary.h"

#include <cmath>
#include <limits>

namespace dikkat {

/// Softmax of each row of logits (rows, V) and −ln p(target) per row. A target below 0 does not count: loss
/// 0. The row's maximum is taken away first, and the loss is log Σ e^{z − max} − (z_target − max), so nothing
/// overflows. Returns the sum of the losses. probabilities may be logits.
template <class S>
double crossEntropy(Index rows, Index symbols, const S* logits, const TokenId* target, S* probabilities,
                    S* loss) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    double sum = 0.0;
    for (Index t = 0; t < rows; ++t) {
        const Eigen::Map<const Array> z(logits + t * symbols, symbols);
        Eigen::Map<Array> p(probabilities + t * symbols, symbols);
        const S largest = z.maxCoeff();
        const S chosen = target[t] >= 0 ? z[target[t]] - largest : S(0);
        p = (z - largest).exp();
        const S total = p.sum();
        p *= S(1) / total;
        // NaN logits must show up in the loss, whatever maxCoeff made of them
        loss[t] = target[t] >= 0 ? std::log(total) - chosen : S(0);
        sum += static_cast<double>(loss[t]);
    }
    return sum;
}

/// dlogits = scale · (p − onehot(target)); zero where no target counts. dLogits may be probabilities.
template <class S>
void crossEntropyBackward(Index rows, Index symbols, const S* probabilities, const TokenId* target, S scale,
                          S* dLogits) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    for (Index t = 0; t < rows; ++t) {
        Eigen::Map<Array> d(dLogits + t * symbols, symbols);
        if (target[t] < 0) {
            d.setZero();
            continue;
        }
        d = scale * Eigen::Map<const Array>(probabilities + t * symbols, symbols);
        d[target[t]] -= scale;
    }
}

} // namespace dikkat
