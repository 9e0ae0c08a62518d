#pragma once

#include <cstdint>

namespace dikkat::app {

/// One number over the results of fixed attention computations: equal numbers mean equal results to ten
/// decimals. A change of the core that is meant to change nothing leaves it alone.
std::uint64_t signature();

/// `dikkat --bench`.
int printSignature();

} // namespace dikkat::app
