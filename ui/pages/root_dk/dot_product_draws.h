#pragma once

#include "core/experiments/dot_products.h"
#include "ui/runtime/latest_job.h"

#include <array>
#include <map>

namespace dikkat::ui {

/// The random pairs of page 3: draws what is asked for off the GUI thread, tells about it while it comes in,
/// and keeps what has been drawn. The chapter's three widths come from one stream, one after the other, as
/// the lesson draws them, so that seed 0 gives its figures; any other width has a stream of its own.
class DotProductDraws : public QObject {
    Q_OBJECT
public:
    static constexpr std::int64_t pairs = 200'000;
    static constexpr std::array<Index, 3> chapterWidths{4, 64, 512};

    using QObject::QObject;

    static bool isChapterWidth(Index width);

    /// Draws what is missing for this width and for the chapter's three; a draw for something else stops.
    void want(int seed, Index width);
    /// Stops the draw; what has come in stays. want() takes it up again, from the start.
    void stop();

    /// What is known so far; null when nothing is.
    [[nodiscard]] const DotProductStatistics* find(int seed, Index width) const;
    [[nodiscard]] bool isComplete(int seed, Index width) const;
    /// This width and the chapter's three.
    [[nodiscard]] bool isComplete(int seed) const;
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }

signals:
    void changed();
    void runningChanged();

private:
    void take(int seed, const DotProductStatistics& statistics);

    LatestJob m_job;
    std::map<std::pair<int, Index>, DotProductStatistics> m_known;
    int m_runningSeed = -1;
    Index m_runningWidth = 0; ///< drawn by the running job besides the chapter's; 0: none
};

} // namespace dikkat::ui
