#pragma once

#include "ui/theme/theme.h"

namespace dikkat::ui {

/// Makes `theme` the answer of theme(). Only ThemeService and the exporter (which draws everything on the
/// light theme for a moment) call this.
void setCurrentTheme(const Theme& theme);

} // namespace dikkat::ui
