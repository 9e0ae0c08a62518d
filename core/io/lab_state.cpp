#include "core/io/lab_state.h"

#include "core/io/model_json.h"

#include <algorithm>
#include <cmath>

namespace dikkat {
namespace {

using json::Json;
using Problem = ModelFileProblem;

constexpr const char* kLab = "dikkat.lab";
constexpr const char* kText = "dikkat.text";
constexpr const char* kSecond = "second";
constexpr int kLabFormat = 1;
constexpr std::size_t kColumns = 5; ///< of a curve

std::string momentPrefix(std::size_t i) {
    return "moments." + indexText(i) + ".";
}

Problem damaged(std::string place, ReadError code = ReadError::Missing) {
    Problem p{ModelFileError::Metadata};
    p.read.code = code;
    p.read.place = "lab." + std::move(place);
    return p;
}

std::vector<double> pack(const std::vector<StepReport>& curve) {
    std::vector<double> out;
    out.reserve(curve.size() * kColumns);
    for (const StepReport& r : curve) {
        if (!std::isfinite(r.loss) || !std::isfinite(r.gradientNorm) || !std::isfinite(r.learningRate))
            continue;
        const double validation = std::isfinite(r.validationLoss) ? r.validationLoss : -1.0;
        out.insert(out.end(),
                   {static_cast<double>(r.step), r.loss, validation, r.learningRate, r.gradientNorm});
    }
    return out;
}

std::optional<std::vector<StepReport>> unpack(const std::vector<double>& values) {
    if (values.size() % kColumns != 0) return std::nullopt;
    std::vector<StepReport> out(values.size() / kColumns);
    const double* at = values.data();
    for (StepReport& r : out) {
        if (!(at[0] >= 0 && at[0] < 9e15)) return std::nullopt;
        r.step = static_cast<std::int64_t>(at[0]);
        r.loss = at[1];
        if (at[2] >= 0) r.validationLoss = at[2];
        r.learningRate = at[3];
        r.gradientNorm = at[4];
        at += kColumns;
    }
    return out;
}

/// A number of an object in "dikkat.lab", or the value for none.
double number(const Json& object, const char* key, double none) {
    const auto at = object.find(key);
    return at != object.end() && at->is_number() ? at->get<double>() : none;
}

std::string textOf(const Json& object, const char* key) {
    const auto at = object.find(key);
    return at != object.end() && at->is_string() ? at->get<std::string>() : std::string();
}

/// The same as a whole number between `least` and `most`; what a double can hold beyond them has no
/// conversion.
int whole(const Json& object, const char* key, int none, int least, int most) {
    const double value = number(object, key, none);
    return value >= least && value <= most ? static_cast<int>(value) : none;
}

std::int64_t stepsOf(const Json& object) {
    return static_cast<std::int64_t>(std::clamp(number(object, "steps", 0), 0.0, 9e15));
}

Result<std::shared_ptr<const Moment>, Problem> readMoment(const Safetensors& file, const Json& object,
                                                          std::size_t i, const ModelConfig& config) {
    auto moment = std::make_shared<Moment>();
    moment->steps = stepsOf(object);
    moment->loss = number(object, "loss", 0);
    moment->validationLoss = number(object, "validation_loss", -1);
    NamedTensors tensors;
    const std::string prefix = momentPrefix(i);
    for (const TensorInfo& t : file.tensors()) {
        if (!t.name.starts_with(prefix)) continue;
        auto values = file.floats(t.name);
        if (!values) {
            Problem p{ModelFileError::Container};
            p.container = values.error();
            return p;
        }
        tensors[t.name.substr(prefix.size())] = {t.shape, std::move(values).value()};
    }
    auto parameters = std::make_shared<Parameters<float>>(config);
    if (auto problem = fillParameters(*parameters, tensors)) {
        problem->name = prefix + problem->name;
        return *problem;
    }
    moment->parameters = std::move(parameters);
    return std::shared_ptr<const Moment>(std::move(moment));
}

Result<std::shared_ptr<const KeptRun>, Problem> readKept(const Safetensors& file, const Json& object,
                                                         std::size_t i) {
    auto kept = std::make_shared<KeptRun>();
    kept->name = textOf(object, "name");
    if (const auto settings = object.find("settings"); settings != object.end() && settings->is_object())
        kept->settings = settings->dump();
    kept->vocabulary = whole(object, "vocabulary", 0, 0, 1'000'000);
    kept->bigramLoss = number(object, "bigram_loss", -1);
    const std::string name = "kept." + indexText(i);
    if (!file.find(name)) return Problem{ModelFileError::MissingTensor, name};
    const auto values = file.doubles(name);
    if (!values) {
        Problem p{ModelFileError::Container};
        p.container = values.error();
        return p;
    }
    auto curve = unpack(*values);
    if (!curve) return damaged(name, ReadError::RowsExpected);
    kept->curve = std::move(*curve);
    return std::shared_ptr<const KeptRun>(std::move(kept));
}

/// The model to compare with, named in "dikkat.lab".
Result<std::shared_ptr<const LabModel>, Problem> readSecond(const Safetensors& file,
                                                            const Json& description) {
    auto stored = readModelBeside(file, kSecond);
    if (!stored) return stored.error();
    if (!*stored) return std::shared_ptr<const LabModel>();
    const auto at = description.find(kSecond);
    const Json object = at != description.end() && at->is_object() ? *at : Json::object();
    StoredModel& found = *stored.value();
    auto model = std::make_shared<LabModel>();
    model->name = textOf(object, "name");
    model->steps = stepsOf(object);
    model->parameters = std::make_shared<const Parameters<float>>(std::move(found.parameters));
    model->vocabulary = std::move(found.vocabulary);
    return std::shared_ptr<const LabModel>(std::move(model));
}

/// The model of the file, its run where it has one, and its name.
std::optional<Problem> readModelOf(const Safetensors& file, const Json& description, const std::string& name,
                                   const ModelFileOptions& options, LabState& lab) {
    auto stored = readModel(file, options);
    if (!stored) return stored.error();
    if (stored->training) {
        auto run = restoreRun(*stored);
        if (!run) return run.error();
        lab.run = std::make_shared<const StoredRun>(std::move(run).value());
        lab.model = modelOf(lab.run, name, stored->vocabulary);
    } else {
        auto model = std::make_shared<LabModel>();
        model->name = name;
        model->parameters = std::make_shared<const Parameters<float>>(std::move(stored->parameters));
        model->vocabulary = stored->vocabulary;
        model->steps = stepsOf(description);
        lab.model = std::move(model);
    }
    return std::nullopt;
}

} // namespace

std::shared_ptr<const LabModel> modelOf(const std::shared_ptr<const StoredRun>& run, std::string name,
                                        std::optional<Vocabulary> vocabulary) {
    auto model = std::make_shared<LabModel>();
    model->name = std::move(name);
    model->parameters = std::shared_ptr<const Parameters<float>>(run, &run->state.parameters);
    model->vocabulary = std::move(vocabulary);
    model->steps = run->state.steps;
    return model;
}

void addLab(SafetensorsWriter& writer, const LabState& lab) {
    if (!lab.model && lab.kept.empty() && !lab.second) return;
    Json description = {{"format", kLabFormat}, {"moments", Json::array()}, {"kept", Json::array()}};
    if (lab.model) {
        StoredModel stored{*lab.model->parameters, lab.model->vocabulary, {}};
        if (lab.run) stored.training = storeRun(*lab.run);
        addModel(writer, stored);
        description["name"] = lab.model->name;
        description["steps"] = lab.model->steps;
        for (std::size_t i = 0; i < lab.moments.size(); ++i) {
            const Moment& m = *lab.moments[i];
            description["moments"].push_back(
                {{"steps", m.steps}, {"loss", m.loss}, {"validation_loss", m.validationLoss}});
            for (const auto& [name, tensor] : namedTensors(*m.parameters))
                writer.add(momentPrefix(i) + name, tensor.shape, std::span<const float>(tensor.values));
        }
    }
    for (std::size_t i = 0; i < lab.kept.size(); ++i) {
        const KeptRun& k = *lab.kept[i];
        Json settings = Json::parse(k.settings, nullptr, false);
        description["kept"].push_back(
            {{"name", k.name},
             {"settings", settings.is_object() ? std::move(settings) : Json::object()},
             {"vocabulary", k.vocabulary},
             {"bigram_loss", k.bigramLoss}});
        const std::vector<double> values = pack(k.curve);
        writer.add("kept." + indexText(i), {values.size() / kColumns, kColumns},
                   std::span<const double>(values));
    }
    if (lab.second) {
        addModelBeside(writer, kSecond, *lab.second->parameters, lab.second->vocabulary);
        description[kSecond] = {{"name", lab.second->name}, {"steps", lab.second->steps}};
    }
    writer.setMetadata(kLab, description.dump());
    if (lab.text) writer.setMetadata(kText, *lab.text);
}

Result<LabState, ModelFileProblem> readLab(const Safetensors& file, const std::string& name,
                                           const ModelFileOptions& options) {
    LabState lab;
    Json description = Json::object();
    if (const auto text = file.metadata().find(kLab); text != file.metadata().end()) {
        auto parsed = json::parse(text->second);
        if (!parsed) {
            Problem p{ModelFileError::Metadata};
            p.read = parsed.error();
            return p;
        }
        if (!parsed->is_object()) return damaged("", ReadError::ObjectExpected);
        description = std::move(parsed).value();
        if (const double format = number(description, "format", 1); format > kLabFormat) {
            Problem p = damaged("format", ReadError::NewerFormat);
            p.read.found = static_cast<std::int64_t>(std::min(format, 1e9));
            p.read.expected = kLabFormat;
            return p;
        }
    }
    if (hasModel(file)) {
        std::string own = textOf(description, "name");
        if (auto problem = readModelOf(file, description, own.empty() ? name : own, options, lab))
            return *problem;
        if (const auto moments = description.find("moments");
            moments != description.end() && moments->is_array())
            for (std::size_t i = 0; i < moments->size(); ++i) {
                auto moment = readMoment(file, (*moments)[i], i, lab.model->parameters->config());
                if (!moment) return moment.error();
                lab.moments.push_back(std::move(moment).value());
            }
        if (const auto text = file.metadata().find(kText); text != file.metadata().end())
            lab.text = std::make_shared<const std::string>(text->second);
    }
    if (const auto kept = description.find("kept"); kept != description.end() && kept->is_array())
        for (std::size_t i = 0; i < kept->size(); ++i) {
            auto run = readKept(file, (*kept)[i], i);
            if (!run) return run.error();
            lab.kept.push_back(std::move(run).value());
        }
    auto second = readSecond(file, description);
    if (!second) return second.error();
    lab.second = std::move(second).value();
    return lab;
}

} // namespace dikkat
