#pragma once

#include "core/attention/attention.h"

#include <QString>
#include <string>

namespace dikkat::app {

/// The result as JSON: {"raw", "scaled", "masked", "weights", "output"}, each rows of numbers that read back
/// to the same bits, −∞ as null. With several heads {"heads": […], "output": …}.
std::string attentionJson(const MultiHeadTrace& trace);

/// The result as tables with aligned columns and four decimals, in the language of the text.
QString attentionTables(const MultiHeadTrace& trace);

} // namespace dikkat::app
