#pragma once

#include <QString>

namespace dikkat::ui {

struct Theme;

/// Everything about the look that a palette and ThemeStyle cannot say: bars, navigation, tabs, docks, tables.
/// Object names it knows: `navigation` (QListWidget or QTreeWidget at the left).
QString styleSheetOf(const Theme& theme);

} // namespace dikkat::ui
