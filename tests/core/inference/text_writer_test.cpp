#include "core/inference/text_writer.h"

#include "core/inference/candidates.h"
#include "core/inference/generate.h"
#include "tests/core/support/small_models.h"

#include <gtest/gtest.h>

#include <cmath>

namespace dikkat {
namespace {

std::shared_ptr<const Parameters<float>> drawn(const ModelConfig& config) {
    return std::make_shared<const Parameters<float>>(test::drawn(config));
}

std::vector<TokenId> writeOn(TextWriter& writer, std::vector<TokenId> text, std::size_t length,
                             const SamplingOptions& options, std::uint64_t seed) {
    while (text.size() < length) text.push_back(writer.choose(text, options, seed).token);
    return text;
}

/// One at a time is the same text as all at once, beyond the context too, for every kind of model.
TEST(TextWriter, WritesWhatGenerateWrites) {
    std::vector<ModelConfig> configs{test::tinyGpt(), test::tinyGpt(), windowMlp(11, 3, 4, 8),
                                     originalTransformer(11, 12, 3, 1, 6, 9)};
    configs[1].causal = false;
    for (const ModelConfig& config : configs) {
        const auto p = drawn(config);
        GenerationPlan plan;
        plan.prompt = {1, 2, 7};
        plan.tokens = 20;
        plan.seed = 42;
        plan.sampling = {0.8, 7, 0.95, false};
        if (config.kind == ModelKind::EncoderDecoder) {
            plan.source = {3, 4, 5};
            plan.tokens = 6;
        }
        const auto expected = generate(*p, plan);
        TextWriter writer(p, plan.prompt, plan.source);
        EXPECT_EQ(writeOn(writer, {}, expected.size(), plan.sampling, plan.seed), expected);
    }
}

/// Every logit is the same to the last bit however a place was reached: forwards, back, or by a jump.
TEST(TextWriter, GoingBackChangesNothing) {
    const auto p = drawn(test::tinyGpt());
    TextWriter writer(p, {1, 2}), other(p, {1, 2});
    const SamplingOptions options;
    const auto text = writeOn(writer, {}, 16, options, 3);
    for (const std::size_t place : {15U, 4U, 9U, 0U, 12U, 3U}) {
        const auto part = std::span(text).first(place);
        EXPECT_EQ(*other.logits(part), *writer.logits(part)) << place;
        EXPECT_EQ(other.choose(part, options, 3).token, text[place]) << place;
    }
    EXPECT_EQ(writer.window(0), 2);
    EXPECT_EQ(writer.window(5), 7);
    EXPECT_EQ(writer.window(100), 9);
}

TEST(TextWriter, KeepsMoreThanItRemembers) {
    const auto p = drawn(test::tinyGpt());
    TextWriter writer(p, {1});
    const auto text = writeOn(writer, {}, 150, {}, 8);
    TextWriter fresh(p, {1});
    EXPECT_EQ(*writer.logits(std::span(text).first(3)), *fresh.logits(std::span(text).first(3)));
}

TEST(TextWriter, DrawsTheNumbersOfTheSeedInOrder) {
    Random random(77);
    for (std::size_t place = 0; place < 5; ++place) {
        const double expected = random.uniformDouble();
        Random at = randomAtPlace(77, place);
        EXPECT_EQ(at.uniformDouble(), expected);
    }
}

/// By hand: softmax of ln 4, ln 3, ln 2, ln 1 is 0.4, 0.3, 0.2, 0.1.
TEST(Candidates, FollowATokenThroughTheFilters) {
    const std::vector<double> logits{std::log(2.0), std::log(4.0), std::log(1.0), std::log(3.0)};
    Random random(1);
    const SamplingOptions options{1.0, 3, 0.75, false};
    const SamplingStep step = sample(std::span<const double>(logits), options, random);
    const Candidates c = candidatesOf(step, options, 10);
    ASSERT_EQ(c.shown.size(), 4U);
    EXPECT_EQ(c.vocabulary, 4);
    EXPECT_EQ(c.keptByTopK, 3);
    EXPECT_EQ(c.kept, 2); // 4/9 + 3/9 reach 0.75
    const TokenId order[] = {1, 3, 0, 2};
    const double model[] = {0.4, 0.3, 0.2, 0.1}, topK[] = {4.0 / 9, 3.0 / 9, 2.0 / 9, 0.0},
                 last[] = {4.0 / 7, 3.0 / 7, 0.0, 0.0};
    const TakenOut out[] = {TakenOut::No, TakenOut::No, TakenOut::TopP, TakenOut::TopK};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(c.shown[i].token, order[i]);
        EXPECT_EQ(c.shown[i].rank, static_cast<int>(i));
        EXPECT_NEAR(c.shown[i].model, model[i], 1e-12);
        EXPECT_NEAR(c.shown[i].tempered, model[i], 1e-12);
        EXPECT_NEAR(c.shown[i].topK, topK[i], 1e-12);
        EXPECT_NEAR(c.shown[i].drawn, last[i], 1e-12);
        EXPECT_EQ(c.shown[i].out, out[i]);
    }
    ASSERT_EQ(c.pieces.size(), 2U); // in the order of the numbers: 1, 3
    EXPECT_EQ(c.pieces[0].token, 1);
    EXPECT_EQ(c.pieces[0].from, 0.0);
    EXPECT_NEAR(c.pieces[0].to, 4.0 / 7, 1e-12);
    EXPECT_EQ(c.pieces[1].token, 3);
    EXPECT_NEAR(c.pieces[1].to, 1.0, 1e-12);
}

TEST(Candidates, TemperatureChangesTheSecondShareOnly) {
    const std::vector<double> logits{0.0, 1.0};
    Random random(1);
    const SamplingOptions options{0.5, 0, 1.0, true};
    const Candidates c = candidatesOf(sample(std::span<const double>(logits), options, random), options, 2);
    EXPECT_NEAR(c.shown[0].model, 1.0 / (1.0 + std::exp(-1.0)), 1e-12);
    EXPECT_NEAR(c.shown[0].tempered, 1.0 / (1.0 + std::exp(-2.0)), 1e-12);
    EXPECT_TRUE(c.greedy);
    EXPECT_EQ(c.token, 1);
}

/// The tokens not shown hold the rest, and the chosen one is shown however improbable it is.
TEST(Candidates, SharesAreOfTheWholeVocabulary) {
    std::vector<double> logits;
    for (int i = 0; i < 500; ++i) logits.push_back(std::sin(i * 1.7));
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
        Random random(seed);
        const SamplingOptions options{1.3, 300, 0.9, false};
        const SamplingStep step = sample(std::span<const double>(logits), options, random);
        const Candidates c = candidatesOf(step, options, 8);
        double model = c.others.model, tempered = c.others.tempered, topK = c.others.topK,
               last = c.others.drawn;
        bool chosen = false;
        for (const Candidate& one : c.shown) {
            model += one.model;
            tempered += one.tempered;
            topK += one.topK;
            last += one.drawn;
            chosen = chosen || one.token == step.token;
        }
        EXPECT_TRUE(chosen);
        for (const double sum : {model, tempered, topK, last}) EXPECT_NEAR(sum, 1.0, 1e-9);
        EXPECT_EQ(static_cast<int>(c.shown.size()) + c.otherCount, 500);
        EXPECT_EQ(static_cast<int>(c.pieces.size()), c.kept);
        EXPECT_LE(c.pieces.front().from, c.draw);
        const auto piece = std::ranges::find(c.pieces, step.token, &CumulativePiece::token);
        ASSERT_NE(piece, c.pieces.end());
        EXPECT_LE(piece->from, c.draw);
        EXPECT_LT(c.draw, piece->to);
    }
}

} // namespace
} // namespace dikkat
