#include "core/io/lab_state.h"

#include "core/io/session.h"
#include "model_samples.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace dikkat;
using nlohmann::json;

namespace {

StoredRun someRun(const samples::Sample& s) {
    auto data = std::make_shared<TrainingData>();
    Random random(8);
    for (int i = 0; i < 300; ++i) data->tokens.push_back(static_cast<TokenId>(random.integer(0, 7)));
    TrainingPlan plan;
    plan.steps = 6;
    plan.rows = 3;
    plan.evaluateEvery = 2;
    plan.threads = 1;
    Trainer<float> trainer(s.model.parameters, plan, data, data, Random(5));
    trainer.run({}, {});
    return {trainer.state(), plan, trainer.history().all(), R"({"seed":5})"};
}

/// A Lab with everything in it.
LabState fullLab() {
    const samples::Sample s = samples::all()[0];
    LabState lab;
    lab.run = std::make_shared<const StoredRun>(someRun(s));
    lab.model = modelOf(lab.run, "adlar ğüş", s.model.vocabulary);
    lab.text = std::make_shared<const std::string>("İstanbul’da\nbir gün");
    auto first = std::make_shared<Moment>();
    first->parameters = std::make_shared<const Parameters<float>>(s.model.parameters);
    auto last = std::make_shared<Moment>();
    last->steps = 6;
    last->loss = 1.25;
    last->validationLoss = 1.5;
    last->parameters = lab.model->parameters;
    lab.moments = {first, last};
    auto kept = std::make_shared<KeptRun>();
    kept->name = "Run 1, no positions";
    kept->settings = R"({"preset":"copy"})";
    kept->curve = lab.run->history;
    kept->curve.push_back({6, std::numeric_limits<double>::infinity()}); // the step that exploded
    kept->vocabulary = 7;
    kept->bigramLoss = 2.0 / 3.0;
    auto empty = std::make_shared<KeptRun>();
    empty->name = "nothing yet";
    lab.kept = {kept, empty};
    const samples::Sample other = samples::named("encoder-decoder");
    lab.second = std::make_shared<const LabModel>(
        LabModel{"çeviri", std::make_shared<const Parameters<float>>(other.model.parameters),
                 other.model.vocabulary, 40});
    return lab;
}

std::string bytesOf(const LabState& lab) {
    SafetensorsWriter writer;
    addLab(writer, lab);
    return writer.serialiseText().value();
}

bool sameWeights(const Parameters<float>& a, const Parameters<float>& b) {
    return a.config() == b.config() && std::equal(a.flat().begin(), a.flat().end(), b.flat().begin());
}

void expectSameCurve(const std::vector<StepReport>& a, const std::vector<StepReport>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        EXPECT_EQ(a[i].step, b[i].step);
        EXPECT_EQ(a[i].loss, b[i].loss);
        EXPECT_EQ(a[i].validated(), b[i].validated());
        if (a[i].validated()) {
            EXPECT_EQ(a[i].validationLoss, b[i].validationLoss);
        }
        EXPECT_EQ(a[i].learningRate, b[i].learningRate);
        EXPECT_EQ(a[i].gradientNorm, b[i].gradientNorm);
    }
}

/// The file with another "dikkat.lab"; `change` edits it.
Result<LabState, ModelFileProblem> withDescription(const LabState& lab, void (*change)(json&)) {
    SafetensorsWriter writer;
    addLab(writer, lab);
    json description =
        json::parse(Safetensors::parse(std::string_view(bytesOf(lab)))->metadata().at("dikkat.lab"));
    change(description);
    writer.setMetadata("dikkat.lab", description.dump());
    return readLab(Safetensors::parse(std::string_view(writer.serialiseText().value())).value());
}

} // namespace

TEST(LabState, ComesBackWhole) {
    const LabState lab = fullLab();
    const auto back = readLab(Safetensors::parse(std::string_view(bytesOf(lab))).value());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->model->name, "adlar ğüş");
    EXPECT_EQ(back->model->steps, 6);
    EXPECT_TRUE(back->model->vocabulary == lab.model->vocabulary);
    EXPECT_TRUE(sameWeights(*back->model->parameters, *lab.model->parameters));
    ASSERT_TRUE(back->run);
    EXPECT_EQ(back->model->parameters.get(), &back->run->state.parameters); // held once
    EXPECT_EQ(back->run->state.steps, 6);
    EXPECT_EQ(back->run->plan, lab.run->plan);
    expectSameCurve(back->run->history, lab.run->history);
    EXPECT_EQ(*back->text, *lab.text);
    ASSERT_EQ(back->moments.size(), 2U);
    EXPECT_EQ(back->moments[0]->validationLoss, -1.0);
    EXPECT_EQ(back->moments[1]->steps, 6);
    EXPECT_EQ(back->moments[1]->loss, 1.25);
    EXPECT_TRUE(sameWeights(*back->moments[0]->parameters, *lab.moments[0]->parameters));
    ASSERT_EQ(back->kept.size(), 2U);
    EXPECT_EQ(back->kept[0]->name, "Run 1, no positions");
    EXPECT_EQ(back->kept[0]->settings, R"({"preset":"copy"})");
    EXPECT_EQ(back->kept[0]->bigramLoss, 2.0 / 3.0);
    expectSameCurve(back->kept[0]->curve, lab.run->history); // without the step that was not a number
    EXPECT_TRUE(back->kept[1]->curve.empty());
    ASSERT_TRUE(back->second);
    EXPECT_EQ(back->second->name, "çeviri");
    EXPECT_EQ(back->second->steps, 40);
    EXPECT_TRUE(back->second->vocabulary == lab.second->vocabulary);
    EXPECT_TRUE(sameWeights(*back->second->parameters, *lab.second->parameters));
}

TEST(LabState, TravelsInASession) {
    Session session{chapterExample(), {}};
    session.pages["training"] = R"({"preset":"copy","seed":"18446744073709551615"})";
    session.pageViews["heads"] = R"({"head":3})";
    session.lab = fullLab();
    const std::string bytes = writeSession(session).value();
    const auto back = readSession(bytes);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->lesson, session.lesson);
    EXPECT_EQ(back->pages, session.pages);
    EXPECT_EQ(back->pageViews, session.pageViews);
    EXPECT_EQ(back->lab.kept.size(), 2U);
    EXPECT_TRUE(sameWeights(*back->lab.model->parameters, *session.lab.model->parameters));
    // Every reader of models reads the session too.
    const auto model = readModel(Safetensors::parse(std::string_view(bytes)).value());
    ASSERT_TRUE(model);
    EXPECT_TRUE(sameWeights(model->parameters, *session.lab.model->parameters));
    EXPECT_EQ(writeSession(*back).value(), bytes);
}

TEST(LabState, KeptRunsNeedNoModel) {
    LabState lab;
    lab.kept = {fullLab().kept[0]};
    const auto back = readLab(Safetensors::parse(std::string_view(bytesOf(lab))).value());
    ASSERT_TRUE(back);
    EXPECT_FALSE(back->model);
    EXPECT_EQ(back->kept.size(), 1U);
}

TEST(LabState, TheSecondModelNeedsNoFirst) {
    LabState lab;
    lab.second = fullLab().second;
    const std::string bytes = bytesOf(lab);
    const auto file = Safetensors::parse(std::string_view(bytes)).value();
    EXPECT_FALSE(hasModel(file)); // no reader of models takes it for the file's own
    const auto back = readLab(file);
    ASSERT_TRUE(back);
    EXPECT_FALSE(back->model);
    ASSERT_TRUE(back->second);
    EXPECT_TRUE(sameWeights(*back->second->parameters, *lab.second->parameters));
}

TEST(LabState, FilesWithoutASecondModelAreRead) {
    LabState lab = fullLab();
    lab.second = nullptr;
    const std::string bytes = bytesOf(lab);
    EXPECT_EQ(bytes.find("second"), std::string::npos); // as all files were before there was one
    const auto back = readLab(Safetensors::parse(std::string_view(bytes)).value());
    ASSERT_TRUE(back);
    EXPECT_FALSE(back->second);
    EXPECT_EQ(back->kept.size(), 2U);
}

TEST(LabState, StepsOfAModelWithoutARunComeBack) {
    LabState lab;
    auto model = std::make_shared<LabModel>(*fullLab().model);
    model->steps = 4000;
    lab.model = model;
    const auto back = readLab(Safetensors::parse(std::string_view(bytesOf(lab))).value());
    ASSERT_TRUE(back);
    EXPECT_EQ(back->model->steps, 4000);
}

TEST(LabState, AModelFileOpensUnderItsName) {
    const samples::Sample s = samples::named("encoder-decoder");
    const auto back =
        readLab(Safetensors::parse(std::string_view(writeModel(s.model).value())).value(), "çeviri");
    ASSERT_TRUE(back);
    EXPECT_EQ(back->model->name, "çeviri");
    EXPECT_FALSE(back->run);
    EXPECT_TRUE(sameWeights(*back->model->parameters, s.model.parameters));
}

TEST(LabState, NothingIsAnEmptyLab) {
    SafetensorsWriter writer;
    addLab(writer, {});
    const auto file = Safetensors::parse(std::string_view(writer.serialiseText().value())).value();
    EXPECT_TRUE(file.metadata().empty());
    const auto back = readLab(file);
    ASSERT_TRUE(back);
    EXPECT_EQ(*back, LabState{});
}

TEST(LabState, DamageIsSaidOnce) {
    const LabState lab = fullLab();
    const auto newer = withDescription(lab, [](json& d) { d["format"] = 2; });
    ASSERT_FALSE(newer);
    EXPECT_EQ(newer.error().read.code, ReadError::NewerFormat);
    const auto moment = withDescription(lab, [](json& d) { d["moments"].push_back(json::object()); });
    ASSERT_FALSE(moment);
    EXPECT_EQ(moment.error().error, ModelFileError::MissingTensor);
    EXPECT_TRUE(moment.error().name.starts_with("moments.2."));
    const auto kept = withDescription(lab, [](json& d) { d["kept"].push_back(json::object()); });
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error().name, "kept.2");
    const auto list = withDescription(lab, [](json& d) { d = json::array(); });
    ASSERT_FALSE(list);
    EXPECT_EQ(list.error().read.code, ReadError::ObjectExpected);
    // The second model's description in the place of another's weights.
    SafetensorsWriter writer;
    addLab(writer, lab);
    LabState other;
    other.second = lab.model;
    SafetensorsWriter otherWriter;
    addLab(otherWriter, other);
    const std::string otherBytes = otherWriter.serialiseText().value();
    writer.setMetadata(
        "dikkat.model.second",
        Safetensors::parse(std::string_view(otherBytes))->metadata().at("dikkat.model.second"));
    const auto second = readLab(Safetensors::parse(std::string_view(writer.serialiseText().value())).value());
    ASSERT_FALSE(second);
    EXPECT_TRUE(second.error().name.starts_with("second.")) << second.error().name;
    // Odd values where a default does no harm are no reason to lose the rest.
    const auto odd = withDescription(lab, [](json& d) {
        d["name"] = 7;
        d["moments"] = "none";
        d["kept"][0]["name"] = nullptr;
        d["second"] = "none";
    });
    ASSERT_TRUE(odd);
    EXPECT_TRUE(odd->moments.empty());
    EXPECT_EQ(odd->kept[0]->name, "");
    EXPECT_TRUE(sameWeights(*odd->second->parameters, *lab.second->parameters));
}
