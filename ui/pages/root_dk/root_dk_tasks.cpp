#include "ui/pages/root_dk/root_dk_tasks.h"

#include "core/experiments/saturation.h"
#include "ui/pages/root_dk/dot_product_draws.h"
#include "ui/pages/root_dk/saturation_card.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

void RootDkTasks::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void RootDkTasks::edited(const RootDkState& before, const RootDkState& now) {
    m_widthByHand = m_widthByHand || now.width != before.width;
    m_seedByHand = m_seedByHand || now.seed != before.seed;
    if (before.scaled && !now.scaled) m_offByHand = true;
    if (!now.scaled && m_offByHand && now.width >= 256) mark(QStringLiteral("wide-unscaled"));
    if (!before.scaled && now.scaled && m_offByHand) mark(QStringLiteral("scaling-back"));
    // The factor follows the scaling and the width; what counts is that it was moved itself.
    if (now.scaled != before.scaled || now.width != before.width) return;
    const bool moved = now.factor != before.factor;
    const double step = RootDkState::maxFactor / SaturationCard::factorSteps;
    const Row scores = Eigen::Map<const Eigen::RowVector4i>(now.scores.data()).cast<double>();
    const auto gradient = [&scores](double factor) { return saturate(scores, factor).gradientNorm; };
    if (moved && std::abs(now.factor - 8) < step / 2) mark(QStringLiteral("factor-8"));
    if (moved && gradient(now.factor) < 0.001 && gradient(std::max(0.0, now.factor - step)) >= 0.001)
        mark(QStringLiteral("gradient-gone"));
    // Two equal largest scores share the weight however large s is: softmax goes on reacting.
    auto sorted = now.scores;
    std::sort(sorted.begin(), sorted.end());
    if (sorted[2] == sorted[3] && now.factor >= 8) mark(QStringLiteral("tie"));
}

void RootDkTasks::drawn(const RootDkState& s) {
    if (m_seedByHand) mark(QStringLiteral("other-seed"));
    if (m_widthByHand && s.width == 512) mark(QStringLiteral("dk-512"));
    if (m_widthByHand && !DotProductDraws::isChapterWidth(s.width)) mark(QStringLiteral("four-widths"));
}

} // namespace dikkat::ui
