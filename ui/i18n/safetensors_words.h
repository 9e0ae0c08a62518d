#pragma once

#include "core/io/safetensors.h"

#include <QString>

namespace dikkat::ui {

/// One translated sentence: what is wrong with a safetensors file, and where.
QString explain(const SafetensorsProblem& problem);

} // namespace dikkat::ui
