#pragma once

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat tour DIR`: a picture of every page in each of its states, and of every dialog.
int runTour(const QStringList& arguments);
QString tourSummary();

} // namespace dikkat::app
