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

/// Ratios to one layer that PyTorch gives. Weak sublayers make the gradient vanish, exponentially but slowly;
/// in between it scatters; stronger ones let it grow, and then double precision keeps the order of magnitude
/// only.
TEST(GradientDepth, WeakSublayersLetItVanishSlowly) {
    struct Row {
        double spread, at100, at800;
    };
    const Row rows[] = {{0.05, 0.5280785245336337, 6.484693227696767e-05},
                        {0.1, 0.27301657705089016, 9.927385326251756e-07},
                        {0.15, 0.5133097890057122, 0.0003725472367515559},
                        {0.2, 1.792681620423733, 0.5401300520906925},
                        {0.25, 2.6526868544485938, 42.23602154261143},
                        {0.3, 0.06263444401908756, 102285.11550600686},
                        {0.35, 4.5378676982757655, 0},
                        {0.4, 73.93705006383696, 0}};
    for (const Row& row : rows) {
        DepthExperiment e;
        e.weightDeviation = row.spread;
        const DepthStack<double> stack(e, 800);
        const double one = stack.measure(1, NormPlace::Post).gradientNorm;
        EXPECT_NEAR(stack.measure(100, NormPlace::Post).gradientNorm / one, row.at100, 1e-6 * row.at100);
        const double deep = stack.measure(800, NormPlace::Post).gradientNorm / one;
        if (row.spread <= 0.25) {
            EXPECT_NEAR(deep, row.at800, 1e-3 * row.at800) << row.spread;
        } else {
            EXPECT_GT(deep, 1e4) << row.spread;
        }
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
