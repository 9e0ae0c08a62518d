#include "ui/runtime/training_moments.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

/// Neighbours on the scale of the slider: ln(1 + steps).
double place(const Moment& moment) {
    return std::log1p(static_cast<double>(moment.steps));
}

} // namespace

MomentKeeper::MomentKeeper(std::int64_t parameters, Moments kept) : m_moments(std::move(kept)) {
    const auto bytes = static_cast<std::size_t>(std::max<std::int64_t>(1, parameters)) * sizeof(float);
    m_most = std::min(mostMoments, mostBytes / bytes);
    if (!m_moments.empty()) chooseNext(m_moments.back()->steps);
}

void MomentKeeper::chooseNext(std::int64_t after) {
    m_next = std::max(after + 1, after * 3 / 2); // 1, 2, 3, 5, 8, 12, 19, 29, …: half as many again
}

bool MomentKeeper::isBest(double validationLoss) const {
    return validationLoss >= 0.0 && std::ranges::none_of(m_moments, [&](const auto& moment) {
               return moment->validationLoss >= 0.0 && moment->validationLoss <= validationLoss;
           });
}

void MomentKeeper::keep(Moment moment) {
    if (m_most == 0) return;
    while (!m_moments.empty() && m_moments.back()->steps >= moment.steps) m_moments.pop_back();
    if (m_moments.empty() || moment.steps >= m_next)
        chooseNext(moment.steps); // the best ones come in between
    m_moments.push_back(std::make_shared<const Moment>(std::move(moment)));
    while (m_moments.size() > m_most && m_moments.size() > 1)
        m_moments.erase(m_moments.begin() + static_cast<std::ptrdiff_t>(leastMissed()));
}

/// The one whose neighbours lie closest together; the ends stay, and so do the best weights.
std::size_t MomentKeeper::leastMissed() const {
    std::size_t least = 0; // of two or three: the start
    double narrowest = HUGE_VAL;
    const auto best = std::ranges::min_element(m_moments, {}, [](const auto& moment) {
        return moment->validationLoss >= 0.0 ? moment->validationLoss : HUGE_VAL;
    });
    for (std::size_t i = 1; i + 1 < m_moments.size(); ++i) {
        if ((*best)->validationLoss >= 0.0 && m_moments[i] == *best) continue;
        const double gap = place(*m_moments[i + 1]) - place(*m_moments[i - 1]);
        if (gap >= narrowest) continue;
        narrowest = gap;
        least = i;
    }
    return least;
}

} // namespace dikkat::ui
