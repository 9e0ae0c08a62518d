#pragma once

#include "core/attention/mask.h"
#include "core/base/matrix.h"
#include "core/base/result.h"

#include <vector>

namespace dikkat {

/// Everything one head computed for one sequence. Tq queries, Tk keys, D head width, Dv value width.
struct HeadTrace {
    Matrix q;             ///< (Tq, D)
    Matrix k;             ///< (Tk, D)
    Matrix v;             ///< (Tk, Dv)
    Matrix raw;           ///< (Tq, Tk)  q kᵀ
    Matrix scaled;        ///< (Tq, Tk)  raw / divisor
    Matrix masked;        ///< (Tq, Tk)  scaled, −∞ where the mask hides the key
    Matrix weights;       ///< (Tq, Tk)  each row sums to 1; a masked cell is exactly 0
    Matrix out;           ///< (Tq, Dv)  weights · v
    Mask visible;         ///< (Tq, Tk)
    double divisor = 1.0; ///< √D, 1 when scaling is off, or what was given
};

/// Several heads over the same vectors: head i owns columns i·D … (i+1)·D−1 of q, k and v.
struct MultiHeadTrace {
    std::vector<HeadTrace> heads;
    Matrix concat; ///< (Tq, H·Dv) the heads' outputs side by side
};

/// Queries, keys and values from one input: Q = X·Wq, K = X·Wk, V = X·Wv.
struct Projections {
    Matrix q, k, v;
};

enum class AttentionError {
    Empty,               ///< a matrix has no rows or no columns
    QueryKeyWidth,       ///< q and k have different widths; found / expected are the two
    KeyValueLength,      ///< k and v have different numbers of rows
    MaskShape,           ///< the mask is not (Tq, Tk)
    HeadsDoNotDivide,    ///< the number of heads does not divide the width of q, k or v
    ProjectionShape,     ///< a projection does not have as many rows as the input has columns
    NotFinite,           ///< an input is NaN or infinite, or a product overflows; row and column say where
    RowCompletelyMasked, ///< softmax over nothing; row says which
};

/// Which rule was broken and where (0-based; −1 where it does not apply).
struct AttentionFailure {
    AttentionError code;
    Index row = -1;
    Index column = -1;
    Index found = -1;
    Index expected = -1;
};

/// Softmax along each row over the cells that are not −∞, safe for huge scores because the row's maximum is
/// taken away first. A row that is −∞ everywhere is RowCompletelyMasked, NaN or +∞ is NotFinite. Source:
/// chapter 57.2, step 4.
Result<Matrix, AttentionFailure> softmaxRows(const Matrix& scores);

/// Scaled dot-product attention, softmax(q kᵀ / √D + M) v, with every intermediate kept.
/// q (Tq, D), k (Tk, D), v (Tk, Dv), visible (Tq, Tk). Source: Vaswani et al. 2017, eq. 1; chapter 57.2.
Result<HeadTrace, AttentionFailure> attend(const Matrix& q, const Matrix& k, const Matrix& v,
                                           const Mask& visible, bool scaled = true);
/// The same with scores divided by any positive number.
Result<HeadTrace, AttentionFailure> attendDivided(const Matrix& q, const Matrix& k, const Matrix& v,
                                                  const Mask& visible, double divisor);

/// Splits q, k and v over `heads` heads, attends in each, and puts the outputs side by side.
/// Source: Vaswani et al. 2017, section 3.2.2 (without the output projection); chapter 57.2.
Result<MultiHeadTrace, AttentionFailure> attendMultiHead(const Matrix& q, const Matrix& k, const Matrix& v,
                                                         const Mask& visible, int heads, bool scaled = true);
Result<MultiHeadTrace, AttentionFailure> attendMultiHeadDivided(const Matrix& q, const Matrix& k,
                                                                const Matrix& v, const Mask& visible,
                                                                int heads, double divisor);

/// Q, K and V of `x` (T, M); wq and wk are (M, D), wv is (M, Dv).
Result<Projections, AttentionFailure> project(const Matrix& x, const Matrix& wq, const Matrix& wk,
                                              const Matrix& wv);

} // namespace dikkat
