#pragma once

#include <span>

namespace dikkat {

/// Rows of three numbers, ascending by the first.
using CodePointTriples = std::span<const char32_t[3]>;

CodePointTriples composedPairs();    ///< whole, first, second: NFC keeps the whole
CodePointTriples uncomposedOnly();   ///< whole, first, second or 0: NFC never keeps the whole
CodePointTriples combiningClasses(); ///< first … last of a range and its class; everything else has class 0

} // namespace dikkat
