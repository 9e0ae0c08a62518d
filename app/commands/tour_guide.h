#pragma once

#include <QSize>
#include <QString>
#include <functional>
#include <vector>

namespace dikkat::app {

struct TourPlan {
    QString folder;
    QSize size{1440, 900};
    bool dark = false;
    bool presentation = false; ///< classroom views instead of the window
    std::vector<int> pages{};  ///< only these, by number, and nothing else; empty: every page and dialog
};

enum class TourEnd {
    Done,
    NoSuchPage, ///< nothing was drawn
    Unwritten   ///< a file could not be written; the rest was not drawn
};

/// Draws the tour in the language that is on. `written` hears of every file; `what` names the page or the
/// file that stands in the way.
TourEnd takeTour(const TourPlan& plan, const std::function<void(const QString&)>& written, QString& what);

} // namespace dikkat::app
