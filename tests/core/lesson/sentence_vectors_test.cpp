#include "core/lesson/sentence_vectors.h"

#include "core/attention/attention.h"

#include <gtest/gtest.h>

using namespace dikkat;

namespace {

Matrix weightsOf(const SentenceVectors& s) {
    const Index n = s.q.rows();
    return attend(s.q, s.k, s.v, fullMask(n, n)).value().weights;
}

const std::vector<std::string> english{"the", "falling", "stone", "broke", "the",
                                       "jar", "because", "it",    "was",   "heavy"};
const std::vector<std::string> turkish{"düşen", "taş", "cam", "kavanozu", "kırdı",
                                       "çünkü", "o",   "çok", "ağırdı"};

/// The word that a word looks at most.
Index strongest(const SentenceVectors& s, Index word) {
    Index best = -1;
    weightsOf(s).row(word).maxCoeff(&best);
    return best;
}

} // namespace

TEST(SentenceVectors, ThePronounFindsWhatThePropertyFits) {
    struct Case {
        std::vector<std::string> words;
        Index heavyThing, fragileThing;
    };
    for (const Case& c : {Case{english, 2, 5}, Case{turkish, 1, 3}}) {
        SentenceVectors s = sentenceVectors(c.words);
        ASSERT_GE(s.pronoun(), 0);
        ASSERT_EQ(s.property(), static_cast<Index>(c.words.size()) - 1);
        EXPECT_EQ(strongest(s, s.pronoun()), c.heavyThing);
        EXPECT_GT(weightsOf(s)(s.pronoun(), c.heavyThing), 0.7);

        auto swapped = c.words;
        swapped.back() = oppositeProperty(swapped.back());
        s = sentenceVectors(swapped);
        EXPECT_EQ(strongest(s, s.pronoun()), c.fragileThing);
        EXPECT_EQ(oppositeProperty(swapped.back()), c.words.back()); // there and back
    }
}

TEST(SentenceVectors, WithoutAPropertyThePronounCannotDecide) {
    auto words = english;
    words.pop_back();
    const SentenceVectors s = sentenceVectors(words);
    EXPECT_EQ(s.property(), -1);
    const Matrix w = weightsOf(s);
    EXPECT_DOUBLE_EQ(w(s.pronoun(), 2), w(s.pronoun(), 5));
}

TEST(SentenceVectors, TheWorkedExampleInNumbers) {
    const SentenceVectors s = sentenceVectors(english);
    const HeadTrace t = attend(s.q, s.k, s.v, fullMask(10, 10)).value();
    EXPECT_EQ(t.raw(7, 2), 10.0);   // [2, 2, 0, 0] · [3, 2, 0, 0]
    EXPECT_EQ(t.scaled(7, 2), 5.0); // ÷ √4
    // e⁵ over e⁵ + e³ + e² + 2 e¹ + 5 e⁰
    const double sum = std::exp(5.0) + std::exp(3.0) + std::exp(2.0) + 2 * std::exp(1.0) + 5.0;
    EXPECT_NEAR(t.weights(7, 2), std::exp(5.0) / sum, 1e-15);
}

TEST(SentenceVectors, AnUnknownWordIsZeroAndLooksEverywhereAlike) {
    const SentenceVectors s = sentenceVectors({"the", "gnu", "broke", "it"});
    EXPECT_EQ(s.kinds[1], WordKind::Unknown);
    EXPECT_EQ(s.kinds[0], WordKind::Known);
    EXPECT_TRUE(s.q.row(1).isZero() && s.k.row(1).isZero() && s.v.row(1).isZero());
    const Matrix w = weightsOf(s);
    for (Index j = 0; j < 4; ++j) EXPECT_DOUBLE_EQ(w(1, j), 0.25);
    EXPECT_GT(w(3, 1), 0.0); // and still gets e⁰
}

TEST(SentenceVectors, NoWordsAndOtherWords) {
    EXPECT_EQ(sentenceVectors({}).q.rows(), 0);
    EXPECT_EQ(sentenceVectors({}).pronoun(), -1);
    EXPECT_TRUE(oppositeProperty("stone").empty());
    EXPECT_TRUE(oppositeProperty("").empty());
}
