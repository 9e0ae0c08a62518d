#include "core/ops/attend.h"

#include "core/ops/kernel.h"

#include <algorithm>
#include <cmath>

namespace dikkat {

using kernel::kColumns;
using kernel::kRows;
using kernel::roundUp;

namespace {

/// C (m, n) = A (m, k) · panels, where rows i … i+5 of the result only need the inner range and the columns
/// that `inner(i, rows)` and `columns(i, rows)` name.
struct Span {
    Index from, to;
};

template <class S, class Inner, class Columns>
void product(Index m, Index k, const S* a, Index ai, Index ak, const S* panels, S* c, Index ldc, Inner inner,
             Columns columns) {
    for (Index i = 0; i < m; i += kRows) {
        const int rows = static_cast<int>(std::min<Index>(kRows, m - i));
        const Span p = inner(i, rows);
        const Index n = columns(i, rows);
        for (Index j = 0; j < n; j += kColumns<S>) {
            const int width = static_cast<int>(std::min<Index>(kColumns<S>, n - j));
            kernel::blockAny<S, false>(rows, width, p.to - p.from, a + i * ai + p.from * ak, ai, ak,
                                       panels + j * k + p.from * kColumns<S>, c + i * ldc + j, ldc);
        }
    }
}

} // namespace

template <class S>
Index attendScratch(const AttendSize& s) {
    const Index longest = std::max(s.queries, s.keys);
    const Index panels = std::max(roundUp<S>(longest) * s.headWidth, roundUp<S>(s.headWidth) * longest);
    return 2 * panels + s.queries * s.keys;
}

template <class S>
void attendHeads(const AttendSize& s, const S* q, const S* k, const S* v, S* weights, S* out, S* scratch) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    const Index C = s.width(), D = s.headWidth, Tk = s.keys;
    const S scale = static_cast<S>(s.scale());
    const auto seen = [&](Index i, int rows) { return s.causal ? std::min<Index>(Tk, i + rows) : Tk; };
    if (Tk == 0) { // nothing to attend to
        std::fill_n(out, s.queries * C, S(0));
        return;
    }
    for (Index h = 0; h < s.heads; ++h) {
        S* w = weights + h * s.queries * Tk;
        // scores = q kᵀ, only as far as the mask lets through
        kernel::packPanels<S>(D, Tk, k + h * D, 1, C, scratch);
        product<S>(
            s.queries, D, q + h * D, C, 1, scratch, w, Tk,
            [&](Index, int) {
                return Span{0, D};
            },
            seen);
        for (Index i = 0; i < s.queries; ++i) {
            // whole vectors are quicker than exact lengths: cells past the mask are computed too and then
            // cleared
            const Index n = seen(i, 1), wide = std::min(Tk, (n + 15) / 16 * 16);
            Eigen::Map<Array> row(w + i * Tk, wide);
            const S largest = row.head(n).maxCoeff();
            row = ((row - largest) * scale).exp();
            std::fill(w + i * Tk + n, w + (i + 1) * Tk, S(0));
            row *= S(1) / row.sum();
        }
        // out = weights · v
        kernel::packPanels<S>(Tk, D, v + h * D, C, 1, scratch);
        product<S>(
            s.queries, Tk, w, Tk, 1, scratch, out + h * D, C,
            [&](Index i, int rows) {
                return Span{0, seen(i, rows)};
            },
            [&](Index, int) { return D; });
    }
}

template <class S>
void attendHeadsBackward(const AttendSize& s, const S* q, const S* k, const S* v, const S* weights,
                         const S* dOut, S* dQ, S* dK, S* dV, S* scratch) {
    using Array = Eigen::Array<S, Eigen::Dynamic, 1>;
    const Index C = s.width(), D = s.headWidth, Tq = s.queries, Tk = s.keys;
    const S scale = static_cast<S>(s.scale());
    S* d = scratch; // (Tq, Tk): gradient of the weights, then of the scores
    S* panels = scratch + Tq * Tk;
    const auto seen = [&](Index i, int rows) { return s.causal ? std::min<Index>(Tk, i + rows) : Tk; };
    const auto all = [&](Index, int) { return D; };
    const auto keysSeen = [&](Index i, int rows) { return Span{0, seen(i, rows)}; };
    const auto queriesSeeing = [&](Index j, int) { return Span{s.causal ? j : 0, Tq}; };
    if (Tk == 0) {
        std::fill_n(dQ, Tq * C, S(0));
        return;
    }
    for (Index h = 0; h < s.heads; ++h) {
        const S* w = weights + h * Tq * Tk;
        // dw = dOut vᵀ
        kernel::packPanels<S>(D, Tk, v + h * D, 1, C, panels);
        product<S>(
            Tq, D, dOut + h * D, C, 1, panels, d, Tk,
            [&](Index, int) {
                return Span{0, D};
            },
            seen);
        // softmax backward, row by row:  ds = w ∘ (dw − Σⱼ wⱼ dwⱼ), and the scores were scaled
        for (Index i = 0; i < Tq; ++i) {
            const Index n = seen(i, 1);
            Eigen::Map<Array> row(d + i * Tk, n);
            const Eigen::Map<const Array> p(w + i * Tk, n);
            const S dot = (row * p).sum();
            row = p * (row - dot) * scale;
            std::fill(d + i * Tk + n, d + (i + 1) * Tk, S(0));
        }
        // dq = ds k
        kernel::packPanels<S>(Tk, D, k + h * D, C, 1, panels);
        product<S>(Tq, Tk, d, Tk, 1, panels, dQ + h * D, C, keysSeen, all);
        // dk = dsᵀ q
        kernel::packPanels<S>(Tq, D, q + h * D, C, 1, panels);
        product<S>(Tk, Tq, d, 1, Tk, panels, dK + h * D, C, queriesSeeing, all);
        // dv = weightsᵀ dOut
        kernel::packPanels<S>(Tq, D, dOut + h * D, C, 1, panels);
        product<S>(Tk, Tq, w, 1, Tk, panels, dV + h * D, C, queriesSeeing, all);
    }
}

template void attendHeads(const AttendSize&, const float*, const float*, const float*, float*, float*,
                          float*);
template void attendHeads(const AttendSize&, const double*, const double*, const double*, double*, double*,
                          double*);
template void attendHeadsBackward(const AttendSize&, const float*, const float*, const float*, const float*,
                                  const float*, float*, float*, float*, float*);
template void attendHeadsBackward(const AttendSize&, const double*, const double*, const double*,
                                  const double*, const double*, double*, double*, double*, double*);
template Index attendScratch<float>(const AttendSize&);
template Index attendScratch<double>(const AttendSize&);

} // namespace dikkat
