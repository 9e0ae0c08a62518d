#pragma once

#include "core/base/matrix.h"

#include <cmath>

namespace dikkat {

/// Sizes of batched attention over one sequence. Tq queries, Tk keys, H heads of width D.
struct AttendSize {
    Index queries = 0, keys = 0;
    Index heads = 0, headWidth = 0;
    bool causal = true; ///< query i sees keys j ≤ i; needs queries = keys
    double divisor = 0; ///< of the scores; 0: √D

    [[nodiscard]] Index width() const { return heads * headWidth; }
    [[nodiscard]] double scale() const {
        return 1.0 / (divisor > 0 ? divisor : std::sqrt(static_cast<double>(headWidth)));
    }
};

/// The fast twin of attendMultiHead() in core/attention, for training: only weights and output are kept, and
/// cells the mask hides are not computed. q, k, v, out are (T, H·D) row-major; weights is H·Tq·Tk, head after
/// head, masked cells 0. scratch: attendScratch() numbers.
template <class Scalar>
void attendHeads(const AttendSize& size, const Scalar* q, const Scalar* k, const Scalar* v, Scalar* weights,
                 Scalar* out, Scalar* scratch);

/// Gradients of q, k, v (set, not added) from the gradient of out.
template <class Scalar>
void attendHeadsBackward(const AttendSize& size, const Scalar* q, const Scalar* k, const Scalar* v,
                         const Scalar* weights, const Scalar* dOut, Scalar* dQ, Scalar* dK, Scalar* dV,
                         Scalar* scratch);

template <class Scalar>
Index attendScratch(const AttendSize& size);

extern template void attendHeads(const AttendSize&, const float*, const float*, const float*, float*, float*,
                                 float*);
extern template void attendHeads(const AttendSize&, const double*, const double*, const double*, double*,
                                 double*, double*);
extern template void attendHeadsBackward(const AttendSize&, const float*, const float*, const float*,
                                         const float*, const float*, float*, float*, float*, float*);
extern template void attendHeadsBackward(const AttendSize&, const double*, const double*, const double*,
                                         const double*, const double*, double*, double*, double*, double*);
extern template Index attendScratch<float>(const AttendSize&);
extern template Index attendScratch<double>(const AttendSize&);

} // namespace dikkat
