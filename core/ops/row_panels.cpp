#include "core/ops/row_panels.h"

#include "core/ops/kernel.h"

#include <algorithm>

namespace dikkat {

namespace {

using namespace kernel;

constexpr int kVectors = 8; ///< of a panel: as many running sums, and half of the registers stays free

/// y (at most V vectors) = b + x (k) · panel (k, V vectors). Returns the end of the panel.
template <class S, int V>
const S* panelTimes(Index k, const S* x, const S* panel, const S* b, S* y, Index columns) {
    constexpr int L = kLanes<S>;
    const bool whole = columns == V * L;
    alignas(kVectorBytes) S edge[V * L] = {};
    if (b && !whole) {
        std::copy_n(b, columns, edge);
        b = edge;
    }
    Vector<S> sum[V];
#pragma GCC unroll 8
    for (int v = 0; v < V; ++v) sum[v] = b ? load(b + v * L) : spread(S(0));
    for (Index p = 0; p < k; ++p) {
        const Vector<S> factor = spread(x[p]);
#pragma GCC unroll 8
        for (int v = 0; v < V; ++v) sum[v] += factor * load(panel + v * L);
        panel += V * L;
    }
    S* to = whole ? y : edge;
#pragma GCC unroll 8
    for (int v = 0; v < V; ++v) store(to + v * L, sum[v]);
    if (!whole) std::copy_n(edge, columns, y);
    return panel;
}

/// The same for a number of vectors that is known only when it runs.
template <class S>
const S* panelTimes(int vectors, Index k, const S* x, const S* panel, const S* b, S* y, Index columns) {
    switch (vectors) {
    case 1: return panelTimes<S, 1>(k, x, panel, b, y, columns);
    case 2: return panelTimes<S, 2>(k, x, panel, b, y, columns);
    case 3: return panelTimes<S, 3>(k, x, panel, b, y, columns);
    case 4: return panelTimes<S, 4>(k, x, panel, b, y, columns);
    case 5: return panelTimes<S, 5>(k, x, panel, b, y, columns);
    case 6: return panelTimes<S, 6>(k, x, panel, b, y, columns);
    case 7: return panelTimes<S, 7>(k, x, panel, b, y, columns);
    default: return panelTimes<S, kVectors>(k, x, panel, b, y, columns);
    }
}

/// Columns of a panel that begins `left` columns before the end, filled up to whole vectors.
template <class S>
int vectorsOf(Index left) {
    constexpr int L = kLanes<S>;
    return static_cast<int>(std::min<Index>((left + L - 1) / L, kVectors));
}

} // namespace

template <class Scalar>
RowPanels<Scalar>::RowPanels(Index in, Index out, Strided<Scalar> w) : m_in(in), m_out(out) {
    constexpr int L = kLanes<Scalar>;
    m_panels.resize(in * ((out + L - 1) / L * L));
    Scalar* to = m_panels.data();
    for (Index j = 0; j < out; j += kVectors * L) {
        const int width = vectorsOf<Scalar>(out - j) * L;
        const Index columns = std::min<Index>(width, out - j);
        for (Index p = 0; p < in; ++p, to += width) {
            const Scalar* from = w.data + p * w.row + j * w.column;
            for (Index c = 0; c < columns; ++c) to[c] = from[c * w.column];
            std::fill(to + columns, to + width, Scalar(0));
        }
    }
}

template <class Scalar>
void RowPanels<Scalar>::times(const Scalar* x, const Scalar* b, Scalar* y) const {
    constexpr int L = kLanes<Scalar>;
    const Scalar* panel = m_panels.data();
    for (Index j = 0; j < m_out; j += kVectors * L) {
        const int vectors = vectorsOf<Scalar>(m_out - j);
        const Index columns = std::min<Index>(vectors * L, m_out - j);
        panel = panelTimes<Scalar>(vectors, m_in, x, panel, b ? b + j : nullptr, y + j, columns);
    }
}

template class RowPanels<float>;
template class RowPanels<double>;

} // namespace dikkat
