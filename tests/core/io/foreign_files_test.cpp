#include "core/io/character_symbols.h"
#include "core/io/file_kind.h"
#include "core/io/open_file.h"
#include "core/text/model_rows.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

using namespace dikkat;
using namespace std::string_view_literals;

TEST(FileKind, IsToldByTheFirstBytes) {
    struct Row {
        std::string_view bytes;
        FileKind kind;
    };
    const Row rows[] = {
        {"", FileKind::Empty},
        {" \n", FileKind::Text},
        {"gelir gider", FileKind::Text},
        {"şiir", FileKind::Text},
        {"\xEF\xBB\xBFwith a mark", FileKind::Text},
        {"\xFE"
         "ark\xFD",
         FileKind::OtherText},
        {"a\0b\0c\0d\0e\0f\0g\0h\0i\0j\0"sv, FileKind::Utf16},
        {"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12\n", FileKind::GitLfsPointer},
        {"\n  <!DocType HTML>\n<html>", FileKind::Html},
        {"<HTML>", FileKind::Html},
        {R"({"weight_map": {"a": "2", "b": "1", "c": "1"}})", FileKind::ShardIndex},
        {R"({"n_embd": 8})", FileKind::ModelConfig},
        {R"({"model": {"vocab": {}}})", FileKind::Tokenizer},
        {R"({"a":0,"b":1,"c":2,"d":3,"e":4,"f":5,"g":6,"h":7,"i":8})", FileKind::Tokenizer},
        {"[1, 2]", FileKind::Json},
        {"[not JSON", FileKind::Text},
        {"PK\3\4..............archive/data.pkl", FileKind::PyTorch},
        {"PK\3\4..............arr_0.npy", FileKind::NumPyArchive},
        {"PK\3\4..............word/document.xml", FileKind::Office},
        {"PK\3\4..............notes/letter.txt", FileKind::Zip},
        {"#version: 0.2\na b\n", FileKind::Tokenizer},
        {"tjgg\3\0\0\0"sv, FileKind::Gguf},
        {"(dp0\nVitos\np1\nI3\ns.", FileKind::Pickle},
        {"(dp0) is how it ends", FileKind::Text},
        {"version https://hawser.github.com/spec/v1\noid sha256:0\nsize 12\n", FileKind::GitLfsPointer},
        {"\x80\x02}q\0."sv, FileKind::Pickle},
        {"\x80\x04\x95"sv, FileKind::Pickle},
        {"\x08\x07\x12\x07pytorch\0"sv, FileKind::Onnx},
        {"\x7f"
         "ELF\2\1\1\0"sv,
         FileKind::Program},
        {"\x01\x02\x03\x04\0\0\0"sv, FileKind::Binary},
    };
    for (const Row& row : rows)
        EXPECT_EQ(static_cast<int>(recognise(row.bytes, true).kind), static_cast<int>(row.kind)) << row.bytes;
    for (const Row& row : rows) // a text is none of bytes, and the other way round
        EXPECT_FALSE(isText(recognise(row.bytes, true).kind) && isOfBytes(recognise(row.bytes, true).kind));
    EXPECT_TRUE(isOfBytes(FileKind::Office) && isOfBytes(FileKind::Pdf) && !isOfBytes(FileKind::Html));
    EXPECT_EQ(recognise(rows[7].bytes, true).size, 12U);
    EXPECT_EQ(recognise(rows[10].bytes, true).names, (std::vector<std::string>{"1", "2"}));
    const std::string line(200, 'x');
    EXPECT_EQ(recognise(line, true).beginning, line.substr(0, 60) + "…");
    EXPECT_EQ(recognise("a\x1b[31mb\nc", true).beginning, "a[31mb"); // nothing that a terminal obeys
    // cut off within a letter: still a text, if there is more
    EXPECT_EQ(recognise("abc\xC5", false).kind, FileKind::Text);
    EXPECT_EQ(recognise("abc\xC5", true).kind, FileKind::OtherText);
}

// What Python 3.11 writes for pickle.dumps({'vocab_size': 3, 'itos': {0: '\n', 1: 'a', 2: 'ş'}, 'stoi': {…}},
// protocol).
TEST(CharacterSymbols, OfAPickleAndOfJson) {
    const std::string_view protocol2 =
        "\x80\x02\x7d\x71\x00\x28\x58\x0a\x00\x00\x00\x76\x6f\x63\x61\x62\x5f\x73\x69\x7a\x65\x71\x01\x4b\x03"
        "\x58\x04"
        "\x00\x00\x00\x69\x74\x6f\x73\x71\x02\x7d\x71\x03\x28\x4b\x00\x58\x01\x00\x00\x00\x0a\x71\x04\x4b\x01"
        "\x58\x01"
        "\x00\x00\x00\x61\x71\x05\x4b\x02\x58\x02\x00\x00\x00\xc5\x9f\x71\x06\x75\x58\x04\x00\x00\x00\x73\x74"
        "\x6f\x69"
        "\x71\x07\x7d\x71\x08\x28\x68\x04\x4b\x00\x68\x05\x4b\x01\x68\x06\x4b\x02\x75\x75\x2e"sv;
    const std::string_view protocol4 = "\x80\x04\x95\x49\x00\x00\x00\x00\x00\x00\x00\x7d\x94\x28\x8c\x0a\x76"
                                       "\x6f\x63\x61\x62\x5f\x73\x69\x7a\x65\x94"
                                       "\x4b\x03\x8c\x04\x69\x74\x6f\x73\x94\x7d\x94\x28\x4b\x00\x8c\x01\x0a"
                                       "\x94\x4b\x01\x8c\x01\x61\x94\x4b\x02\x8c"
                                       "\x02\xc5\x9f\x94\x75\x8c\x04\x73\x74\x6f\x69\x94\x7d\x94\x28\x68\x04"
                                       "\x4b\x00\x68\x05\x4b\x01\x68\x06\x4b\x02"
                                       "\x75\x75\x2e"sv;
    for (const std::string_view bytes :
         {protocol2, protocol4, R"({"itos": ["\n", "a", "ş"]})"sv,
          R"({"itos": {"2": "ş", "0": "\n", "1": "a"}})"sv, R"({"stoi": {"ş": 2, "\n": 0, "a": 1}})"sv}) {
        const auto symbols = parseSymbols(bytes);
        ASSERT_TRUE(symbols.has_value()) << bytes;
        EXPECT_EQ(symbols->symbols(), (std::vector<std::string>{"\n", "a", "ş"}));
    }
    // every beginning of a pickle is refused, and so is one that would call a function (os.getcwd)
    for (std::size_t n = 0; n < protocol4.size(); ++n)
        EXPECT_FALSE(parseSymbols(protocol4.substr(0, n))) << n;
    EXPECT_FALSE(
        parseSymbols("\x80\x02\x7d\x71\x00\x58\x04\x00\x00\x00\x69\x74\x6f\x73\x71\x01\x7d\x71\x02\x4b\x00"
                     "cposix\ngetcwd\n\x71\x03\x29\x52\x71\x04\x73\x73\x2e"sv));
    for (const char* wrong : {"", "{}", "[]", R"({"itos": []})", R"({"itos": {"0": "a", "2": "b"}})",
                              R"({"itos": ["ab"]})", R"({"itos": ["a", "a"]})", R"({"stoi": {"a": -1}})"})
        EXPECT_FALSE(parseSymbols(wrong)) << wrong;
}

TEST(ForeignConfig, AnAnswerNeverOverrulesTheFile) {
    const std::filesystem::path beside = std::filesystem::path(testing::TempDir()) / "dikkat_answers.json";
    std::ofstream(beside) << R"({"n_head": 4, "activation_function": "relu_squared"})";
    const auto open = [&](std::optional<int> heads, std::optional<Activation> activation) {
        ModelFileOptions options;
        options.config = beside;
        options.heads = heads;
        options.activation = activation;
        return openModel(DIKKAT_TEST_DATA "/foreign/gpt2.safetensors", options);
    };
    const auto silent = open({}, {}), same = open(4, Activation::ReluSquared);
    ASSERT_TRUE(silent.ok() && same.ok());
    EXPECT_EQ(silent->parameters.config().activation, Activation::ReluSquared);
    EXPECT_EQ(silent->parameters.config().heads, 4);
    const auto refused = [](const auto& model, const char* key, const char* value, const char* other) {
        ASSERT_FALSE(model.ok());
        EXPECT_EQ(model.error().foreign.error, ForeignConfigError::AnswerDisagrees);
        EXPECT_EQ(model.error().foreign.key, key);
        EXPECT_EQ(model.error().foreign.value, value);
        EXPECT_EQ(model.error().foreign.other, other);
    };
    refused(open(2, {}), "n_head", "4", "2");
    refused(open({}, Activation::GeluTanh), "activation_function", "relu_squared", "gelu_new");
    std::filesystem::remove(beside);
}

TEST(ModelRows, RowsAfterTheLastSymbolArePadding) {
    const std::optional<Vocabulary> abc = Vocabulary::characters("abc").value(), none;
    EXPECT_TRUE(hasSymbol(abc, 2) && !hasSymbol(abc, 3) && !hasSymbol(abc, -1) && !hasSymbol(none, 0));
    EXPECT_TRUE(isPaddingRow(abc, 3) && !isPaddingRow(abc, 2) && !isPaddingRow(none, 7));
    EXPECT_EQ(paddingRows(abc, 8), 5);
    EXPECT_EQ(paddingRows(abc, 3), 0);
    EXPECT_EQ(paddingRows(none, 8), 0);
}
