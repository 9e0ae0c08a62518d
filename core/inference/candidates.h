#pragma once

#include "core/inference/sampling.h"

#include <vector>

namespace dikkat {

/// What kept a token from being drawn.
enum class TakenOut { No, NoToken, TopK, TopP };

/// One token on its way from logit to draw. Every share is of the whole vocabulary.
struct Candidate {
    TokenId token = 0;
    int rank = 0; ///< 0 for the most probable one
    double logit = 0.0;
    double model = 0.0;    ///< softmax(logits)
    double tempered = 0.0; ///< softmax(logits / temperature)
    double topK = 0.0;     ///< after top-k: 0 when taken out, the others share its part
    double drawn = 0.0;    ///< after top-p too: what is drawn from
    TakenOut out = TakenOut::No;
};

/// A section of the bar 0 … 1 on which the drawn number falls; sections stand in the order of the tokens'
/// numbers.
struct CumulativePiece {
    TokenId token = 0;
    double from = 0.0, to = 0.0;
};

/// The most probable tokens of a choice, and what all the others hold together.
struct Candidates {
    std::vector<Candidate> shown; ///< most probable first; the chosen token is always among them
    Candidate others;             ///< sums of the tokens not shown; logit, token and rank mean nothing
    int otherCount = 0;
    int othersByTopK = 0, othersByTopP = 0, othersWithoutToken = 0; ///< how many of them a filter took out
    std::vector<CumulativePiece> pieces;                            ///< only tokens that can be drawn
    int vocabulary = 0, keptByTopK = 0, kept = 0;
    double draw = 0.0;
    bool greedy = false;
    TokenId token = 0; ///< chosen
};

/// Of tokens that are equally probable the smaller number comes first. `most` ≥ 1.
Candidates candidatesOf(const SamplingStep& step, const SamplingOptions& options, int most);

} // namespace dikkat
