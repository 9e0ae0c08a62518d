#include "core/ops/row_times.h"

#include "core/ops/kernel.h"

#include <algorithm>

namespace dikkat {

namespace {

using namespace kernel;

/// y = start + x (R) · W (R, n) with row stride ldw: one visit of y for R rows of W. start may be y.
template <class S, int R>
inline void addRows(Index n, const S* x, const S* w, Index ldw, const S* start, S* y) {
    constexpr int L = kLanes<S>;
    Vector<S> factor[R];
#pragma GCC unroll 8
    for (int i = 0; i < R; ++i) factor[i] = spread(x[i]);
    Index j = 0;
    for (; j + L <= n; j += L) {
        Vector<S> sum = load(start + j);
#pragma GCC unroll 8
        for (int i = 0; i < R; ++i) sum += factor[i] * load(w + i * ldw + j);
        store(y + j, sum);
    }
    for (; j < n; ++j) {
        S sum = start[j];
        for (int i = 0; i < R; ++i) sum += x[i] * w[i * ldw + j];
        y[j] = sum;
    }
}

} // namespace

template <class Scalar>
void rowTimes(Index k, Index n, const Scalar* x, const Scalar* w, Index ldw, const Scalar* b, Scalar* y) {
    const Scalar* start = b;
    if (!b || k < 8) {
        if (b)
            std::copy_n(b, n, y);
        else
            std::fill_n(y, n, Scalar(0));
        start = y;
    }
    Index p = 0;
    for (; p + 8 <= k; p += 8, start = y) addRows<Scalar, 8>(n, x + p, w + p * ldw, ldw, start, y);
    for (; p < k; ++p) addRows<Scalar, 1>(n, x + p, w + p * ldw, ldw, y, y);
}

template void rowTimes(Index, Index, const float*, const float*, Index, const float*, float*);
template void rowTimes(Index, Index, const double*, const double*, Index, const double*, double*);

} // namespace dikkat
