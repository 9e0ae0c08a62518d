#pragma once

#include "core/model/config.h"
#include "core/text/vocabulary.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace dikkat {

/// One sequence that heads are measured on: random tokens, of which a stretch comes a second time. Nothing in
/// it can be guessed but the second time, and where that stands is different in every sequence.
struct HeadProbe {
    std::vector<TokenId> tokens;
    std::vector<TokenId> source; ///< encoder–decoder only: random as well
    int distance = 0;            ///< tokens[i] = tokens[i − distance] in the stretch; 0: nothing repeats
    int stretch = 0;             ///< first place of the second time
    int repeated = 0;            ///< tokens that come a second time, at most half of all
};

struct ProbePlan {
    int sequences = 32;
    int length = 0; ///< tokens of a sequence; 0: as probePlanFor() says
    std::uint64_t seed = 1;
};

/// How a model of this size is measured: as long as it reads, up to 64 tokens and 32 sequences; less where a
/// pass is dear.
ProbePlan probePlanFor(const ModelConfig& config);

/// Least tokens of a sequence in which a stretch of two can come again at different distances.
inline constexpr int leastProbeLength = 6;

/// The tokens worth drawing: all that stand for something, but not blanks and line ends, at which a model
/// may begin anew; without vocabulary all numbers.
std::vector<TokenId> drawableTokens(const ModelConfig& config, const std::optional<Vocabulary>& vocabulary);

/// Sequences drawn by the seed, without a token twice where the alphabet is large enough. Empty if the model
/// has no attention, the alphabet is empty or the length is below 2.
std::vector<HeadProbe> headProbes(const ModelConfig& config, std::span<const TokenId> alphabet,
                                  const ProbePlan& plan = {});

} // namespace dikkat
