#include "core/analysis/head_scores.h"
#include "core/analysis/sensitivity.h"
#include "core/experiments/seeded_gpt.h"
#include "core/model/model.h"

#include <cmath>
#include <functional>
#include <gtest/gtest.h>

namespace dikkat {
namespace {

const std::vector<TokenId> kRepeated{0, 1, 2, 3, 0, 1, 2, 3, 0};

Matrix lookingAt(const std::function<Index(Index)>& target) {
    Matrix w = Matrix::Zero(9, 9);
    for (Index i = 0; i < 9; ++i) w(i, target(i)) = 1.0;
    return w;
}

TEST(HeadScores, KnowTheKindsOfHeads) {
    const HeadScores previous =
        scoreHead(lookingAt([](Index i) { return std::max<Index>(0, i - 1); }), kRepeated);
    EXPECT_DOUBLE_EQ(previous.previous, 1.0);
    EXPECT_DOUBLE_EQ(previous.entropy, 0.0);
    const HeadScores self = scoreHead(lookingAt([](Index i) { return i; }), kRepeated);
    EXPECT_DOUBLE_EQ(self.self, 1.0);
    const HeadScores first = scoreHead(lookingAt([](Index) { return Index{0}; }), kRepeated);
    EXPECT_DOUBLE_EQ(first.first, 1.0);
    EXPECT_NEAR(first.self, 1.0 / 9, 1e-15);
}

TEST(HeadScores, InductionIsTheTokenAfterTheEarlierOne) {
    const auto after = [](Index places) {
        return lookingAt([places](Index i) { return i >= 4 ? i - 4 + places : Index{0}; });
    };
    EXPECT_DOUBLE_EQ(scoreHead(after(1), kRepeated).induction.value(), 1.0);
    EXPECT_DOUBLE_EQ(scoreHead(after(2), kRepeated).induction.value(), 0.0); // one further is something else
    const std::vector<TokenId> different{0, 1, 2, 3, 4, 5, 6, 7, 8};
    EXPECT_FALSE(scoreHead(after(1), different).induction);
}

TEST(HeadScores, EntropyOfEvenWeightsIsTheLogarithm) {
    EXPECT_NEAR(meanEntropy(Matrix::Constant(3, 8, 0.125)), std::log(8.0), 1e-15);
    EXPECT_EQ(meanEntropy(Matrix(0, 0)), 0.0);
}

TEST(HeadScores, AblationCountsEveryHeadOnce) {
    const SeededGpt model = seededGpt(smallGpt(), 12, 3);
    const auto exact = model.parameters.cast<double>();
    auto reports = scoreHeads(traceForward<double>(exact, model.tokens), 2);
    ASSERT_EQ(reports.size(), 4U);
    const double loss = ablateHeads<double>(exact, model.tokens, reports);
    for (const HeadReport& r : reports) {
        std::vector<std::uint8_t> heads(4, 1);
        heads[static_cast<std::size_t>(r.layer * 2 + r.head)] = 0;
        EXPECT_DOUBLE_EQ(r.lossWithout, lossWithHeads<double>(exact, model.tokens, heads));
        EXPECT_NE(r.lossWithout, loss);
    }
}

TEST(HeadScores, NumbersOfATranslatorFollowTheForwardOptions) {
    const ModelConfig c = originalTransformer(9, 8, 2, 2, 5, 5);
    Parameters<double> p(c);
    Random random(1);
    initialise(p, random, Initialisation::TorchDefaults);
    const std::vector<TokenId> source{3, 4, 5}, target{1, 6, 7};
    const auto reports = scoreHeads(traceForward<double>(p, target, source), 2);
    ASSERT_EQ(reports.size(), 12U);
    EXPECT_EQ(headCount(c), 12);
    EXPECT_EQ(reports[0].place, HeadPlace::EncoderSelf);
    EXPECT_EQ(reports[4].place, HeadPlace::Self);
    EXPECT_EQ(reports[6].place, HeadPlace::Cross);
    EXPECT_EQ(reports[11].number, 11);
}

TEST(Sensitivity, MaskKeepsThePastExactlyStill) {
    for (bool causal : {true, false}) {
        ModelConfig c = smallGpt();
        c.causal = causal;
        const SeededGpt model = seededGpt(c, 16, 0);
        const Sensitivity s = perturbToken(model.parameters, model.tokens, 10);
        for (std::size_t t = 0; t < 16; ++t) {
            if (t < 10 && causal)
                EXPECT_EQ(s.change[t], 0.0) << t;
            else
                EXPECT_GT(s.change[t], 0.0) << t;
        }
    }
}

TEST(Sensitivity, OrderMattersOnlyWithPositions) {
    ModelConfig c = smallGpt();
    c.blocks = 1; // the second block would see a past that has itself changed
    const SeededGpt with = seededGpt(c, 16, 0);
    c.positions = Positions::None;
    const SeededGpt without = seededGpt(c, 16, 0);
    EXPECT_GT(shuffleEarlier(with.parameters, with.tokens, 1).change.back(), 1e-5);
    EXPECT_LT(shuffleEarlier(without.parameters, without.tokens, 1).change.back(), 1e-6);
}

} // namespace
} // namespace dikkat
