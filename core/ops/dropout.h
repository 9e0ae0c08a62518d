#pragma once

#include "core/base/matrix.h"

#include <cstdint>

namespace dikkat {

/// Multiplies each of n numbers by 0 with probability p and by 1/(1 − p) otherwise. Whether number i is
/// dropped is a hash of (key, first + i) alone: the backward pass calls the same function with the same key,
/// no mask is stored, and threads cannot change it. Source: Srivastava et al. 2014; mixing function:
/// SplitMix64 (Steele et al. 2014).
template <class S>
void dropout(double p, std::uint64_t key, std::uint64_t first, Index n, S* x) {
    const auto limit = static_cast<std::uint64_t>(p * 4294967296.0);
    const S keep = static_cast<S>(1.0 / (1.0 - p));
    for (Index i = 0; i < n; ++i) {
        std::uint64_t z = key + (first + static_cast<std::uint64_t>(i) + 1) * 0x9E3779B97F4A7C15u;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        z ^= z >> 31;
        x[i] = (z >> 32) < limit ? S(0) : x[i] * keep;
    }
}

} // namespace dikkat
