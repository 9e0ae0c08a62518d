#pragma once

#include "core/io/read_failure.h"

#include <QString>

namespace dikkat::ui {

/// One translated sentence: why a file was refused, where in it, and what is allowed.
QString explain(const ReadFailure& failure);
/// The same for attention that cannot be computed.
QString explain(const AttentionFailure& failure);

} // namespace dikkat::ui
