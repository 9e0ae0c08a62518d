#include "tests/app/program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::json;
using dikkat::test::Answer;
using dikkat::test::run;

const QString data = DIKKAT_TEST_DATA "/border/";

class TextBorder : public testing::Test {
protected:
    QString write(const char* name, const std::string& bytes) {
        QFile file(m_folder.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(bytes.data(), static_cast<qint64>(bytes.size()));
        return file.fileName();
    }
    /// A model trained for some steps on a text, with a context that is short enough for it.
    Answer train(const std::string& text, const QStringList& more = {}) {
        const QString file = write("text.txt", text);
        const QString config =
            write("run.json", R"({"preset": "cpu-baby", "model": {"context": 8, "width": 16, "heads": 2,
                                  "blocks": 1}, "training": {"batch": 4, "evaluate_every": 100}})");
        return run(QStringList{"train", "--config", config, "--data", file, "--steps", "3", "--out",
                               m_folder.filePath("m.dikkat")} +
                   more);
    }
    QString model() const { return m_folder.filePath("m.dikkat"); }

    QTemporaryDir m_folder;
};

std::string story(const std::string& lineEnd) {
    std::string text;
    for (int i = 0; i < 60; ++i) text += "Işık ılık süt içer, gök gürler." + lineEnd;
    return text;
}

TEST_F(TextBorder, OneTextHasOneVocabularyHoweverItIsSaved) {
    std::string apart = story("\n");
    for (const auto& [letter, pair] : {std::pair{"ö", "o\xCC\x88"}, {"ü", "u\xCC\x88"}, {"ş", "s\xCC\xA7"}})
        for (std::size_t at = 0; (at = apart.find(letter, at)) != std::string::npos;)
            apart.replace(at, 2, pair);
    struct Row {
        std::string text;
        const char* said;
    };
    const Row rows[] = {
        {story("\n"), nullptr},           {story("\r\n"), "plain line ends"},
        {story("\r"), "plain line ends"}, {"\xEF\xBB\xBF" + story("\r\n"), "byte order mark"},
        {apart, "marks joined"},
    };
    Json first;
    for (const Row& row : rows) {
        const Answer a = train(row.text, {"--json"});
        ASSERT_EQ(a.status, 0) << a.err;
        const Json report = Json::parse(a.out);
        if (first.is_null()) first = report;
        EXPECT_EQ(report.at("vocabulary"), first.at("vocabulary"));
        EXPECT_EQ(report.at("train_loss"), first.at("train_loss"));
        EXPECT_EQ(std::count(a.err.begin(), a.err.end(), '\n'), row.said ? 1 : 0) << a.err;
        if (row.said) {
            EXPECT_NE(a.err.find(row.said), std::string::npos) << a.err;
        }
        // The same text goes on with the run, in whatever form it comes.
        EXPECT_EQ(
            run({"train", "--resume", model(), "--steps", "5", "--data", write("again.txt", story("\r\n"))})
                .status,
            0);
    }
    EXPECT_EQ(train("\xFF\xFE"
                    "A")
                  .status,
              1);
}

TEST_F(TextBorder, PromptsAreReadInFormCAndInvisibleCharactersAreNamed) {
    ASSERT_EQ(train(story("\n")).status, 0);
    const auto ids = [&](const char* prompt) {
        const Answer a = run({"generate", model(), "--prompt", prompt, "--tokens", "0", "--json"});
        EXPECT_EQ(a.status, 0) << a.err;
        return a.status == 0 ? Json::parse(a.out).at("prompt_ids") : Json();
    };
    EXPECT_EQ(ids("go\xCC\x88k"), ids("gök"));
    const std::pair<const char*, const char*> rows[] = {
        {"ık\xC2\xA0\x69", "U+00A0 (no-break space) (place 3"},
        {"ı\xE2\x80\x8Bk", "U+200B (zero-width space) (place 2"},
        {"i\xCC\x87", "U+0307 (combining dot above, “◌̇”) (place 2"},
        {"\xC2\xAD", "U+00AD (soft hyphen) (place 1"},
        {"ı\xE2\x80\xA8", "U+2028 (line separator) (place 2"},
        {"ı\x01", "U+0001 (control character) (place 2"},
        {"ı\xE2\x80\xAE", "U+202E (sign for the writing direction) (place 2"},
        {"ı\xF3\xA0\x81\xA1", "U+E0061 (tag character) (place 2"},
        {"ı\xEF\xB8\x8F", "U+FE0F (variation selector) (place 2"},
        {"ı\xE3\x80\x80", "U+3000 (ideographic space) (place 2"},
        {"ı\xEE\x80\x80", "U+E000 (character for private use) (place 2"},
        {"ıQ", "“Q” (place 2"},
        {"ı\t", "tab (place 2"},
    };
    for (const auto& [prompt, named] : rows) {
        const Answer a = run({"generate", model(), "--prompt", prompt});
        EXPECT_EQ(a.status, 1);
        EXPECT_NE(a.err.find(named), std::string::npos) << a.err;
    }
    const Answer turkish = run({"generate", model(), "--prompt", "ık\xC2\xA0", "--lang", "tr"});
    EXPECT_NE(turkish.err.find("U+00A0 (bölünmez boşluk)"), std::string::npos) << turkish.err;
}

TEST_F(TextBorder, AShortValidationPartIsCountedInSymbolsOfTheText) {
    const QString short400 = write("short.txt", std::string(200, 'a') + std::string(200, 'b'));
    const QStringList baby{"train", "--preset", "cpu-baby", "--steps", "1", "--out", model(), "--data"};
    const Answer a = run(baby + QStringList{short400});
    EXPECT_EQ(a.status, 1);
    for (const char* part : {"40 of its 400 symbols", "65 are needed", "about 650 symbols", "at most 39"})
        EXPECT_NE(a.err.find(part), std::string::npos) << a.err;
    const Answer tr = run(baby + QStringList{short400, "--lang", "tr"});
    for (const char* part : {"400", "65", "650", "39"})
        EXPECT_NE(tr.err.find(part), std::string::npos) << tr.err;
    std::string turkish;
    for (int i = 0; i < 650; ++i) turkish += i % 2 == 0 ? "ğ" : "a";
    EXPECT_EQ(run(baby + QStringList{write("long.txt", turkish)}).status, 0);
}

TEST_F(TextBorder, ATemperatureOf0IsGreedyAndSaysSo) {
    ASSERT_EQ(train(story("\n")).status, 0);
    const QStringList write{"generate", model(), "--prompt", "gök", "--tokens", "5"};
    const Answer zero = run(write + QStringList{"--temperature", "0"});
    EXPECT_EQ(zero.status, 0);
    EXPECT_NE(zero.err.find("greedy"), std::string::npos) << zero.err;
    EXPECT_EQ(zero.out, run(write + QStringList{"--greedy"}).out);
    for (const char* bad : {"-1", "0.001", "1000", "x"}) {
        const Answer a = run(write + QStringList{"--temperature", bad});
        EXPECT_EQ(a.status, 2);
        EXPECT_NE(a.err.find("0 (greedy) or a number from 0.01 to 100"), std::string::npos) << a.err;
    }
}

TEST_F(TextBorder, SpecialTokensAreReadBack) {
    const QString file = data + "endoftext/model.safetensors";
    const auto ids = [&](const char* option, const char* value) {
        const Answer a = run({"generate", file, option, value, "--tokens", "0", "--json"});
        EXPECT_EQ(a.status, 0) << a.err;
        return Json::parse(a.out);
    };
    EXPECT_EQ(ids("--prompt", "a<|endoftext|>b").at("prompt_ids"), Json({97, 256, 98}));
    EXPECT_EQ(ids("--ids", "256").at("prompt"), "<|endoftext|>");
    EXPECT_EQ(ids("--prompt", "<|endoftext|>").at("prompt_ids"), Json({256}));
}

TEST_F(TextBorder, ARowWithoutATokenIsShownOrLeftOut) {
    const QStringList write{"generate", data + "padded/model.safetensors", "--prompt", "abc", "--tokens", "2",
                            "--greedy"};
    EXPECT_EQ(run(write).out, "abc⟨row 7: no token⟩⟨row 7: no token⟩\n");
    EXPECT_EQ(run(write + QStringList{"--lang", "tr"}).out, "abc⟨satır 7: simge yok⟩⟨satır 7: simge yok⟩\n");
    EXPECT_EQ(run(write + QStringList{"--only-tokens"}).out, "abccc\n");
    const Json drawn = Json::parse(run(write + QStringList{"--json"}).out);
    EXPECT_NEAR(drawn.at("steps")[0].at("probability").get<double>(), 0.55599, 1e-5);
    const Answer a = run({"inspect", data + "padded/model.safetensors", "--text", "abc"});
    EXPECT_NE(a.out.find("⟨row 7: no token⟩ 0.5560"), std::string::npos) << a.out;
}

TEST_F(TextBorder, EveryFormOfATokenizerIsFoundBesideAModel) {
    const QString from = data + "endoftext/";
    const auto contents = [&](const char* name) {
        QFile file(from + QLatin1String(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll().toStdString();
    };
    const Json vocab = Json::parse(contents("vocab.json"));
    const Json one{{"model", {{"type", "BPE"}, {"vocab", vocab}, {"merges", Json::array()}}},
                   {"pre_tokenizer", {{"type", "ByteLevel"}, {"add_prefix_space", false}}},
                   {"added_tokens", {{{"id", 256}, {"content", "<|endoftext|>"}}}}};
    write("model.safetensors", contents("model.safetensors"));
    write("config.json", contents("config.json"));
    const QStringList read{
        "generate",      m_folder.filePath("model.safetensors"), "--tokens", "0", "--json", "--prompt",
        "<|endoftext|>a"};
    const Answer without = run(read);
    EXPECT_EQ(without.status, 1);
    for (const char* name : {"vocab.json", "merges.txt", "encoder.json", "vocab.bpe", "tokenizer.json"})
        EXPECT_NE(without.err.find(name), std::string::npos) << without.err;
    write("tokenizer.json", one.dump());
    EXPECT_EQ(Json::parse(run(read).out).at("prompt_ids"), Json({256, 97}));
    Json other = one;
    other["model"]["type"] = "Unigram";
    write("tokenizer.json", other.dump());
    const Answer refused = run(read);
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.err.find("Unigram"), std::string::npos) << refused.err;
    write("encoder.json", "\xEF\xBB\xBF" + vocab.dump());
    write("vocab.bpe", "\xEF\xBB\xBF#version: 0.2\r\n");
    EXPECT_EQ(Json::parse(run(read).out).at("prompt_ids"), Json({256, 97}));
}

} // namespace
