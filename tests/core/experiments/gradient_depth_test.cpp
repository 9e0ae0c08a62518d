#include "core/experiments/gradient_depth.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace dikkat {
namespace {

/// By reference: a loop over a part of a temporary would read what is already gone.
const nlohmann::json& table() {
    static const nlohmann::json parsed = [] {
        std::ifstream file(DIKKAT_TEST_DATA "/gradient_table.json");
        return nlohmann::json::parse(file);
    }();
    return parsed;
}

/// The lesson's table against PyTorch: weights from our generator, float64 arithmetic.
TEST(GradientDepth, DoubleMatchesTheReference) {
    const DepthStack<double> stack({}, 100);
    for (const auto& row : table().at("table"))
        for (const auto& [key, place] :
             {std::pair("post", NormPlace::Post), std::pair("pre", NormPlace::Pre)}) {
            const auto& expected = row.at(key);
            const DepthResult r = stack.measure(row.at("depth").get<int>(), place);
            const double norm = expected.at("grad_norm_float64").get<double>();
            EXPECT_NEAR(r.gradientNorm, norm, 1e-9 * norm) << key << r.depth;
            EXPECT_NEAR(r.loss, expected.at("loss_float64").get<double>(), 1e-9);
            for (Index i = 0; i < 16; ++i) {
                EXPECT_NEAR(r.gradient[i],
                            expected.at("x_grad_float64")[static_cast<std::size_t>(i)].get<double>(),
                            1e-9 * norm);
                EXPECT_NEAR(r.output[i], expected.at("h_float64")[static_cast<std::size_t>(i)].get<double>(),
                            1e-8);
            }
        }
}

/// In float32 the numbers agree as far as float32 programs agree with each other.
TEST(GradientDepth, FloatMatchesWithinTheSpreadOfFloatPrograms) {
    const DepthStack<float> stack({}, 100);
    for (const auto& row : table().at("table"))
        for (const auto& [key, place] :
             {std::pair("post", NormPlace::Post), std::pair("pre", NormPlace::Pre)}) {
            const auto& expected = row.at(key);
            const double norm = expected.at("grad_norm_float32").get<double>();
            const double spread = expected.at("relative_spread_of_all_of_these").get<double>();
            EXPECT_NEAR(stack.measure(row.at("depth").get<int>(), place).gradientNorm, norm,
                        2 * spread * norm)
                << key;
        }
}

TEST(GradientDepth, WeakerSublayersShrinkTheGradient) {
    for (const auto& row : table().at("weaker_sublayers")) {
        DepthExperiment e;
        e.weightDeviation = row.at("std").get<double>();
        const DepthStack<double> stack(e, 100);
        const int depths[] = {1, 10, 50, 100};
        for (std::size_t i = 0; i < 4; ++i) {
            const double post = row.at("post")[i].get<double>(), pre = row.at("pre")[i].get<double>();
            // what amplifies gradients amplifies rounding as well
            const double tolerance = (3e-8 + 1e-15 * post) * post;
            EXPECT_NEAR(stack.measure(depths[i], NormPlace::Post).gradientNorm, post, tolerance);
            EXPECT_NEAR(stack.measure(depths[i], NormPlace::Pre).gradientNorm, pre, 1e-8 * pre);
        }
    }
}

/// A post-norm output sums to 0 whatever happens before, so the sum as a loss has no gradient.
TEST(GradientDepth, SumLossHasNoGradientBehindPostNorm) {
    DepthExperiment e;
    e.sumLoss = true;
    const DepthStack<double> stack(e, 100);
    for (int depth : {1, 10, 50, 100}) {
        const DepthResult r = stack.measure(depth, NormPlace::Post);
        EXPECT_LT(r.gradientNorm, 1e-12);
        EXPECT_LT(std::abs(r.outputSum), 1e-12);
    }
    EXPECT_GT(stack.measure(1, NormPlace::Pre).gradientNorm, 0.1);
}

/// Against central differences, with everything that is not the lesson's default.
TEST(GradientDepth, GradientMatchesFiniteDifferences) {
    DepthExperiment e;
    e.width = 5;
    e.weightDeviation = 0.8;
    e.inputSeed = 3;
    const DepthStack<double> stack(e, 7);
    for (NormPlace place : {NormPlace::Post, NormPlace::Pre}) {
        const DepthResult r = stack.measure(7, place);
        ASSERT_EQ(r.activationNorms.size(), 8U);
        ASSERT_EQ(r.gradientNorms.size(), 8U);
        EXPECT_NEAR(r.gradientNorms.front(), r.gradient.norm(), 1e-12);
        for (Index i = 0; i < 5; ++i) {
            const double step = 1e-6;
            Row x = stack.input();
            x[i] += step;
            const double up = stack.measure(7, place, x).loss;
            x[i] -= 2 * step;
            const double down = stack.measure(7, place, x).loss;
            EXPECT_NEAR(r.gradient[i], (up - down) / (2 * step), 1e-6);
        }
    }
}

} // namespace
} // namespace dikkat
