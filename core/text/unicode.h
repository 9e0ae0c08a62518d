#pragma once

namespace dikkat {

/// Character classes of Unicode, from its own tables (core/text/unicode_tables.cpp), independent of any
/// locale.
bool isLetter(char32_t c); ///< general category L
bool isNumber(char32_t c); ///< general category N
bool isSpace(char32_t c);  ///< property White_Space

} // namespace dikkat
