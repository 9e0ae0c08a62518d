#pragma once

#include "core/training/trainer.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace dikkat {

/// One of the two runs of the leak experiment.
struct LeakRun {
    bool causal = true;
    std::vector<double> losses; ///< of every step
    double finalLoss = 0.0;     ///< mean of the last ten
    std::string written;        ///< what the trained model then writes into an empty window, greedy
    double nextLoss = 0.0; ///< mean loss when the next symbol is not in the window: what writing feels like
};

struct LeakResult {
    LeakRun masked, leaking;
    int symbols = 0; ///< V: guessing blindly costs ln V
};

struct LeakExperiment {
    std::uint64_t seed = 0;
    /// Enough for every seed tried; at 300 most models without a mask do not read ahead yet.
    std::int64_t steps = 900;
    int context = 24;
    int width = 32;
};

/// The same tiny model from the same weights and batches, trained with and without the causal mask on names.
/// Without it every position sees its own answer one place further: the loss falls to nearly nothing, and
/// what the model then writes is rubbish, because the answer is not there any more. Source: chapter 57.2.
/// `progress` gets (masked or not, step, loss) from the calling thread.
LeakResult runLeak(const LeakExperiment& experiment, const std::stop_token& stop = {},
                   const std::function<void(bool, std::int64_t, double)>& progress = {});

} // namespace dikkat
