#pragma once

#include "core/base/matrix.h"

namespace dikkat {

/// How a model learns where a token stands.
enum class Positions { None, Sinusoidal, Learned };

/// Sinusoidal positional encoding, (positions, width):
/// PE[p, 2i] = sin(p / 10000^(2i/width)), PE[p, 2i+1] = cos(p / 10000^(2i/width)). An odd width ends on a
/// sine. Source: Vaswani et al. 2017, section 3.5; chapter 57.2.
Matrix sinusoidalEncoding(Index positions, Index width);

} // namespace dikkat
