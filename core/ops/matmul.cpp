#include "core/ops/matmul.h"

#include "core/ops/kernel.h"

#include <algorithm>
#include <memory>
#include <new>

namespace dikkat {

namespace {

constexpr Index kDepth =
    256; ///< rows of B packed at once: a panel of 256 × 16 floats stays in the first cache
constexpr Index kWidth = 512; ///< columns of B packed at once: 512 KiB of floats, the second cache

/// Packed copies, one set per thread.
template <class S>
struct Scratch {
    alignas(64) S left[kernel::kRows * kDepth];
    alignas(64) S panels[kDepth * kWidth];
};

template <class S>
Scratch<S>& scratch() {
    thread_local std::unique_ptr<Scratch<S>> own(new Scratch<S>);
    return *own;
}

template <class S, bool Accumulate>
void tile(Index m, Index n, Index k, const Strided<S>& a, const S* panels, S* left, S* c, Index ldc) {
    constexpr Index N = kernel::kColumns<S>;
    for (Index i = 0; i < m; i += kernel::kRows) {
        const int rows = static_cast<int>(std::min<Index>(kernel::kRows, m - i));
        const S* from = a.data + i * a.row;
        Index ai = a.row, ak = a.column;
        if (a.column != 1 && n > N) {
            // a transposed factor: its column is far from its neighbours, so copy these few rows side by side
            for (Index p = 0; p < k; ++p)
                for (int r = 0; r < rows; ++r) left[p * kernel::kRows + r] = from[r * a.row + p * a.column];
            from = left;
            ai = 1;
            ak = kernel::kRows;
        }
        for (Index j = 0; j < n; j += N) {
            const int columns = static_cast<int>(std::min<Index>(N, n - j));
            kernel::blockAny<S, Accumulate>(rows, columns, k, from, ai, ak, panels + j * k, c + i * ldc + j,
                                            ldc);
        }
    }
}

} // namespace

template <class Scalar>
void multiply(Index m, Index n, Index k, Strided<Scalar> a, Strided<Scalar> b, Scalar* c, Index ldc,
              bool accumulate) {
    Scratch<Scalar>& s = scratch<Scalar>();
    if (k == 0 && !accumulate)
        for (Index i = 0; i < m; ++i) std::fill_n(c + i * ldc, n, Scalar(0));
    for (Index j = 0; j < n; j += kWidth) {
        const Index width = std::min(kWidth, n - j);
        for (Index p = 0; p < k; p += kDepth) {
            const Index depth = std::min(kDepth, k - p);
            kernel::packPanels(depth, width, b.data + p * b.row + j * b.column, b.row, b.column, s.panels);
            const Strided<Scalar> part{a.data + p * a.column, a.row, a.column};
            if (accumulate || p > 0) {
                tile<Scalar, true>(m, width, depth, part, s.panels, s.left, c + j, ldc);
            } else {
                tile<Scalar, false>(m, width, depth, part, s.panels, s.left, c + j, ldc);
            }
        }
    }
}

template void multiply(Index, Index, Index, Strided<float>, Strided<float>, float*, Index, bool);
template void multiply(Index, Index, Index, Strided<double>, Strided<double>, double*, Index, bool);

} // namespace dikkat
