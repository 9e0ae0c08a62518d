#pragma once

#include "core/analysis/head_scores.h"
#include "core/inference/generate.h"
#include "core/model/trace.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

/// What page 8 computes off the GUI thread: values in, values out.
namespace dikkat::ui {

struct HeadsQuestion {
    std::shared_ptr<const Parameters<float>> parameters;
    std::vector<TokenId> tokens, source;
    std::vector<std::uint8_t> on; ///< as in ForwardOptions::heads; empty: all

    bool operator==(const HeadsQuestion&) const = default; ///< the same parameters, not equal ones
};

/// What one forward pass shows.
struct HeadsGlance {
    std::shared_ptr<const ModelTrace> trace;
    std::vector<HeadReport> reports;
};
HeadsGlance glanceAt(const HeadsQuestion& question);

/// What the heads are worth: many forward passes.
struct HeadsEffects {
    double loss = 0.0;             ///< mean over the text with all heads on, nats
    double lossNow = 0.0;          ///< with the switched-off heads
    std::vector<double> without;   ///< per head number: loss with that head alone off; NaN: not known yet
    std::vector<TokenId> all, now; ///< what the model writes with all heads, and as it is now
    bool hasLoss = false, hasText = false;
};

struct WritingOptions {
    bool greedy = true;
    std::uint64_t seed = 1;
    int tokens = 24;
    bool operator==(const WritingOptions&) const = default;
};

/// Text first, then the losses head by head; `show` sees every state on the way. `known` may hold the losses
/// of an earlier call for the same parameters and text. Looks at `stop` between passes.
HeadsEffects effectsOf(const HeadsQuestion& question, const WritingOptions& writing, HeadsEffects known,
                       const std::stop_token& stop, const std::function<void(const HeadsEffects&)>& show);

} // namespace dikkat::ui
