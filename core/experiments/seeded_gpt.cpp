#include "core/experiments/seeded_gpt.h"

#include "core/base/random.h"

namespace dikkat {

SeededGpt seededGpt(const ModelConfig& config, int positions, std::uint64_t seed) {
    SeededGpt s{Parameters<float>(config), {}};
    Random random(seed);
    initialise(s.parameters, random, Initialisation::Gpt2);
    Random tokens(seed);
    for (int i = 0; i < positions; ++i)
        s.tokens.push_back(static_cast<TokenId>(tokens.integer(0, config.vocabulary)));
    return s;
}

ModelConfig smallGpt() {
    ModelConfig c;
    c.vocabulary = 65;
    c.width = 32;
    c.heads = 2;
    c.blocks = 2;
    c.context = 16;
    c.mlpWidth = 128;
    return c;
}

} // namespace dikkat
