#include "core/inference/candidates.h"
#include "core/inference/sampling.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace dikkat {
namespace {

const std::vector<double> kLogits{1.0, 3.0, 2.0, 0.0, 3.0};

SamplingStep draw(const SamplingOptions& options, std::uint64_t seed = 1) {
    Random random(seed);
    return sample<double>(kLogits, options, random);
}

TEST(Sampling, KeepsEveryIntermediateOverTheWholeVocabulary) {
    SamplingOptions o;
    o.temperature = 0.5;
    const SamplingStep s = draw(o);
    double total = 0.0;
    for (const double x : kLogits) total += std::exp(x / 0.5);
    for (Index i = 0; i < 5; ++i) {
        EXPECT_DOUBLE_EQ(s.scaled[i], kLogits[static_cast<std::size_t>(i)] / 0.5);
        EXPECT_NEAR(s.probabilities[i], std::exp(kLogits[static_cast<std::size_t>(i)] / 0.5) / total, 1e-15);
    }
    EXPECT_NEAR(s.cumulative[4], 1.0, 1e-15);
    EXPECT_EQ(s.kept, 5);
    // The token is the first whose running sum is beyond the draw.
    EXPECT_GT(s.cumulative[s.token], s.draw);
    if (s.token > 0) {
        EXPECT_LE(s.cumulative[s.token - 1], s.draw);
    }
}

TEST(Sampling, TopKKeepsTheMostProbableAndTheFirstOfEquals) {
    SamplingOptions o;
    o.topK = 1;
    SamplingStep s = draw(o);
    EXPECT_EQ(s.token, 1);
    EXPECT_EQ(s.kept, 1);
    o.topK = 2;
    s = draw(o);
    EXPECT_EQ(s.keptByTopK, 2);
    EXPECT_EQ(s.filteredProbabilities[1], 0.5);
    EXPECT_EQ(s.filteredProbabilities[4], 0.5);
    for (Index i : {0, 2, 3}) {
        EXPECT_EQ(s.filteredProbabilities[i], 0.0);
        EXPECT_EQ(s.filtered[i], -std::numeric_limits<double>::infinity());
        EXPECT_GT(s.probabilities[i], 0.0); // before the filter it was possible
    }
    o.topK = 99;
    EXPECT_EQ(draw(o).kept, 5);
}

TEST(Sampling, TopPKeepsTheTokenThatReachesTheShare) {
    SamplingOptions o;
    o.topP = 0.5; // the two best have about 0.39 each
    SamplingStep s = draw(o);
    EXPECT_EQ(s.kept, 2);
    o.topP = 0.01;
    s = draw(o);
    EXPECT_EQ(s.kept, 1);
    EXPECT_EQ(s.token, 1);
    o.topP = 1.0;
    EXPECT_EQ(draw(o).kept, 5);
}

TEST(Sampling, RowsWithoutATokenAreNeverChosen) {
    SamplingOptions o;
    o.greedy = true;
    EXPECT_EQ(draw(o).token, 1);
    o.symbols = 1; // only the row 0 has a token
    SamplingStep s = draw(o);
    EXPECT_EQ(s.token, 0);
    EXPECT_EQ(s.filteredProbabilities[0], 1.0);
    EXPECT_GT(s.probabilities[4], 0.0); // what the model says stays to be seen
    o = {};
    o.symbols = 4;
    for (std::uint64_t seed = 0; seed < 300; ++seed) EXPECT_LT(draw(o, seed).token, 4);
    o.topK = 4; // the row 4 does not take one of the places
    EXPECT_EQ(draw(o).kept, 4);
    o.topK = 1;
    EXPECT_EQ(draw(o).token, 1);
    o.topK = 0;
    o.topP = 0.3;
    EXPECT_EQ(draw(o).kept, 1);
    const Candidates c = candidatesOf(draw(o), o, 5);
    EXPECT_EQ(c.shown.back().token, 4);
    EXPECT_EQ(c.shown.back().out, TakenOut::NoToken);
    EXPECT_EQ(c.shown[1].out, TakenOut::TopP);
    EXPECT_EQ(candidatesOf(draw(o), o, 2).othersWithoutToken, 1);
}

TEST(Sampling, FrequenciesFollowTheFilteredProbabilities) {
    SamplingOptions o;
    o.topK = 3;
    Random random(7);
    std::array<int, 5> count{};
    SamplingStep s;
    for (int i = 0; i < 20000; ++i) {
        s = sample<double>(kLogits, o, random);
        ++count[static_cast<std::size_t>(s.token)];
    }
    for (Index i = 0; i < 5; ++i)
        EXPECT_NEAR(count[static_cast<std::size_t>(i)] / 20000.0, s.filteredProbabilities[i], 0.015);
    EXPECT_EQ(count[0] + count[3], 0);
}

TEST(Sampling, GreedyDrawsNothing) {
    SamplingOptions o;
    o.greedy = true;
    Random random(3);
    const RandomState before = random.state();
    EXPECT_EQ(sample<double>(kLogits, o, random).token, 1);
    EXPECT_EQ(random.state(), before);
}

TEST(Sampling, SameSeedSameToken) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) EXPECT_EQ(draw({}, seed).token, draw({}, seed).token);
}

TEST(Sampling, RefusesOptionsOutsideTheirRange) {
    const auto problem = [](double temperature, int topK, double topP) {
        SamplingOptions o;
        o.temperature = temperature;
        o.topK = topK;
        o.topP = topP;
        return validate(o);
    };
    EXPECT_FALSE(problem(1, 0, 1));
    EXPECT_EQ(problem(0, 0, 1), SamplingError::Temperature);
    EXPECT_EQ(problem(std::nan(""), 0, 1), SamplingError::Temperature);
    EXPECT_EQ(problem(1, -1, 1), SamplingError::TopK);
    EXPECT_EQ(problem(1, 0, 0), SamplingError::TopP);
    EXPECT_EQ(problem(1, 0, 1.5), SamplingError::TopP);
}

/// Huge logits must not overflow.
TEST(Sampling, SurvivesHugeLogits) {
    Random random(1);
    const std::vector<float> logits{1e30F, -1e30F, 0.0F};
    EXPECT_EQ(sample<float>(logits, {}, random).token, 0);
}

} // namespace
} // namespace dikkat
