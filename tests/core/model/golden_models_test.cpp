#include "core/model/model.h"

#include "tests/core/support/golden_model.h"

#include <cmath>

namespace dikkat::test {

namespace {

template <class Scalar>
void expectEverything(const std::string& name, double outputs, double gradients) {
    const GoldenModel golden(name);
    const Parameters<Scalar> parameters = golden.parameters.cast<Scalar>();
    EXPECT_EQ(countParameters(golden.config).total, golden.json.at("parameter_count").get<std::int64_t>());
    Network<Scalar> network(golden.config, 2);
    network.forward(parameters, golden.batch());
    EXPECT_LT(maxDifference(network.logits().template cast<double>(), goldenMatrix(golden.json.at("logits"))),
              outputs);
    EXPECT_NEAR(network.loss(), golden.json.at("loss").get<double>(), outputs);

    Parameters<Scalar> d(golden.config);
    network.backward(parameters, d, 1.0 / static_cast<double>(network.lossCount()));
    double squares = 0.0;
    for (const Scalar g : d.flat()) squares += static_cast<double>(g) * static_cast<double>(g);
    EXPECT_NEAR(std::sqrt(squares), golden.json.at("grad_global_norm").get<double>(), gradients);
    for (const auto& [weight, values] : golden.json.at("gradients").items())
        EXPECT_LT(maxDifference(d[weight].template cast<double>(), goldenMatrix(values)), gradients)
            << weight;
}

} // namespace

TEST(GoldenModels, DoublePrecision) {
    for (const char* name : {"tiny_gpt_lecture", "tiny_gpt_gpt2", "encoder_decoder"}) {
        SCOPED_TRACE(name);
        expectEverything<double>(name, 1e-12, 1e-12);
    }
}

TEST(GoldenModels, SinglePrecision) {
    for (const char* name : {"tiny_gpt_lecture", "tiny_gpt_gpt2", "encoder_decoder"}) {
        SCOPED_TRACE(name);
        expectEverything<float>(name, 1e-5, 1e-5);
    }
}

TEST(GoldenModels, TraceOfGpt) {
    const GoldenModel golden("tiny_gpt_gpt2");
    const auto& json = golden.json.at("trace");
    for (int row = 0; row < 2; ++row) {
        const auto tokens = std::span(golden.input).subspan(static_cast<std::size_t>(row) * 6, 6);
        const ModelTrace trace = traceForward(golden.parameters, tokens);
        const auto part = [&](const char* name) {
            return Matrix(goldenMatrix(json.at(name)).middleRows(row * 6, 6));
        };
        EXPECT_LT(maxDifference(trace.embedded, part("embedded")), 1e-12);
        EXPECT_LT(maxDifference(trace.blocks[0].output, part("blocks.0.output")), 1e-12);
        EXPECT_LT(maxDifference(trace.blocks[1].output, part("blocks.1.output")), 1e-12);
        EXPECT_LT(maxDifference(trace.finalNorm, part("ln_f.output")), 1e-12);
        for (int block = 0; block < 2; ++block) {
            const Matrix all = goldenMatrix(
                json.at("blocks." + std::string(1, static_cast<char>('0' + block)) + ".attention_weights"));
            for (int h = 0; h < 2; ++h)
                EXPECT_LT(maxDifference(trace.blocks[static_cast<std::size_t>(block)]
                                            .attention->inner.heads[static_cast<std::size_t>(h)]
                                            .weights,
                                        all.middleRows((row * 2 + h) * 6, 6)),
                          1e-12);
        }
    }
}

TEST(GoldenModels, TraceOfEncoderDecoder) {
    const GoldenModel golden("encoder_decoder");
    const auto& json = golden.json.at("trace");
    for (int row = 0; row < 2; ++row) {
        const auto at = static_cast<std::size_t>(row);
        const ModelTrace trace = traceForward(golden.parameters, std::span(golden.input).subspan(at * 4, 4),
                                              std::span(golden.source).subspan(at * 6, 6));
        EXPECT_LT(maxDifference(trace.memory, goldenMatrix(json.at("memory")).middleRows(row * 6, 6)), 1e-12);
        EXPECT_LT(
            maxDifference(trace.finalNorm, goldenMatrix(json.at("decoder_output")).middleRows(row * 4, 4)),
            1e-12);
        for (int h = 0; h < 2; ++h)
            EXPECT_LT(
                maxDifference(trace.blocks[0].cross->inner.heads[static_cast<std::size_t>(h)].weights,
                              goldenMatrix(json.at("dec.0.cross_weights")).middleRows((row * 2 + h) * 4, 4)),
                1e-12);
        EXPECT_LT(maxDifference(trace.logits, goldenMatrix(golden.json.at("logits")).middleRows(row * 4, 4)),
                  1e-12);
    }
}

TEST(GoldenModels, GreedyContinuation) {
    for (const char* name : {"tiny_gpt_lecture", "tiny_gpt_gpt2"}) {
        const GoldenModel golden(name);
        const auto expected = golden.json.at("greedy_from_token_1").get<std::vector<TokenId>>();
        std::vector<TokenId> tokens{1};
        Network<double> network(golden.config);
        while (tokens.size() < expected.size()) {
            const std::size_t used = std::min<std::size_t>(6, tokens.size());
            Batch batch;
            batch.rows = 1;
            batch.length = static_cast<int>(used);
            batch.input = std::span(tokens).last(used);
            network.forward(golden.parameters, batch);
            Index best = 0;
            network.logits().row(batch.length - 1).maxCoeff(&best);
            tokens.push_back(static_cast<TokenId>(best));
        }
        EXPECT_EQ(tokens, expected) << name;
    }
}

} // namespace dikkat::test
