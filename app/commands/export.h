#pragma once

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat export M --pytorch DIR`: a model for other programs.
int runExport(const QStringList& arguments);
QString exportSummary();

} // namespace dikkat::app
