#pragma once

#include "core/io/model_file.h"
#include "core/model/model.h"
#include "tests/core/support/small_models.h"

#include <stdexcept>
#include <string>
#include <vector>

/// Small models of every kind and option, with fixed weights, for tests of files and exports.
namespace dikkat::samples {

struct Sample {
    std::string name;
    StoredModel model;
    std::vector<TokenId> tokens, source;
};

inline Vocabulary letters(int n, std::string text = "abcdefghijklmnopqrstuvwxyz") {
    return Vocabulary::characters(text.substr(0, static_cast<std::size_t>(n))).value();
}

/// Weights drawn as layers draw them, and every bias and norm moved off its neutral value.
inline Parameters<float> weights(const ModelConfig& config, std::uint64_t seed) {
    Parameters<float> parameters(config);
    Random random(seed);
    initialise(parameters, random, Initialisation::TorchDefaults);
    for (const ParameterInfo& p : parameters.layout())
        if (!p.isMatrix)
            for (std::int64_t i = 0; i < p.size(); ++i)
                parameters.data()[p.offset + i] += 0.2F * static_cast<float>(random.normalDouble());
    return parameters;
}

inline ModelConfig smallGpt() {
    return test::tinyGpt(7);
}

inline Sample sample(std::string name, const ModelConfig& config, std::vector<TokenId> tokens,
                     std::vector<TokenId> source = {}) {
    return {std::move(name),
            {weights(config, 57), letters(config.vocabulary), {}},
            std::move(tokens),
            std::move(source)};
}

inline std::vector<Sample> all() {
    std::vector<Sample> out;
    const std::vector<TokenId> tokens{0, 3, 6, 1, 1, 5, 2};
    const auto gpt = [&](const char* name, auto change) {
        ModelConfig c = smallGpt();
        change(c);
        out.push_back(sample(name, c, tokens));
    };
    gpt("gpt", [](ModelConfig&) {});
    gpt("gpt-2", [](ModelConfig& c) {
        c.activation = Activation::GeluTanh;
        c.qkvBias = c.tied = true;
        c.headBias = false;
        c.dropout = 0.25;
    });
    gpt("post-norm without positions", [](ModelConfig& c) {
        c.normPlace = NormPlace::Post;
        c.finalNorm = false;
        c.positions = Positions::None;
        c.activation = Activation::GeluExact;
    });
    gpt("sinusoidal without biases or mask", [](ModelConfig& c) {
        c.positions = Positions::Sinusoidal;
        c.scaleEmbedding = true;
        c.outputBias = c.mlpBias = c.headBias = c.causal = false;
        c.activation = Activation::Tanh;
    });
    gpt("of another program", [](ModelConfig& c) {
        c.activation = Activation::Silu;
        c.normEpsilon = 0.02;
        c.scoresByLayer = true;
    });
    gpt("of another program, not scaled", [](ModelConfig& c) {
        c.activation = Activation::QuickGelu;
        c.scaleScores = false;
    });
    gpt("ReLU squared", [](ModelConfig& c) { c.activation = Activation::ReluSquared; });
    gpt("switches", [](ModelConfig& c) {
        c.blocks = 4;
        c.switches = {{true, true, true, false},
                      {true, true, false, true},
                      {false, true, true, true},
                      {true, false, true, true}};
    });
    gpt("post-norm switches", [](ModelConfig& c) {
        c.normPlace = NormPlace::Post;
        c.blocks = 3;
        c.switches = {{true, false, true, true}, {false, true, true, true}, {true, true, true, false}};
    });
    ModelConfig pair = originalTransformer(7, 12, 2, 2, 8, 9);
    out.push_back(sample("encoder-decoder", pair, tokens, {4, 2, 0, 6, 6}));
    pair.positions = Positions::Learned;
    pair.normPlace = NormPlace::Pre;
    pair.finalNorm = pair.qkvBias = pair.outputBias = pair.tied = true;
    pair.encoderBlocks = 1;
    pair.switches = {{}, {true, true, true, false}, {true, false, true, true}};
    out.push_back(sample("encoder-decoder, pre-norm", pair, tokens, {4, 2, 0}));
    out.push_back(sample("window MLP", windowMlp(7, 3, 5, 11), {0, 3, 6}));
    ModelConfig tied = windowMlp(7, 4, 6, 6);
    tied.tied = true;
    tied.mlpBias = tied.headBias = false;
    out.push_back(sample("window MLP, tied", tied, {3, 6}));
    return out;
}

inline Matrix logitsOf(const Sample& s) {
    return traceForward(s.model.parameters, s.tokens, s.source).logits;
}

/// The sample of that name.
inline Sample named(const std::string& name) {
    for (Sample& s : all())
        if (s.name == name) return s;
    throw std::out_of_range(name);
}

} // namespace dikkat::samples
