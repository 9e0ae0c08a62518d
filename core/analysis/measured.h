#pragma once

#include <span>

namespace dikkat {

/// A mean over sequences and what it is worth: the error is the standard error, spread / √n.
struct Measured {
    double value = 0.0, error = 0.0;
    int sequences = 0;

    bool operator==(const Measured&) const = default;
};
Measured measuredFrom(std::span<const double> values);

/// How many standard errors a difference must lie away from 0 to be more than chance.
inline constexpr double measurableErrors = 2.0;
/// Whether a mean of differences is more than chance.
bool isMeasurable(const Measured& difference);

} // namespace dikkat
