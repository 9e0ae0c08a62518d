#include "core/attention/mask.h"

namespace dikkat {

Mask fullMask(Index queries, Index keys) {
    return Mask::Constant(queries, keys, true);
}

Mask causalMask(Index queries, Index keys) {
    Mask mask(queries, keys);
    for (Index i = 0; i < queries; ++i)
        for (Index j = 0; j < keys; ++j) mask(i, j) = j <= i;
    return mask;
}

} // namespace dikkat
