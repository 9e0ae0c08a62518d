#include "core/io/byte_pair_files.h"
#include "core/text/byte_pair.h"
#include "core/text/utf8.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace dikkat;
using nlohmann::json;
using F = BytePairFileError;

namespace {

const std::string kFolder = DIKKAT_TEST_DATA "/byte_pair/";

Vocabulary tokenizer() {
    return readBytePairs(kFolder + "vocab.json", kFolder + "merges.txt").value();
}

} // namespace

TEST(BytePair, AgreesWithASecondImplementation) {
    const Vocabulary vocabulary = tokenizer();
    const json expected = json::parse(std::ifstream(kFolder + "expected.json"));
    for (const json& row : expected.at("rows")) {
        const std::string text = row.at("text");
        std::vector<std::string> parts;
        const auto decoded = decodeUtf8(text);
        ASSERT_TRUE(decoded.ok());
        for (const auto part : detail::preTokenize(*decoded)) parts.push_back(encodeUtf8(part));
        EXPECT_EQ(parts, row.at("parts").get<std::vector<std::string>>()) << text;
        const auto tokens = vocabulary.encode(text);
        ASSERT_TRUE(tokens.ok()) << text;
        EXPECT_EQ(*tokens, row.at("tokens").get<std::vector<TokenId>>()) << text;
        EXPECT_EQ(vocabulary.decode(*tokens), text);
    }
}

TEST(BytePair, EveryByteHasALetterAndComesBack) {
    std::string all;
    for (unsigned b = 0; b < 256; ++b) all += encodeUtf8(detail::byteLetter(static_cast<unsigned char>(b)));
    std::string bytes;
    for (unsigned b = 0; b < 256; ++b) bytes += static_cast<char>(b);
    EXPECT_EQ(detail::spelledBytes(all), bytes);
    EXPECT_EQ(encodeUtf8(detail::byteLetter(' ')), "Ġ");
    EXPECT_EQ(encodeUtf8(detail::byteLetter('\n')), "Ċ");
}

TEST(BytePair, TokensAreShownAsText) {
    const Vocabulary vocabulary = tokenizer();
    const auto tokens = *vocabulary.encode("🙂");
    ASSERT_EQ(tokens.size(), 4U); // four bytes, none a character by itself
    for (const TokenId t : tokens) EXPECT_EQ(vocabulary.text(t), "\xEF\xBF\xBD");
    EXPECT_EQ(vocabulary.decode(tokens), "🙂");
    EXPECT_EQ(vocabulary.text(-1), "");
    EXPECT_EQ(vocabulary.text(vocabulary.size()), "");
}

TEST(BytePair, DamagedFilesAreRefused) {
    struct Row {
        const char *vocab, *merges;
        F error;
        std::size_t position;
    };
    const Row rows[] = {
        {"", "", F::NotJson, 1},
        {"[]", "", F::NotJson, 0},
        {R"({"a":-1})", "", F::NotJson, 0},
        {R"({"a":"0"})", "", F::NotJson, 0},
        {R"({"a":{"b":0}})", "", F::NotJson, 0},
        {R"({"a":1})", "", F::BadVocabulary, 0},
        {R"({"a":0,"b":0})", "", F::BadVocabulary, 0},
        {R"({"a":0,"a":1})", "", F::BadVocabulary, 0},
        {R"({"a":99999999999})", "", F::BadVocabulary, 0},
        {"{}", "", F::BadVocabulary, 0},
        {R"({"a":0})", "#version: 0.2\na\n", F::BadMergeLine, 2},
        {R"({"a":0})", "a b c", F::BadMergeLine, 1},
        {R"({"a":0})", "a ", F::BadMergeLine, 1},
        {R"({"a":0})", "a a", F::BadVocabulary, 0}, // "aa" is missing
    };
    for (const Row& row : rows) {
        const auto parsed = parseBytePairs(row.vocab, row.merges);
        ASSERT_FALSE(parsed.ok()) << row.vocab;
        EXPECT_EQ(static_cast<int>(parsed.error().error), static_cast<int>(row.error))
            << row.vocab << row.merges;
        EXPECT_EQ(parsed.error().position, row.position) << row.vocab << row.merges;
    }
    EXPECT_EQ(static_cast<int>(readBytePairs("no such file", "nor this").error().error),
              static_cast<int>(F::CannotOpen));
    EXPECT_EQ(static_cast<int>(readBytePairs(DIKKAT_TEST_DATA, "").error().error),
              static_cast<int>(F::CannotOpen));
}

TEST(BytePair, SymbolThatIsMissingIsNamed) {
    const auto vocabulary = parseBytePairs(R"({"a":0,"b":1,"ab":2})", "a b\n");
    ASSERT_TRUE(vocabulary.ok());
    EXPECT_EQ(*vocabulary->encode("abab"), (std::vector<TokenId>{2, 2}));
    EXPECT_EQ(vocabulary->encode("ab c").error(), (TextProblem{TextError::UnknownSymbol, 2, "Ġ"}));
}
