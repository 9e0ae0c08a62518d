#include "ui/pages/heads/head_jobs.h"

#include "core/model/model.h"

#include <chrono>
#include <cmath>

namespace dikkat::ui {

namespace {

/// The text whose tokens are predicted: for an encoder–decoder the sentence ends where it ends.
std::vector<TokenId> lossText(const HeadsQuestion& q) {
    std::vector<TokenId> text = q.tokens;
    const ModelConfig& c = q.parameters->config();
    if (c.kind == ModelKind::EncoderDecoder && text.size() < static_cast<std::size_t>(c.context) + 1)
        text.push_back(Vocabulary::kEnd);
    return text;
}

std::vector<TokenId> write(const HeadsQuestion& q, const std::vector<std::uint8_t>& on,
                           const WritingOptions& how, const std::stop_token& stop) {
    GenerationPlan plan;
    plan.prompt = q.tokens;
    plan.source = q.source;
    plan.tokens = how.tokens;
    plan.sampling.greedy = how.greedy;
    plan.seed = how.seed;
    plan.heads = on;
    if (q.parameters->config().kind == ModelKind::EncoderDecoder) {
        plan.prompt = {Vocabulary::kStart}; // it translates from the beginning
        plan.end = Vocabulary::kEnd;
        plan.tokens = q.parameters->config().context - 1;
    }
    return generate(*q.parameters, plan, stop);
}

} // namespace

HeadsGlance glanceAt(const HeadsQuestion& q) {
    HeadsGlance glance;
    glance.trace = std::make_shared<const ModelTrace>(traceForward(*q.parameters, q.tokens, q.source, q.on));
    glance.reports = scoreHeads(*glance.trace, q.parameters->config().heads);
    return glance;
}

HeadsEffects effectsOf(const HeadsQuestion& q, const WritingOptions& writing, HeadsEffects known,
                       const std::stop_token& stop, const std::function<void(const HeadsEffects&)>& show) {
    using Clock = std::chrono::steady_clock;
    HeadsEffects e = std::move(known);
    const auto count = static_cast<std::size_t>(headCount(q.parameters->config()));
    const std::vector<std::uint8_t> allOn(count, std::uint8_t{1});
    const std::vector<TokenId> text = lossText(q);
    const bool someOff = !q.on.empty() && q.on != allOn;

    e.all = write(q, allOn, writing, stop);
    e.now = someOff ? write(q, q.on, writing, stop) : e.all;
    e.hasText = true;
    if (stop.stop_requested()) return e;
    if (text.size() < 2) return e;
    if (!e.hasLoss) {
        e.loss = lossWithHeads(*q.parameters, text, allOn, q.source);
        e.without.assign(count, NAN);
        e.hasLoss = true;
    }
    e.lossNow = someOff ? lossWithHeads(*q.parameters, text, q.on, q.source) : e.loss;
    show(e);
    auto shown = Clock::now();
    std::vector<std::uint8_t> on = allOn;
    for (std::size_t head = 0; head < count; ++head) {
        if (!std::isnan(e.without[head])) continue;
        if (stop.stop_requested()) return e;
        on[head] = 0;
        e.without[head] = lossWithHeads(*q.parameters, text, on, q.source);
        on[head] = 1;
        if (Clock::now() - shown > std::chrono::milliseconds(150)) {
            show(e);
            shown = Clock::now();
        }
    }
    return e;
}

} // namespace dikkat::ui
