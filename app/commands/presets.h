#pragma once

#include "core/training/presets.h"

#include <QString>
#include <QStringList>

namespace dikkat::app {

/// `dikkat presets`: the runs that are known to work.
int runPresets(const QStringList& arguments);
QString presetsSummary();

/// One translated line about a preset.
QString presetDescription(const Preset& preset);

} // namespace dikkat::app
