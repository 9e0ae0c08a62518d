#include "core/analysis/head_probe.h"

#include "core/base/random.h"

#include <algorithm>

namespace dikkat {

namespace {

/// Tokens in random order; once all have been used, they are shuffled again.
class Deck {
public:
    Deck(std::span<const TokenId> alphabet, Random& random)
        : m_cards(alphabet.begin(), alphabet.end()), m_random(random) {}
    TokenId draw() {
        if (m_next == m_cards.size()) m_next = 0;
        const auto left = static_cast<std::int64_t>(m_cards.size() - m_next);
        std::swap(m_cards[m_next], m_cards[m_next + static_cast<std::size_t>(m_random.integer(0, left))]);
        return m_cards[m_next++];
    }

private:
    std::vector<TokenId> m_cards;
    Random& m_random;
    std::size_t m_next = 0;
};

HeadProbe draw(const ModelConfig& config, std::span<const TokenId> alphabet, int length, Random& random) {
    HeadProbe probe;
    Deck deck(alphabet, random);
    const bool translates = config.kind == ModelKind::EncoderDecoder;
    const int first = translates ? 1 : 0; // the start symbol stays where it always stands
    if (translates) probe.tokens.push_back(Vocabulary::kStart);
    const int free = length - first;
    if (free >= leastProbeLength) {
        probe.distance = static_cast<int>(random.integer(std::max(2, free / 8), free / 2 + 1));
        probe.repeated = probe.distance;
        probe.stretch = length - probe.repeated;
    }
    for (int i = first; i < length; ++i)
        probe.tokens.push_back(probe.repeated > 0 && i >= probe.stretch
                                   ? probe.tokens[static_cast<std::size_t>(i - probe.distance)]
                                   : deck.draw());
    if (translates) {
        Deck other(alphabet, random);
        for (int i = 0; i < std::min(config.sourceContext, 32); ++i) probe.source.push_back(other.draw());
    }
    return probe;
}

} // namespace

ProbePlan probePlanFor(const ModelConfig& config) {
    const double weights = 12.0 * config.width * config.width * config.allBlocks();
    ProbePlan plan;
    plan.length = weights < 2e6 ? 64 : weights < 2e7 ? 32 : 24;
    plan.sequences = weights < 2e7 ? 32 : 12;
    plan.length = std::min(plan.length, config.context);
    return plan;
}

std::vector<TokenId> drawableTokens(const ModelConfig& config, const std::optional<Vocabulary>& vocabulary) {
    std::vector<TokenId> tokens;
    const TokenId known = vocabulary ? std::min(vocabulary->size(), config.vocabulary) : config.vocabulary;
    const bool words = vocabulary && vocabulary->kind() == VocabularyKind::Words;
    for (TokenId t = words ? Vocabulary::kEnd + 1 : 0; t < known; ++t)
        if (!vocabulary || vocabulary->text(t).find_first_not_of(" \n\r\t") != std::string::npos)
            tokens.push_back(t);
    return tokens;
}

std::vector<HeadProbe> headProbes(const ModelConfig& config, std::span<const TokenId> alphabet,
                                  const ProbePlan& plan) {
    std::vector<HeadProbe> probes;
    const int wanted = plan.length > 0 ? plan.length : probePlanFor(config).length;
    const int length = std::min(wanted, config.context);
    if (config.kind == ModelKind::WindowMlp || alphabet.empty() || length < 2) return probes;
    Random random(plan.seed);
    for (int i = 0; i < plan.sequences; ++i) probes.push_back(draw(config, alphabet, length, random));
    return probes;
}

} // namespace dikkat
