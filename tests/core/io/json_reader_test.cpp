// Nesting: every reader of JSON refuses what would run out of stack, wherever it stands in a file.

#include "core/io/attention_json.h"
#include "core/io/lab_state.h"
#include "core/io/model_file.h"
#include "core/io/run_config.h"
#include "core/io/session.h"
#include "core/io/training_file.h"
#include "model_samples.h"

#include <functional>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace dikkat;

namespace {

std::string nested(int depth) {
    std::string out;
    for (int i = 0; i < depth; ++i) out += '[';
    for (int i = 0; i < depth; ++i) out += ']';
    return out;
}

std::string around(std::string_view before, const std::string& deep, std::string_view after) {
    std::string out(before);
    out += deep;
    out += after;
    return out;
}

/// A container with one metadata entry and no tensors.
std::string container(const std::string& key, const std::string& value) {
    SafetensorsWriter writer;
    writer.setMetadata(key, value);
    return writer.serialiseText().value();
}

const ReadFailure* readFailureOf(const ModelFileProblem& p) {
    return p.error == ModelFileError::Metadata ? &p.read : nullptr;
}

/// What a reader says about a text; nothing when it took it.
using Reader = std::function<std::optional<ReadError>(const std::string& deep)>;

template <class Result>
std::optional<ReadError> codeOf(const Result& result) {
    if (result.ok()) return std::nullopt;
    return result.error().code;
}

std::optional<ReadError> codeOfModel(const std::string& bytes) {
    const auto file = Safetensors::parse(bytes);
    const auto model = readModel(*file);
    if (model.ok()) return std::nullopt;
    const ReadFailure* why = readFailureOf(model.error());
    return why ? std::optional(why->code) : std::nullopt;
}

/// The description of a sound model with one entry, or one entry of its configuration, replaced by raw text.
std::string modelWith(const std::string& key, const std::string& deep) {
    const auto sound = writeModel(samples::all()[0].model).value();
    const auto file = Safetensors::parse(sound);
    auto description = nlohmann::json::parse(file->metadata().at("dikkat.model"));
    (key == "architecture" ? description["config"] : description)[key] = "@";
    // "@" stands for the text, without its quotation marks.
    const std::string written = description.dump();
    const std::size_t at = written.find("\"@\"");
    const std::string text =
        around(std::string_view(written).substr(0, at), deep, std::string_view(written).substr(at + 3));
    return container("dikkat.model", text);
}

const std::vector<std::pair<const char*, Reader>> readers = {
    {"attention",
     [](const std::string& deep) { return codeOf(readAttentionJson(around("{\"q\": ", deep, "}"))); }},
    {"attention, bare", [](const std::string& deep) { return codeOf(readAttentionJson(deep)); }},
    {"run, preset",
     [](const std::string& deep) { return codeOf(runFromJson(around("{\"preset\": ", deep, "}"))); }},
    {"run, training",
     [](const std::string& deep) { return codeOf(runFromJson(around("{\"training\": ", deep, "}"))); }},
    {"plan",
     [](const std::string& deep) { return codeOf(planFromJson(around("{\"optimiser\": ", deep, "}"))); }},
    {"configuration",
     [](const std::string& deep) {
         return codeOf(configFromJson(around("{\"width\": ", deep, "}"), ConfigKeys::Some, {}));
     }},
    {"session, pages",
     [](const std::string& deep) {
         return codeOf(readSession(
             container("dikkat", around("{\"format\": 1, \"pages\": {\"x\": {\"y\": ", deep, "}}}"))));
     }},
    {"lab, settings",
     [](const std::string& deep) -> std::optional<ReadError> {
         const auto file = Safetensors::parse(
             container("dikkat.lab", around("{\"kept\": [{\"settings\": {\"x\": ", deep, "}}]}")));
         const auto lab = readLab(*file);
         if (lab.ok() || !readFailureOf(lab.error())) return std::nullopt;
         return readFailureOf(lab.error())->code;
     }},
    {"model, architecture",
     [](const std::string& deep) { return codeOfModel(modelWith("architecture", deep)); }},
    {"model, layout", [](const std::string& deep) { return codeOfModel(modelWith("layout", deep)); }},
    {"model, training", [](const std::string& deep) { return codeOfModel(modelWith("training", deep)); }},
};

} // namespace

TEST(JsonDepth, EveryReaderRefusesWhatIsNestedTooDeeply) {
    for (const auto& [name, read] : readers) {
        SCOPED_TRACE(name);
        for (const int depth : {65, 1000, 100'000})
            EXPECT_EQ(read(nested(depth)), ReadError::TooDeep) << depth;
        EXPECT_NE(read(nested(20)), ReadError::TooDeep);
    }
}

TEST(JsonDepth, SaysWhereAndHowDeep) {
    // Brackets inside texts do not count.
    const auto run = runFromJson(around("{\"preset\": \"[[[{\\\"[\",\n \"model\": ", nested(70), "}"));
    ASSERT_FALSE(run.ok());
    EXPECT_EQ(run.error().code, ReadError::TooDeep);
    EXPECT_EQ(run.error().row, 2);
    EXPECT_EQ(run.error().column, 11 + 63);
    EXPECT_EQ(run.error().expected, 64);
}

TEST(JsonDepth, WhatIsNotJsonIsStillToldAsThat) {
    EXPECT_EQ(runFromJson(around("{", nested(100'000), "")).error().code, ReadError::NotJson);
    EXPECT_EQ(runFromJson("{\"a\": }").error().code, ReadError::NotJson);
}
