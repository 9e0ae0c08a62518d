#include "core/inference/injection.h"

#include "core/inference/generate.h"
#include "core/inference/position_loss.h"
#include "core/inference/timing.h"
#include "tests/core/support/small_models.h"

#include <gtest/gtest.h>

namespace dikkat {
namespace {

InjectionPlan planFor(const Parameters<float>& p, int place) {
    GenerationPlan plan;
    plan.prompt = {1, 2};
    plan.tokens = 24;
    plan.seed = 4;
    InjectionPlan injection;
    injection.prompt = plan.prompt;
    injection.written = generate(p, plan);
    injection.place = place;
    injection.token = (injection.written[static_cast<std::size_t>(place)] + 1) % 11;
    injection.seed = plan.seed;
    return injection;
}

TEST(Injection, KeepsWhatStandsBeforeAndPutsTheTokenIn) {
    const auto p = test::drawn(test::tinyGpt());
    const auto plan = planFor(p, 10);
    const auto r = inject(p, plan);
    ASSERT_TRUE(r);
    EXPECT_EQ(r->place, 12);
    ASSERT_EQ(r->after.size(), r->before.size());
    for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(r->after[i], r->before[i]);
    EXPECT_EQ(r->after[12], plan.token);
    EXPECT_EQ(r->lossBefore, teacherForcedLoss<float>(p, r->before));
    EXPECT_EQ(r->lossAfter, teacherForcedLoss<float>(p, r->after));
    EXPECT_EQ(r->lossAfter.size(), r->after.size() - 1);
}

/// The same token again changes nothing: the draws belong to the places.
TEST(Injection, OfTheSameTokenGivesTheSameText) {
    const auto p = test::drawn(test::tinyGpt());
    auto plan = planFor(p, 7);
    plan.token = plan.written[7];
    const auto r = inject(p, plan);
    ASSERT_TRUE(r);
    EXPECT_EQ(r->after, r->before);
    EXPECT_EQ(r->rejoinsAfter(), 0);
}

TEST(Injection, StopsWhenAsked) {
    const auto p = test::drawn(test::tinyGpt());
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(inject(p, planFor(p, 3), stop.get_token()));
}

TEST(Injection, TellsWhetherTheTextsMeetAgain) {
    InjectionResult r;
    r.place = 2;
    r.before = {0, 1, 2, 3, 4, 5};
    r.after = {0, 1, 9, 8, 4, 5};
    EXPECT_EQ(r.rejoinsAfter(), 1);
    r.after = {0, 1, 9, 3, 4, 5};
    EXPECT_EQ(r.rejoinsAfter(), 0);
    r.after = {0, 1, 9, 8, 7, 6};
    EXPECT_EQ(r.rejoinsAfter(), std::nullopt);
    r.after = {0, 1, 9};
    EXPECT_EQ(r.rejoinsAfter(), std::nullopt); // nothing behind it to compare

    r.after = {0, 1, 9, 8, 7, 6};
    r.lossBefore = {1, 1, 1, 2, 3};
    r.lossAfter = {1, 9, 4, 5, 9};
    const auto means = r.meansBehind(2);
    ASSERT_TRUE(means);
    EXPECT_EQ(means->count, 2);
    EXPECT_DOUBLE_EQ(means->before, 1.5); // of the tokens 3 and 4
    EXPECT_DOUBLE_EQ(means->after, 4.5);
    r.place = 5;
    EXPECT_FALSE(r.meansBehind(2));
}

TEST(ReadingTime, LengthsRiseToTheContext) {
    ModelConfig c = test::tinyGpt();
    for (const int context : {1, 2, 9, 16, 64, 100, 256}) {
        c.context = context;
        const auto lengths = readingLengths(c);
        ASSERT_FALSE(lengths.empty());
        EXPECT_EQ(lengths.back(), context);
        for (std::size_t i = 1; i < lengths.size(); ++i) EXPECT_LT(lengths[i - 1], lengths[i]);
        EXPECT_GE(lengths.front(), 1);
    }
}

/// Not how long things take, which is the machine's business, but what can be measured of which model.
TEST(ReadingTime, MeasuresEveryKindOfModel) {
    const auto gpt = measureReading(test::drawn(test::tinyGpt()), 9);
    EXPECT_EQ(gpt.length, 9);
    EXPECT_GT(gpt.parallel, 0.0);
    EXPECT_GT(gpt.repeated, gpt.parallel); // nine passes against one
    EXPECT_GT(gpt.cached, 0.0);
    const auto window = measureReading(test::drawn(windowMlp(11, 3, 4, 8)), 3);
    EXPECT_GT(window.parallel, 0.0);
    EXPECT_LT(window.cached, 0.0);
    const std::vector<TokenId> source{3, 4};
    const auto translator = measureReading(test::drawn(originalTransformer(11, 12, 3, 1, 6, 9)), 5, source);
    EXPECT_GT(translator.repeated, 0.0);
    EXPECT_LT(translator.cached, 0.0);
}

} // namespace
} // namespace dikkat
