#include "app/commands/generate_json.h"

#include "app/commands/model_input.h"

#include <cmath>

namespace dikkat::app {

namespace {

nlohmann::json rowJson(const Row& row) {
    nlohmann::json list = nlohmann::json::array();
    for (const double x : row) list.push_back(std::isfinite(x) ? nlohmann::json(x) : nlohmann::json());
    return list;
}

} // namespace

nlohmann::json stepJson(const StoredModel& model, const GenerationStep& step, bool everything) {
    const SamplingStep& c = step.choice;
    nlohmann::json out{{"place", step.place},
                       {"window", step.window},
                       {"token", step.token},
                       {"text", tokenText(model, step.token)},
                       {"forced", step.forced},
                       {"chosen", c.token},
                       {"probability", c.probabilities[step.token]},
                       {"filtered_probability", c.filteredProbabilities[step.token]},
                       {"kept_by_top_k", c.keptByTopK},
                       {"kept", c.kept},
                       {"draw", c.draw}};
    if (everything) {
        out["logits"] = rowJson(c.logits);
        out["scaled"] = rowJson(c.scaled);
        out["probabilities"] = rowJson(c.probabilities);
        out["filtered"] = rowJson(c.filtered);
        out["filtered_probabilities"] = rowJson(c.filteredProbabilities);
        out["cumulative"] = rowJson(c.cumulative);
    }
    return out;
}

} // namespace dikkat::app
