#pragma once

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat claims`: recomputes every number of the lessons.
int runClaims(const QStringList& arguments);
QString claimsSummary();

} // namespace dikkat::app
