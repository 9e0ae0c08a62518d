#pragma once

#include "core/base/matrix.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace dikkat {

/// What is known about the dot products of random pairs so far. Query and key have independent N(0, 1)
/// components, so the variance is dk in theory, and 1 after dividing by √dk. Source: chapter 57.2.
struct DotProductStatistics {
    static constexpr int kBins = 120;
    static constexpr double kRange = 6.0; ///< the histogram goes from −6 to 6 standard deviations of theory

    Index dk = 0;
    std::int64_t pairs = 0; ///< drawn so far
    double mean = 0.0;
    double variance = 0.0;       ///< of q·k, divided by pairs − 1
    double scaledVariance = 0.0; ///< of q·k / √dk
    double standardError = 0.0;  ///< of `variance`: dk √((2 + 6/dk) / pairs)
    /// Histogram of q·k / √dk; the one of q·k itself is the same with its axis times √dk. Values outside are
    /// in the first and last bin.
    std::array<std::int64_t, kBins> histogram{};
};

/// The simulation: for each dk draws `pairs` queries and then `pairs` keys as torch.randn does after
/// torch.manual_seed(seed), one dk after another in the same stream. `progress` gets the statistics so far
/// about 20 times per dk and at its end, from one thread at a time. Returns what was finished when the token
/// asked to stop; the last entry may have fewer pairs. dk is rounded to at least 1; pairs are a multiple
/// of 16. Works with `threads` threads, 0: as many as the machine runs at once; the result is the same bits
/// for any number of them.
std::vector<DotProductStatistics>
simulateDotProducts(std::span<const Index> dks, std::int64_t pairs, std::uint64_t seed,
                    const std::stop_token& stop = {},
                    const std::function<void(const DotProductStatistics&)>& progress = {}, int threads = 0);

/// The same variance without chance: the mean of (q·k)² over all pairs of vectors whose components are −1 or
/// 1, which is exactly dk. dk ≤ 10.
double exactDotProductVariance(int dk);

} // namespace dikkat
