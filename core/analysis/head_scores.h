#pragma once

#include "core/model/parameters.h"
#include "core/model/trace.h"
#include "core/text/vocabulary.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace dikkat {

/// What a head does on one text, in numbers. Shares of attention are means over the queries they apply to,
/// 0 … 1.
struct HeadScores {
    double entropy = 0.0;  ///< mean over queries of −Σ w ln w, in nats
    double previous = 0.0; ///< share given to the token before; queries 1 …
    double first = 0.0;    ///< share given to token 0; queries 1 …
    double self = 0.0;     ///< share given to the token itself
    /// Share given to the token after the last earlier occurrence of the query's own token; queries whose
    /// token occurred before. Nothing if no token of the text repeats. What a text shows by chance: what a
    /// head is, HeadProfile says.
    std::optional<double> induction;
};

/// Scores of weights (T, T) of self-attention over `tokens` (T).
HeadScores scoreHead(const Matrix& weights, std::span<const TokenId> tokens);

/// Entropy alone, for weights of any shape (cross-attention).
double meanEntropy(const Matrix& weights);

/// Where a head stands. Encoder–decoder: encoder blocks, then the decoder's.
enum class HeadPlace { Self, EncoderSelf, Cross };

struct HeadReport {
    HeadPlace place = HeadPlace::Self;
    int layer = 0; ///< block within its stack
    int head = 0;
    int number = 0;           ///< index into ForwardOptions::heads
    HeadScores scores;        ///< cross-attention: entropy only
    double lossWithout = 0.0; ///< mean loss on the text with this head off; 0 if it was not asked for
};

/// All heads of a trace in the order of ForwardOptions::heads.
std::vector<HeadReport> scoreHeads(const ModelTrace& trace, int heads);

/// Fills lossWithout: mean loss of the next token over the text (input tokens 0 … T−2), once per head.
/// Returns the loss with all heads on. At least two tokens, at most context + 1.
template <class Scalar>
double ablateHeads(const Parameters<Scalar>& parameters, std::span<const TokenId> text,
                   std::vector<HeadReport>& reports, std::span<const TokenId> source = {});

/// Mean loss with the given heads off.
template <class Scalar>
double lossWithHeads(const Parameters<Scalar>& parameters, std::span<const TokenId> text,
                     std::span<const std::uint8_t> heads, std::span<const TokenId> source = {});

/// Number of heads a model has, the length of ForwardOptions::heads.
int headCount(const ModelConfig& config);

extern template double ablateHeads(const Parameters<float>&, std::span<const TokenId>,
                                   std::vector<HeadReport>&, std::span<const TokenId>);
extern template double ablateHeads(const Parameters<double>&, std::span<const TokenId>,
                                   std::vector<HeadReport>&, std::span<const TokenId>);
extern template double lossWithHeads(const Parameters<float>&, std::span<const TokenId>,
                                     std::span<const std::uint8_t>, std::span<const TokenId>);
extern template double lossWithHeads(const Parameters<double>&, std::span<const TokenId>,
                                     std::span<const std::uint8_t>, std::span<const TokenId>);

} // namespace dikkat
