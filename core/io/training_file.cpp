#include "core/io/training_file.h"

#include "core/io/model_json.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace dikkat {
namespace {

using json::Json;
using Problem = ModelFileProblem;

Problem damaged(const char* place, ReadError code = ReadError::Missing) {
    Problem p{ModelFileError::Metadata};
    p.read.code = code;
    p.read.place = std::string("training.") + place;
    return p;
}

bool finite(const StepReport& r) {
    return std::isfinite(r.loss) && std::isfinite(r.gradientNorm) && std::isfinite(r.learningRate);
}

Parameters<float> asParameters(const ModelConfig& config, std::span<const float> values) {
    Parameters<float> out(config);
    std::copy_n(values.begin(), std::min(values.size(), static_cast<std::size_t>(out.size())), out.data());
    return out;
}

/// The curve, column by column; validation losses are few and have a column of steps of their own.
std::optional<std::vector<StepReport>>
readHistory(const std::map<std::string, std::vector<double>>& numbers) {
    const auto column = [&](const char* name) -> const std::vector<double>* {
        const auto at = numbers.find(name);
        return at == numbers.end() ? nullptr : &at->second;
    };
    const auto *step = column("history.step"), *loss = column("history.loss"),
               *rate = column("history.learning_rate"), *norm = column("history.gradient_norm"),
               *validated = column("history.validation_step"),
               *validation = column("history.validation_loss");
    for (const auto* c : {step, loss, rate, norm, validated, validation})
        if (c == nullptr) return std::nullopt;
    if (loss->size() != step->size() || rate->size() != step->size() || norm->size() != step->size() ||
        validation->size() != validated->size())
        return std::nullopt;
    std::vector<StepReport> out(step->size());
    std::size_t next = 0;
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (!((*step)[i] >= 0 && (*step)[i] < 9e15)) return std::nullopt;
        out[i].step = static_cast<std::int64_t>((*step)[i]);
        out[i].loss = (*loss)[i];
        out[i].learningRate = (*rate)[i];
        out[i].gradientNorm = (*norm)[i];
        if (next < validated->size() && (*validated)[next] == (*step)[i])
            out[i].validationLoss = (*validation)[next++];
    }
    return out;
}

} // namespace

StoredTraining storeRun(const StoredRun& run) {
    StoredTraining out;
    const TrainerState<float>& s = run.state;
    const ModelConfig& config = s.parameters.config();
    Json data = Json::parse(run.data, nullptr, false);
    out.settings = Json{{"steps", s.steps},
                        {"updates", s.moments.steps},
                        {"dropout_seed", s.dropoutSeed},
                        {"plan", Json::parse(planToJson(run.plan))},
                        {"data", data.is_object() ? std::move(data) : Json::object()}}
                       .dump();
    if (!s.moments.first.empty()) out.moments.emplace("m", asParameters(config, s.moments.first));
    if (!s.moments.second.empty()) out.moments.emplace("v", asParameters(config, s.moments.second));
    out.numbers["random"] = s.random.pack();
    out.numbers["first_loss"] = {s.firstLoss};
    for (const char* name :
         {"step", "loss", "learning_rate", "gradient_norm", "validation_step", "validation_loss"})
        out.numbers[std::string("history.") + name];
    for (const StepReport& r : run.history) {
        if (!finite(r)) continue;
        out.numbers["history.step"].push_back(static_cast<double>(r.step));
        out.numbers["history.loss"].push_back(r.loss);
        out.numbers["history.learning_rate"].push_back(r.learningRate);
        out.numbers["history.gradient_norm"].push_back(r.gradientNorm);
        if (!std::isfinite(r.validationLoss)) continue;
        out.numbers["history.validation_step"].push_back(static_cast<double>(r.step));
        out.numbers["history.validation_loss"].push_back(r.validationLoss);
    }
    return out;
}

Result<StoredRun, ModelFileProblem> restoreRun(const StoredModel& model) {
    if (!model.training) return damaged("");
    const StoredTraining& t = *model.training;
    const auto parsed = json::parse(t.settings);
    if (!parsed) return damaged("", parsed.error().code);
    const Json& root = *parsed;
    const auto count = [&](const char* key) -> std::optional<std::uint64_t> {
        const auto at = root.find(key);
        if (at == root.end() || !at->is_number_unsigned()) return std::nullopt;
        return at->get<std::uint64_t>();
    };
    const auto steps = count("steps"), updates = count("updates"), dropoutSeed = count("dropout_seed");
    constexpr std::uint64_t most = 1'000'000'000'000;
    if (!steps || *steps > most) return damaged("steps", ReadError::IntegerExpected);
    if (!updates || *updates > most) return damaged("updates", ReadError::IntegerExpected);
    if (!dropoutSeed) return damaged("dropout_seed", ReadError::IntegerExpected);
    if (!root.contains("plan")) return damaged("plan");
    auto plan = planFromJson(root.at("plan").dump());
    if (!plan) {
        Problem p{ModelFileError::Metadata};
        p.read = plan.error();
        p.read.place = "training.plan." + p.read.place;
        return p;
    }
    if (validate(*plan, model.parameters.config())) return damaged("plan", ReadError::OutOfRange);

    StoredRun run;
    run.plan = *plan;
    run.state.parameters = model.parameters;
    run.state.moments = noMoments<float>(plan->optimiser.kind, model.parameters.size());
    if (root.contains("data")) run.data = root.at("data").dump();
    run.state.steps = static_cast<std::int64_t>(*steps);
    run.state.moments.steps = static_cast<std::int64_t>(*updates);
    run.state.dropoutSeed = *dropoutSeed;
    for (const auto& [name, moments] :
         {std::pair{"m", &run.state.moments.first}, {"v", &run.state.moments.second}}) {
        if (moments->empty()) continue;
        const auto at = t.moments.find(name);
        if (at == t.moments.end())
            return Problem{ModelFileError::MissingTensor, std::string("training.") + name};
        moments->assign(at->second.flat().begin(), at->second.flat().end());
    }
    const auto random = t.numbers.find("random");
    const auto state = random == t.numbers.end() ? std::nullopt : RandomState::unpack(random->second);
    if (!state) return damaged("numbers.random");
    run.state.random = *state;
    const auto firstLoss = t.numbers.find("first_loss");
    if (firstLoss == t.numbers.end() || firstLoss->second.size() != 1) return damaged("numbers.first_loss");
    run.state.firstLoss = firstLoss->second.front();
    auto history = readHistory(t.numbers);
    if (!history) return damaged("numbers.history");
    run.history = std::move(*history);
    return run;
}

} // namespace dikkat
