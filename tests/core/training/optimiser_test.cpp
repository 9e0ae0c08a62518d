#include "core/training/optimiser.h"

#include "tests/core/support/golden_model.h"

#include <cmath>

namespace dikkat::test {

namespace {

const std::vector<std::pair<std::string, OptimiserKind>> kKinds = {{"sgd", OptimiserKind::Sgd},
                                                                   {"sgd_momentum", OptimiserKind::Momentum},
                                                                   {"adam", OptimiserKind::Adam},
                                                                   {"adamw", OptimiserKind::AdamW}};

struct Recipe {
    OptimiserSettings optimiser;
    Schedule schedule;
};

Recipe recipe(OptimiserKind kind, bool clipped, const nlohmann::json& run) {
    Recipe r;
    r.optimiser.kind = kind;
    r.optimiser.learningRate = run.at("lr").get<double>();
    r.optimiser.decayVectors = true;
    r.optimiser.clip = clipped ? 1.0 : 0.0;
    if (clipped) r.schedule = {5, 20, 0.1};
    return r;
}

double norm(std::span<const double> values) {
    double squares = 0.0;
    for (const double v : values) squares += v * v;
    return std::sqrt(squares);
}

} // namespace

TEST(Optimiser, ScheduleMatchesGolden) {
    const auto factors =
        goldenFile("optimizers.json").at("schedule").at("factors").get<std::vector<double>>();
    const Schedule schedule{5, 20, 0.1};
    for (std::size_t s = 0; s < factors.size(); ++s)
        EXPECT_NEAR(schedule.factor(static_cast<std::int64_t>(s)), factors[s], 1e-15);
    EXPECT_EQ(schedule.factor(20), 0.1);
    EXPECT_EQ(schedule.factor(1000), 0.1);
    EXPECT_EQ(Schedule{}.factor(123), 1.0);
}

TEST(Optimiser, QuadraticTrajectories) {
    const auto json = goldenFile("optimizers.json");
    const auto& problem = json.at("quadratic_problem");
    const Matrix A = goldenMatrix(problem.at("A")), target = goldenMatrix(problem.at("target"));
    for (const auto& [name, kind] : kKinds)
        for (const bool clipped : {false, true}) {
            const auto& run =
                json.at("runs").at("quadratic").at(name + (clipped ? "/clip_and_schedule" : "/plain"));
            SCOPED_TRACE(name);
            const Recipe r = recipe(kind, clipped, run);
            Matrix w = goldenMatrix(problem.at("start"));
            auto moments = noMoments<double>(kind, 3);
            for (int s = 0; s < 20; ++s) {
                const Matrix g = (w - target) * A;
                EXPECT_NEAR(0.5 * (g * (w - target).transpose())(0, 0),
                            run.at("loss")[static_cast<std::size_t>(s)].get<double>(), 1e-9);
                EXPECT_NEAR(g.norm(),
                            run.at("grad_norm_before_clip")[static_cast<std::size_t>(s)].get<double>(), 1e-8);
                updateWeights<double>(r.optimiser, r.optimiser.learningRate * r.schedule.factor(s),
                                      clippingFactor(g.norm(), r.optimiser.clip), {{0, 3, true}}, 0, 3,
                                      g.data(), moments, w.data());
                ++moments.steps;
                const auto after = run.at("w")[static_cast<std::size_t>(s)].get<std::vector<double>>();
                for (Index i = 0; i < 3; ++i) EXPECT_NEAR(w(0, i), after[static_cast<std::size_t>(i)], 1e-9);
            }
        }
}

TEST(Optimiser, ModelTrajectories) {
    const auto json = goldenFile("optimizers.json");
    for (const char* model : {"tiny_gpt_lecture", "tiny_gpt_gpt2"})
        for (const auto& [name, kind] : kKinds)
            for (const bool clipped : {false, true}) {
                const auto& run =
                    json.at("runs").at(model).at(name + (clipped ? "/clip_and_schedule" : "/plain"));
                SCOPED_TRACE(std::string(model) + " " + name + (clipped ? " clipped" : ""));
                const Recipe r = recipe(kind, clipped, run);
                GoldenModel golden(model);
                Parameters<double>& p = golden.parameters;
                Network<double> network(golden.config, 2);
                auto moments = noMoments<double>(kind, p.size());
                const auto decay = decayRanges(p.layout(), r.optimiser.decayVectors);
                for (std::size_t s = 0; s < 20; ++s) {
                    network.forward(p, golden.batch());
                    EXPECT_NEAR(network.loss(), run.at("loss")[s].get<double>(), 1e-9);
                    Parameters<double> d(golden.config);
                    network.backward(p, d, 1.0 / 12.0);
                    const double before = norm(d.flat());
                    EXPECT_NEAR(before, run.at("grad_norm_before_clip")[s].get<double>(), 1e-8);
                    // in two parts, as two threads would
                    for (const auto& [from, to] :
                         {std::pair<std::int64_t, std::int64_t>{0, 333}, {333, p.size()}})
                        updateWeights<double>(r.optimiser,
                                              r.optimiser.learningRate *
                                                  r.schedule.factor(static_cast<std::int64_t>(s)),
                                              clippingFactor(before, r.optimiser.clip), decay, from, to,
                                              d.data(), moments, p.data());
                    ++moments.steps;
                    EXPECT_NEAR(norm(p.flat()), run.at("param_global_norm_after_step")[s].get<double>(),
                                1e-8);
                }
            }
}

TEST(Optimiser, DecayLeavesVectorsAlone) {
    ModelConfig config;
    config.vocabulary = 3;
    const Parameters<double> p(config);
    const auto ranges = decayRanges(p.layout(), false);
    std::int64_t at = 0;
    for (const DecayRange& range : ranges) {
        EXPECT_EQ(range.from, at);
        at = range.to;
    }
    EXPECT_EQ(at, p.size());
    for (const ParameterInfo& info : p.layout()) {
        const bool vector =
            info.name.find(".b") != std::string::npos || info.name.find("gamma") != std::string::npos;
        for (const DecayRange& range : ranges)
            if (info.offset >= range.from && info.offset < range.to) {
                EXPECT_EQ(range.decays, !vector) << info.name;
            }
    }
    EXPECT_EQ(decayRanges(p.layout(), true).size(), 1u);
}

} // namespace dikkat::test
