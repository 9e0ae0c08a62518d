#include "core/analysis/sentence_reading.h"

#include "core/model/model.h"
#include "tests/core/support/small_models.h"

#include <gtest/gtest.h>

using namespace dikkat;
using namespace dikkat::test;

namespace {

Vocabulary letters(const char* text) {
    return Vocabulary::characters(text).value();
}

} // namespace

TEST(WordWeights, SharesOfAWordAddUpAndItsTokensAreAveraged) {
    Matrix tokens(3, 3);
    tokens << 1.0, 0.0, 0.0, 0.4, 0.6, 0.0, 0.2, 0.3, 0.5;
    const Matrix w = wordWeights(tokens, {0, 0, 2}, 3);
    EXPECT_DOUBLE_EQ(w(0, 0), 1.0); // both tokens of word 0 look at word 0 only
    EXPECT_DOUBLE_EQ(w(2, 0), 0.5);
    EXPECT_DOUBLE_EQ(w(2, 2), 0.5);
    EXPECT_TRUE(w.row(1).isZero() && w.col(1).isZero()); // no token of its own
}

TEST(SentenceReading, CharactersTellAboutWordsAsTheTraceDoes) {
    const Vocabulary v = letters(" abc");
    const auto p = drawn(tinyGpt(v.size(), 32), 11);
    const auto r = readSentence(p, v, {"ab", "c", "ba"}, {"ab", "c", "ba"});
    ASSERT_TRUE(r);
    EXPECT_EQ(r->tokens, 7U); // ab·c·ba with two spaces
    EXPECT_EQ(r->heads.size(), 6U);
    EXPECT_EQ(r->headsPerBlock, 3);
    EXPECT_EQ(r->firstWord, 0U);
    EXPECT_TRUE(r->leftOut.empty());
    for (const Matrix& head : r->heads) {
        for (Index i = 0; i < 3; ++i) EXPECT_NEAR(head.row(i).sum(), 1.0, 1e-12);
        EXPECT_EQ(head(0, 1), 0.0); // causal: no word sees a later one
        EXPECT_EQ(head(1, 2), 0.0);
    }
    EXPECT_NEAR(r->mean().row(2).sum(), 1.0, 1e-12);

    // The same by hand: the third word is tokens 4 … 6, the second 2 … 3 (the space counts to it).
    const auto ids = v.encode("ab c ba").value();
    const ModelTrace t = traceForward(p, ids);
    const Matrix& w = t.blocks[1].attention->inner.heads[2].weights;
    EXPECT_NEAR(r->heads[5](2, 1), w.block(4, 2, 3, 2).sum() / 3.0, 1e-12);
}

TEST(SentenceReading, WordsAndSmallLettersAreTakenWhereTheVocabularyKnowsThem) {
    const std::vector<std::string> texts{"taş kırdı"};
    const Vocabulary v = Vocabulary::words(texts).value();
    const auto r =
        readSentence(drawn(tinyGpt(v.size(), 32), 11), v, {"Taş,", "kırdı", "gnu"}, {"taş", "kırdı", "gnu"});
    ASSERT_TRUE(r);
    EXPECT_EQ(r->tokens, 2U);
    EXPECT_EQ(r->leftOut, std::vector<std::string>{"gnu"});
    EXPECT_TRUE(r->heads[0].row(2).isZero());
    EXPECT_EQ(r->heads[0](0, 0), 1.0);
}

TEST(SentenceReading, LettersThatAreMissingAreNamedOnce) {
    const Vocabulary v = letters("ab");
    const auto r = readSentence(drawn(tinyGpt(v.size(), 32), 11), v, {"aXb", "bX"}, {"axb", "bx"});
    ASSERT_TRUE(r);
    EXPECT_EQ(r->tokens, 3U); // no space in this vocabulary
    EXPECT_EQ(r->leftOut, std::vector<std::string>{"X"});
}

TEST(SentenceReading, ALongSentenceLosesItsBeginning) {
    const Vocabulary v = letters(" ab");
    const auto r = readSentence(drawn(tinyGpt(v.size(), 5), 11), v, {"aaa", "bb", "a"}, {"aaa", "bb", "a"});
    ASSERT_TRUE(r);
    EXPECT_EQ(r->tokens, 5U); // " bb a"
    EXPECT_EQ(r->firstWord, 1U);
    EXPECT_TRUE(r->heads[0].col(0).isZero());
    EXPECT_NEAR(r->heads[0].row(2).sum(), 1.0, 1e-12);
}

TEST(SentenceReading, SaysWhyThereIsNothingToShow) {
    const Vocabulary v = letters("ab");
    EXPECT_EQ(readSentence(drawn(tinyGpt(2, 32), 11), v, {"xyz"}, {"xyz"}).error(),
              ReadingProblem::NothingKnown);
    EXPECT_EQ(readSentence(drawn(windowMlp(2, 3, 4, 8), 11), v, {"ab"}, {"ab"}).error(),
              ReadingProblem::NoAttention);
    ModelConfig translator = originalTransformer(2, 8, 2, 1, 8, 8);
    EXPECT_EQ(readSentence(drawn(translator, 11), v, {"ab"}, {"ab"}).error(), ReadingProblem::EncoderDecoder);
    ModelConfig deaf = tinyGpt(2, 32);
    deaf.switches.assign(2, BlockSwitches{.attention = false});
    EXPECT_EQ(readSentence(drawn(deaf, 11), v, {"ab"}, {"ab"}).error(), ReadingProblem::NoAttention);
}
