#include "core/attention/positional.h"
#include "core/base/random.h"
#include "core/experiments/block_parts.h"
#include "core/experiments/context_cost.h"
#include "core/experiments/dot_products.h"
#include "core/experiments/normal_stream.h"
#include "core/experiments/parameter_counts.h"
#include "core/experiments/positions_experiment.h"
#include "core/experiments/saturation.h"
#include "core/model/parameters.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>

namespace dikkat {
namespace {

TEST(NormalStream, FollowsTheExactGenerator) {
    for (std::uint64_t seed : {0U, 7U, 123456U}) {
        Random exact(seed);
        NormalStream fast(seed);
        std::vector<float> expected(160'000), got(expected.size());
        exact.normal(expected);
        fast.fill(std::span(got).first(48));
        fast.fill(std::span(got).subspan(48));
        for (std::size_t i = 0; i < got.size(); ++i)
            ASSERT_NEAR(got[i], expected[i], 4e-6) << seed << " " << i;
    }
}

TEST(NormalStream, SkipsAsManyNumbersAsItSays) {
    NormalStream a(3), b(3);
    std::vector<float> read(16 * 1000), after(16), skipped(16);
    a.fill(read);
    a.fill(after);
    b.skip(16 * 1000);
    b.fill(skipped);
    EXPECT_EQ(after, skipped);
}

/// The chapter's figures: seed 0, dk 4, 64 and 512 in this order (PyTorch's float32 values).
TEST(DotProducts, VarianceIsTheChapters) {
    const Index dks[] = {4, 64, 512};
    int reports = 0;
    const auto all =
        simulateDotProducts(dks, 200'000, 0, {}, [&](const DotProductStatistics&) { ++reports; });
    ASSERT_EQ(all.size(), 3U);
    EXPECT_NEAR(all[0].variance, 4.013667770583622, 2e-6);
    EXPECT_NEAR(all[1].variance, 64.00798833720361, 3e-5);
    EXPECT_NEAR(all[2].variance, 510.66556908737647, 2e-4);
    EXPECT_NEAR(all[2].scaledVariance, 0.9973937237929291, 1e-6);
    EXPECT_NEAR(all[2].standardError, 1.623822650414755, 1e-9);
    for (const auto& s : all) {
        EXPECT_EQ(s.pairs, 200'000);
        EXPECT_EQ(std::accumulate(s.histogram.begin(), s.histogram.end(), std::int64_t{0}), s.pairs);
        EXPECT_LT(std::abs(s.mean), 4 * std::sqrt(static_cast<double>(s.dk) / 200'000.0));
    }
    EXPECT_GE(reports, 30);
}

TEST(DotProducts, AnyNumberOfThreadsGivesTheSameBits) {
    const Index dks[] = {3, 64, 16};
    const auto one = simulateDotProducts(dks, 20'000, 5, {}, {}, 1);
    for (const int threads : {2, 5}) {
        std::vector<std::int64_t> reported;
        const auto many = simulateDotProducts(
            dks, 20'000, 5, {}, [&](const DotProductStatistics& s) { reported.push_back(s.pairs); }, threads);
        ASSERT_EQ(many.size(), one.size());
        for (std::size_t i = 0; i < one.size(); ++i) {
            EXPECT_EQ(many[i].dk, dks[i]);
            EXPECT_EQ(many[i].pairs, 20'000);
            EXPECT_EQ(many[i].mean, one[i].mean);
            EXPECT_EQ(many[i].variance, one[i].variance);
            EXPECT_EQ(many[i].histogram, one[i].histogram);
        }
        // Every width counts up to its end before the next one begins.
        EXPECT_EQ(std::count(reported.begin(), reported.end(), 20'000), 3);
        for (std::size_t i = 1; i < reported.size(); ++i)
            EXPECT_TRUE(reported[i - 1] == 20'000 || reported[i - 1] < reported[i]);
    }
}

/// The same numbers drawn in one piece with the exact generator.
TEST(DotProducts, AreThoseOfTheExactStream) {
    const Index dks[] = {5, 32};
    const std::int64_t pairs = 1600;
    Random exact(11);
    const auto fast = simulateDotProducts(dks, pairs, 11, {}, {}, 2);
    for (std::size_t i = 0; i < 2; ++i) {
        const Index dk = dks[i];
        std::vector<float> q(static_cast<std::size_t>(pairs * dk)), k(q.size());
        exact.normal(q);
        exact.normal(k);
        Eigen::ArrayXd dots(pairs);
        for (Index p = 0; p < pairs; ++p) {
            double sum = 0;
            for (Index j = 0; j < dk; ++j) sum += double(q[size_t(p * dk + j)]) * k[size_t(p * dk + j)];
            dots(p) = sum;
        }
        const double variance = (dots - dots.mean()).square().sum() / double(pairs - 1);
        EXPECT_NEAR(fast[i].mean, dots.mean(), 1e-5);
        EXPECT_NEAR(fast[i].variance, variance, 1e-4 * variance / double(dk) + 1e-5);
    }
}

TEST(DotProducts, StopsWhenAsked) {
    std::stop_source source;
    const Index dks[] = {64, 512};
    const auto some = simulateDotProducts(dks, 200'000, 0, source.get_token(),
                                          [&](const DotProductStatistics&) { source.request_stop(); });
    ASSERT_EQ(some.size(), 1U);
    EXPECT_LT(some[0].pairs, 200'000);
}

TEST(DotProducts, ExactVarianceIsTheWidth) {
    for (int dk = 1; dk <= 6; ++dk) EXPECT_DOUBLE_EQ(exactDotProductVariance(dk), dk);
}

TEST(Saturation, GradientVanishesAsScoresGrow) {
    const Row scores{{1, 2, 3, 4}};
    const Saturation one = saturate(scores, 1), eight = saturate(scores, 8);
    EXPECT_NEAR(one.weights[3], 0.6439142598879724, 1e-15);
    EXPECT_NEAR(eight.weights[3], 0.9996645373721103, 1e-15);
    EXPECT_NEAR(one.gradientNorm, 0.38, 0.005);
    EXPECT_NEAR(eight.gradientNorm, 0.0007, 0.00005);
    EXPECT_NEAR(one.jacobian.rowwise().sum().norm(), 0.0, 1e-15);
}

TEST(ContextCost, IsTheChapters) {
    EXPECT_EQ(contextCost(256, 10, 200, 384).windowWeights, 512000);
    EXPECT_EQ(contextCost(3, 10, 200, 384).windowWeights, 6000);
    EXPECT_EQ(contextCost(1024, 10, 200, 384).scores, 1048576);
    EXPECT_EQ(contextCost(3, 10, 200, 384).attentionWeights, contextCost(256, 10, 200, 384).attentionWeights);
    const auto crossing = contextCost(crossingLength(512), 10, 200, 512);
    EXPECT_EQ(crossing.attentionOperations, crossing.recurrentOperations);
}

TEST(PositionProducts, DependOnTheDistanceOnly) {
    const Matrix p = positionProducts(sinusoidalEncoding(12, 8));
    for (Index i = 0; i + 3 < 12; ++i) EXPECT_NEAR(p(i, i + 3), p(0, 3), 1e-12);
    EXPECT_NEAR(positionSimilarity(sinusoidalEncoding(12, 8))(5, 5), 1.0, 1e-12);
    EXPECT_EQ(positionSimilarity(Matrix::Zero(2, 3)).norm(), 0.0);
}

TEST(BlockParts, NormaliseAndAdd) {
    const NormSteps n = layerNormSteps(Row{{1, 2, 3, 4}});
    EXPECT_DOUBLE_EQ(n.mean, 2.5);
    EXPECT_DOUBLE_EQ(n.variance, 1.25);
    EXPECT_NEAR(n.normalised[0], -1.3416354199689269, 1e-15);
    const ResidualSteps r = residualSteps(Row{{1, 2, 3, 4}}, Row{{0.1, -0.2, 0, 0.3}}, Row{{1, 1, 1, 1}});
    EXPECT_NEAR(r.sum[1], 1.8, 1e-15);
    EXPECT_EQ(r.gradientOfBranch, r.gradientOfStream);
}

TEST(ParameterCounts, AreTheChapters) {
    EXPECT_EQ(countParameters(lectureGpt()).total, 10788929);
    EXPECT_EQ(countParameters(lectureGpt()).blocks, 10639872);
    EXPECT_EQ(countParameters(lectureGpt()).perBlock, 1773312);
    EXPECT_EQ(countParameters(chapter56Mlp()).total, 11897);
    EXPECT_EQ(gptBlockWeights(512).total(), 3145728);
    EXPECT_EQ(decoderBlockWeights(512).total(), 4194304);
    EXPECT_EQ(encoderBlockWeights(512).total(), 3145728);
    EXPECT_EQ(decoderBlockWeights(512).crossAttention, 1048576);
}

} // namespace
} // namespace dikkat
