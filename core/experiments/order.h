#pragma once

#include <cstdint>

namespace dikkat {

/// One causal attention head with random weights reads `positions` different tokens; then the four before the
/// last one are reversed. Returns the largest change of the last output. Without positions the sum has the
/// same terms in another order, so only rounding moves it. Width 32, head width 16, 65 tokens, all drawn as
/// PyTorch does from the seed. positions ≥ 5. Source: chapter 57.2.
template <class Scalar>
double orderChange(int positions, std::uint64_t seed, bool withPositions);

extern template double orderChange<float>(int, std::uint64_t, bool);
extern template double orderChange<double>(int, std::uint64_t, bool);

} // namespace dikkat
