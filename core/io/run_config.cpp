#include "core/io/run_config.h"

#include "core/io/model_json.h"
#include "core/io/training_file.h"

namespace dikkat {

namespace {

using json::Json;
using json::ObjectReader;

constexpr std::pair<const char*, Initialisation> kStarts[] = {{"torch", Initialisation::TorchDefaults},
                                                              {"gpt2", Initialisation::Gpt2}};
constexpr int kMostExamples = 1'000'000;

bool sourceFromId(std::string_view id, DataSource& source) {
    for (const Corpus corpus : kAllCorpora)
        if (corpusId(corpus) == id) {
            source.kind = DataSource::Kind::Corpus;
            source.corpus = corpus;
            return true;
        }
    for (const Task task : kAllTasks)
        if (taskId(task) == id) {
            source.kind = DataSource::Kind::Task;
            source.task = task;
            return true;
        }
    if (id != "translation" && id != "text") return false;
    source.kind = id == "text" ? DataSource::Kind::Text : DataSource::Kind::Translation;
    return true;
}

/// A text that must be one, if it is there at all.
std::optional<ReadFailure> readText(const Json& object, const char* key, const std::string& place,
                                    std::string& out) {
    if (!object.contains(key)) return std::nullopt;
    if (!object.at(key).is_string()) return ReadFailure{ReadError::UnknownWord, place, object.at(key).dump()};
    out = object.at(key).get<std::string>();
    return std::nullopt;
}

std::optional<ReadFailure> readData(const Json& object, RunConfig& run) {
    ObjectReader reader(object, "data");
    reader.allowOnly({"source", "examples", "length", "letters", "file"});
    if (reader.failure()) return reader.failure();
    std::string source(sourceId(run.data));
    if (auto failure = readText(object, "source", "data.source", source)) return failure;
    if (auto failure = readText(object, "file", "data.file", run.dataFile)) return failure;
    if (!run.dataFile.empty() && !object.contains("source")) source = "text";
    if (!sourceFromId(source, run.data)) return ReadFailure{ReadError::UnknownWord, "data.source", source};
    if (reader.has("examples")) reader.read("examples", run.data.examples, 2, kMostExamples);
    if (reader.has("length")) reader.read("length", run.data.taskOptions.length, 1, 26);
    if (reader.has("letters")) reader.read("letters", run.data.taskOptions.letters, 1, 26);
    return reader.failure();
}

/// A failure inside a part, with the part's name in front.
ReadFailure within(const char* part, ReadFailure failure) {
    failure.place = failure.place.empty() ? part : part + ("." + failure.place);
    return failure;
}

/// Whole numbers of 64 bits stand in JSON as text of digits or as numbers.
std::optional<ReadFailure> readWhole(const Json& object, const char* key, std::uint64_t& out) {
    if (!object.contains(key)) return std::nullopt;
    const Json& value = object.at(key);
    if (!value.is_number_unsigned()) return ReadFailure{ReadError::IntegerExpected, key};
    out = value.get<std::uint64_t>();
    return std::nullopt;
}

} // namespace

std::string_view sourceId(const DataSource& source) {
    switch (source.kind) {
    case DataSource::Kind::Corpus: return corpusId(source.corpus);
    case DataSource::Kind::Task: return taskId(source.task);
    case DataSource::Kind::Translation: return "translation";
    case DataSource::Kind::Text: break;
    }
    return "text";
}

RunConfig runFromPreset(const Preset& preset) {
    RunConfig run;
    run.preset = preset.id;
    run.config = preset.config;
    run.initialisation = preset.initialisation;
    run.plan = preset.plan;
    run.data = preset.data;
    run.seed = preset.seed;
    return run;
}

Result<RunConfig, ReadFailure> runFromJson(std::string_view text) {
    const auto parsed = json::parse(text);
    if (!parsed) return parsed.error();
    const Json& object = *parsed;
    ObjectReader reader(object, "");
    reader.allowOnly({"preset", "seed", "initialisation", "data", "model", "training", "data_hash"});
    if (reader.failure()) return *reader.failure();

    RunConfig run;
    run.data.kind = DataSource::Kind::Text;
    if (auto failure = readText(object, "preset", "preset", run.preset)) return *failure;
    if (!run.preset.empty()) {
        const Preset* preset = findPreset(run.preset);
        if (!preset) return ReadFailure{ReadError::UnknownWord, "preset", run.preset};
        run = runFromPreset(*preset);
    }
    if (auto failure = readWhole(object, "seed", run.seed)) return *failure;
    if (auto failure = readWhole(object, "data_hash", run.dataHash)) return *failure;
    if (reader.has("initialisation")) reader.read("initialisation", run.initialisation, kStarts);
    if (reader.failure()) return *reader.failure();
    if (reader.has("data"))
        if (auto failure = readData(object.at("data"), run)) return *failure;
    if (reader.has("model")) {
        auto config = configFrom(object.at("model"), "model", ConfigKeys::Some, run.config);
        if (!config) return config.error();
        run.config = std::move(config).value();
    }
    if (reader.has("training")) {
        const auto plan = planFromJson(object.at("training").dump(), ConfigKeys::Some, run.plan);
        if (!plan) return within("training", plan.error());
        run.plan = *plan;
    }
    return run;
}

std::string runToJson(const RunConfig& run) {
    Json data{{"source", sourceId(run.data)},
              {"examples", std::max(2, run.data.examples)},
              {"length", run.data.taskOptions.length},
              {"letters", run.data.taskOptions.letters}};
    if (!run.dataFile.empty()) data["file"] = run.dataFile;
    Json out{{"seed", run.seed},
             {"initialisation", json::wordOf(run.initialisation, kStarts)},
             {"data", std::move(data)},
             {"model", configJson(run.config)},
             {"training", Json::parse(planToJson(run.plan))}};
    if (!run.preset.empty()) out["preset"] = run.preset;
    if (run.dataHash != 0) out["data_hash"] = run.dataHash;
    return out.dump();
}

std::uint64_t textHash(std::string_view text) {
    std::uint64_t hash = 14695981039346656037u;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return hash == 0 ? 1 : hash;
}

} // namespace dikkat
