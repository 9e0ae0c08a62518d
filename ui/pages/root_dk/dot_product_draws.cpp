#include "ui/pages/root_dk/dot_product_draws.h"

#include "ui/runtime/thread_priority.h"

#include <algorithm>

namespace dikkat::ui {

namespace {

/// About a kilobyte each: many seeds can be tried before the old ones go.
constexpr std::size_t mostKept = 400;

} // namespace

bool DotProductDraws::isChapterWidth(Index width) {
    return std::find(chapterWidths.begin(), chapterWidths.end(), width) != chapterWidths.end();
}

void DotProductDraws::want(int seed, Index width) {
    const bool own = !isChapterWidth(width) && !isComplete(seed, width);
    const bool chapter = !isComplete(seed);
    const bool wasRunning = isRunning();
    if (!own && !chapter) {
        m_job.cancel();
        if (wasRunning) emit runningChanged();
        return;
    }
    if (wasRunning && m_runningSeed == seed && (!own || m_runningWidth == width)) return;

    if (m_known.size() > mostKept) m_known.clear();
    m_runningSeed = seed;
    m_runningWidth = own ? width : 0;
    m_job.start(
        [this, seed, width, own, chapter](const std::stop_token& stop) {
            yieldToWindow(); // every core draws
            const auto tell = [this, seed, &stop](const DotProductStatistics& s) {
                m_job.post(stop, [this, seed, s] { take(seed, s); });
            };
            const auto number = static_cast<std::uint64_t>(seed);
            // What is being looked at first.
            if (own) simulateDotProducts(std::array{width}, pairs, number, stop, tell);
            if (chapter && !stop.stop_requested())
                simulateDotProducts(chapterWidths, pairs, number, stop, tell);
            return true;
        },
        [this](bool) { emit runningChanged(); });
    emit runningChanged();
}

void DotProductDraws::stop() {
    if (!isRunning()) return;
    m_job.cancel();
    emit runningChanged();
}

const DotProductStatistics* DotProductDraws::find(int seed, Index width) const {
    const auto found = m_known.find({seed, width});
    return found == m_known.end() ? nullptr : &found->second;
}

bool DotProductDraws::isComplete(int seed, Index width) const {
    const DotProductStatistics* s = find(seed, width);
    return s != nullptr && s->pairs >= pairs;
}

bool DotProductDraws::isComplete(int seed) const {
    return std::all_of(chapterWidths.begin(), chapterWidths.end(),
                       [&](Index width) { return isComplete(seed, width); });
}

void DotProductDraws::take(int seed, const DotProductStatistics& statistics) {
    DotProductStatistics& known = m_known[{seed, statistics.dk}];
    // A draw that is taken up again begins from the start; what was complete stays.
    if (known.pairs >= pairs) return;
    known = statistics;
    emit changed();
}

} // namespace dikkat::ui
