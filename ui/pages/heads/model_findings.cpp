#include "ui/pages/heads/model_findings.h"

#include "core/analysis/head_effects.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double largestFollowed = 2e6; ///< weights of a model whose moments are all measured
constexpr int formationRows = 32;
constexpr double leastRise = 0.1;                         ///< of the score, to speak of a rise
constexpr auto interval = std::chrono::milliseconds(150); ///< between two results so far

FormationPoint pointOf(const MomentChoice& moment, const ModelQuestion& q,
                       const std::optional<ModelData>& data, const std::stop_token& stop) {
    FormationPoint point{moment.steps, moment.loss, {}};
    const HeadProfiles profiles = profileHeads(*moment.parameters, q.model->vocabulary,
                                               probePlanFor(moment.parameters->config()), stop);
    for (const HeadProfile& p : profiles.heads) {
        point.induction.resize(std::max(point.induction.size(), static_cast<std::size_t>(p.number) + 1), NAN);
        if (p.induction) point.induction[static_cast<std::size_t>(p.number)] = p.induction->value;
    }
    if (data && !stop.stop_requested())
        point.loss = HeldOutLoss(*moment.parameters, data->data.validation, formationRows).loss().value;
    return point;
}

/// What each head is worth, one after the other.
void measureGrowth(const Parameters<float>& parameters, const ModelData& data, ModelFindings& f,
                   const std::stop_token& stop, const std::function<void(const ModelFindings&)>& show) {
    using Clock = std::chrono::steady_clock;
    f.origin = data.origin;
    HeldOutLoss held(parameters, data.data.validation);
    f.loss = held.loss();
    auto shown = Clock::now();
    std::vector<std::uint8_t> on(static_cast<std::size_t>(headCount(parameters.config())), std::uint8_t{1});
    for (std::uint8_t& head : on) {
        if (stop.stop_requested()) return;
        head = 0;
        f.growth.push_back(held.growth(on));
        head = 1;
        if (Clock::now() - shown < interval) continue;
        show(f);
        shown = Clock::now();
    }
}

} // namespace

bool ModelQuestion::sameRun(const ModelQuestion& other) const {
    return run == other.run && text == other.text &&
           std::ranges::equal(moments, other.moments,
                              [](const MomentChoice& a, const MomentChoice& b) { return a.same(b); });
}

const HeadProfile* ModelFindings::profile(int head) const {
    const auto found = std::ranges::find(profiles.heads, head, &HeadProfile::number);
    return found == profiles.heads.end() ? nullptr : &*found;
}

const Measured* ModelFindings::growthOf(int head) const {
    const bool known = head >= 0 && static_cast<std::size_t>(head) < growth.size();
    return known ? &growth[static_cast<std::size_t>(head)] : nullptr;
}

ModelFindings findingsOf(const ModelQuestion& q, std::shared_ptr<const std::vector<FormationPoint>> known,
                         const std::stop_token& stop, const std::function<void(const ModelFindings&)>& show) {
    ModelFindings f;
    f.formation = std::move(known);
    const Parameters<float>& parameters = *q.model->parameters;
    f.profiles = profileHeads(parameters, q.model->vocabulary, probePlanFor(parameters.config()), stop);
    if (stop.stop_requested()) return f;
    f.profiled = true;
    show(f);
    const auto data = dataFor(*q.model, q.run, q.text ? std::string_view(*q.text) : std::string_view());
    f.looked = true;
    if (data) measureGrowth(parameters, *data, f, stop, show);
    if (!f.formation && q.moments.size() > 2 && static_cast<double>(parameters.size()) < largestFollowed) {
        show(f);
        std::vector<FormationPoint> points;
        for (const MomentChoice& moment : q.moments) {
            if (stop.stop_requested()) return f;
            points.push_back(pointOf(moment, q, data, stop));
        }
        f.formation = std::make_shared<const std::vector<FormationPoint>>(std::move(points));
    }
    f.complete = !stop.stop_requested();
    return f;
}

std::optional<Formation> formationOf(const std::vector<FormationPoint>& points, int head) {
    const auto score = [head](const FormationPoint& p) {
        const auto n = static_cast<std::size_t>(head);
        return head >= 0 && n < p.induction.size() ? p.induction[n] : NAN;
    };
    std::optional<Formation> best;
    double fall = 0.0;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const FormationPoint &a = points[i - 1], &b = points[i];
        const double rise = score(b) - score(a);
        if (rise > (best ? best->scoreAfter - best->scoreBefore : 0.0)) {
            Formation next = best.value_or(Formation{});
            next.scoreFrom = a.steps;
            next.scoreTo = b.steps;
            next.scoreBefore = score(a);
            next.scoreAfter = score(b);
            best = next;
        }
    }
    if (!best || best->scoreAfter - best->scoreBefore < leastRise) return std::nullopt;
    // Guessing is unlearnt in the first steps, and that is a larger fall: what counts is the second one, so
    // only moments are looked at from where the loss is near that of the moment before the rise.
    for (std::size_t i = 1; i < points.size(); ++i) {
        const FormationPoint &a = points[i - 1], &b = points[i];
        if (b.steps * 2 < best->scoreFrom || !(a.loss - b.loss > fall)) continue;
        fall = a.loss - b.loss;
        best->lossFrom = a.steps;
        best->lossTo = b.steps;
        best->lossBefore = a.loss;
        best->lossAfter = b.loss;
    }
    return best;
}

} // namespace dikkat::ui
