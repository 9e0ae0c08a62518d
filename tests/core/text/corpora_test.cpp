#include "core/text/corpora.h"
#include "core/text/splits.h"
#include "core/text/utf8.h"

#include <gtest/gtest.h>

#include <cmath>

#include <cmath>
#include <set>

using namespace dikkat;

TEST(Corpora, AreThereAndClean) {
    for (const Corpus corpus : kAllCorpora) {
        const std::string_view text = corpusText(corpus);
        const auto decoded = decodeUtf8(text);
        ASSERT_TRUE(decoded.ok()) << corpusId(corpus);
        EXPECT_EQ(decoded->find(U'\r'), std::u32string::npos);
        EXPECT_EQ(decoded->find(U'\uFEFF'), std::u32string::npos);
        EXPECT_TRUE(text.ends_with('\n') && !text.ends_with("\n\n"));
    }
}

TEST(Corpora, NamesAreManyDifferentAndSmall) {
    const std::pair<Corpus, std::u32string_view> rows[] = {
        {Corpus::TurkishNames, U"abcçdefgğhıijklmnoöprsştuüvyz"},
        {Corpus::EnglishNames, U"abcdefghijklmnopqrstuvwxyz"}};
    for (const auto& [corpus, alphabet] : rows) {
        const auto lines = textLines(corpusText(corpus));
        EXPECT_GE(lines.size(), 300U);
        EXPECT_EQ(std::set<std::string_view>(lines.begin(), lines.end()).size(), lines.size());
        for (const std::string_view line : lines) {
            const std::u32string letters = decodeUtf8(line).value();
            EXPECT_EQ(letters.find_first_not_of(alphabet), std::u32string::npos) << line;
        }
    }
}

TEST(Corpora, StoriesAreLongAndDoNotRepeat) {
    for (const Corpus corpus : {Corpus::TurkishText, Corpus::EnglishText}) {
        const std::string_view text = corpusText(corpus);
        EXPECT_GE(text.size(), 20'000U);
        EXPECT_LE(text.size(), 40'960U);
        const auto lines = textLines(text);
        EXPECT_EQ(std::set<std::string_view>(lines.begin(), lines.end()).size(), lines.size());
    }
}

TEST(Splits, TextIsCutBetweenCharacters) {
    const std::string text = "ışıkışıkışık";
    for (int percent = 0; percent <= 100; ++percent) {
        const auto parts = splitText(text, percent / 100.0);
        EXPECT_EQ(parts.training + parts.validation, text);
        const auto training = decodeUtf8(parts.training), validation = decodeUtf8(parts.validation);
        ASSERT_TRUE(training.ok() && validation.ok()) << percent;
        EXPECT_EQ(training->size(), static_cast<std::size_t>(std::lround(percent * 0.12))) << percent;
    }
    // 650 letters leave 65, however many bytes they have.
    std::string story;
    for (int i = 0; i < 650; ++i) story += i % 2 == 0 ? "ş" : "a";
    EXPECT_EQ(decodeUtf8(splitText(story).validation)->size(), 65U);
}

TEST(Splits, LinesOfValidationAreNew) {
    const auto names = corpusText(Corpus::TurkishNames);
    const auto parts = splitLines(names, 3);
    const auto training = textLines(parts.training), validation = textLines(parts.validation);
    EXPECT_EQ(training.size() + validation.size(), textLines(names).size());
    const std::set<std::string_view> known(training.begin(), training.end());
    for (const auto line : validation) EXPECT_FALSE(known.contains(line));
    EXPECT_EQ(splitLines(names, 3).training, parts.training);
    EXPECT_NE(splitLines(names, 4).training, parts.training);
    EXPECT_NE(training.front(), textLines(names).front()); // shuffled, not alphabetical
    EXPECT_EQ(splitLines("a\na\n", 1, 1).training, "a\n");
}

TEST(Landmarks, GuessingAndBigrams) {
    EXPECT_NEAR(guessingLoss(65), 4.174387, 1e-6);
    const std::vector<TokenId> abc{0, 1, 2, 0, 1, 2, 0};
    EXPECT_EQ(bigramLoss(abc), 0); // the next symbol is certain
    // after 0: 1 twice, 2 once; after 1: 0 twice; after 2: 0 once → (3 H(1/3)) / 6
    const std::vector<TokenId> mixed{0, 1, 0, 2, 0, 1, 0};
    EXPECT_NEAR(bigramLoss(mixed), (2 * std::log(1.5) + std::log(3.0)) / 6, 1e-12);
    EXPECT_EQ(bigramLoss(std::vector<TokenId>{1}), 0);
    // one pair 0→1 seen twice of three, counted once more: (2+1)/(3+3)
    EXPECT_NEAR(bigramLoss(mixed, std::vector<TokenId>{0, 1}, 3), std::log(2.0), 1e-12);
    const auto names = Vocabulary::characters(corpusText(Corpus::TurkishNames));
    const auto tokens = names->encode(corpusText(Corpus::TurkishNames));
    const double loss = bigramLoss(*tokens);
    EXPECT_LT(loss, guessingLoss(names->size()));
    EXPECT_GT(loss, 1.5);
}
