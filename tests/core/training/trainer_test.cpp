#include "core/training/trainer.h"

#include "core/io/run_setup.h"
#include "core/training/estimate.h"
#include "core/training/presets.h"
#include "tests/core/support/golden.h"

#include <bit>
#include <chrono>
#include <thread>

namespace dikkat::test {

namespace {

using Data = std::shared_ptr<const TrainingData>;

Data abcData() {
    auto data = std::make_shared<TrainingData>();
    for (int i = 0; i < 120; ++i) data->tokens.push_back(i % 3);
    data->skipLastStart = true;
    return data;
}

/// A text with some structure: every symbol depends on the one before it.
Data chainData(int symbols, int length, std::uint64_t seed) {
    auto data = std::make_shared<TrainingData>();
    Random random(seed);
    TokenId last = 0;
    for (int i = 0; i < length; ++i) {
        last = static_cast<TokenId>((last * 3 + random.integer(0, 3)) % symbols);
        data->tokens.push_back(last);
    }
    return data;
}

ModelConfig chainModel() {
    ModelConfig c;
    c.vocabulary = 11;
    c.width = 24;
    c.heads = 3;
    c.blocks = 2;
    c.context = 16;
    c.mlpWidth = 96;
    c.dropout = 0.1;
    return c;
}

TrainingPlan chainPlan() {
    TrainingPlan p;
    p.steps = 30;
    p.rows = 7;
    p.accumulation = 2;
    p.schedule = {5, 30, 0.1};
    p.evaluateEvery = 10;
    p.threads = 1;
    return p;
}

template <class Scalar>
std::unique_ptr<Trainer<Scalar>> newTrainer(const ModelConfig& config, const TrainingPlan& plan,
                                            const Data& data, std::uint64_t seed,
                                            const Data& validation = nullptr) {
    Random random(seed);
    Parameters<Scalar> start(config);
    initialise(start, random, Initialisation::TorchDefaults);
    return std::make_unique<Trainer<Scalar>>(std::move(start), plan, data, validation, random);
}

std::vector<double> losses(const History& history) {
    std::vector<double> all;
    for (const StepReport& r : history.all()) all.push_back(r.loss);
    return all;
}

template <class Scalar>
void reproduceLesson(const char* key, double tolerance) {
    const auto json = goldenFile("training_004.json");
    auto trainer = newTrainer<Scalar>(abcConfig(), abcPlan(), abcData(), 0);
    for (const auto& [name, values] : json.at("init").items()) {
        const MatrixOf<float> written = Matrix(goldenMatrix(values)).template cast<float>();
        const Matrix exact = written.cast<double>(); // written as the shortest decimal
        EXPECT_EQ(maxDifference(trainer->parameters()[name].template cast<double>(), exact), 0.0) << name;
    }
    EXPECT_EQ(trainer->run({}, {}), RunEnd::Finished);
    const auto expected = json.at(key).template get<std::vector<double>>();
    const auto got = losses(trainer->history());
    ASSERT_EQ(got.size(), expected.size());
    for (std::size_t i = 0; i < got.size(); ++i) EXPECT_NEAR(got[i], expected[i], tolerance) << "step " << i;
}

} // namespace

TEST(Trainer, ReproducesTheLessonsRunInDouble) {
    reproduceLesson<double>("loss_float64", 1e-9);
}

TEST(Trainer, ReproducesTheLessonsRunInFloat) {
    reproduceLesson<float>("loss_float32", 1e-5);
}

TEST(Trainer, DrawsTheLessonsBatches) {
    const auto json = goldenFile("training_004.json");
    const Data data = abcData();
    Random random(0);
    Parameters<float> start(abcConfig());
    initialise(start, random, Initialisation::TorchDefaults);
    for (const auto& row : json.at("batch_starts"))
        for (const auto& begin : row) EXPECT_EQ(random.integer(0, 120 - 8 - 1), begin.get<std::int64_t>());
}

TEST(Trainer, ResumesBitForBit) {
    const ModelConfig config = chainModel();
    const Data data = chainData(11, 400, 1), validation = chainData(11, 120, 2);
    for (const int threads : {1, 2}) {
        for (const auto kind : {OptimiserKind::Sgd, OptimiserKind::Momentum, OptimiserKind::AdamW}) {
            TrainingPlan plan = chainPlan();
            plan.threads = threads;
            plan.optimiser.kind = kind;
            auto whole = newTrainer<float>(config, plan, data, 5, validation);
            EXPECT_EQ(whole->threads(), threads);
            whole->run({}, {});
            plan.steps = 13;
            auto first = newTrainer<float>(config, plan, data, 5, validation);
            first->run({}, {});
            // through the packed form a session stores
            TrainerState<float> state = first->state();
            state.random = *RandomState::unpack(state.random.pack());
            plan.steps = 30;
            Trainer<float> second(state, plan, data, validation);
            second.run({}, {});
            for (std::int64_t i = 0; i < second.parameters().size(); ++i)
                ASSERT_EQ(std::bit_cast<std::uint32_t>(second.parameters().data()[i]),
                          std::bit_cast<std::uint32_t>(whole->parameters().data()[i]));
            const auto a = losses(whole->history()), b = losses(second.history());
            EXPECT_EQ(std::vector<double>(a.begin() + 13, a.end()), b);
            EXPECT_EQ(whole->evaluate(), second.evaluate());
        }
    }
}

TEST(Trainer, ThreadsAgreeToRounding) {
    const Data data = chainData(11, 400, 1);
    TrainingPlan plan = chainPlan();
    auto one = newTrainer<double>(chainModel(), plan, data, 5);
    plan.threads = 3;
    auto three = newTrainer<double>(chainModel(), plan, data, 5);
    ASSERT_EQ(three->threads(), 3);
    one->run({}, {});
    three->run({}, {});
    const auto a = losses(one->history()), b = losses(three->history());
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], 1e-9);
    EXPECT_NEAR(one->evaluate(true), three->evaluate(true), 1e-9);
}

TEST(Trainer, AccumulationEqualsOneLargeBatch) {
    ModelConfig config = chainModel();
    config.dropout = 0.0;
    const Data data = chainData(11, 400, 1);
    TrainingPlan plan = chainPlan();
    plan.rows = 4;
    plan.accumulation = 3;
    auto parts = newTrainer<double>(config, plan, data, 5);
    plan.rows = 12;
    plan.accumulation = 1;
    auto whole = newTrainer<double>(config, plan, data, 5);
    parts->run({}, {});
    whole->run({}, {});
    const auto a = losses(parts->history()), b = losses(whole->history());
    for (std::size_t i = 0; i < a.size(); ++i) EXPECT_NEAR(a[i], b[i], 1e-9);
}

TEST(Trainer, StopsWithinAStep) {
    TrainingPlan plan = abcPlan();
    plan.steps = 1'000'000'000;
    auto trainer = newTrainer<float>(abcConfig(), plan, abcData(), 0);
    std::stop_source stop;
    TrainingHooks hooks;
    hooks.onStep = [&](const StepReport& r) {
        if (r.step == 20) stop.request_stop();
    };
    EXPECT_EQ(trainer->run(hooks, stop.get_token()), RunEnd::Stopped);
    EXPECT_EQ(trainer->steps(), 21);
}

TEST(Trainer, ExplosionEndsTheRunAndKeepsFiniteWeights) {
    TrainingPlan plan = abcPlan();
    plan.optimiser.kind = OptimiserKind::Sgd;
    plan.optimiser.learningRate = 300.0;
    auto trainer = newTrainer<float>(abcConfig(), plan, abcData(), 0);
    EXPECT_EQ(trainer->run({}, {}), RunEnd::Diverged);
    EXPECT_NE(trainer->divergence(), Divergence::None);
    EXPECT_LT(trainer->steps(), 400);
    for (const float w : trainer->parameters().flat()) ASSERT_TRUE(std::isfinite(w));
}

TEST(Trainer, NaNWeightEndsTheRun) {
    Random random(0);
    Parameters<float> start(abcConfig());
    initialise(start, random, Initialisation::TorchDefaults);
    start["blocks.0.mlp.W1"](3, 5) = std::numeric_limits<float>::quiet_NaN();
    Trainer<float> trainer(start, abcPlan(), abcData(), nullptr, random);
    EXPECT_EQ(trainer.run({}, {}), RunEnd::Diverged);
    EXPECT_EQ(trainer.divergence(), Divergence::NotFinite);
    EXPECT_EQ(trainer.steps(), 0);
}

TEST(Trainer, SnapshotShowsTheLastUpdate) {
    for (const auto kind :
         {OptimiserKind::Sgd, OptimiserKind::Momentum, OptimiserKind::Adam, OptimiserKind::AdamW}) {
        TrainingPlan plan = abcPlan();
        plan.optimiser.kind = kind;
        plan.optimiser.clip = 0.5;
        auto trainer = newTrainer<double>(abcConfig(), plan, abcData(), 0);
        StepReport report;
        for (int i = 0; i < 3; ++i) trainer->step(report);
        SnapshotRequest request;
        request.weights = {0, 100, 500, -1, 1'000'000};
        EXPECT_TRUE(trainer->snapshot(request)->weights.empty()); // nobody watched the update
        trainer->watch(request.weights);
        const Parameters<double> before = trainer->parameters();
        const Moments<double> moments = trainer->moments();
        trainer->step(report);
        request.probe = {0, 1, 2, 0};
        const auto snapshot = trainer->snapshot(request);
        ASSERT_EQ(snapshot->weights.size(), 3u);
        for (const WeightReport& w : snapshot->weights) {
            EXPECT_EQ(w.value, trainer->parameters().data()[w.index]);
            EXPECT_EQ(w.gradient, trainer->gradients().data()[w.index]);
            EXPECT_EQ(w.update, w.value - before.data()[w.index]);
            const auto at = static_cast<std::size_t>(w.index);
            EXPECT_EQ(w.firstBefore, moments.first.empty() ? 0.0 : moments.first[at]);
            EXPECT_EQ(w.secondBefore, moments.second.empty() ? 0.0 : moments.second[at]);
        }
        EXPECT_EQ(snapshot->steps, 4);
        EXPECT_EQ(snapshot->history.size(), 4);
        EXPECT_EQ(snapshot->norms.size(), trainer->parameters().layout().size());
        ASSERT_TRUE(snapshot->trace);
        EXPECT_EQ(snapshot->trace->logits.rows(), 4);
        ASSERT_TRUE(snapshot->parameters);
    }
}

/// Before the first update there are no moments: exactly none, not what is left of computing them back.
TEST(Trainer, MomentsBeforeTheFirstUpdateAreZero) {
    for (const auto kind : {OptimiserKind::Momentum, OptimiserKind::AdamW}) {
        TrainingPlan plan = abcPlan();
        plan.optimiser.kind = kind;
        auto trainer = newTrainer<float>(abcConfig(), plan, abcData(), 0);
        SnapshotRequest request;
        for (std::int64_t i = 0; i < trainer->parameters().size(); ++i) request.weights.push_back(i);
        trainer->watch(request.weights);
        StepReport report;
        trainer->step(report);
        const auto snapshot = trainer->snapshot(request);
        ASSERT_EQ(snapshot->weights.size(), request.weights.size());
        for (const WeightReport& w : snapshot->weights) {
            EXPECT_EQ(w.firstBefore, 0.0);
            EXPECT_EQ(w.secondBefore, 0.0);
        }
    }
}

TEST(Trainer, SnapshotsCostLittleAndTheLastOneIsComplete) {
    TrainingPlan plan = abcPlan();
    auto trainer = newTrainer<float>(abcConfig(), plan, abcData(), 0);
    TrainingHooks hooks;
    int count = 0;
    std::shared_ptr<const Snapshot> last;
    hooks.onSnapshot = [&](std::shared_ptr<const Snapshot> s) {
        ++count;
        last = std::move(s);
    };
    const auto begin = std::chrono::steady_clock::now();
    trainer->run(hooks, {});
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begin;
    ASSERT_TRUE(last);
    EXPECT_EQ(last->steps, 400);
    EXPECT_EQ(last->history.size(), 400);
    EXPECT_EQ(last->history[399].step, 399);
    EXPECT_LE(count, passed.count() / SnapshotRequest{}.secondsBetween + 2); // however slow the machine is
}

TEST(Trainer, LearningRateChangesInMidRun) {
    auto trainer = newTrainer<float>(abcConfig(), abcPlan(), abcData(), 0);
    StepReport report;
    trainer->step(report);
    EXPECT_EQ(report.learningRate, 0.01);
    trainer->setLearningRate(0.002);
    trainer->step(report);
    EXPECT_EQ(report.learningRate, 0.002);
    EXPECT_EQ(trainer->learningRate(), 0.002);
}

TEST(Trainer, LearnsEveryKindOfData) {
    // lines: copy two symbols; the prompt is given, not predicted
    auto lines = std::make_shared<TrainingData>();
    for (TokenId a = 0; a < 4; ++a)
        for (TokenId b = 0; b < 4; ++b) lines->lines.push_back({a, b, 4, a, b, 5});
    lines->promptLength = 3;
    ModelConfig config = abcConfig();
    config.vocabulary = 6;
    TrainingPlan plan = abcPlan();
    ASSERT_FALSE(checkData(*lines, config));
    auto copy = newTrainer<float>(config, plan, lines, 1);
    copy->run({}, {});
    EXPECT_LT(copy->evaluate(true), 0.05);

    // pairs: the target is the source backwards
    auto pairs = std::make_shared<TrainingData>();
    for (TokenId a = 3; a < 7; ++a)
        for (TokenId b = 3; b < 7; ++b) {
            pairs->pairs.push_back({{a, b}, {b, a}});
            pairs->pairs.push_back({{a}, {a}});
        }
    ModelConfig pairModel = originalTransformer(7, 16, 2, 1, 3, 4);
    ASSERT_FALSE(checkData(*pairs, pairModel));
    plan.optimiser.learningRate = 0.003;
    plan.steps = 2000;
    auto translate = newTrainer<float>(pairModel, plan, pairs, 1);
    translate->run({}, {});
    EXPECT_LT(translate->evaluate(true), 0.2); // guessing: about 1; how far it gets depends on the last bits

    // the window MLP on the ABC text
    const ModelConfig window = windowMlp(3, 3, 4, 16);
    ASSERT_FALSE(checkData(*abcData(), window));
    auto mlp = newTrainer<float>(window, plan, abcData(), 1);
    mlp->run({}, {});
    EXPECT_LT(mlp->evaluate(true), 0.05);
}

TEST(Trainer, AShortValidationPartIsCountedInSymbolsOfTheText) {
    ModelConfig config = abcConfig();
    DataSource own;
    own.kind = DataSource::Kind::Text;
    struct Row {
        int context;
        std::string text;
        std::optional<DataProblem> problem;
    };
    std::string turkish;
    for (int i = 0; i < 650; ++i) turkish += i % 3 == 0 ? "ğ" : "a";
    const Row rows[] = {
        {64, std::string(400, 'a'), DataProblem{DataError::HeldBackTooShort, 400, 40, 65}},
        {39, std::string(400, 'a'), std::nullopt},
        {64, turkish, std::nullopt}, // 65 letters of 650, although bytes are more
        {64, "merhaba dünya", DataProblem{DataError::TextTooShort, 0, 12, 65}},
    };
    for (const Row& row : rows) {
        config.context = row.context;
        const auto data = makeDataSet(own, config.kind, 1, row.text);
        ASSERT_TRUE(data.ok());
        config.vocabulary = data->vocabulary.size();
        EXPECT_EQ(checkParts(*data, config), row.problem) << row.text;
    }
}

TEST(Trainer, DataProblems) {
    const ModelConfig config = abcConfig();
    TrainingData data;
    EXPECT_EQ(checkData(data, config)->error, DataError::Empty);
    data.tokens = {0, 1, 2};
    EXPECT_EQ(*checkData(data, config), (DataProblem{DataError::TextTooShort, 0, 3, 9}));
    data.tokens.assign(20, 0);
    EXPECT_FALSE(checkData(data, config));
    data.tokens[7] = 3;
    EXPECT_EQ(*checkData(data, config), (DataProblem{DataError::UnknownToken, 7, 3, 3}));
    data = {};
    data.lines = {{0, 1}, std::vector<TokenId>(10, 1)};
    EXPECT_EQ(*checkData(data, config), (DataProblem{DataError::LineTooLong, 1, 10, 9}));
    data = {};
    data.pairs = {{{1}, {1}}};
    EXPECT_EQ(checkData(data, config)->error, DataError::WrongKind);
    const ModelConfig pair = originalTransformer(5, 8, 2, 1, 2, 3);
    EXPECT_FALSE(checkData(data, pair));
    data.pairs = {{{1, 2, 3}, {1}}};
    EXPECT_EQ(*checkData(data, pair), (DataProblem{DataError::SourceTooLong, 0, 3, 2}));
    data.pairs = {{{1}, {1, 2, 3}}};
    EXPECT_EQ(*checkData(data, pair), (DataProblem{DataError::TargetTooLong, 0, 3, 2}));
}

TEST(Trainer, PlanProblems) {
    TrainingPlan plan = abcPlan();
    EXPECT_FALSE(validate(plan, abcConfig()));
    plan.optimiser.learningRate = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(validate(plan, abcConfig())->field, PlanField::LearningRate);
    plan = abcPlan();
    plan.length = 9;
    EXPECT_EQ(validate(plan, abcConfig())->field, PlanField::Length);
}

TEST(Trainer, FixedRowsCoverTheText) {
    const Data data = chainData(11, 100, 3);
    ModelConfig config = chainModel();
    BatchMaker maker(*data, config, 4);
    EXPECT_EQ(maker.fixedRows(), 6); // windows at 0, 16, … 80
    std::vector<TokenId> seen;
    int rows = 0;
    for (int i = 0;; ++i) {
        const Batch b = maker.fixed(i, 1000);
        if (b.rows == 0) break;
        rows += b.rows;
        seen.insert(seen.end(), b.input.begin(), b.input.end());
        for (std::size_t t = 0; t + 1 < 16; ++t) EXPECT_EQ(b.input[t + 1], b.target[t]);
    }
    EXPECT_EQ(rows, 6);
    EXPECT_TRUE(std::equal(seen.begin(), seen.end(), data->tokens.begin()));
}

TEST(Trainer, EstimateCountsWhatIsAllocated) {
    const ModelConfig config = chainModel();
    Network<float> network(config, 7);
    Parameters<float> p(config), d(config);
    std::vector<TokenId> tokens(7 * 16, 1);
    network.forward(p, {7, 16, 0, tokens, tokens, {}});
    network.backward(p, d, 1.0);
    EXPECT_NEAR(static_cast<double>(network.bytes()),
                static_cast<double>(Network<float>::bytesFor(config, 7)), 1000.0);
    const TrainingEstimate e = estimateTraining(config, chainPlan(), measureSpeed(0.005));
    EXPECT_EQ(e.parameters, p.size());
    EXPECT_GT(e.secondsPerStep, 0.0);
    EXPECT_GT(e.bytes, 4 * p.size() * 4);
}

} // namespace dikkat::test
