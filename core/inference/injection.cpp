#include "core/inference/injection.h"

#include "core/inference/generate.h"
#include "core/inference/position_loss.h"

#include <algorithm>
#include <numeric>

namespace dikkat {

std::optional<InjectionResult> inject(const Parameters<float>& parameters, const InjectionPlan& plan,
                                      const std::stop_token& stop) {
    GenerationPlan again;
    again.prompt = plan.prompt;
    again.source = plan.source;
    again.tokens = static_cast<int>(plan.written.size());
    again.sampling = plan.sampling;
    again.seed = plan.seed;
    again.end = plan.end;
    // The places before keep their tokens whatever the settings are now; every place still draws its number.
    for (int i = 0; i < plan.place; ++i) again.forced[i] = plan.written[static_cast<std::size_t>(i)];
    again.forced[plan.place] = plan.token;
    const auto rewritten = generate(parameters, again, stop);
    if (stop.stop_requested()) return std::nullopt;

    InjectionResult result;
    result.place = static_cast<int>(plan.prompt.size()) + plan.place;
    result.before = result.after = plan.prompt;
    result.before.insert(result.before.end(), plan.written.begin(), plan.written.end());
    result.after.insert(result.after.end(), rewritten.begin(), rewritten.end());
    result.lossBefore = teacherForcedLoss(parameters, result.before, plan.source);
    if (stop.stop_requested()) return std::nullopt;
    result.lossAfter = teacherForcedLoss(parameters, result.after, plan.source);
    return result;
}

std::optional<int> InjectionResult::rejoinsAfter() const {
    const int shorter = static_cast<int>(std::min(before.size(), after.size()));
    int same = 0; // equal tokens at the end of the shorter text
    while (same < shorter - place - 1 && before[static_cast<std::size_t>(shorter - 1 - same)] ==
                                             after[static_cast<std::size_t>(shorter - 1 - same)])
        ++same;
    if (same == 0) return std::nullopt;
    return shorter - 1 - same - place;
}

std::optional<InjectionResult::Means> InjectionResult::meansBehind(int count) const {
    const auto from = static_cast<std::size_t>(place); // entry i is about token i + 1
    const std::size_t shorter = std::min(lossBefore.size(), lossAfter.size());
    if (from >= shorter) return std::nullopt;
    const std::size_t to = std::min(shorter, from + static_cast<std::size_t>(count));
    const auto mean = [&](const std::vector<double>& loss) {
        return std::accumulate(loss.begin() + static_cast<std::ptrdiff_t>(from),
                               loss.begin() + static_cast<std::ptrdiff_t>(to), 0.0) /
               static_cast<double>(to - from);
    };
    return Means{mean(lossBefore), mean(lossAfter), static_cast<int>(to - from)};
}

} // namespace dikkat
