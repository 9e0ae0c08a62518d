#pragma once

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat inspect M --text T`: logits, attention weights of all heads and what each head does.
int runInspect(const QStringList& arguments);
QString inspectSummary();

} // namespace dikkat::app
