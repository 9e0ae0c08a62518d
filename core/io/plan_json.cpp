#include "core/io/model_json.h"
#include "core/io/training_file.h"

namespace dikkat {
namespace {

using json::Json;

constexpr std::pair<const char*, OptimiserKind> kOptimisers[] = {{"sgd", OptimiserKind::Sgd},
                                                                 {"momentum", OptimiserKind::Momentum},
                                                                 {"adam", OptimiserKind::Adam},
                                                                 {"adamw", OptimiserKind::AdamW}};

constexpr int kMost = 1'000'000'000; // validate() knows the real limits

/// The one list of fields, for reading and for writing.
template <class Visit>
void visitNumbers(TrainingPlan& p, Visit visit) {
    visit("learning_rate", p.optimiser.learningRate);
    visit("momentum", p.optimiser.momentum);
    visit("beta1", p.optimiser.beta1);
    visit("beta2", p.optimiser.beta2);
    visit("epsilon", p.optimiser.epsilon);
    visit("weight_decay", p.optimiser.weightDecay);
    visit("clip", p.optimiser.clip);
    visit("minimum_factor", p.schedule.minimum);
    visit("explosion_factor", p.explosionFactor);
}

template <class Visit>
void visitCounts(TrainingPlan& p, Visit visit) {
    visit("warmup", p.schedule.warmup);
    visit("decay_steps", p.schedule.total);
    visit("batch", p.rows);
    visit("accumulation", p.accumulation);
    visit("window", p.length);
    visit("evaluate_every", p.evaluateEvery);
    visit("evaluation_rows", p.evaluationRows);
    visit("threads", p.threads);
}

} // namespace

std::string planToJson(const TrainingPlan& plan) {
    TrainingPlan p = plan;
    Json out = Json::object();
    out["optimiser"] = json::wordOf(p.optimiser.kind, kOptimisers);
    out["decay_vectors"] = p.optimiser.decayVectors;
    out["steps"] = p.steps;
    visitNumbers(p, [&](const char* key, double& number) { out[key] = number; });
    visitCounts(p, [&](const char* key, int& number) { out[key] = number; });
    return out.dump();
}

Result<TrainingPlan, ReadFailure> planFromJson(std::string_view text, ConfigKeys keys,
                                               const TrainingPlan& defaults) {
    const auto parsed = json::parse(text);
    if (!parsed) return parsed.error();
    const Json& object = *parsed;
    TrainingPlan p = defaults;
    json::ObjectReader reader(object, "");
    const auto wanted = [&](const char* key) { return keys == ConfigKeys::All || reader.has(key); };
    if (wanted("optimiser")) reader.read("optimiser", p.optimiser.kind, kOptimisers);
    if (wanted("decay_vectors")) reader.read("decay_vectors", p.optimiser.decayVectors);
    visitCounts(p, [&](const char* key, int& number) {
        if (wanted(key)) reader.read(key, number, 0, kMost);
    });
    int steps = static_cast<int>(std::min<std::int64_t>(p.steps, kMost));
    if (wanted("steps")) reader.read("steps", steps, 0, kMost);
    p.steps = steps;
    std::optional<ReadFailure> failure = reader.failure();
    visitNumbers(p, [&](const char* key, double& number) {
        const Json* value = !failure && wanted(key) ? reader.need(key) : nullptr;
        if (value == nullptr) return;
        if (value->is_number())
            number = value->get<double>();
        else
            failure = ReadFailure{ReadError::NumberExpected, key};
    });
    if (!failure) {
        reader.allowOnly({"optimiser",    "decay_vectors",  "steps",           "learning_rate",
                          "momentum",     "beta1",          "beta2",           "epsilon",
                          "weight_decay", "clip",           "minimum_factor",  "explosion_factor",
                          "warmup",       "decay_steps",    "batch",           "accumulation",
                          "window",       "evaluate_every", "evaluation_rows", "threads"});
        failure = reader.failure();
    }
    if (failure) return *failure;
    return p;
}

} // namespace dikkat
