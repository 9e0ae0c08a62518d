#pragma once

#include "core/base/matrix.h"

namespace dikkat {

/// (T, T): dot product of every pair of rows of a table of positions (T, C). For sinusoids it depends on the
/// distance of the two positions only.
Matrix positionProducts(const Matrix& table);

/// The same divided by the lengths of both rows (cosine), so that tables of any size can be compared. A row
/// of zeros gives 0.
Matrix positionSimilarity(const Matrix& table);

} // namespace dikkat
