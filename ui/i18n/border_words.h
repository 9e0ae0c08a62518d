#pragma once

#include "core/text/border_text.h"

#include <QString>

namespace dikkat::ui {

/// One translated sentence on what was changed in a text on its way in; empty when nothing was.
QString explain(const BorderChange& change);

} // namespace dikkat::ui
