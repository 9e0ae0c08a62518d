#include "core/io/model_file.h"

#include "core/io/config_json.h"
#include "core/io/pytorch_export.h"
#include "model_samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace dikkat;
using nlohmann::json;
using Error = ModelFileError;

namespace {

Safetensors parsed(const std::string& bytes) {
    return Safetensors::parse(std::string_view(bytes)).value();
}

bool sameWeights(const Parameters<float>& a, const Parameters<float>& b) {
    return a.config() == b.config() &&
           std::equal(a.flat().begin(), a.flat().end(), b.flat().begin(), b.flat().end());
}

StoredModel trainedModel() {
    StoredModel model = samples::all().front().model;
    StoredTraining t;
    t.settings = R"({"step":17})";
    for (const char* name : {"m", "v"}) {
        t.moments.emplace(name, model.parameters);
        t.moments.at(name).data()[3] = name[0] == 'm' ? 0.1F : 1e-30F;
    }
    Random random(4);
    (void)random.normalDouble();
    t.numbers["random"] = random.state().pack();
    t.numbers["loss"] = {1.5, 0.1, 1e-300};
    t.numbers["none"] = {};
    model.training = std::move(t);
    return model;
}

/// The bytes of a model after a change to its metadata.
std::string withMetadata(const StoredModel& model, const std::function<void(json&)>& change) {
    const Safetensors file = parsed(writeModel(model).value());
    json description = json::parse(file.metadata().at("dikkat.model"));
    change(description);
    SafetensorsWriter writer;
    writer.setMetadata("dikkat.model", description.dump());
    for (const TensorInfo& t : file.tensors())
        writer.add(t.name, t.shape, std::span<const float>(file.floats(t.name).value()));
    return writer.serialiseText().value();
}

} // namespace

TEST(ModelFile, EveryKindComesBackBitForBit) {
    for (const samples::Sample& s : samples::all()) {
        const auto bytes = writeModel(s.model);
        ASSERT_TRUE(bytes.ok()) << s.name;
        EXPECT_EQ(*bytes, writeModel(s.model).value());
        const auto back = readModel(parsed(*bytes));
        ASSERT_TRUE(back.ok()) << s.name << static_cast<int>(back.error().error) << back.error().name
                               << back.error().read.place;
        EXPECT_TRUE(sameWeights(back->parameters, s.model.parameters)) << s.name;
        EXPECT_TRUE(*back->vocabulary == *s.model.vocabulary) << s.name;
        EXPECT_FALSE(back->training.has_value());
    }
}

TEST(ModelFile, PyTorchNamesComeBackBitForBit) {
    for (const samples::Sample& s : samples::all()) {
        const auto back = readModel(parsed(exportPyTorch(s.model)->weights));
        ASSERT_TRUE(back.ok()) << s.name << " " << back.error().name;
        EXPECT_TRUE(sameWeights(back->parameters, s.model.parameters)) << s.name;
    }
}

TEST(ModelFile, TrainingStateComesBackBitForBit) {
    const StoredModel model = trainedModel();
    const auto back = readModel(parsed(writeModel(model).value()));
    ASSERT_TRUE(back.ok());
    ASSERT_TRUE(back->training.has_value());
    EXPECT_EQ(json::parse(back->training->settings), json::parse(model.training->settings));
    EXPECT_EQ(back->training->numbers, model.training->numbers);
    ASSERT_EQ(back->training->moments.size(), 2U);
    for (const auto& [name, moments] : model.training->moments)
        EXPECT_TRUE(sameWeights(back->training->moments.at(name), moments)) << name;
    EXPECT_EQ(RandomState::unpack(back->training->numbers.at("random"))->cachedNormal.has_value(), true);
}

TEST(ModelFile, LivesBesideOtherTensors) {
    SafetensorsWriter writer;
    writer.add("lesson.x", Matrix(Matrix::Ones(2, 2)));
    writer.setMetadata("dikkat", "{}");
    const StoredModel model = samples::all().front().model;
    addModel(writer, model);
    const Safetensors file = parsed(writer.serialiseText().value());
    EXPECT_TRUE(hasModel(file));
    EXPECT_TRUE(sameWeights(readModel(file)->parameters, model.parameters));
}

TEST(ModelFile, ReferenceLogitsFromBothLayouts) {
    const std::string folder = DIKKAT_TEST_DATA "/safetensors/";
    const json manifest = json::parse(std::ifstream(folder + "manifest.json"));
    const auto ids = manifest.at("tokens").at("data").get<std::vector<TokenId>>();
    for (const json& row : manifest.at("valid"))
        for (const auto& [key, activation] : {std::pair{"logits_gelu_tanh", Activation::GeluTanh},
                                              {"logits_gelu_exact", Activation::GeluExact}}) {
            ModelFileOptions options;
            options.heads = 2;
            options.activation = activation;
            const auto model = openModel(folder + row.at("file").get<std::string>(), options);
            ASSERT_TRUE(model.ok());
            const auto expected = row.at(key).at("data").get<std::vector<double>>();
            for (int b = 0; b < 2; ++b) {
                const std::span<const TokenId> tokens(ids.data() + 6 * b, 6);
                const Matrix logits = traceForward(model->parameters.cast<double>(), tokens).logits;
                const Matrix reference = Eigen::Map<const Matrix>(expected.data() + 30 * b, 6, 5);
                EXPECT_LT((logits - reference).cwiseAbs().maxCoeff(), 1e-12) << row.at("file") << key;
                const Matrix single = traceForward(model->parameters, tokens).logits;
                EXPECT_LT((single - reference).cwiseAbs().maxCoeff(), 1e-5) << row.at("file") << key;
            }
        }
}

TEST(ModelFile, HeadsOfForeignFiles) {
    const std::string path = DIKKAT_TEST_DATA "/safetensors/tiny_gpt_nanogpt.safetensors";
    const auto missing = openModel(path);
    ASSERT_FALSE(missing.ok());
    EXPECT_EQ(missing.error().error, Error::HeadsMissing);
    EXPECT_EQ(missing.error().found, 8);
    ModelFileOptions options;
    options.heads = 3;
    const auto wrong = openModel(path, options);
    ASSERT_FALSE(wrong.ok());
    EXPECT_EQ(wrong.error().config.error, ConfigError::NotDivisible);
    options.heads = 2; // nanoGPT computes with the exact GELU, Hugging Face's GPT-2 with the other
    EXPECT_EQ(openModel(path, options)->parameters.config().activation, Activation::GeluExact);
    const auto hugging = openModel(DIKKAT_TEST_DATA "/safetensors/tiny_gpt_huggingface.safetensors", options);
    EXPECT_EQ(hugging->parameters.config().activation, Activation::GeluTanh);
}

TEST(ModelFile, HuggingFaceFolder) {
    const samples::Sample s = samples::all()[1]; // GPT-2 style
    const std::filesystem::path folder = std::filesystem::path(testing::TempDir()) / "dikkat-hf-folder";
    std::filesystem::create_directories(folder);
    // without our metadata everything must come from config.json beside the file
    const Safetensors file = parsed(writeGpt2(s.model, Gpt2Layout::HuggingFace).value());
    SafetensorsWriter plain;
    for (const TensorInfo& t : file.tensors())
        plain.add(t.name, t.shape, std::span<const float>(file.floats(t.name).value()));
    std::ofstream(folder / "model.safetensors", std::ios::binary) << plain.serialiseText().value();
    std::ofstream(folder / "config.json") << huggingFaceConfig(s.model.parameters.config());
    const auto model = openModel(folder / "model.safetensors");
    ASSERT_TRUE(model.ok());
    EXPECT_EQ(model->parameters.config().heads, 3);
    EXPECT_EQ(model->parameters.config().activation, Activation::GeluTanh);
    EXPECT_TRUE(model->parameters.config().tied);
    const Matrix difference = traceForward(model->parameters, s.tokens).logits - samples::logitsOf(s);
    EXPECT_LT(difference.cwiseAbs().maxCoeff(), 1e-6);
    std::ofstream(folder / "config.json") << "{broken";
    EXPECT_EQ(openModel(folder / "model.safetensors").error().error, Error::ForeignConfig);
    std::filesystem::remove_all(folder);
}

TEST(ModelFile, Gpt2NamesAndBack) {
    for (const samples::Sample& s : samples::all())
        for (const Gpt2Layout layout : {Gpt2Layout::NanoGpt, Gpt2Layout::HuggingFace}) {
            const auto bytes = writeGpt2(s.model, layout);
            const bool fits = s.name == "gpt" || s.name == "gpt-2" ||
                              s.name.starts_with("of another program") || s.name == "ReLU squared";
            ASSERT_EQ(bytes.ok(), fits) << s.name;
            if (!fits) {
                EXPECT_EQ(bytes.error().error, Error::NotGpt);
                continue;
            }
            const auto back = readModel(parsed(*bytes));
            ASSERT_TRUE(back.ok()) << s.name;
            EXPECT_TRUE(*back->vocabulary == *s.model.vocabulary);
            EXPECT_EQ(back->parameters.config().activation, s.model.parameters.config().activation);
            const Matrix difference = traceForward(back->parameters, s.tokens).logits - samples::logitsOf(s);
            EXPECT_LT(difference.cwiseAbs().maxCoeff(), 1e-6) << s.name;
        }
    using Notes = std::vector<Gpt2Note>;
    EXPECT_EQ(gpt2Notes(samples::smallGpt(), Gpt2Layout::NanoGpt),
              (Notes{Gpt2Note::Activation, Gpt2Note::HeadBias}));
    EXPECT_EQ(gpt2Notes(samples::smallGpt(), Gpt2Layout::HuggingFace), Notes{Gpt2Note::HeadBias});
}

TEST(ModelFile, DamagedDescriptionsAreRefused) {
    const StoredModel model = samples::all().front().model;
    struct Row {
        const char* what;
        std::function<void(json&)> change;
        Error error;
    };
    const Row rows[] = {
        {"not an object", [](json& d) { d = 3; }, Error::Metadata},
        {"no format", [](json& d) { d.erase("format"); }, Error::Metadata},
        {"newer format", [](json& d) { d["format"] = 2; }, Error::Metadata},
        {"unknown layout", [](json& d) { d["layout"] = "other"; }, Error::Metadata},
        {"no config", [](json& d) { d.erase("config"); }, Error::Metadata},
        {"config is a list", [](json& d) { d["config"] = json::array(); }, Error::Metadata},
        {"width missing", [](json& d) { d["config"].erase("width"); }, Error::Metadata},
        {"width is text", [](json& d) { d["config"]["width"] = "12"; }, Error::Metadata},
        {"unknown word", [](json& d) { d["config"]["norm"] = "both"; }, Error::Metadata},
        {"unknown key", [](json& d) { d["config"]["depth"] = 2; }, Error::Metadata},
        {"dropout is text", [](json& d) { d["config"]["dropout"] = "0"; }, Error::Metadata},
        {"parts is a number", [](json& d) { d["config"]["parts"] = 1; }, Error::Metadata},
        {"part without mlp",
         [](json& d) {
             d["config"]["parts"] = {{{"norm", true}}};
         },
         Error::Metadata},
        {"heads do not divide", [](json& d) { d["config"]["heads"] = 5; }, Error::Config},
        {"dropout too large", [](json& d) { d["config"]["dropout"] = 2; }, Error::Config},
        {"enormous", [](json& d) { d["config"]["width"] = 900'000; }, Error::Config},
        {"as large as allowed", [](json& d) { d["config"]["width"] = 15'000; }, Error::WrongShape},
        {"one block more", [](json& d) { d["config"]["blocks"] = 3; }, Error::MissingTensor},
        {"one block less", [](json& d) { d["config"]["blocks"] = 1; }, Error::UnexpectedTensor},
        {"another context", [](json& d) { d["config"]["context"] = 8; }, Error::WrongShape},
        {"PyTorch layout", [](json& d) { d["layout"] = "torch"; }, Error::UnexpectedTensor},
        {"GPT-2 layout", [](json& d) { d["layout"] = "nanogpt"; }, Error::Names},
        {"vocabulary is a number", [](json& d) { d["vocabulary"] = 1; }, Error::Metadata},
        {"symbols missing", [](json& d) { d["vocabulary"].erase("symbols"); }, Error::Metadata},
        {"symbol is a number", [](json& d) { d["vocabulary"]["symbols"][1] = 1; }, Error::Metadata},
        {"symbol twice", [](json& d) { d["vocabulary"]["symbols"][1] = "a"; }, Error::Vocabulary},
        {"too many symbols", [](json& d) { d["vocabulary"]["symbols"].push_back("z"); },
         Error::VocabularySize},
        {"merge of two letters into nothing known",
         [](json& d) { d["vocabulary"]["merges"] = json::parse(R"([["a","b"]])"); }, Error::Vocabulary},
        {"merges are text", [](json& d) { d["vocabulary"]["merges"] = json::array({"a b"}); },
         Error::Metadata},
    };
    for (const Row& row : rows) {
        const auto read = readModel(parsed(withMetadata(model, row.change)));
        ASSERT_FALSE(read.ok()) << row.what;
        EXPECT_EQ(static_cast<int>(read.error().error), static_cast<int>(row.error)) << row.what;
    }
    EXPECT_EQ(readModel(parsed(withMetadata(model, [](json& d) { d["config"].erase("width"); })))
                  .error()
                  .read.place,
              "config.width");
    SafetensorsWriter other;
    other.add("x", {1}, std::span<const float>(std::vector<float>{1}));
    EXPECT_EQ(readModel(parsed(other.serialiseText().value())).error().error, Error::NoModel);
    other.setMetadata("dikkat.model", "{");
    EXPECT_EQ(readModel(parsed(other.serialiseText().value())).error().error, Error::Metadata);
    EXPECT_EQ(openModel("no such file").error().container.error, SafetensorsError::CannotOpen);
}

// Always the same damaged copies of a model with its training state: every one is read or refused.
TEST(ModelFile, DamagedCopiesNeverCrash) {
    const std::string good = writeModel(trainedModel()).value();
    const std::size_t header = good.find("}}  ") == std::string::npos ? 4000 : good.find("}}  ");
    Random random(3);
    const std::string interesting = "\"{}[]:,0-9e\\ ";
    int refused = 0;
    for (int round = 0; round < 3000; ++round) {
        std::string bytes = good;
        const auto at = static_cast<std::size_t>(random.integer(8, static_cast<std::int64_t>(header)));
        // the length stays, so that the parser gets further than the header's length
        bytes[at] = random.bernoulli(0.5) ? interesting[static_cast<std::size_t>(random.integer(0, 15))]
                                          : static_cast<char>(random.u32());
        const auto file = Safetensors::parse(std::string_view(bytes));
        if (!file || !readModel(*file)) ++refused;
    }
    EXPECT_GT(refused, 1500);
}

TEST(ConfigJson, PartialConfigurationsKeepDefaults) {
    ModelConfig defaults = samples::smallGpt();
    const auto read = configFromJson(R"({"width": 24, "norm": "post"})", ConfigKeys::Some, defaults);
    ASSERT_TRUE(read.ok());
    defaults.width = 24;
    defaults.normPlace = NormPlace::Post;
    EXPECT_EQ(*read, defaults);
    EXPECT_EQ(configFromJson(R"({"width": 24})").error().code, ReadError::Missing);
    EXPECT_EQ(configFromJson(R"({"widht": 24})", ConfigKeys::Some).error().code, ReadError::UnknownKey);
    EXPECT_EQ(configFromJson("[]", ConfigKeys::Some).error().code, ReadError::ObjectExpected);
    for (const samples::Sample& s : samples::all()) {
        const ModelConfig& config = s.model.parameters.config();
        EXPECT_EQ(*configFromJson(configToJson(config)), config) << s.name;
    }
}
