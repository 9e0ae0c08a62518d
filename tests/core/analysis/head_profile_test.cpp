#include "core/analysis/head_profile.h"

#include "core/analysis/head_effects.h"
#include "core/io/model_data.h"
#include "core/io/run_setup.h"
#include "tests/core/support/small_models.h"

#include <array>
#include <cmath>
#include <functional>
#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <set>
#include <string>

namespace dikkat {
namespace {

using test::drawn;
using test::tinyGpt;

constexpr int kTokens = 26, kLength = 24;

/// A fixed place for every query, on no diagonal.
constexpr std::array<Index, kLength> kPlaces{0, 0, 1, 0,  3, 2, 5,  1, 6, 3,  9,  4,
                                             2, 8, 5, 11, 7, 3, 14, 9, 6, 17, 10, 12};

/// Where a query looks, alone, in a sequence.
using Target = std::function<Index(const HeadProbe&, Index)>;

Target back(Index k) {
    return [k](const HeadProbe&, Index i) { return std::max<Index>(0, i - k); };
}

/// The token after the last earlier occurrence; the first token where there is none.
Index afterTwin(const HeadProbe& probe, Index i) {
    for (Index j = i - 1; j >= 0; --j)
        if (probe.tokens[static_cast<std::size_t>(j)] == probe.tokens[static_cast<std::size_t>(i)])
            return j + 1 < i ? j + 1 : 0;
    return 0;
}

ModelConfig shape(int context = kLength, int vocabulary = kTokens) {
    ModelConfig c = tinyGpt(vocabulary, context);
    return c;
}

std::vector<HeadProbe> probesFor(const ModelConfig& c, std::uint64_t seed = 1) {
    ProbePlan plan;
    plan.seed = seed;
    return headProbes(c, drawableTokens(c, std::nullopt), plan);
}

std::vector<Matrix> mapsOf(const std::vector<HeadProbe>& probes, const Target& target) {
    std::vector<Matrix> maps;
    for (const HeadProbe& probe : probes) {
        const auto n = static_cast<Index>(probe.tokens.size());
        Matrix w = Matrix::Zero(n, n);
        for (Index i = 0; i < n; ++i) w(i, target(probe, i)) = 1.0;
        maps.push_back(w);
    }
    return maps;
}

HeadProfile profile(const Target& target, bool deep, std::uint64_t seed = 1) {
    const auto probes = probesFor(shape(), seed);
    return profileOf(mapsOf(probes, target), probes, HeadPlace::Self, deep, true, kTokens);
}

TEST(HeadProbes, RepeatOnceAtEverOtherDistances) {
    std::map<int, int> distances;
    for (const HeadProbe& p : probesFor(shape())) {
        ++distances[p.distance];
        ASSERT_EQ(p.tokens.size(), static_cast<std::size_t>(kLength));
        for (std::size_t i = static_cast<std::size_t>(p.stretch); i < p.tokens.size(); ++i)
            EXPECT_EQ(p.tokens[i], p.tokens[i - static_cast<std::size_t>(p.distance)]);
        const std::set<TokenId> different(p.tokens.begin(), p.tokens.begin() + p.stretch);
        EXPECT_EQ(different.size(), static_cast<std::size_t>(p.stretch)); // no other token comes twice
    }
    EXPECT_GE(distances.size(), 5U);
}

TEST(HeadProbes, DrawNoBlanksAndNoSpecialSymbols) {
    const auto letters = Vocabulary::characters("ab \n").value();
    EXPECT_EQ(drawableTokens(shape(8, letters.size()), letters).size(), 2U);
    const std::vector<std::string> sentences{"one two"};
    const auto words = Vocabulary::words(sentences).value();
    for (const TokenId t : drawableTokens(shape(8, words.size()), words)) EXPECT_GT(t, Vocabulary::kEnd);
    EXPECT_EQ(drawableTokens(shape(8, 5), std::nullopt).size(), 5U);
}

TEST(HeadProfile, HandMadeHeadsAreToldWhateverTheSequences) {
    struct Case {
        const char* name;
        Target target;
        HeadKind kind;
        int distance;
    };
    const Case cases[] = {
        {"previous", back(1), HeadKind::Back, 1},
        {"2 back", back(2), HeadKind::Back, 2},
        {"3 back", back(3), HeadKind::Back, 3},
        {"5 back", back(5), HeadKind::Back, 5},
        {"first", [](const HeadProbe&, Index) { return Index{0}; }, HeadKind::First, 0},
        {"itself", [](const HeadProbe&, Index i) { return i; }, HeadKind::Itself, 0},
        {"places", [](const HeadProbe&, Index i) { return kPlaces[static_cast<std::size_t>(i)]; },
         HeadKind::Positional, 0},
        {"induction", afterTwin, HeadKind::Induction, 0},
    };
    for (const Case& c : cases)
        for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
            const HeadProfile p = profile(c.target, true, seed);
            EXPECT_EQ(p.kind, c.kind)
                << c.name << " " << seed << ": along " << p.along.value << " fixed " << p.fixed;
            if (c.distance > 0) {
                EXPECT_EQ(p.distance, c.distance) << c.name;
                // A map of places explains all of it: nothing is left for induction, at any distance.
                EXPECT_NEAR(p.induction->value, 0.0, 1e-12) << c.name;
                EXPECT_NEAR(p.fixed, 1.0, 1e-12) << c.name;
            }
            if (c.kind == HeadKind::Induction) {
                EXPECT_GT(p.induction->value, 0.9);
            }
        }
}

TEST(HeadProfile, EvenSpreadIsUniform) {
    const auto probes = probesFor(shape());
    std::vector<Matrix> maps;
    for (std::size_t s = 0; s < probes.size(); ++s) {
        Matrix w = Matrix::Zero(kLength, kLength);
        for (Index i = 0; i < kLength; ++i)
            w.row(i).head(i + 1).setConstant(1.0 / static_cast<double>(i + 1));
        maps.push_back(w);
    }
    EXPECT_EQ(profileOf(maps, probes, HeadPlace::Self, true, true, kTokens).kind, HeadKind::Uniform);
    for (Matrix& w : maps) w.setConstant(1.0 / kLength);
    EXPECT_EQ(profileOf(maps, probes, HeadPlace::Cross, true, false, kTokens).kind, HeadKind::Uniform);
}

TEST(HeadProfile, NoInductionInTheFirstLayerNorOneTokenLater) {
    EXPECT_FALSE(profile(afterTwin, false).induction);
    EXPECT_NE(profile(afterTwin, false).kind, HeadKind::Induction);
    const auto later = [](const HeadProbe& probe, Index i) {
        const Index after = afterTwin(probe, i);
        return after > 0 && after + 1 < i ? after + 1 : Index{0};
    };
    EXPECT_NE(profile(later, true).kind, HeadKind::Induction);
    const auto twin = [](const HeadProbe& probe, Index i) {
        const Index after = afterTwin(probe, i);
        return after > 0 ? after - 1 : Index{0};
    };
    EXPECT_EQ(profile(twin, true).kind, HeadKind::SameToken);
}

TEST(HeadProfile, SaysWhenNothingCanBeTold) {
    const auto kindsOf = [](const ModelConfig& c) {
        const HeadProfiles all = profileHeads(drawn(c), std::nullopt);
        std::set<HeadDoubt> doubts;
        for (const HeadProfile& p : all.heads)
            if (p.kind == HeadKind::Unknown) doubts.insert(p.doubt);
        EXPECT_EQ(all.heads.size(), 6U);
        return doubts;
    };
    EXPECT_EQ(kindsOf(shape(5)), std::set<HeadDoubt>{HeadDoubt::ShortContext});
    EXPECT_EQ(kindsOf(shape(16, 1)), std::set<HeadDoubt>{HeadDoubt::SmallAlphabet});
    for (const HeadProfile& p : profileHeads(drawn(shape(16, 2)), std::nullopt).heads)
        EXPECT_FALSE(p.induction) << "two symbols repeat by chance";
    Parameters<float> broken = drawn(shape());
    broken.data()[0] = std::numeric_limits<float>::quiet_NaN();
    for (const HeadProfile& p : profileHeads(broken, std::nullopt).heads)
        EXPECT_TRUE(p.kind == HeadKind::Unknown && p.doubt == HeadDoubt::NotFinite);
    EXPECT_TRUE(profileHeads(drawn(windowMlp(4, 3, 4, 8)), std::nullopt).heads.empty());
}

TEST(HeadProfile, NumbersOfATranslatorFollowTheForwardOptions) {
    const ModelConfig c = originalTransformer(20, 8, 2, 2, 7, 13);
    const HeadProfiles all = profileHeads(drawn(c), std::nullopt);
    ASSERT_EQ(all.heads.size(), 12U);
    for (std::size_t i = 0; i < all.heads.size(); ++i) {
        const HeadProfile& p = all.heads[i];
        EXPECT_EQ(p.number, static_cast<int>(i));
        EXPECT_NE(p.kind, HeadKind::Induction);
        EXPECT_EQ(p.induction.has_value(), p.place == HeadPlace::Self && p.layer == 1);
    }
    EXPECT_EQ(all.heads[6].place, HeadPlace::Cross);
}

TEST(HeadProfile, WithoutAMaskThereIsNoInduction) {
    ModelConfig c = shape();
    c.causal = false;
    for (const HeadProfile& p : profileHeads(drawn(c), std::nullopt).heads) EXPECT_FALSE(p.induction);
}

/// A preset trained as the command line trains it, but for fewer steps.
Parameters<float> trained(const char* preset, std::int64_t steps, DataSet* data = nullptr) {
    RunConfig run = runFromPreset(*findPreset(preset));
    run.plan.steps = steps;
    run.plan.schedule.total = static_cast<int>(steps);
    run.plan.evaluateEvery = 0;
    DataSet made = prepareRun(run).value();
    const auto trainer = newTrainer(run, made);
    trainer->run({}, {});
    if (data) *data = made;
    return trainer->parameters();
}

TEST(HeadProfile, ATaskModelCopiesFromAFixedDistance) {
    DataSet data{Vocabulary::characters("a").value(), {}, {}, {}, {}};
    const Parameters<float> copy = trained("copy", 200, &data);
    int sixBack = 0;
    for (const HeadProfile& p : profileHeads(copy, data.vocabulary).heads) {
        EXPECT_NE(p.kind, HeadKind::Induction);
        EXPECT_NE(p.kind, HeadKind::PartlyInduction);
        sixBack += p.kind == HeadKind::Back && p.distance == 6;
    }
    EXPECT_GE(sixBack, 1);

    // What a head is worth is measured on the answer: without all of layer 1 nothing is copied.
    HeldOutLoss held(copy, data.validation);
    EXPECT_GE(held.rows(), 32);
    EXPECT_LT(held.loss().value, 0.2);
    const std::vector<std::uint8_t> without{0, 0, 0, 0, 1, 1, 1, 1}, all(8, 1);
    const Measured growth = held.growth(without);
    EXPECT_GT(growth.value, 1.0);
    EXPECT_TRUE(isMeasurable(growth));
    const Measured nothing = held.growth(all);
    EXPECT_EQ(nothing.value, 0.0);
    EXPECT_FALSE(isMeasurable(nothing));
}

TEST(Measured, KnowsItsError) {
    const std::vector<double> values{1, 2, 3, 4};
    const Measured m = measuredFrom(values);
    EXPECT_DOUBLE_EQ(m.value, 2.5);
    EXPECT_NEAR(m.error, std::sqrt(5.0 / 3 / 4), 1e-15);
    EXPECT_TRUE(isMeasurable(m));
    EXPECT_FALSE(isMeasurable(measuredFrom(std::vector<double>{-1, 1, -1, 1.5})));
    EXPECT_FALSE(isMeasurable(measuredFrom(std::vector<double>{3})));
}

TEST(ModelData, IsOnlyCalledHeldOutWhereTheRunIsKnown) {
    const Preset& preset = *findPreset("copy");
    const auto alphabet = Vocabulary::characters(taskAlphabet(Task::Copy)).value();
    ModelConfig c = preset.config;
    c.vocabulary = alphabet.size();
    const LabModel model{"copy", std::make_shared<const Parameters<float>>(drawn(c)), alphabet, 0};
    EXPECT_EQ(dataFor(model, {}, {})->origin, DataOrigin::SameKind);
    EXPECT_EQ(dataFor(model, runToJson(runFromPreset(preset)), {})->origin, DataOrigin::HeldOut);
    LabModel other = model;
    other.name = "my model";
    EXPECT_FALSE(dataFor(other, {}, {}));
    other.name = "turkish-names"; // another alphabet, and a text that is fixed
    EXPECT_FALSE(dataFor(other, {}, {}));
    other = model;
    other.vocabulary = Vocabulary::characters("xyz").value();
    EXPECT_FALSE(dataFor(other, runToJson(runFromPreset(preset)), {}));
}

} // namespace
} // namespace dikkat
