#include "core/analysis/measured.h"

#include <cmath>

namespace dikkat {

Measured measuredFrom(std::span<const double> values) {
    Measured m;
    m.sequences = static_cast<int>(values.size());
    if (values.empty()) return m;
    const auto n = static_cast<double>(values.size());
    for (const double v : values) m.value += v / n;
    double squares = 0.0;
    for (const double v : values) squares += (v - m.value) * (v - m.value);
    if (values.size() > 1) m.error = std::sqrt(squares / (n - 1) / n);
    return m;
}

bool isMeasurable(const Measured& difference) {
    return difference.sequences > 1 && std::abs(difference.value) > measurableErrors * difference.error;
}

} // namespace dikkat
