#pragma once

#include <span>

namespace dikkat {

/// Code points first … last, both included.
struct CodePointRange {
    char32_t first, last;
};

std::span<const CodePointRange> letterRanges(); ///< general category L, ascending
std::span<const CodePointRange> numberRanges(); ///< general category N, ascending

} // namespace dikkat
