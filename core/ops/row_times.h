#pragma once

#include "core/base/matrix.h"

namespace dikkat {

/// y (n) = x (k) · W (k, n) + b (n); W is row-major with row stride ldw, b may be null, y overlaps nothing
/// else. For one token at a time, where reading the weights is all the time: each is read once, in the order
/// of memory (the processor fetches ahead best that way; prefetch instructions made it slower), and b costs
/// no pass of its own.
template <class Scalar>
void rowTimes(Index k, Index n, const Scalar* x, const Scalar* w, Index ldw, const Scalar* b, Scalar* y);

extern template void rowTimes(Index, Index, const float*, const float*, Index, const float*, float*);
extern template void rowTimes(Index, Index, const double*, const double*, Index, const double*, double*);

} // namespace dikkat
