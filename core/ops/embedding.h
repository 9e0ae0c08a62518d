#pragma once

#include "core/base/matrix.h"
#include "core/text/vocabulary.h"

namespace dikkat {

/// y (count, width): row t = factor · table row tokens[t]; zero for a token below 0.
template <class S>
void embed(Index count, Index width, const TokenId* tokens, const S* table, S factor, S* y) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    for (Index t = 0; t < count; ++t) {
        Eigen::Map<Array> out(y + t * width, width);
        if (tokens[t] < 0) {
            out.setZero();
        } else {
            out = factor * Eigen::Map<const Array>(table + tokens[t] * width, width);
        }
    }
}

/// dTable row tokens[t] += factor · dy row t.
template <class S>
void embedBackward(Index count, Index width, const TokenId* tokens, const S* dy, S factor, S* dTable) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    for (Index t = 0; t < count; ++t)
        if (tokens[t] >= 0)
            Eigen::Map<Array>(dTable + tokens[t] * width, width) +=
                factor * Eigen::Map<const Array>(dy + t * width, width);
}

/// Adds a bias (width) to every row of y (rows, width).
template <class S>
void addBias(Index rows, Index width, const S* bias, S* y) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    const Eigen::Map<const Array> b(bias, width);
    for (Index t = 0; t < rows; ++t) Eigen::Map<Array>(y + t * width, width) += b;
}

/// dBias (width) += the rows of dy (rows, width).
template <class S>
void addBiasBackward(Index rows, Index width, const S* dy, S* dBias) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    Eigen::Map<Array> db(dBias, width);
    for (Index t = 0; t < rows; ++t) db += Eigen::Map<const Array>(dy + t * width, width);
}

} // namespace dikkat
