#pragma once

#include "core/base/matrix.h"
#include "core/text/vocabulary.h"

#include <algorithm>
#include <cmath>

namespace dikkat {

/// Softmax of each row of logits (rows, V) and −ln p(target) per row. A target below 0 does not count: loss
/// 0. The row's maximum is taken away first, and the loss is log Σ e^{z − max} − (z_target − max), so nothing
/// overflows. Returns the sum of the losses. probabilities may be logits.
template <class S>
double crossEntropy(Index rows, Index symbols, const S* logits, const TokenId* target, S* probabilities,
                    S* loss) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    double sum = 0.0;
    // some rows at a time, so that the exponential runs over whole vectors even when V is 3
    const Index group = std::max<Index>(1, 1024 / symbols);
    for (Index first = 0; first < rows; first += group) {
        const Index last = std::min(rows, first + group);
        for (Index t = first; t < last; ++t) {
            const Eigen::Map<const Array> z(logits + t * symbols, symbols);
            const S largest = z.maxCoeff();
            loss[t] = target[t] >= 0 ? largest - z[target[t]] : S(0);
            Eigen::Map<Array>(probabilities + t * symbols, symbols) = z - largest;
        }
        Eigen::Map<Array> all(probabilities + first * symbols, (last - first) * symbols);
        all = all.exp();
        for (Index t = first; t < last; ++t) {
            Eigen::Map<Array> p(probabilities + t * symbols, symbols);
            const S total = p.sum(); // NaN logits show up here, whatever maxCoeff made of them
            p *= S(1) / total;
            if (target[t] >= 0) loss[t] += std::log(total);
            sum += static_cast<double>(loss[t]);
        }
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
