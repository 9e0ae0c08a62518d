#include "core/inference/continuation.h"
#include "core/inference/generate.h"
#include "core/inference/position_loss.h"
#include "core/model/model.h"
#include "tests/core/support/small_models.h"

#include <functional>
#include <gtest/gtest.h>

namespace dikkat {
namespace {

template <class Scalar>
Parameters<Scalar> drawn(const ModelConfig& c) {
    Parameters<Scalar> p(c);
    Random random(5);
    initialise(p, random, Initialisation::TorchDefaults);
    // Norms away from 1 and 0, so that a forgotten one shows.
    for (Scalar& x : p.flat()) x += static_cast<Scalar>(0.1 * random.normalDouble());
    return p;
}

struct Variant {
    const char* name;
    std::function<void(ModelConfig&)> change;
};

const Variant kVariants[] = {
    {"plain", [](ModelConfig&) {}},
    {"post-norm",
     [](ModelConfig& c) {
         c.normPlace = NormPlace::Post;
         c.finalNorm = false;
     }},
    {"no positions", [](ModelConfig& c) { c.positions = Positions::None; }},
    {"sinusoids",
     [](ModelConfig& c) {
         c.positions = Positions::Sinusoidal;
         c.scaleEmbedding = true;
     }},
    {"tied, GELU",
     [](ModelConfig& c) {
         c.tied = true;
         c.activation = Activation::GeluExact;
     }},
    {"biases",
     [](ModelConfig& c) {
         c.qkvBias = true;
         c.headBias = false;
         c.activation = Activation::GeluTanh;
     }},
    {"few biases",
     [](ModelConfig& c) {
         c.outputBias = c.mlpBias = false;
         c.activation = Activation::Tanh;
     }},
    {"switches",
     [](ModelConfig& c) {
         c.switches = {{true, false, true, true}, {false, true, true, true}};
     }},
    {"no attention, no MLP",
     [](ModelConfig& c) {
         c.switches = {{true, true, false, true}, {true, true, true, false}};
     }},
    {"of other programs",
     [](ModelConfig& c) {
         c.activation = Activation::Silu;
         c.normEpsilon = 0.05;
         c.scoresByLayer = true;
     }},
    {"scores not scaled",
     [](ModelConfig& c) {
         c.scaleScores = false;
         c.activation = Activation::QuickGelu;
     }},
    {"no mask", [](ModelConfig& c) { c.causal = false; }},
};

/// Token by token with kept keys and values against whole passes, beyond the context too.
TEST(CachedGpt, GivesTheLogitsOfWholePasses) {
    const std::vector<TokenId> text{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9};
    for (const Variant& variant : kVariants) {
        ModelConfig c = test::tinyGpt();
        variant.change(c);
        ASSERT_FALSE(validate(c)) << variant.name;
        const Parameters<double> p = drawn<double>(c);
        const Parameters<float> single = p.cast<float>();
        Continuation<double> fast(p), slow(p, {}, {}, false);
        Continuation<float> fastSingle(single);
        for (const TokenId token : text) {
            const auto a = fast.append(token), b = slow.append(token);
            const auto s = fastSingle.append(token);
            ASSERT_EQ(a.size(), b.size());
            for (std::size_t i = 0; i < a.size(); ++i) {
                ASSERT_NEAR(a[i], b[i], 1e-11) << variant.name << " " << fast.tokens().size();
                ASSERT_NEAR(s[i], b[i], 2e-4) << variant.name;
            }
        }
        EXPECT_EQ(fast.windowLength(), c.context);
    }
}

TEST(CachedGpt, ReadsAPromptInOneGo) {
    ModelConfig c = test::tinyGpt();
    c.context = 200; // longer than the pieces in which a prompt is read
    const Parameters<double> p = drawn<double>(c);
    std::vector<TokenId> text;
    for (TokenId i = 0; i < 150; ++i) text.push_back((i * 7 + i / 3) % 11);
    Continuation<double> whole(p), single(p);
    const auto a = whole.append(text);
    std::span<const double> b;
    for (const TokenId token : text) b = single.append(token);
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], 1e-11);
}

/// Heads that do not divide by two, one head, one hidden unit: the halves are unequal or empty.
TEST(CachedGpt, TwoThreadsGiveTheSameBits) {
    for (const auto& [heads, mlpWidth] : {std::pair{3, 20}, {1, 1}, {12, 48}}) {
        ModelConfig c = test::tinyGpt(11, 70);
        c.heads = heads;
        c.mlpWidth = mlpWidth;
        const Parameters<float> p = drawn<float>(c);
        Continuation<float> one(p), two(p, {}, {}, true, 2);
        std::vector<TokenId> prompt(30);
        for (TokenId i = 0; i < 30; ++i) prompt[static_cast<std::size_t>(i)] = (i * 7) % 11;
        one.append(prompt);
        two.append(prompt);
        for (TokenId i = 0; i < 60; ++i) { // beyond the context
            const auto a = one.append(i % 11), b = two.append(i % 11);
            ASSERT_TRUE(std::equal(a.begin(), a.end(), b.begin(), b.end())) << heads << " heads, token " << i;
        }
    }
}

TEST(CachedGpt, SwitchesHeadsOff) {
    const Parameters<double> p = drawn<double>(test::tinyGpt());
    const std::vector<std::uint8_t> heads{1, 0, 1, 0, 1, 1};
    Continuation<double> fast(p, {}, heads), slow(p, {}, heads, false), all(p);
    double difference = 0.0;
    for (const TokenId token : {1, 2, 3, 4}) {
        const auto a = fast.append(token), b = slow.append(token), c = all.append(token);
        for (std::size_t i = 0; i < a.size(); ++i) {
            ASSERT_NEAR(a[i], b[i], 1e-11);
            difference = std::max(difference, std::abs(a[i] - c[i]));
        }
    }
    EXPECT_GT(difference, 1e-3);
}

TEST(Generate, CacheDoesNotChangeWhatIsWritten) {
    const Parameters<double> p = drawn<double>(test::tinyGpt());
    GenerationPlan plan;
    plan.prompt = {1, 2};
    plan.tokens = 30;
    plan.seed = 9;
    auto slow = plan;
    slow.cache = false;
    EXPECT_EQ(generate(p, plan), generate(p, slow));
}

TEST(Generate, ForcesATokenAndGoesOnFromIt) {
    const Parameters<float> p = drawn<float>(test::tinyGpt());
    GenerationPlan plan;
    plan.prompt = {1};
    plan.tokens = 6;
    plan.sampling.greedy = true;
    const auto free = generate(p, plan);
    plan.forced[2] = (free[2] + 1) % 11;
    int forced = 0;
    const auto bent = generate(p, plan, {}, [&](const GenerationStep& s) {
        forced += s.forced;
        EXPECT_EQ(s.choice.logits.size(), 11);
        if (s.forced) {
            EXPECT_EQ(s.choice.token, free[2]);
        } // what would have been chosen stays known
    });
    EXPECT_EQ(forced, 1);
    EXPECT_EQ(std::vector(bent.begin(), bent.begin() + 2), std::vector(free.begin(), free.begin() + 2));
    EXPECT_EQ(bent[2], (free[2] + 1) % 11);
    // The same as a prompt that already holds the forced token.
    GenerationPlan rest;
    rest.prompt = {1, bent[0], bent[1], bent[2]};
    rest.tokens = 3;
    rest.sampling.greedy = true;
    EXPECT_EQ(generate(p, rest), std::vector(bent.begin() + 3, bent.end()));
}

TEST(Generate, StopsAtTheEndTokenAndWhenAsked) {
    const Parameters<float> p = drawn<float>(test::tinyGpt());
    GenerationPlan plan;
    plan.prompt = {1};
    plan.tokens = 50;
    plan.sampling.greedy = true;
    plan.end = generate(p, plan)[0];
    EXPECT_EQ(generate(p, plan).size(), 1U);
    plan.end.reset();
    std::stop_source stop;
    const auto some = generate(p, plan, stop.get_token(), [&](const GenerationStep& s) {
        if (s.place == 4) stop.request_stop();
    });
    EXPECT_EQ(some.size(), 5U);
}

TEST(Generate, WorksWithEveryKindOfModel) {
    const ModelConfig window = windowMlp(11, 3, 4, 6);
    const ModelConfig translator = originalTransformer(11, 12, 3, 1, 5, 7);
    GenerationPlan plan;
    plan.prompt = {1};
    plan.tokens = 10;
    EXPECT_EQ(generate(drawn<float>(window), plan).size(), 10U);
    plan.source = {4, 5, 6};
    EXPECT_EQ(generate(drawn<float>(translator), plan).size(), 10U);
}

TEST(PositionLoss, TeacherForcingIsThePlainLossAndSlidesBeyondTheContext) {
    const Parameters<double> p = drawn<double>(test::tinyGpt());
    const std::vector<TokenId> text{3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9};
    const auto loss = teacherForcedLoss<double>(p, text);
    ASSERT_EQ(loss.size(), text.size() - 1);
    for (std::size_t i = 0; i < loss.size(); ++i) {
        Continuation<double> reader(p, {}, {}, false);
        const auto logits = reader.append(std::span(text).first(i + 1));
        double total = 0.0;
        for (const double z : logits) total += std::exp(z);
        EXPECT_NEAR(loss[i], std::log(total) - logits[static_cast<std::size_t>(text[i + 1])], 1e-10) << i;
    }
}

TEST(PositionLoss, FreeRunningAgreesWhileThePromptLasts) {
    const Parameters<double> p = drawn<double>(test::tinyGpt());
    const std::vector<TokenId> text{3, 1, 4, 1, 5, 9, 2};
    const PositionLoss loss = positionLoss<double>(p, text, 3, {}, 4);
    ASSERT_EQ(loss.free.size(), loss.teacher.size());
    ASSERT_EQ(loss.written.size(), text.size());
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_NEAR(loss.free[i], loss.teacher[i], 1e-11);
        EXPECT_EQ(loss.written[i], text[i]);
    }
    const PositionLoss all = positionLoss<double>(p, text, 7, {}, 4);
    EXPECT_EQ(all.written, text);
    EXPECT_NEAR(all.free.back(), all.teacher.back(), 1e-11);
}

} // namespace
} // namespace dikkat
