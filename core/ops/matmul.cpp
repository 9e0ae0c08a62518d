#include "core/ops/matmul.h"

#include "core/ops/kernel.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <new>

namespace dikkat {

namespace {

constexpr Index kDepth =
    256; ///< rows of B packed at once: a panel of 256 × 16 floats stays in the first cache
constexpr Index kWidth = 512; ///< columns of B packed at once: 512 KiB of floats, the second cache
constexpr Index kHeight =
    8 * kernel::kRows; ///< rows of packed A that meet one panel after another: 96 KiB, the second cache
constexpr Index kLooseHeight =
    4 * kernel::kRows; ///< the same for rows that stay where they are, each on pages of its own

/// Packed copies, one set per thread.
template <class S>
struct Scratch {
    alignas(64) S left[kHeight * kDepth];
    alignas(64) S panels[kDepth * kWidth];
};

template <class S>
Scratch<S>& scratch() {
    thread_local std::unique_ptr<Scratch<S>> own(new Scratch<S>);
    return *own;
}

/// Rows of the next register block when `left` remain. Blocks of one to three rows would wait for their own
/// sums: rather two middle-sized blocks at the end.
constexpr Index nextRows(Index left) {
    if (left <= kernel::kRows) return left;
    return left < kernel::kRows + 4 ? (left + 1) / 2 : kernel::kRows;
}

/// Copies rows of a transposed factor side by side, since its columns are far from each other: register block
/// after register block (k, kRows). Whole lines of memory are read at a time.
template <class S>
void packLeft(Index m, Index k, const Strided<S>& a, S* left) {
    constexpr Index R = kernel::kRows;
    Index whole = 0;
    if (a.row == 1)
        while (whole + R <= m && nextRows(m - whole) == R) whole += R;
    for (Index p = 0; p < k; ++p) {
        const S* from = a.data + p * a.column;
        S* to = left + p * R;
        for (Index i = 0; i < whole; i += R, to += k * R) std::memcpy(to, from + i, R * sizeof(S));
    }
    left += k * whole;
    Index rows = 0;
    for (Index i = whole; i < m; i += rows, left += k * R) {
        rows = nextRows(m - i);
        const S* from = a.data + i * a.row;
        for (Index p = 0; p < k; ++p)
            for (Index r = 0; r < rows; ++r) left[p * R + r] = from[r * a.row + p * a.column];
    }
}

template <class S, bool Accumulate>
void tile(Index m, Index n, Index k, const Strided<S>& a, const S* panels, S* left, S* c, Index ldc) {
    constexpr Index N = kernel::kColumns<S>, R = kernel::kRows;
    const bool pack = a.column != 1 && n > N;
    const Index most = pack ? kHeight : kLooseHeight;
    for (Index top = 0; top < m; top += most) {
        const Index height = std::min(most, m - top);
        const Strided<S> part{a.data + top * a.row, a.row, a.column};
        if (pack) packLeft(height, k, part, left);
        // a panel stays in the first cache while all these rows pass by it
        for (Index j = 0; j < n; j += N) {
            const int columns = static_cast<int>(std::min<Index>(N, n - j));
            const S* packed = left;
            Index rows = 0;
            for (Index i = 0; i < height; i += rows, packed += k * R) {
                rows = nextRows(height - i);
                S* to = c + (top + i) * ldc + j;
                if (pack) {
                    kernel::blockAny<S, Accumulate>(static_cast<int>(rows), columns, k, packed, 1, R,
                                                    panels + j * k, to, ldc);
                } else {
                    kernel::blockAny<S, Accumulate>(static_cast<int>(rows), columns, k, part.data + i * a.row,
                                                    a.row, a.column, panels + j * k, to, ldc);
                }
            }
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
