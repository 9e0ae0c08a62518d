#pragma once

#include <QSize>
#include <QString>
#include <functional>

namespace dikkat::app {

struct TourPlan {
    QString folder;
    QSize size{1440, 900};
    bool dark = false;
    bool presentation = false; ///< class-room views instead of the window
};

/// Draws the tour in the language that is on. `written` hears of every file; false at the first one that
/// could not be written, which `unwritten` then names.
bool takeTour(const TourPlan& plan, const std::function<void(const QString&)>& written, QString& unwritten);

} // namespace dikkat::app
