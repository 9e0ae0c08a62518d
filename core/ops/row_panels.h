#pragma once

#include "core/base/matrix.h"
#include "core/ops/matmul.h"

namespace dikkat {

/// A weight matrix W (in, out) laid out for one row at a time, where reading the weights is all the time: in
/// panels of as many columns as sums fit into registers, so that y = x · W reads one stream of memory from
/// its beginning to its end and writes y once.
template <class Scalar>
class RowPanels {
public:
    RowPanels() = default;
    /// Copies W; no element may lie beyond the memory of w.
    RowPanels(Index in, Index out, Strided<Scalar> w);

    [[nodiscard]] Index in() const { return m_in; }
    [[nodiscard]] Index out() const { return m_out; }

    /// y (out) = x (in) · W + b (out); b may be null, y overlaps nothing else. Added in the order of x.
    void times(const Scalar* x, const Scalar* b, Scalar* y) const;

private:
    Index m_in = 0, m_out = 0;
    RowOf<Scalar> m_panels; ///< one after the other; the last vector of the last one is filled up with zeros
};

extern template class RowPanels<float>;
extern template class RowPanels<double>;

} // namespace dikkat
