#pragma once

#include "core/inference/sampling.h"
#include "core/model/parameters.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace dikkat {

/// What a model is to write.
struct GenerationPlan {
    std::vector<TokenId> prompt; ///< at least one token
    std::vector<TokenId> source; ///< encoder–decoder only
    int tokens = 100;            ///< to write, at most
    SamplingOptions sampling;
    std::uint64_t seed = 1;
    std::optional<TokenId> end; ///< stop behind this token
    std::map<int, TokenId>
        forced; ///< place among the written tokens, from 0 → this token instead of the choice
    std::vector<std::uint8_t> heads; ///< as in ForwardOptions: 0 switches a head off
    bool cache = true;               ///< keep keys and values; the results differ by rounding only
    int threads = 1;                 ///< as in CachedGpt; changes no result
};

/// One turn of the five-step loop: crop, run, last logits, probabilities, choice. Source: chapter 57.4.
struct GenerationStep {
    int place = 0;       ///< among the written tokens, from 0
    int window = 0;      ///< tokens the model looked at
    SamplingStep choice; ///< logits … draw, and what would have been chosen
    bool forced = false;
    TokenId token = 0; ///< appended: the choice, or what was forced
};

/// Writes until `tokens` are written, `end` has come, or the token asks to stop. `watch` sees every step.
/// Returns the tokens written, without the prompt.
template <class Scalar>
std::vector<TokenId> generate(const Parameters<Scalar>& parameters, const GenerationPlan& plan,
                              const std::stop_token& stop = {},
                              const std::function<void(const GenerationStep&)>& watch = {});

extern template std::vector<TokenId> generate(const Parameters<float>&, const GenerationPlan&,
                                              const std::stop_token&,
                                              const std::function<void(const GenerationStep&)>&);
extern template std::vector<TokenId> generate(const Parameters<double>&, const GenerationPlan&,
                                              const std::stop_token&,
                                              const std::function<void(const GenerationStep&)>&);

} // namespace dikkat
