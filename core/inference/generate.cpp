#include "core/inference/generate.h"

#include "core/inference/continuation.h"

namespace dikkat {

template <class Scalar>
std::vector<TokenId> generate(const Parameters<Scalar>& parameters, const GenerationPlan& plan,
                              const std::stop_token& stop,
                              const std::function<void(const GenerationStep&)>& watch) {
    std::vector<TokenId> written;
    if (plan.prompt.empty() || plan.tokens <= 0) return written;
    Random random(plan.seed);
    Continuation<Scalar> text(parameters, plan.source, plan.heads, plan.cache, plan.threads);
    std::span<const Scalar> logits = text.append(plan.prompt);
    for (int i = 0; i < plan.tokens && !stop.stop_requested(); ++i) {
        GenerationStep step;
        step.place = i;
        step.window = text.windowLength();
        step.choice = sample(logits, plan.sampling, random);
        step.token = step.choice.token;
        if (const auto it = plan.forced.find(i); it != plan.forced.end()) {
            step.forced = true;
            step.token = it->second;
        }
        written.push_back(step.token);
        if (watch) watch(step);
        if (step.token == plan.end || i + 1 == plan.tokens) break;
        logits = text.append(step.token);
    }
    return written;
}

template std::vector<TokenId> generate(const Parameters<float>&, const GenerationPlan&,
                                       const std::stop_token&,
                                       const std::function<void(const GenerationStep&)>&);
template std::vector<TokenId> generate(const Parameters<double>&, const GenerationPlan&,
                                       const std::stop_token&,
                                       const std::function<void(const GenerationStep&)>&);

} // namespace dikkat
