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
    chooseNext();
}

void MomentKeeper::chooseNext() {
    if (m_moments.empty()) {
        m_next = 0;
        return;
    }
    // 1, 2, 3, 5, 8, 12, 19, 29, …: half as many again
    const std::int64_t last = m_moments.back()->steps;
    m_next = std::max(last + 1, last * 3 / 2);
}

void MomentKeeper::keep(Moment moment) {
    if (m_most == 0) return;
    while (!m_moments.empty() && m_moments.back()->steps >= moment.steps) m_moments.pop_back();
    m_moments.push_back(std::make_shared<const Moment>(std::move(moment)));
    while (m_moments.size() > m_most) {
        // The one whose neighbours lie closest together is missed least; the ends stay.
        std::size_t least = m_moments.size() == 2 ? 0 : 1;
        double narrowest = HUGE_VAL;
        for (std::size_t i = 1; i + 1 < m_moments.size(); ++i) {
            const double gap = place(*m_moments[i + 1]) - place(*m_moments[i - 1]);
            if (gap < narrowest) {
                narrowest = gap;
                least = i;
            }
        }
        if (m_moments.size() == 1) break;
        m_moments.erase(m_moments.begin() + static_cast<std::ptrdiff_t>(least));
    }
    chooseNext();
}

} // namespace dikkat::ui
