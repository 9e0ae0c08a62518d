#pragma once

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat generate M --prompt T`: lets a model write, with every intermediate on request.
int runGenerate(const QStringList& arguments);
QString generateSummary();

} // namespace dikkat::app
