#pragma once

#include "core/io/model_file.h"

#include <QString>

namespace dikkat::app {

/// What is inside a model's file, for `dikkat inspect MODEL` without a text.
QString summaryText(const StoredModel& model);
/// {"config", "parameters", "vocabulary": {"kind", "symbols"} or null, "training": {"steps"} or null}
QString summaryJson(const StoredModel& model);

} // namespace dikkat::app
