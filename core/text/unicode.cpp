#include "core/text/unicode.h"

#include "core/text/unicode_tables.h"

#include <algorithm>

namespace dikkat {
namespace {

bool within(std::span<const CodePointRange> ranges, char32_t c) {
    const auto after = std::upper_bound(ranges.begin(), ranges.end(), c,
                                        [](char32_t v, const CodePointRange& r) { return v < r.first; });
    return after != ranges.begin() && c <= std::prev(after)->last;
}

} // namespace

bool isLetter(char32_t c) {
    if (c < 0x80) return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    return within(letterRanges(), c);
}

bool isNumber(char32_t c) {
    if (c < 0x80) return c >= U'0' && c <= U'9';
    return within(numberRanges(), c);
}

bool isSpace(char32_t c) {
    return (c >= 9 && c <= 13) || c == 32 || c == 0x85 || c == 0xA0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F ||
           c == 0x3000;
}

} // namespace dikkat
