#pragma once

#include "core/model/model.h"
#include "tests/core/support/golden.h"

namespace dikkat::test {

/// One model of models.json: configuration, weights, batch.
struct GoldenModel {
    explicit GoldenModel(const std::string& name) : json(goldenFile("models.json").at(name)) {
        const auto& c = json.at("config");
        const bool pair = name == "encoder_decoder";
        config.vocabulary = c.at("V");
        config.width = c.at("d");
        config.heads = c.at("heads");
        config.mlpWidth = c.at("ff");
        if (pair) {
            config = originalTransformer(config.vocabulary, config.width, config.heads, 1, 6, 4);
        } else {
            config.blocks = c.at("layers");
            config.context = c.at("T");
            config.activation = c.at("activation") == "relu" ? Activation::Relu : Activation::GeluTanh;
            config.qkvBias = c.at("qkv_bias");
            config.headBias = c.at("head_bias");
        }
        parameters = Parameters<double>(config);
        for (const auto& [weight, values] : json.at("params").items()) {
            if (parameters.find(weight) < 0) {
                ADD_FAILURE() << "no weight " << weight;
                continue;
            }
            parameters[weight] = goldenMatrix(values);
        }
        const auto ids = [&](const char* key) { return json.at(key).at("data").get<std::vector<TokenId>>(); };
        input = ids(pair ? "target_in" : "tokens");
        target = ids("targets");
        if (pair) source = ids("source");
    }
    [[nodiscard]] Batch batch() const {
        return {2,     static_cast<int>(input.size()) / 2, static_cast<int>(source.size()) / 2, input, target,
                source};
    }

    nlohmann::json json;
    ModelConfig config;
    Parameters<double> parameters;
    std::vector<TokenId> input, target, source;
};

} // namespace dikkat::test
