#pragma once

#include <functional>
#include <stop_token>
#include <vector>

namespace dikkat::ui {

/// The lesson's experiment over many depths, for both places of the norm.
struct DepthRun {
    std::vector<double> depths;            ///< 1 … as far as it has come
    std::vector<double> pre, post;         ///< gradient at the input, for each depth
    std::vector<double> layers;            ///< 1 … 200, when complete
    std::vector<double> preNorm, postNorm; ///< length of the stream behind each of them, in the deepest stack
};

/// Depths that are measured, up to 200; the lesson's 1, 10, 50 and 100 are among them.
const std::vector<int>& measuredDepths();

/// Safe to call in any thread. `progress` gets the run so far, now and then. Stops early when asked.
DepthRun runDepths(double deviation, const std::stop_token& stop = {},
                   const std::function<void(const DepthRun&)>& progress = {});

/// What the lesson prints for its seed: gradient at depth.
struct PrintedDepth {
    int depth;
    double pre, post;
};
const std::vector<PrintedDepth>& printedDepths();

} // namespace dikkat::ui
