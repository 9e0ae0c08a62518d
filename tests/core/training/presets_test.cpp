#include "core/io/run_config.h"
#include "core/training/presets.h"

#include <gtest/gtest.h>
#include <set>

namespace dikkat {
namespace {

std::string story() {
    std::string text;
    for (int i = 0; i < 400; ++i) text += "a small story about nothing much at all, number after number.\n";
    return text;
}

TEST(Presets, CanAllBeStarted) {
    std::set<std::string_view> ids;
    for (const Preset& p : presets()) {
        EXPECT_TRUE(ids.insert(p.id).second) << p.id;
        EXPECT_EQ(findPreset(p.id), &p);
        const auto data = makeDataSet(p.data, p.config.kind, p.seed, story());
        ASSERT_TRUE(data.ok()) << p.id;
        ModelConfig c = p.config;
        EXPECT_EQ(c.vocabulary, 0);
        c.vocabulary = data->vocabulary.size();
        EXPECT_FALSE(validate(c)) << p.id;
        EXPECT_FALSE(validate(p.plan, c)) << p.id;
        EXPECT_FALSE(checkData(*data->training, c)) << p.id;
        EXPECT_FALSE(checkData(*data->validation, c)) << p.id;
        EXPECT_TRUE(p.prompt.empty() || data->vocabulary.encode(p.prompt).ok()) << p.id;
    }
    for (const char* id :
         {"abc", "turkish-names", "english-names", "turkish-text", "english-text", "cpu-baby", "lecture",
          "copy", "reverse", "sort", "addition", "repeats", "translate-tr-en", "window-mlp"})
        EXPECT_NE(findPreset(id), nullptr) << id;
    EXPECT_EQ(findPreset("nothing"), nullptr);
}

TEST(Presets, HaveTheChaptersSizes) {
    const auto count = [](const char* id, int vocabulary) {
        ModelConfig c = findPreset(id)->config;
        c.vocabulary = vocabulary;
        return countParameters(c).total;
    };
    EXPECT_EQ(count("abc", 3), 3491);
    EXPECT_EQ(count("window-mlp", 27), 11897);
    EXPECT_EQ(count("lecture", 65), 10788929);
    EXPECT_NEAR(static_cast<double>(count("cpu-baby", 65)), 0.81e6, 0.02e6);
    const auto names = makeDataSet(findPreset("window-mlp")->data, ModelKind::WindowMlp, 1);
    EXPECT_EQ(names->vocabulary.size(), 27);
}

TEST(DataSet, KeepsValidationLinesUnseen) {
    const auto names = makeDataSet(findPreset("turkish-names")->data, ModelKind::Gpt, 1);
    const auto lines = [&](const TrainingData& data) {
        std::set<std::string> set;
        const std::string text = names->vocabulary.decode(data.tokens);
        for (const auto line : textLines(text)) set.emplace(line);
        return set;
    };
    const auto seen = lines(*names->training);
    for (const std::string& name : lines(*names->validation)) EXPECT_FALSE(seen.contains(name)) << name;
    const auto sums = makeDataSet(findPreset("addition")->data, ModelKind::Gpt, 1);
    EXPECT_EQ(sums->unseenExamples.size() + sums->training->lines.size(), 10000U);
}

TEST(DataSet, SaysWhatIsWrongWithAText) {
    DataSource text;
    text.kind = DataSource::Kind::Text;
    EXPECT_EQ(makeDataSet(text, ModelKind::Gpt, 1, "").error().error, DataSetError::Text);
    EXPECT_EQ(makeDataSet(text, ModelKind::Gpt, 1, "abc\xff").error().text.error, TextError::InvalidUtf8);
    const auto pairs = makeDataSet(text, ModelKind::EncoderDecoder, 1, "a b\tc d\n\nno tab here\n");
    ASSERT_FALSE(pairs.ok());
    EXPECT_EQ(pairs.error().error, DataSetError::NoPairs);
    EXPECT_EQ(pairs.error().line, 3U);
    std::string many;
    for (int i = 0; i < 20; ++i) many += std::string(1, static_cast<char>('a' + i)) + " x\ty z\r\n";
    const auto good = makeDataSet(text, ModelKind::EncoderDecoder, 1, many);
    ASSERT_TRUE(good.ok());
    EXPECT_EQ(good->training->pairs.size() + good->validation->pairs.size(), 20U);
}

TEST(RunConfig, GoesThroughJsonUnchanged) {
    for (const Preset& p : presets()) {
        RunConfig run = runFromPreset(p);
        run.dataFile = run.data.kind == DataSource::Kind::Text ? "a \"story\".txt" : "";
        run.dataHash = 12345678901234567890u;
        const std::string text = runToJson(run);
        const auto back = runFromJson(text);
        ASSERT_TRUE(back.ok()) << p.id << " " << back.error().place;
        EXPECT_EQ(back->config, run.config);
        EXPECT_EQ(back->plan, run.plan);
        EXPECT_EQ(back->seed, run.seed);
        EXPECT_EQ(back->dataFile, run.dataFile);
        EXPECT_EQ(back->dataHash, run.dataHash);
        EXPECT_EQ(runToJson(*back), text);
    }
}

TEST(RunConfig, TakesAPresetWithChanges) {
    const auto run = runFromJson(R"({"preset": "turkish-names", "seed": 7, "model": {"blocks": 1},
        "training": {"learning_rate": 0.25}, "data": {"source": "english-names"}})");
    ASSERT_TRUE(run.ok());
    EXPECT_EQ(run->config.blocks, 1);
    EXPECT_EQ(run->config.width, findPreset("turkish-names")->config.width);
    EXPECT_EQ(run->plan.optimiser.learningRate, 0.25);
    EXPECT_EQ(run->data.corpus, Corpus::EnglishNames);
    EXPECT_EQ(run->seed, 7U);
}

TEST(RunConfig, SaysWhatIsWrong) {
    const auto place = [](const char* text) {
        const auto run = runFromJson(text);
        return run.ok() ? std::string("fine") : run.error().place;
    };
    EXPECT_EQ(place("{}"), "fine");
    EXPECT_EQ(place(R"({"preset": "nothing"})"), "preset");
    EXPECT_EQ(place(R"({"model": {"widht": 3}})"), "model.widht");
    EXPECT_EQ(place(R"({"training": {"steps": "many"}})"), "training.steps");
    EXPECT_EQ(place(R"({"data": {"source": "moon"}})"), "data.source");
    EXPECT_EQ(place(R"({"seed": -1})"), "seed");
    EXPECT_EQ(runFromJson("{").error().code, ReadError::NotJson);
    EXPECT_FALSE(runFromJson("[]").ok());
    EXPECT_FALSE(runFromJson(R"({"data": 3})").ok());
    EXPECT_FALSE(runFromJson(R"({"model": null})").ok());
}

} // namespace
} // namespace dikkat
