#pragma once

#include "core/base/matrix.h"

namespace dikkat {

/// A matrix that lies somewhere in memory: element (i, j) = data[i·row + j·column].
template <class Scalar>
struct Strided {
    const Scalar* data = nullptr;
    Index row = 0;
    Index column = 1;

    [[nodiscard]] Strided transposed() const { return {data, column, row}; }
};

/// C (m, n) = A (m, k) · B (k, n), or C += that. C is row-major with row stride ldc and overlaps neither
/// factor. Register-blocked with packed panels; no allocation after the first call of a thread. The order of
/// additions depends on k only.
template <class Scalar>
void multiply(Index m, Index n, Index k, Strided<Scalar> a, Strided<Scalar> b, Scalar* c, Index ldc,
              bool accumulate);

extern template void multiply(Index, Index, Index, Strided<float>, Strided<float>, float*, Index, bool);
extern template void multiply(Index, Index, Index, Strided<double>, Strided<double>, double*, Index, bool);

} // namespace dikkat
