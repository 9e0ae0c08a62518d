#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace dikkat::ui {

/// Round numbers inside an axis, and with how many decimals no two of them look alike.
struct AxisTicks {
    std::vector<double> values;
    int decimals = 0;
};

/// At most `most` numbers of the kind 1, 2, 5 · 10ⁿ from `low` to `high`; `whole`: none between integers.
inline AxisTicks axisTicks(double low, double high, int most, bool whole = false) {
    AxisTicks ticks;
    if (!std::isfinite(low) || !std::isfinite(high) || high <= low || most < 1) return ticks;
    double unit = std::pow(10.0, std::floor(std::log10((high - low) / most)));
    if (whole) unit = std::max(1.0, unit);
    double step = unit;
    for (const double factor : {1.0, 2.0, 5.0, 10.0}) {
        step = unit * factor;
        if (std::floor(high / step + 1e-9) - std::ceil(low / step - 1e-9) + 1 <= most) break;
    }
    ticks.decimals = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
    const double last = std::floor(high / step + 1e-9);
    for (double i = std::ceil(low / step - 1e-9); i <= last; ++i) ticks.values.push_back(i * step);
    return ticks;
}

} // namespace dikkat::ui
