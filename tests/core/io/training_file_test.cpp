#include "core/io/training_file.h"

#include "model_samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace dikkat;
using nlohmann::json;

namespace {

std::shared_ptr<const TrainingData> someText(const ModelConfig& config) {
    auto data = std::make_shared<TrainingData>();
    Random random(8);
    for (int i = 0; i < 400; ++i)
        data->tokens.push_back(static_cast<TokenId>(random.integer(0, config.vocabulary)));
    return data;
}

TrainingPlan plan(OptimiserKind kind) {
    TrainingPlan p;
    p.optimiser.kind = kind;
    p.optimiser.learningRate = 0.003;
    p.schedule = {3, 20, 0.1};
    p.steps = 12;
    p.rows = 4;
    p.evaluateEvery = 4;
    p.threads = 1;
    return p;
}

struct Curve {
    std::vector<StepReport> reports;
    TrainingHooks hooks() {
        return {[this](const StepReport& r) { reports.push_back(r); }, {}, {}};
    }
};

/// Through bytes and back.
StoredModel reopened(const StoredRun& run, const samples::Sample& s) {
    StoredModel model{run.state.parameters, s.model.vocabulary, storeRun(run)};
    return readModel(Safetensors::parse(std::string_view(writeModel(model).value())).value()).value();
}

} // namespace

TEST(TrainingFile, AStoredRunGoesOnBitForBit) {
    const samples::Sample s = samples::all()[1]; // tied, with dropout
    const auto data = someText(s.model.parameters.config());
    for (const OptimiserKind kind : {OptimiserKind::AdamW, OptimiserKind::Momentum, OptimiserKind::Sgd}) {
        Curve whole, first, second;
        Trainer<float> never(s.model.parameters, plan(kind), data, data, Random(5));
        EXPECT_EQ(never.run(whole.hooks(), {}), RunEnd::Finished);

        TrainingPlan half = plan(kind);
        half.steps = 5;
        Trainer<float> before(s.model.parameters, half, data, data, Random(5));
        before.run(first.hooks(), {});
        const StoredRun stored{before.state(), plan(kind), before.history().all(), R"({"seed":5})"};
        const auto restored = restoreRun(reopened(stored, s));
        ASSERT_TRUE(restored.ok()) << restored.error().read.place;
        EXPECT_EQ(restored->plan, stored.plan);
        EXPECT_EQ(restored->data, stored.data);
        ASSERT_EQ(restored->history.size(), 5U);
        EXPECT_EQ(restored->history[4].loss, whole.reports[4].loss);
        Trainer<float> after(restored->state, restored->plan, data, data);
        after.run(second.hooks(), {});
        ASSERT_EQ(second.reports.size(), 7U);
        for (std::size_t i = 0; i < second.reports.size(); ++i) {
            EXPECT_EQ(second.reports[i].loss, whole.reports[5 + i].loss) << i;
            EXPECT_EQ(second.reports[i].gradientNorm, whole.reports[5 + i].gradientNorm) << i;
            EXPECT_EQ(second.reports[i].validated(), whole.reports[5 + i].validated()) << i;
        }
        EXPECT_TRUE(std::equal(never.parameters().flat().begin(), never.parameters().flat().end(),
                               after.parameters().flat().begin()));
    }
}

TEST(TrainingFile, HistoryKeepsValidationAndLeavesOutWhatIsNotFinite) {
    const samples::Sample s = samples::all()[0];
    const auto data = someText(s.model.parameters.config());
    Trainer<float> trainer(s.model.parameters, plan(OptimiserKind::AdamW), data, data, Random(5));
    StoredRun run{trainer.state(), plan(OptimiserKind::AdamW), {}, "not json"};
    run.history = {{0, 2.5, 3.5, 0.1, 1.0},
                   {1, 2.25, std::numeric_limits<double>::quiet_NaN(), 0.1, 1.0},
                   {2, std::numeric_limits<double>::infinity(), 1.0, 0.1, 1.0},
                   {3, 2.0, 3.0, 0.1, 0.5}};
    const auto back = restoreRun(reopened(run, s));
    ASSERT_TRUE(back.ok());
    ASSERT_EQ(back->history.size(), 3U);
    EXPECT_EQ(back->history[0].validationLoss, 3.5);
    EXPECT_FALSE(back->history[1].validated());
    EXPECT_EQ(back->history[2].step, 3);
    EXPECT_EQ(back->history[2].validationLoss, 3.0);
    EXPECT_EQ(back->data, "{}");
}

TEST(TrainingFile, DamagedRunsAreRefused) {
    const samples::Sample s = samples::all()[0];
    const auto data = someText(s.model.parameters.config());
    Trainer<float> trainer(s.model.parameters, plan(OptimiserKind::AdamW), data, data, Random(5));
    const StoredModel good = reopened({trainer.state(), plan(OptimiserKind::AdamW), {}, "{}"}, s);
    EXPECT_TRUE(restoreRun(good).ok());
    const auto refused = [&](auto change) {
        StoredModel bad = good;
        change(*bad.training);
        return !restoreRun(bad).ok();
    };
    const auto settings = [](const char* key, const json& value) {
        return [=](StoredTraining& t) {
            json j = json::parse(t.settings);
            j[key] = value;
            t.settings = j.dump();
        };
    };
    EXPECT_TRUE(refused([](StoredTraining& t) { t.settings = "{"; }));
    EXPECT_TRUE(refused([](StoredTraining& t) { t.settings = "[]"; }));
    EXPECT_TRUE(refused(settings("steps", -1)));
    EXPECT_TRUE(refused(settings("updates", "1")));
    EXPECT_TRUE(refused(settings("dropout_seed", 0.5)));
    EXPECT_TRUE(refused(settings("plan", 3)));
    EXPECT_TRUE(refused(settings("plan", json::object())));
    EXPECT_TRUE(refused([](StoredTraining& t) { t.moments.erase("v"); }));
    EXPECT_TRUE(refused([](StoredTraining& t) { t.numbers.erase("random"); }));
    EXPECT_TRUE(refused([](StoredTraining& t) { t.numbers["random"].resize(3); }));
    EXPECT_TRUE(refused([](StoredTraining& t) { t.numbers["first_loss"].clear(); }));
    EXPECT_TRUE(refused([](StoredTraining& t) { t.numbers["history.loss"].push_back(1); }));
    EXPECT_TRUE(refused([](StoredTraining& t) { t.numbers.erase("history.step"); }));
    StoredModel without = good;
    without.training.reset();
    EXPECT_FALSE(restoreRun(without).ok());
}

TEST(PlanJson, RoundTripAndPartialPlans) {
    TrainingPlan p = plan(OptimiserKind::Momentum);
    p.optimiser.epsilon = 1e-7;
    EXPECT_EQ(*planFromJson(planToJson(p)), p);
    const auto partial = planFromJson(R"({"optimiser": "adam", "steps": 7})", ConfigKeys::Some, p);
    ASSERT_TRUE(partial.ok());
    p.optimiser.kind = OptimiserKind::Adam;
    p.steps = 7;
    EXPECT_EQ(*partial, p);
    EXPECT_EQ(planFromJson("{}").error().code, ReadError::Missing);
    EXPECT_EQ(planFromJson(R"({"learning_rate": "fast"})", ConfigKeys::Some).error().code,
              ReadError::NumberExpected);
    EXPECT_EQ(planFromJson(R"({"learning_rat": 1})", ConfigKeys::Some).error().place, "learning_rat");
    EXPECT_EQ(planFromJson(R"({"steps": 1.5})", ConfigKeys::Some).error().code, ReadError::IntegerExpected);
}
