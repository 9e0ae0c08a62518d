#include "core/training/comparisons.h"

#include "core/training/estimate.h"

#include <gtest/gtest.h>

#include <set>

namespace dikkat {
namespace {

/// Like any other run: data, vocabulary, weights, batches, all from the run's seed.
std::vector<StepReport> train(RunConfig run, std::int64_t steps = 0) {
    const DataSet data = makeDataSet(run.data, run.config.kind, run.seed).value();
    run.config.vocabulary = data.vocabulary.size();
    EXPECT_FALSE(validate(run.config));
    EXPECT_FALSE(validate(run.plan, run.config));
    EXPECT_FALSE(checkData(*data.training, run.config, run.plan.length));
    EXPECT_FALSE(checkData(*data.validation, run.config, run.plan.length));
    if (steps > 0) run.plan.steps = steps;
    run.plan.threads = 1;
    Random random(run.seed);
    Parameters<float> start(run.config);
    initialise(start, random, run.initialisation);
    Trainer<float> trainer(std::move(start), run.plan, data.training, data.validation, random);
    trainer.run({}, {});
    return trainer.history().all();
}

double lastValidation(const std::vector<StepReport>& curve) {
    for (auto it = curve.rbegin(); it != curve.rend(); ++it)
        if (it->validated()) return it->validationLoss;
    return -1.0;
}

TEST(Comparisons, DifferInOneThingOnly) {
    std::set<std::string_view> ids;
    for (const RunComparison comparison : kAllRunComparisons) {
        EXPECT_TRUE(ids.insert(comparisonId(comparison)).second);
        const auto runs = comparedRuns(comparison);
        ASSERT_GE(runs.size(), 2U);
        ASSERT_LE(runs.size(), 4U);
        std::set<RunVariant> variants;
        for (const ComparedRun& r : runs) {
            EXPECT_TRUE(variants.insert(r.variant).second);
            EXPECT_EQ(r.run.seed, runs[0].run.seed);
            EXPECT_EQ(r.run.plan.steps, runs[0].run.plan.steps);
            EXPECT_EQ(r.run.plan.optimiser.learningRate, runs[0].run.plan.optimiser.learningRate);
            EXPECT_EQ(sourceId(r.run.data), sourceId(runs[0].run.data));
            EXPECT_FALSE(runToJson(r.run).empty());
            EXPECT_EQ(runFromJson(runToJson(r.run)).value().config, r.run.config);
        }
    }
}

TEST(Comparisons, EveryRunCanStart) {
    for (const RunComparison comparison : kAllRunComparisons)
        for (const ComparedRun& r : comparedRuns(comparison)) EXPECT_EQ(train(r.run, 2).size(), 2U);
}

/// What the lesson says they show. Losses as measured with seed 1, with room for another machine's last bits.
TEST(Comparisons, WithoutTheMaskTheAnswerIsCopied) {
    const auto runs = comparedRuns(RunComparison::CausalMask);
    EXPECT_GT(lastValidation(train(runs[0].run)), 1.8);
    EXPECT_LT(lastValidation(train(runs[1].run)), 0.6);
}

TEST(Comparisons, OrderNeedsPositions) {
    const auto runs = comparedRuns(RunComparison::Positions);
    EXPECT_LT(lastValidation(train(runs[0].run, 200)), 0.1);
    EXPECT_GT(lastValidation(train(runs[1].run, 200)), 0.8);
}

TEST(Comparisons, AThreeWideWindowCannotCopy) {
    const auto runs = comparedRuns(RunComparison::AttentionOrWindow);
    EXPECT_LT(lastValidation(train(runs[0].run)), 0.3);
    EXPECT_GT(lastValidation(train(runs[1].run)), 1.0);
}

TEST(Comparisons, PostNormNeedsWarmUp) {
    const auto runs = comparedRuns(RunComparison::NormPlace);
    const double last[] = {lastValidation(train(runs[0].run)), lastValidation(train(runs[1].run)),
                           lastValidation(train(runs[2].run)), lastValidation(train(runs[3].run))};
    EXPECT_LT(last[0], 0.1);
    EXPECT_LT(last[1], 0.5);
    EXPECT_LT(last[2], 0.5);
    EXPECT_GT(last[3], 1.0);
}

TEST(Comparisons, FourHeadsSortBetterThanOne) {
    const auto runs = comparedRuns(RunComparison::Heads);
    const double one = lastValidation(train(runs[0].run)), four = lastValidation(train(runs[1].run));
    EXPECT_LT(four, 0.6 * one);
    EXPECT_LT(one, 0.3); // one head learns it too, only not as well
}

/// Rows of the window MLP on lines: every symbol behind the prompt once, with what stands before it.
TEST(Comparisons, WindowsOfLines) {
    TrainingData data;
    data.lines = {{1, 2, 3, 4}, {4, 3, 2, 1}};
    data.promptLength = 2;
    const ModelConfig config = windowMlp(5, 3, 4, 8);
    ASSERT_FALSE(checkData(data, config));
    BatchMaker maker(data, config, 3);
    EXPECT_EQ(maker.fixedRows(), 4);
    const Batch first = maker.fixed(0, 100);
    ASSERT_EQ(first.rows, 3);
    ASSERT_EQ(first.length, 3);
    EXPECT_EQ(std::vector(first.input.begin(), first.input.end()),
              (std::vector<TokenId>{-1, 1, 2, 1, 2, 3, -1, 4, 3}));
    EXPECT_EQ(std::vector(first.target.begin(), first.target.end()), (std::vector<TokenId>{3, 4, 2}));
    const Batch second = maker.fixed(1, 100);
    ASSERT_EQ(second.rows, 1);
    EXPECT_EQ(std::vector(second.input.begin(), second.input.end()), (std::vector<TokenId>{4, 3, 2}));
    EXPECT_EQ(second.target[0], 1);
    data.promptLength = 4; // nothing left to ask
    EXPECT_EQ(checkData(data, config)->error, DataError::TextTooShort);
}

} // namespace
} // namespace dikkat
