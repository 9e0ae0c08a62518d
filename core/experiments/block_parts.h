#pragma once

#include "core/base/matrix.h"

namespace dikkat {

/// LayerNorm of one row, step by step, before gain and bias. Source: Ba et al. 2016; chapter 57.3.
struct NormSteps {
    double mean = 0;
    Row centred;         ///< x − mean
    double variance = 0; ///< mean of the squares of `centred` (divided by the width)
    double divisor = 0;  ///< √(variance + ε)
    Row normalised;      ///< centred / divisor
};
NormSteps layerNormSteps(const Row& x, double epsilon = 1e-5);

/// A residual connection: the sum, and the gradient that arrives at both branches when `upstream` arrives at
/// the sum.
struct ResidualSteps {
    Row sum;              ///< x + f(x)
    Row gradientOfStream; ///< what the straight path passes on: `upstream` itself
    Row gradientOfBranch; ///< what the sublayer's output gets: `upstream` itself
};
/// x, branch and upstream have the same size.
ResidualSteps residualSteps(const Row& x, const Row& branch, const Row& upstream);

} // namespace dikkat
