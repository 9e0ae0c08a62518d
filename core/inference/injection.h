#pragma once

#include "core/inference/sampling.h"
#include "core/model/parameters.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace dikkat {

/// A token put into a text that the model has written, and the rest written again from there.
struct InjectionPlan {
    std::vector<TokenId> prompt, source;
    std::vector<TokenId> written; ///< as it stood, at least one token
    int place = 0;                ///< among the written tokens
    TokenId token = 0;            ///< what is to stand there
    SamplingOptions sampling;
    std::uint64_t seed = 1;
    std::optional<TokenId> end;
};

/// Both texts and how surprised the model is by each of their tokens, given what stands before it.
struct InjectionResult {
    std::vector<TokenId> before, after;        ///< whole texts, prompt first
    int place = 0;                             ///< of the injected token, in the whole text
    std::vector<double> lossBefore, lossAfter; ///< −ln p of token i + 1, as in PositionLoss

    /// Tokens behind the injected one until the texts are the same again to the end of the shorter one;
    /// nothing: they never are.
    [[nodiscard]] std::optional<int> rejoinsAfter() const;
    /// Mean loss of the tokens behind the injected one, up to `count` of them; of the text before and after.
    /// Nothing when none follow.
    struct Means {
        double before = 0.0, after = 0.0;
        int count = 0;
    };
    [[nodiscard]] std::optional<Means> meansBehind(int count) const;
};

/// Writes on with the draws that belong to the places, so what differs comes from the token alone. Nothing
/// when it was asked to stop.
std::optional<InjectionResult> inject(const Parameters<float>& parameters, const InjectionPlan& plan,
                                      const std::stop_token& stop = {});

} // namespace dikkat
