#pragma once

#include "core/attention/mask.h"
#include "core/base/result.h"
#include "core/io/read_failure.h"

#include <string_view>

namespace dikkat {

/// Queries, keys and values of any size, as read from plain JSON.
struct AttentionInput {
    Matrix q;     ///< (Tq, D)
    Matrix k;     ///< (Tk, D)
    Matrix v;     ///< (Tk, Dv)
    Mask visible; ///< (Tq, Tk)
    bool scaled = true;
    int heads = 1;
};

/// Reads
///
///     {"q": [[…]], "k": [[…]], "v": [[…]], "causal": true, "scale": true, "mask": [[true, …]], "heads": 2}
///
/// q, k and v are needed; causal is false, scale true and heads 1 when left out. "mask" says which key
/// (column) a query (row) may see; with "causal": true only what both allow is seen. Any other key is
/// refused, so that a slip of the pen is not silently left aside. Shapes are left to `attend`, except that of
/// the mask.
Result<AttentionInput, ReadFailure> readAttentionJson(std::string_view text);

} // namespace dikkat
