#include "core/io/training_program.h"

#include "core/io/model_json.h"
#include "core/io/training_file.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace dikkat {
namespace detail {

// Made from resources/pytorch at build time, see core/embedded.cmake.
extern const unsigned char embedded_pytorch_model[];
extern const std::size_t embedded_pytorch_model_size;
extern const unsigned char embedded_pytorch_training[];
extern const std::size_t embedded_pytorch_training_size;

} // namespace detail

namespace {

std::string_view modelScript() {
    return {reinterpret_cast<const char*>(detail::embedded_pytorch_model),
            detail::embedded_pytorch_model_size};
}
std::string_view trainingScript() {
    return {reinterpret_cast<const char*>(detail::embedded_pytorch_training),
            detail::embedded_pytorch_training_size};
}

/// The definitions of the exported script that a kind of model does not need, by the beginning of their first
/// line.
std::vector<std::string_view> unneeded(ModelKind kind) {
    switch (kind) {
    case ModelKind::Gpt: return {"class EncoderDecoder", "class WindowMLP", "def build"};
    case ModelKind::EncoderDecoder: return {"class GPT", "class WindowMLP", "def build"};
    case ModelKind::WindowMlp:
        return {"def epsilon",          "def divisor",     "def sinusoidal", "dropout_key",
                "def dropout",          "class Attention", "class MLP",      "ALL_PARTS",
                "class Block",          "def positions",   "class Embedded", "class GPT",
                "class EncoderDecoder", "def build"};
    }
    return {};
}

std::string_view className(ModelKind kind) {
    switch (kind) {
    case ModelKind::Gpt: return "GPT";
    case ModelKind::EncoderDecoder: return "EncoderDecoder";
    case ModelKind::WindowMlp: return "WindowMLP";
    }
    return {};
}

/// From the line that begins with `from` up to the one that begins with `to`.
std::string_view between(std::string_view text, std::string_view from, std::string_view to) {
    const std::size_t begin = text.find(from);
    return text.substr(begin, text.find(to, begin) - begin);
}

/// Top-level definitions are apart by two empty lines; those that begin with one of `without` are left out.
std::string withoutDefinitions(std::string_view text, const std::vector<std::string_view>& without) {
    constexpr std::string_view gap = "\n\n\n";
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.size(), text.find(gap));
        std::string_view part = text.substr(0, end);
        text.remove_prefix(std::min(text.size(), end + gap.size()));
        // a heading belongs to what follows it, not to the definition
        std::string_view heading;
        if (part.starts_with("# ---")) {
            const std::size_t empty = std::min(part.find("\n\n"), part.size());
            heading = part.substr(0, empty);
            part.remove_prefix(std::min(part.size(), empty + 2));
        }
        if (!heading.empty()) out.append(heading).append("\n\n");
        if (!std::ranges::any_of(without, [&](std::string_view w) { return part.starts_with(w); }))
            out.append(part).append(gap);
    }
    return out;
}

/// A flat JSON object as a Python literal.
std::string python(const json::Json& value) {
    if (value.is_boolean()) return value.get<bool>() ? "True" : "False";
    if (value.is_array()) {
        std::string out = "[";
        for (const auto& entry : value) out.append(out.size() > 1 ? ", " : "").append(python(entry));
        return out + "]";
    }
    if (!value.is_object()) return value.dump(); // numbers and strings are written alike
    std::string out = "{", line;
    for (const auto& [key, entry] : value.items()) {
        const std::string field = '"' + key + "\": " + python(entry);
        if (line.size() + field.size() > 100) {
            out.append(line).append("\n     ");
            line.clear();
        }
        line.append(field).append(", ");
    }
    if (line.ends_with(", ")) line.resize(line.size() - 2);
    return out + line + "}";
}

/// A running text, lines or pairs, as they are read.
json::Json part(const TrainingData& data, const Vocabulary& vocabulary) {
    if (!data.pairs.empty()) {
        json::Json out = json::Json::array();
        for (const TokenPair& pair : data.pairs)
            out.push_back({vocabulary.decode(pair.source), vocabulary.decode(pair.target)});
        return out;
    }
    if (data.lines.empty()) return vocabulary.decode(data.tokens);
    json::Json out = json::Json::array();
    for (const auto& line : data.lines) out.push_back(vocabulary.decode(line));
    return out;
}

} // namespace

std::string trainingProgram(const RunConfig& run) {
    json::Json plan = json::parse(planToJson(run.plan)).value(), config = configJson(run.config);
    plan.erase("threads");
    plan.erase("explosion_factor");
    plan["seed"] = run.seed;
    plan["initialisation"] = run.initialisation == Initialisation::Gpt2 ? "gpt2" : "torch";
    config.erase("vocabulary_size"); // comes with the data
    std::string training(trainingScript());
    constexpr std::string_view hole = "MODEL(c)";
    training.replace(training.find(hole), hole.size(), std::string(className(run.config.kind)) + "(c)");
    return "import json\nimport math\nimport sys\n\nimport torch\nimport torch.nn.functional as F\n"
           "from torch import nn\n\n"
           "# What this page says: the model, and how it learns.\n"
           "c = " +
           python(config) + "\nplan = " + python(plan) + "\n\n\n" +
           withoutDefinitions(
               between(modelScript(),
                       "# ---------------------------------------------------------------- the layers",
                       "# ---------------------------------------------------------------- the file"),
               unneeded(run.config.kind)) +
           training;
}

std::string trainingDataJson(const DataSet& data) {
    json::Json out = {{"kind", data.vocabulary.kind() == VocabularyKind::Words ? "words" : "characters"},
                      {"symbols", data.vocabulary.symbols()},
                      {"training", part(*data.training, data.vocabulary)},
                      {"validation", part(*data.validation, data.vocabulary)}};
    if (data.training->promptLength > 0) out["prompt"] = data.training->promptLength;
    if (data.training->skipLastStart) out["skip_last_start"] = true;
    return out.dump(-1, ' ', false) + "\n";
}

} // namespace dikkat
