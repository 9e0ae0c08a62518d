#include "core/inference/candidates.h"

#include <algorithm>

namespace dikkat {

Candidates candidatesOf(const SamplingStep& step, const SamplingOptions& options, int most) {
    const auto size = static_cast<int>(step.logits.size());
    const std::vector<int> order = rankedTokens(step);

    const Row model = softmaxRow(step.logits);
    double topKShare = 0.0;
    for (int i = 0; i < step.keptByTopK; ++i)
        topKShare += step.probabilities[order[static_cast<std::size_t>(i)]];

    Candidates c;
    c.vocabulary = size;
    c.keptByTopK = step.keptByTopK;
    c.kept = step.kept;
    c.draw = step.draw;
    c.greedy = options.greedy;
    c.token = step.token;
    const auto at = [&](int rank) {
        const int token = order[static_cast<std::size_t>(rank)];
        Candidate one;
        one.token = token;
        one.rank = rank;
        one.logit = step.logits[token];
        one.model = model[token];
        one.tempered = step.probabilities[token];
        one.topK = rank < step.keptByTopK ? step.probabilities[token] / topKShare : 0.0;
        one.drawn = step.filteredProbabilities[token];
        one.out = rank >= step.rows         ? TakenOut::NoToken
                  : rank >= step.keptByTopK ? TakenOut::TopK
                  : rank >= step.kept       ? TakenOut::TopP
                                            : TakenOut::No;
        return one;
    };
    for (int rank = 0; rank < size; ++rank) {
        const Candidate one = at(rank);
        if (rank < most || one.token == step.token) {
            c.shown.push_back(one);
            continue;
        }
        ++c.otherCount;
        c.others.model += one.model;
        c.others.tempered += one.tempered;
        c.others.topK += one.topK;
        c.others.drawn += one.drawn;
        c.othersByTopK += one.out == TakenOut::TopK;
        c.othersByTopP += one.out == TakenOut::TopP;
        c.othersWithoutToken += one.out == TakenOut::NoToken;
    }
    double from = 0.0;
    for (int token = 0; token < size; ++token) {
        if (step.filteredProbabilities[token] > 0.0)
            c.pieces.push_back({token, from, step.cumulative[token]});
        from = step.cumulative[token];
    }
    return c;
}

} // namespace dikkat
