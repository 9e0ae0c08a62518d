#include "ui/pages/root_dk/root_dk_tasks.h"

#include "ui/pages/root_dk/dot_product_draws.h"

#include <algorithm>

namespace dikkat::ui {

void RootDkTasks::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void RootDkTasks::look(const RootDkState& s, double gradient) {
    if (s.width >= 256 && !s.scaled) mark(QStringLiteral("wide-unscaled"));
    if (!s.scaled) m_scalingWasOff = true;
    if (s.scaled && m_scalingWasOff) mark(QStringLiteral("scaling-back"));
    if (s.factor >= 8) mark(QStringLiteral("factor-8"));
    if (gradient < 0.001) mark(QStringLiteral("gradient-gone"));
    // Two equal largest scores share the weight however large s is: softmax goes on reacting.
    auto sorted = s.scores;
    std::sort(sorted.begin(), sorted.end());
    if (sorted[2] == sorted[3] && s.factor >= 8) mark(QStringLiteral("tie"));
}

void RootDkTasks::drawn(int seed, int width) {
    if (seed != 0) mark(QStringLiteral("other-seed"));
    if (width == 512) mark(QStringLiteral("dk-512"));
    if (!DotProductDraws::isChapterWidth(width)) mark(QStringLiteral("four-widths"));
}

} // namespace dikkat::ui
