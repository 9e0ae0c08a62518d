// Every choice a configuration offers: the fast network against the plain formulas, and the gradients written
// by hand against central differences, in double precision.

#include "core/model/model.h"

#include "tests/core/support/golden.h"

#include <functional>

namespace dikkat::test {

namespace {

struct Case {
    const char* name;
    ModelConfig config;
    int rows = 2;
    int length = 5;
    int sourceLength = 4;
    bool holes = false;  ///< missing targets and source ends
    bool ablate = false; ///< one head off
    bool drop = false;
};

ModelConfig gpt(const std::function<void(ModelConfig&)>& change = {}) {
    ModelConfig c;
    c.vocabulary = 7;
    c.width = 6;
    c.heads = 2;
    c.blocks = 2;
    c.context = 5;
    c.mlpWidth = 11;
    if (change) change(c);
    return c;
}

ModelConfig pair(const std::function<void(ModelConfig&)>& change = {}) {
    ModelConfig c = originalTransformer(6, 6, 3, 2, 4, 5);
    c.mlpWidth = 9;
    if (change) change(c);
    return c;
}

std::vector<Case> cases() {
    using C = ModelConfig;
    return {
        {"plain", gpt()},
        {"no positions", gpt([](C& c) { c.positions = Positions::None; })},
        {"sinusoidal, scaled",
         gpt([](C& c) { c.positions = Positions::Sinusoidal, c.scaleEmbedding = true; })},
        {"post-norm", gpt([](C& c) { c.normPlace = NormPlace::Post, c.finalNorm = false; })},
        {"post-norm, final norm", gpt([](C& c) { c.normPlace = NormPlace::Post; })},
        {"pre-norm without final norm", gpt([](C& c) { c.finalNorm = false; })},
        {"GELU exact", gpt([](C& c) { c.activation = Activation::GeluExact; })},
        {"GELU tanh", gpt([](C& c) { c.activation = Activation::GeluTanh; })},
        {"tanh", gpt([](C& c) { c.activation = Activation::Tanh; })},
        {"SiLU", gpt([](C& c) { c.activation = Activation::Silu; })},
        {"quick GELU", gpt([](C& c) { c.activation = Activation::QuickGelu; })},
        {"ReLU squared", gpt([](C& c) { c.activation = Activation::ReluSquared; })},
        {"epsilon", gpt([](C& c) { c.normEpsilon = 0.03; })},
        {"scores not scaled", gpt([](C& c) { c.scaleScores = false; })},
        {"scores divided by the layer", gpt([](C& c) { c.scoresByLayer = true, c.blocks = 3; })},
        {"2017, epsilon and scores",
         pair([](C& c) { c.normEpsilon = 0.1, c.scaleScores = false, c.scoresByLayer = true; })},
        {"all biases", gpt([](C& c) { c.qkvBias = true; })},
        {"no biases", gpt([](C& c) { c.outputBias = c.mlpBias = c.headBias = false; })},
        {"tied", gpt([](C& c) { c.tied = true; })},
        {"tied without bias", gpt([](C& c) { c.tied = true, c.headBias = false; })},
        {"no mask", gpt([](C& c) { c.causal = false; })},
        {"norm off", gpt([](C& c) {
             c.switches = {{.norm = false}, {}};
         })},
        {"norm off, post", gpt([](C& c) {
             c.normPlace = NormPlace::Post, c.switches = {{}, {.norm = false}};
         })},
        {"residual off", gpt([](C& c) {
             c.switches = {{.residual = false}, {.residual = false}};
         })},
        {"residual off, post", gpt([](C& c) {
             c.normPlace = NormPlace::Post, c.switches = {{.residual = false}, {}};
         })},
        {"residual and norm off", gpt([](C& c) {
             c.switches = {{.norm = false, .residual = false}, {}};
         })},
        {"attention off", gpt([](C& c) {
             c.switches = {{}, {.attention = false}};
         })},
        {"MLP off", gpt([](C& c) {
             c.switches = {{.mlp = false}, {}};
         })},
        {"everything off", gpt([](C& c) {
             c.switches = {{.attention = false, .mlp = false}, {}};
         })},
        {"one head, one block", gpt([](C& c) { c.heads = 1, c.blocks = 1; })},
        {"one position", gpt(), 3, 1},
        {"one symbol", gpt([](C& c) { c.vocabulary = 1; })},
        {"width 1",
         gpt([](C& c) { c.width = c.heads = 1, c.normPlace = NormPlace::Post, c.finalNorm = false; })},
        {"longer than a register block", gpt([](C& c) { c.context = 23, c.width = 20, c.mlpWidth = 37; }), 1,
         23},
        {"missing targets", gpt(), 2, 5, 0, true},
        {"head off", gpt(), 2, 5, 0, false, true},
        {"dropout", gpt([](C& c) { c.dropout = 0.3; }), 2, 5, 0, false, false, true},
        {"2017", pair()},
        {"2017, missing ends", pair(), 3, 5, 4, true},
        {"2017, pre-norm, learned", pair([](C& c) {
             c.normPlace = NormPlace::Pre, c.finalNorm = true, c.positions = Positions::Learned,
             c.qkvBias = true;
         })},
        {"2017, tied, head off", pair([](C& c) { c.tied = true; }), 2, 5, 4, false, true},
        {"2017, parts off", pair([](C& c) {
             c.switches = {{}, {.norm = false}, {.residual = false}, {.attention = false}};
         })},
        {"window MLP", windowMlp(7, 3, 2, 5), 4, 3},
        {"window MLP, missing front", windowMlp(7, 3, 2, 5), 4, 3, 0, true},
        {"window MLP, tied",
         [] {
             ModelConfig c = windowMlp(7, 3, 5, 5);
             c.tied = true;
             return c;
         }(),
         4, 3},
    };
}

struct Data {
    std::vector<TokenId> input, target, source;
    std::vector<std::uint8_t> heads;
    Batch batch;
    ForwardOptions options;
};

void fill(Data& d, const Case& c, Random& random) {
    const bool window = c.config.kind == ModelKind::WindowMlp;
    const auto draw = [&](int count) {
        std::vector<TokenId> ids;
        for (int i = 0; i < count; ++i)
            ids.push_back(static_cast<TokenId>(random.integer(0, c.config.vocabulary)));
        return ids;
    };
    d.input = draw(c.rows * c.length);
    d.target = draw(window ? c.rows : c.rows * c.length);
    if (c.config.kind == ModelKind::EncoderDecoder) d.source = draw(c.rows * c.sourceLength);
    if (c.holes) {
        d.target[0] = -1;
        if (window) d.input[0] = d.input[1] = -1;
        for (std::size_t row = 1; row < static_cast<std::size_t>(c.rows) && !d.source.empty(); ++row)
            for (std::size_t j = 0; j < row; ++j)
                d.source[(row + 1) * static_cast<std::size_t>(c.sourceLength) - 1 - j] = -1;
    }
    if (c.ablate) {
        d.heads.assign(static_cast<std::size_t>(countHeads(c.config)), 1);
        d.heads[1] = d.heads.back() = 0;
    }
    d.batch = {c.rows, c.length, d.source.empty() ? 0 : c.sourceLength, d.input, d.target, d.source};
    d.options.heads = d.heads;
    d.options.training = c.drop;
    d.options.dropoutKey = 5;
}

} // namespace

TEST(Gradients, EveryChoiceAgainstFiniteDifferences) {
    for (const Case& c : cases()) {
        SCOPED_TRACE(c.name);
        ASSERT_FALSE(validate(c.config).has_value());
        Random random(11);
        Parameters<double> p(c.config);
        initialise(p, random, Initialisation::TorchDefaults);
        for (double& w : p.flat()) w += 0.1 * random.normalDouble(); // norms and biases too
        Data data;
        fill(data, c, random);
        Network<double> network(c.config, c.rows);
        network.forward(p, data.batch, data.options);
        Parameters<double> d(c.config);
        network.backward(p, d, 1.0 / static_cast<double>(network.lossCount()));
        const auto loss = [&] {
            network.forward(p, data.batch, data.options);
            return network.loss();
        };
        double worst = 0.0;
        for (std::int64_t i = 0; i < p.size(); ++i) {
            const double kept = p.data()[i], step = 1e-5;
            p.data()[i] = kept + step;
            const double up = loss();
            p.data()[i] = kept - step;
            const double down = loss();
            p.data()[i] = kept;
            const double error = std::abs((up - down) / (2 * step) - d.data()[i]);
            worst = std::isnan(error) ? std::numeric_limits<double>::infinity() : std::max(worst, error);
        }
        EXPECT_LT(worst, 2e-8);
    }
}

TEST(Gradients, FastNetworkAgreesWithPlainFormulas) {
    for (const Case& c : cases()) {
        if (c.drop) continue;
        SCOPED_TRACE(c.name);
        Random random(3);
        Parameters<double> p(c.config);
        initialise(p, random, Initialisation::TorchDefaults);
        Data data;
        fill(data, c, random);
        Network<double> network(c.config, c.rows);
        network.forward(p, data.batch, data.options);
        const bool window = c.config.kind == ModelKind::WindowMlp;
        for (int row = 0; row < c.rows; ++row) {
            auto source = std::span(data.source)
                              .subspan(static_cast<std::size_t>(row * data.batch.sourceLength),
                                       static_cast<std::size_t>(data.batch.sourceLength));
            while (!source.empty() && source.back() < 0) source = source.first(source.size() - 1);
            const ModelTrace trace = traceForward(
                p,
                std::span(data.input)
                    .subspan(static_cast<std::size_t>(row * c.length), static_cast<std::size_t>(c.length)),
                source, data.heads);
            const Index rows = window ? 1 : c.length;
            EXPECT_LT(maxDifference(trace.logits, network.logits().middleRows(row * rows, rows)), 1e-12);
        }
    }
}

TEST(Gradients, DropoutDoesNotDependOnTheSplit) {
    ModelConfig c = gpt([](ModelConfig& m) { m.dropout = 0.5; });
    Random random(4);
    Parameters<double> p(c);
    initialise(p, random, Initialisation::TorchDefaults);
    Data data;
    fill(data, {"", c, 2, 5, 0, false, false, true}, random);
    Network<double> whole(c, 2), second(c, 1);
    whole.forward(p, data.batch, data.options);
    Batch half = data.batch;
    half.rows = 1;
    half.input = half.input.subspan(5);
    half.target = half.target.subspan(5);
    data.options.firstRow = 1;
    second.forward(p, half, data.options);
    EXPECT_LT(maxDifference(whole.logits().bottomRows(5), second.logits()), 1e-14);
    data.options.training = false;
    second.forward(p, half, data.options);
    EXPECT_GT(maxDifference(whole.logits().bottomRows(5), second.logits()), 1e-3);
}

} // namespace dikkat::test
