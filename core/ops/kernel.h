#pragma once

#include <cstddef>

#include <Eigen/Core>

namespace dikkat::kernel {

using Index = Eigen::Index;

// One machine vector of numbers. The compiler's vector extension gives SSE, AVX2 or NEON from the same text;
// without it Eigen's fixed arrays do the same.
#if defined(__AVX__)
inline constexpr int kVectorBytes = 32;
#else
inline constexpr int kVectorBytes = 16;
#endif

template <class S>
inline constexpr int kLanes = kVectorBytes / static_cast<int>(sizeof(S));

#if defined(__GNUC__)
template <class S>
struct VectorOf {
    typedef S type __attribute__((vector_size(kVectorBytes)));
    typedef S loose __attribute__((vector_size(kVectorBytes), aligned(sizeof(S)), may_alias));
};
template <class S>
using Vector = typename VectorOf<S>::type;
template <class S>
inline Vector<S> load(const S* p) {
    return *reinterpret_cast<const typename VectorOf<S>::loose*>(p);
}
template <class S>
inline void store(S* p, Vector<S> v) {
    *reinterpret_cast<typename VectorOf<S>::loose*>(p) = v;
}
inline Vector<float> spread(float x) {
#if defined(__AVX__)
    return Vector<float>{x, x, x, x, x, x, x, x};
#else
    return Vector<float>{x, x, x, x};
#endif
}
inline Vector<double> spread(double x) {
#if defined(__AVX__)
    return Vector<double>{x, x, x, x};
#else
    return Vector<double>{x, x};
#endif
}
#else
template <class S>
using Vector = Eigen::Array<S, kLanes<S>, 1>;
template <class S>
inline Vector<S> load(const S* p) {
    return Eigen::Map<const Vector<S>>(p);
}
template <class S>
inline void store(S* p, const Vector<S>& v) {
    Eigen::Map<Vector<S>>(p) = v;
}
template <class S>
inline Vector<S> spread(S x) {
    return Vector<S>::Constant(x);
}
#endif

inline constexpr int kRows =
    6; ///< rows of a register block: 12 sums, 2 vectors of B and a spread number fill 16 registers
template <class S>
inline constexpr int kColumns = 2 * kLanes<S>; ///< columns of a register block, and of a packed panel of B

/// C (R, kColumns) = A (R, k) · panel (k, kColumns), or C += that. A(i, p) = a[i·ai + p·ak]; C has row stride
/// ldc. R is at most kRows; the sums stay in registers.
template <class S, int R, bool Accumulate>
inline void block(Index k, const S* a, Index ai, Index ak, const S* panel, S* c, Index ldc) {
    constexpr int L = kLanes<S>;
    Vector<S> sum[R][2];
#pragma GCC unroll 6
    for (int i = 0; i < R; ++i) {
        sum[i][0] = Accumulate ? load(c + i * ldc) : spread(S(0));
        sum[i][1] = Accumulate ? load(c + i * ldc + L) : spread(S(0));
    }
    for (Index p = 0; p < k; ++p) {
        const Vector<S> b0 = load(panel), b1 = load(panel + L);
        panel += 2 * L;
#pragma GCC unroll 6
        for (int i = 0; i < R; ++i) {
            const Vector<S> x = spread(a[i * ai]);
            sum[i][0] += x * b0;
            sum[i][1] += x * b1;
        }
        a += ak;
    }
#pragma GCC unroll 6
    for (int i = 0; i < R; ++i) {
        store(c + i * ldc, sum[i][0]);
        store(c + i * ldc + L, sum[i][1]);
    }
}

/// The same for any rows ≤ kRows and columns ≤ kColumns of C.
template <class S, bool Accumulate>
inline void blockAny(int rows, int columns, Index k, const S* a, Index ai, Index ak, const S* panel, S* c,
                     Index ldc) {
    constexpr int N = kColumns<S>;
    alignas(kVectorBytes) S edge[kRows * N];
    S* out = c;
    Index stride = ldc;
    const bool narrow = columns < N;
    if (narrow) {
        out = edge;
        stride = N;
        if constexpr (Accumulate)
            for (int i = 0; i < rows; ++i)
                for (int j = 0; j < N; ++j) edge[i * N + j] = j < columns ? c[i * ldc + j] : S(0);
    }
    switch (rows) {
    case 6: block<S, 6, Accumulate>(k, a, ai, ak, panel, out, stride); break;
    case 5: block<S, 5, Accumulate>(k, a, ai, ak, panel, out, stride); break;
    case 4: block<S, 4, Accumulate>(k, a, ai, ak, panel, out, stride); break;
    case 3: block<S, 3, Accumulate>(k, a, ai, ak, panel, out, stride); break;
    case 2: block<S, 2, Accumulate>(k, a, ai, ak, panel, out, stride); break;
    default: block<S, 1, Accumulate>(k, a, ai, ak, panel, out, stride); break;
    }
    if (narrow)
        for (int i = 0; i < rows; ++i)
            for (int j = 0; j < columns; ++j) c[i * ldc + j] = edge[i * N + j];
}

/// Copies B (k, n), B(p, j) = b[p·bp + j·bj], into panels of kColumns columns, each (k, kColumns),
/// zero-filled at the right edge. `panels` holds k · roundUp(n) numbers.
template <class S>
inline void packPanels(Index k, Index n, const S* b, Index bp, Index bj, S* panels) {
    constexpr Index N = kColumns<S>;
    for (Index j = 0; j < n; j += N) {
        const Index width = n - j < N ? n - j : N;
        const S* from = b + j * bj;
        if (width == N && bj == 1) {
            for (Index p = 0; p < k; ++p) {
                store(panels + p * N, load(from + p * bp));
                store(panels + p * N + kLanes<S>, load(from + p * bp + kLanes<S>));
            }
        } else if (width == N) {
            for (Index p = 0; p < k; ++p)
                for (Index c = 0; c < N; ++c) panels[p * N + c] = from[p * bp + c * bj];
        } else {
            for (Index p = 0; p < k; ++p)
                for (Index c = 0; c < N; ++c) panels[p * N + c] = c < width ? from[p * bp + c * bj] : S(0);
        }
        panels += k * N;
    }
}

/// n rounded up to whole panels.
template <class S>
constexpr Index roundUp(Index n) {
    return (n + kColumns<S> - 1) / kColumns<S> * kColumns<S>;
}

} // namespace dikkat::kernel
