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
    EXPECT_EQ(vocabulary->encode("ab c").error(), (TextProblem{TextError::UnknownSymbol, 2, " "}));
    EXPECT_EQ(vocabulary->encode("abaü").error(), (TextProblem{TextError::UnknownSymbol, 3, "ü"}));
}

TEST(BytePair, WindowsFilesGiveTheSameTokens) {
    const char* vocab = R"({"a":0,"b":1,"c":2,"ab":3,"abc":4})";
    const char* marks[] = {"", "\xEF\xBB\xBF"};
    const char* merges[] = {"#version: 0.2\na b\nab c\n", "#version: 0.2\r\na b\r\nab c\r\n",
                            "#version: 0.2\ra b\rab c", "a b\nab c",
                            "\n#version: 0.2\n\na b \nab c\t\n \n\n\n"};
    for (const char* mark : marks)
        for (const char* text : merges) {
            const auto vocabulary =
                parseBytePairs(std::string(mark) + vocab + "\r\n", std::string(mark) + text);
            ASSERT_TRUE(vocabulary.ok()) << text;
            EXPECT_EQ(*vocabulary->encode("abcba"), (std::vector<TokenId>{4, 1, 0})) << text;
        }
}

TEST(BytePair, AddedTokensAreReadBack) {
    json symbols = json::object();
    for (unsigned b = 0; b < 256; ++b)
        symbols[encodeUtf8(detail::byteLetter(static_cast<unsigned char>(b)))] = b;
    for (const char* added : {"<|endoftext|>", "<|im_start|>", "<|im_start|>x>", "[PAD]"})
        symbols[added] = symbols.size();
    const auto vocabulary = parseBytePairs(symbols.dump(), "");
    ASSERT_TRUE(vocabulary.ok());
    const std::pair<const char*, std::vector<TokenId>> rows[] = {
        {"<|endoftext|>", {256}},
        {"a<|endoftext|>b", {97, 256, 98}},
        {"<|endoftext|><|endoftext|>", {256, 256}},
        {" <|im_start|>x>", {32, 258}}, // the longest one
        {"<|im_start|>x", {257, 120}},
        {"<[PAD]", {60, 259}},
        {"<|endoftext", {60, 124, 101, 110, 100, 111, 102, 116, 101, 120, 116}},
    };
    for (const auto& [text, tokens] : rows) {
        EXPECT_EQ(*vocabulary->encode(text), tokens) << text;
        EXPECT_EQ(vocabulary->decode(tokens), text);
    }
}

TEST(BytePair, AddedTokensComeFromBesideTheVocabulary) {
    const auto ids = [](std::string_view beside, std::string_view text) {
        const auto v =
            parseBytePairs(R"({"a": 0, "b": 1, "<": 2, "x": 3, ">": 4})", "", parseAddedTokens(beside));
        return v ? v->encode(text).value() : std::vector<TokenId>{-1};
    };
    const std::vector<TokenId> spelt{0, 2, 3, 4, 1}, whole{0, 5, 1};
    EXPECT_EQ(ids("", "a<x>b"), spelt);
    EXPECT_EQ(ids("[1]", "a<x>b"), spelt);
    EXPECT_EQ(ids(R"({"model_max_length": 1024, "added_tokens_decoder": {}})", "a<x>b"), spelt);
    EXPECT_EQ(ids("\xEF\xBB\xBF{\"<x>\": 5}\r\n", "a<x>b"), whole);
    EXPECT_EQ(
        ids(R"({"add_prefix_space": false, "added_tokens_decoder": {"5": {"content": "<x>"}}})", "a<x>b"),
        whole);
    EXPECT_EQ(ids(R"({"<x>": 7})", "a"), std::vector<TokenId>{-1}); // a gap before it
}

TEST(BytePair, BracketedSymbolsThatMergesMakeAreText) {
    const auto vocabulary = parseBytePairs(R"({"<":0,">":1,"|":2,"<|":3,"<|>":4})", "< |\n<| >\n");
    ASSERT_TRUE(vocabulary.ok());
    EXPECT_FALSE(vocabulary->isAdded(4));
    EXPECT_EQ(*vocabulary->encode("<|>"), (std::vector<TokenId>{4}));
}

namespace {

json tokenizerJson() {
    return json{{"version", "1.0"},
                {"added_tokens",
                 {{{"id", 4}, {"content", "<|endoftext|>"}, {"lstrip", false}, {"special", true}},
                  {{"id", 5}, {"content", "son cümle"}, {"special", false}}}},
                {"normalizer", nullptr},
                {"pre_tokenizer", {{"type", "ByteLevel"}, {"add_prefix_space", false}, {"use_regex", true}}},
                {"post_processor", {{"type", "ByteLevel"}, {"trim_offsets", false}}},
                {"decoder", {{"type", "ByteLevel"}}},
                {"model",
                 {{"type", "BPE"},
                  {"dropout", nullptr},
                  {"unk_token", nullptr},
                  {"continuing_subword_prefix", ""},
                  {"end_of_word_suffix", ""},
                  {"fuse_unk", false},
                  {"vocab", {{"a", 0}, {"b", 1}, {"ab", 2}, {"aba", 3}, {"<|endoftext|>", 4}}},
                  {"merges", {"a b", "ab a"}}}}};
}

} // namespace

TEST(BytePair, TokenizerJsonIsTheSameTokenizer) {
    json pairs = tokenizerJson();
    pairs["model"]["merges"] = json::array({json::array({"a", "b"}), json::array({"ab", "a"})});
    pairs["normalizer"] = {{"type", "NFC"}};
    for (const json& file : {tokenizerJson(), pairs}) {
        const auto vocabulary = parseTokenizerJson("\xEF\xBB\xBF" + file.dump(2));
        ASSERT_TRUE(vocabulary.ok());
        EXPECT_EQ(vocabulary->size(), 6);
        const std::string text = "abab<|endoftext|>ason cümleb";
        const auto tokens = vocabulary->encode(text);
        ASSERT_TRUE(tokens.ok());
        EXPECT_EQ(*tokens, (std::vector<TokenId>{2, 2, 4, 0, 5, 1}));
        EXPECT_EQ(vocabulary->decode(*tokens), text);
        EXPECT_EQ(vocabulary->text(5), "son cümle");
        // Only what does not look like an added token has to be told.
        EXPECT_EQ(vocabulary->declaredSymbols(), (std::vector<std::string>{"son cümle"}));
        const auto again = Vocabulary::fromSymbols(VocabularyKind::BytePairs, vocabulary->symbols(),
                                                   vocabulary->merges(), vocabulary->declaredSymbols());
        EXPECT_TRUE(*again == *vocabulary);
    }
}

TEST(BytePair, ForeignTokenizersAreRefusedByTheirKey) {
    const std::pair<const char*, json> rows[] = {
        {"/model/type", "Unigram"},
        {"/model/type", "WordPiece"},
        {"/model/byte_fallback", true},
        {"/model/ignore_merges", true},
        {"/model/dropout", 0.1},
        {"/model/end_of_word_suffix", "</w>"},
        {"/model/merges/0", "a b c"},
        {"/model/vocab", json::array()},
        {"/model", nullptr},
        {"/normalizer", {{"type", "Lowercase"}}},
        {"/pre_tokenizer", {{"type", "Whitespace"}}},
        {"/pre_tokenizer", {{"type", "Sequence"}, {"pretokenizers", json::array()}}},
        {"/pre_tokenizer", nullptr},
        {"/pre_tokenizer/add_prefix_space", true},
        {"/pre_tokenizer/use_regex", false},
        {"/post_processor", {{"type", "TemplateProcessing"}}},
        {"/added_tokens/0/lstrip", true},
        {"/added_tokens/0/id", "4"},
    };
    for (const auto& [place, value] : rows) {
        json file = tokenizerJson();
        file[json::json_pointer(place)] = value;
        const auto parsed = parseTokenizerJson(file.dump());
        ASSERT_FALSE(parsed.ok()) << place;
        EXPECT_EQ(static_cast<int>(parsed.error().error), static_cast<int>(F::Unsupported)) << place;
        std::string key = parsed.error().name;
        const std::string first = key.substr(0, key.find('.'));
        EXPECT_EQ(std::string(place).substr(1, first.size()), first) << place;
    }
    EXPECT_EQ(static_cast<int>(parseTokenizerJson("{").error().error), static_cast<int>(F::NotJson));
    json gap = tokenizerJson();
    gap["added_tokens"][1]["id"] = 7;
    EXPECT_EQ(parseTokenizerJson(gap.dump()).error().text.error, TextError::BadId);
}

TEST(BytePair, TokenizersAreFoundBesideAModel) {
    const auto folder = std::filesystem::temp_directory_path() / "dikkat_tokenizers";
    const std::vector<std::pair<std::vector<const char*>, const char*>> rows = {
        {{}, nullptr},
        {{"vocab.json"}, nullptr},
        {{"merges.txt", "encoder.json"}, nullptr},
        {{"encoder.json", "vocab.bpe"}, "encoder.json"},
        {{"tokenizer.json", "vocab.json"}, "tokenizer.json"},
        {{"tokenizer.json", "vocab.json", "merges.txt"}, "vocab.json"},
    };
    for (const auto& [files, found] : rows) {
        std::filesystem::remove_all(folder);
        std::filesystem::create_directories(folder);
        for (const char* file : files) std::ofstream(folder / file) << "{}";
        const auto beside = bytePairFilesIn(folder);
        ASSERT_EQ(beside.has_value(), found != nullptr);
        if (beside) {
            EXPECT_EQ(beside->vocabulary, folder / found);
            EXPECT_EQ(beside->merges.empty(), std::string(found) == "tokenizer.json");
        }
    }
    std::ofstream(folder / "tokenizer.json") << tokenizerJson().dump();
    EXPECT_EQ(readBytePairs(folder / "tokenizer.json", {})->size(), 6);
    std::filesystem::remove_all(folder);
}
