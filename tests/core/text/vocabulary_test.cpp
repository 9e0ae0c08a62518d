#include "core/text/utf8.h"
#include "core/text/vocabulary.h"

#include <gtest/gtest.h>

using namespace dikkat;

TEST(Utf8, RoundTrip) {
    const std::string text = "aÇıİğ€日🙂\n";
    const auto decoded = decodeUtf8(text);
    ASSERT_TRUE(decoded.ok());
    EXPECT_EQ(*decoded, U"aÇıİğ€日🙂\n");
    EXPECT_EQ(encodeUtf8(*decoded), text);
    EXPECT_EQ(encodeUtf8(char32_t{0xD800}), "\xEF\xBF\xBD");
}

TEST(Utf8, InvalidBytesAreLocated) {
    const std::pair<std::string, std::size_t> rows[] = {
        {"\x80", 0},      {"ab\xff", 2},           {"\xC3", 0},
        {"a\xC0\x80", 1}, {"\xE0\x80\x80", 0},     {"\xED\xA0\x80", 0},
        {"ı\xE2\x82", 2}, {"\xF4\x90\x80\x80", 0}, {"\xF5\x80\x80\x80", 0},
        {"\xC3(", 0},     {"\xF0\x80\x80\x80", 0},
    };
    for (const auto& [bytes, at] : rows) {
        const auto decoded = decodeUtf8(bytes);
        ASSERT_FALSE(decoded.ok());
        EXPECT_EQ(decoded.error().byte, at);
    }
}

TEST(Vocabulary, CharactersKeepTurkishIntact) {
    const auto v = Vocabulary::characters("ısı İSİ iş\n");
    ASSERT_TRUE(v.ok());
    // \n, space, S, i, s, İ, ı, ş: İ and i, ı and I stay four letters
    EXPECT_EQ(v->symbols(), (std::vector<std::string>{"\n", " ", "S", "i", "s", "İ", "ı", "ş"}));
    const auto tokens = v->encode("İı is");
    ASSERT_TRUE(tokens.ok());
    EXPECT_EQ(*tokens, (std::vector<TokenId>{5, 6, 1, 3, 4}));
    EXPECT_EQ(v->decode(*tokens), "İı is");
    EXPECT_EQ(v->encode("sI").error(), (TextProblem{TextError::UnknownSymbol, 1, "I"}));
    EXPECT_EQ(v->encode("İİç").error(), (TextProblem{TextError::UnknownSymbol, 2, "ç"}));
    EXPECT_EQ(v->encode("s\xff").error(), (TextProblem{TextError::InvalidUtf8, 1, ""}));
    EXPECT_EQ(Vocabulary::characters("a\xff").error(), (TextProblem{TextError::InvalidUtf8, 1, ""}));
    EXPECT_EQ(Vocabulary::characters("").error().error, TextError::EmptyVocabulary);
}

TEST(Vocabulary, WordsWithSpecials) {
    const std::vector<std::string> texts{"kedi balığı yedi", "the cat\tate  the fish\n"};
    const auto v = Vocabulary::words(texts);
    ASSERT_TRUE(v.ok());
    EXPECT_EQ(v->size(), 3 + 7);
    EXPECT_EQ(v->text(Vocabulary::kStart), "<s>");
    const auto tokens = v->encode(" the cat   yedi ");
    ASSERT_TRUE(tokens.ok());
    std::vector<TokenId> framed{Vocabulary::kStart};
    framed.insert(framed.end(), tokens->begin(), tokens->end());
    framed.push_back(Vocabulary::kEnd);
    framed.push_back(Vocabulary::kPadding);
    EXPECT_EQ(v->decode(framed), "the cat yedi");
    EXPECT_EQ(v->encode("the dog").error(), (TextProblem{TextError::UnknownSymbol, 1, "dog"}));
}

TEST(Vocabulary, SavedSymbolsAreChecked) {
    using K = VocabularyKind;
    EXPECT_EQ(Vocabulary::fromSymbols(K::Characters, {}).error().error, TextError::EmptyVocabulary);
    EXPECT_EQ(Vocabulary::fromSymbols(K::Characters, {"a", "bc"}).error(),
              (TextProblem{TextError::NotOneCharacter, 1, "bc"}));
    EXPECT_EQ(Vocabulary::fromSymbols(K::Words, {"a", ""}).error(),
              (TextProblem{TextError::EmptySymbol, 1, ""}));
    EXPECT_EQ(Vocabulary::fromSymbols(K::Words, {"a", "b", "a"}).error(),
              (TextProblem{TextError::DuplicateSymbol, 2, "a"}));
    EXPECT_EQ(Vocabulary::fromSymbols(K::Words, {"a", "\xff"}).error(),
              (TextProblem{TextError::InvalidUtf8, 1, ""}));
    const auto v = Vocabulary::characters("şaka");
    const auto again = Vocabulary::fromSymbols(v->kind(), v->symbols());
    ASSERT_TRUE(again.ok());
    EXPECT_TRUE(*again == *v);
}
