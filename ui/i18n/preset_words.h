#pragma once

#include <QString>
#include <string_view>

namespace dikkat::ui {

/// A preset in words; empty for an id that is none.
QString presetName(std::string_view id);

/// A model as people know it: the preset it was trained with in words, else its own name.
QString modelName(std::string_view name);

} // namespace dikkat::ui
