#include "core/io/model_file.h"

#include "core/io/gpt2_model.h"
#include "core/io/model_json.h"
#include "core/io/torch_names.h"

#include <algorithm>
#include <array>

namespace dikkat {
namespace {

using json::Json;
using Problem = ModelFileProblem;
using Error = ModelFileError;

constexpr const char* kMetadata = "dikkat.model";

std::vector<std::uint64_t> shapeOf(const ParameterInfo& p) {
    if (!p.isMatrix) return {static_cast<std::uint64_t>(p.columns)};
    return {static_cast<std::uint64_t>(p.rows), static_cast<std::uint64_t>(p.columns)};
}

void addParameters(SafetensorsWriter& writer, const std::string& prefix,
                   const Parameters<float>& parameters) {
    for (const ParameterInfo& p : parameters.layout())
        writer.add(prefix + p.name, shapeOf(p),
                   std::span(parameters.data() + p.offset, static_cast<std::size_t>(p.size())));
}

/// Whether a tensor belongs to the model: by the first part of its name, so that sessions may keep other
/// tensors.
bool isModelTensor(std::string_view name) {
    constexpr std::array roots{"tok_emb", "pos_emb", "src_emb", "tgt_emb", "src_pos", "tgt_pos", "blocks",
                               "enc",     "dec",     "enc_ln",  "ln_f",    "head",    "mlp"};
    const std::string_view root = name.substr(0, name.find('.'));
    return std::find(roots.begin(), roots.end(), root) != roots.end();
}

Problem container(const SafetensorsProblem& why) {
    Problem p{Error::Container};
    p.container = why;
    return p;
}

Problem metadata(const ReadFailure& why) {
    Problem p{Error::Metadata};
    p.read = why;
    return p;
}

/// "dikkat.model", read but not yet compared with the tensors.
struct Description {
    ModelConfig config;
    std::string layout;
    std::optional<Vocabulary> vocabulary;
    std::optional<std::string> training;
};

Result<Description, Problem> describe(const std::string& text) {
    const auto parsed = json::parse(text);
    if (!parsed) return metadata(parsed.error());
    const Json& root = *parsed;
    json::ObjectReader reader(root, "");
    int format = 0;
    reader.read("format", format, 1, 1'000'000'000);
    if (reader.failure()) return metadata(*reader.failure());
    if (format > modelFormat) {
        ReadFailure newer{ReadError::NewerFormat};
        newer.found = format;
        newer.expected = modelFormat;
        return metadata(newer);
    }
    constexpr std::pair<const char*, int> layouts[] = {
        {"own", 0}, {"torch", 1}, {"nanogpt", 2}, {"huggingface", 2}};
    int layout = 0;
    reader.read("layout", layout, layouts);
    const Json* configText = reader.need("config");
    if (reader.failure()) return metadata(*reader.failure());
    auto config = configFrom(*configText, "config", ConfigKeys::All, {});
    if (!config) return metadata(config.error());
    if (const auto broken = validate(*config)) {
        Problem p{Error::Config};
        p.config = *broken;
        return p;
    }
    Description out{*config, root.at("layout").get<std::string>(), {}, {}};
    if (reader.has("vocabulary")) {
        auto vocabulary = vocabularyFrom(root.at("vocabulary"), "vocabulary");
        if (!vocabulary) {
            if (vocabulary.error().read) return metadata(*vocabulary.error().read);
            Problem p{Error::Vocabulary};
            p.vocabulary = vocabulary.error().text;
            return p;
        }
        if (vocabulary->size() > config->vocabulary) {
            Problem p{Error::VocabularySize};
            p.found = vocabulary->size();
            p.expected = config->vocabulary;
            return p;
        }
        out.vocabulary = std::move(vocabulary).value();
    }
    if (reader.has("training")) out.training = root.at("training").dump();
    return out;
}

/// The tensors of a file that belong to the model, or with a prefix, which is taken off.
Result<NamedTensors, Problem> tensorsOf(const Safetensors& file, const std::string& prefix = {}) {
    NamedTensors out;
    for (const TensorInfo& t : file.tensors()) {
        if (prefix.empty() ? !isModelTensor(t.name) : !t.name.starts_with(prefix)) continue;
        auto values = file.floats(t.name);
        if (!values) return container(values.error());
        out[t.name.substr(prefix.size())] = {t.shape, std::move(values).value()};
    }
    return out;
}

/// Whether tensors can be read as the parameters of a configuration, by shape, before anything is allocated.
std::optional<Problem> compare(const std::vector<ParameterInfo>& layout, const NamedTensors& tensors) {
    for (const ParameterInfo& p : layout) {
        const auto at = tensors.find(p.name);
        if (at == tensors.end()) return Problem{Error::MissingTensor, p.name};
        if (at->second.shape != shapeOf(p))
            return Problem{Error::WrongShape, p.name, shapeText(at->second.shape)};
    }
    if (tensors.size() > layout.size())
        for (const auto& [name, tensor] : tensors)
            if (std::none_of(layout.begin(), layout.end(),
                             [&wanted = name](const ParameterInfo& p) { return p.name == wanted; }))
                return Problem{Error::UnexpectedTensor, name};
    return std::nullopt;
}

Result<Parameters<float>, Problem> build(const ModelConfig& config, const NamedTensors& tensors) {
    if (auto problem = compare(parameterLayout(config), tensors)) return *problem;
    Parameters<float> parameters(config);
    if (auto problem = fillParameters(parameters, tensors)) return *problem;
    return parameters;
}

Result<StoredTraining, Problem> readTraining(const Safetensors& file, const Description& description) {
    StoredTraining out;
    out.settings = *description.training;
    const std::string prefix = "training.", numbers = "numbers.";
    for (const TensorInfo& t : file.tensors()) {
        if (!t.name.starts_with(prefix)) continue;
        const std::string rest = t.name.substr(prefix.size());
        if (rest.starts_with(numbers)) {
            auto values = file.doubles(t.name);
            if (!values) return container(values.error());
            out.numbers[rest.substr(numbers.size())] = std::move(values).value();
            continue;
        }
        const std::string which = rest.substr(0, rest.find('.'));
        if (out.moments.contains(which)) continue;
        auto tensors = tensorsOf(file, prefix + which + ".");
        if (!tensors) return tensors.error();
        auto moments = build(description.config, *tensors);
        if (!moments) {
            Problem p = moments.error();
            p.name = prefix + which + "." + p.name;
            return p;
        }
        out.moments.emplace(which, std::move(moments).value());
    }
    return out;
}

std::string besideKey(const std::string& place) {
    return std::string(kMetadata) + "." + place;
}

Json descriptionOf(const Parameters<float>& parameters, const std::optional<Vocabulary>& vocabulary) {
    Json description = {
        {"format", modelFormat}, {"layout", "own"}, {"config", configJson(parameters.config())}};
    if (vocabulary) description["vocabulary"] = vocabularyJson(*vocabulary);
    return description;
}

} // namespace

NamedTensors namedTensors(const Parameters<float>& parameters) {
    NamedTensors out;
    for (const ParameterInfo& p : parameters.layout()) {
        const float* from = parameters.data() + p.offset;
        out[p.name] = {shapeOf(p), {from, from + p.size()}};
    }
    return out;
}

std::optional<ModelFileProblem> fillParameters(Parameters<float>& parameters, const NamedTensors& tensors) {
    if (auto problem = compare(parameters.layout(), tensors)) return problem;
    for (const ParameterInfo& p : parameters.layout()) {
        const std::vector<float>& values = tensors.at(p.name).values;
        std::copy(values.begin(), values.end(), parameters.data() + p.offset);
    }
    return std::nullopt;
}

void addModel(SafetensorsWriter& writer, const StoredModel& model) {
    Json description = descriptionOf(model.parameters, model.vocabulary);
    addParameters(writer, "", model.parameters);
    if (model.training) {
        Json settings = Json::parse(model.training->settings, nullptr, false);
        description["training"] = settings.is_object() ? std::move(settings) : Json::object();
        for (const auto& [name, moments] : model.training->moments)
            addParameters(writer, "training." + name + ".", moments);
        for (const auto& [name, numbers] : model.training->numbers)
            writer.add("training.numbers." + name, {numbers.size()}, std::span<const double>(numbers));
    }
    writer.setMetadata(kMetadata, description.dump());
}

void addModelBeside(SafetensorsWriter& writer, const std::string& place, const Parameters<float>& parameters,
                    const std::optional<Vocabulary>& vocabulary) {
    addParameters(writer, place + ".", parameters);
    writer.setMetadata(besideKey(place), descriptionOf(parameters, vocabulary).dump());
}

Result<std::string, SafetensorsProblem> writeModel(const StoredModel& model) {
    SafetensorsWriter writer;
    writer.setMetadata("format", "pt"); // what PyTorch tools expect to find
    addModel(writer, model);
    return writer.serialiseText();
}

bool hasModel(const Safetensors& file) {
    return file.metadata().contains(kMetadata) || hasGpt2Names(file);
}

Result<StoredModel, ModelFileProblem> readModel(const Safetensors& file, const ModelFileOptions& options) {
    const auto text = file.metadata().find(kMetadata);
    if (text == file.metadata().end()) {
        if (!hasGpt2Names(file)) {
            Problem p{Error::NoModel};
            for (const TensorInfo& t : file.tensors())
                if (p.names.size() < 3 && !t.name.starts_with("lesson.")) p.names.push_back(t.name);
            return p;
        }
        return detail::readGpt2(file, options, std::nullopt, std::nullopt);
    }
    auto description = describe(text->second);
    if (!description) return description.error();
    if (description->layout == "nanogpt" || description->layout == "huggingface")
        return detail::readGpt2(file, options, description->config, description->vocabulary);

    auto tensors = tensorsOf(file);
    if (!tensors) return tensors.error();
    if (description->layout == "torch") {
        auto renamed = fromTorchNames(*tensors);
        if (!renamed)
            return Problem{Error::UnexpectedTensor, tensors->empty() ? "" : tensors->begin()->first};
        tensors = std::move(*renamed);
    }
    auto parameters = build(description->config, *tensors);
    if (!parameters) return parameters.error();
    StoredModel out{std::move(parameters).value(), description->vocabulary, {}};
    if (description->training) {
        auto training = readTraining(file, *description);
        if (!training) return training.error();
        out.training = std::move(training).value();
    }
    return out;
}

Result<std::optional<StoredModel>, ModelFileProblem> readModelBeside(const Safetensors& file,
                                                                     const std::string& place) {
    const auto text = file.metadata().find(besideKey(place));
    if (text == file.metadata().end()) return std::optional<StoredModel>();
    auto description = describe(text->second);
    if (!description) return description.error();
    auto tensors = tensorsOf(file, place + ".");
    if (!tensors) return tensors.error();
    auto parameters = build(description->config, *tensors);
    if (!parameters) {
        Problem p = parameters.error();
        p.name = place + "." + p.name;
        return p;
    }
    return std::optional(StoredModel{std::move(parameters).value(), std::move(description->vocabulary), {}});
}

} // namespace dikkat
