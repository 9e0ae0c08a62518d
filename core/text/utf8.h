#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace dikkat {

/// First byte that is not UTF-8. Overlong forms, surrogates and numbers beyond U+10FFFF are refused too.
struct Utf8Problem {
    std::size_t byte = 0; ///< position of the first bad sequence, in bytes
};

/// Code points of a UTF-8 text, exactly as they stand: no normalisation and no case folding, Turkish stays
/// intact.
Result<std::u32string, Utf8Problem> decodeUtf8(std::string_view bytes);

/// UTF-8 of code points; numbers that are no code points become U+FFFD.
std::string encodeUtf8(std::u32string_view text);
std::string encodeUtf8(char32_t codePoint);

} // namespace dikkat
