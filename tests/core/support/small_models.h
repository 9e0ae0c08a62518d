#pragma once

#include "core/model/model.h"

namespace dikkat::test {

/// A GPT with every part, small enough for thousands of passes. Its sizes all differ, so that a mixed-up one
/// shows.
inline ModelConfig tinyGpt(int vocabulary = 11, int context = 9) {
    ModelConfig c;
    c.vocabulary = vocabulary;
    c.width = 12;
    c.heads = 3;
    c.blocks = 2;
    c.context = context;
    c.mlpWidth = 20;
    return c;
}

/// Weights as nobody has trained them.
template <class Scalar = float>
Parameters<Scalar> drawn(const ModelConfig& config, std::uint64_t seed = 5) {
    Parameters<Scalar> p(config);
    Random random(seed);
    initialise(p, random, Initialisation::TorchDefaults);
    return p;
}

} // namespace dikkat::test
