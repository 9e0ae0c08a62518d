#pragma once

#include "core/base/matrix.h"

namespace dikkat {

/// (Tq, Tk): true where the query may see the key.
using Mask = Eigen::Matrix<bool, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Every query sees every key.
Mask fullMask(Index queries, Index keys);

/// Query i sees keys j ≤ i. Source: Vaswani et al. 2017, section 3.2.3; chapter 57.2.
Mask causalMask(Index queries, Index keys);

} // namespace dikkat
