#pragma once

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat train --preset NAME --out M.dikkat`: trains a model, or goes on with one.
int runTrain(const QStringList& arguments);
QString trainSummary();

} // namespace dikkat::app
