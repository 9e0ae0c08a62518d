#include "core/text/utf8.h"

namespace dikkat {
namespace {

bool isScalar(char32_t c) {
    return c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF);
}

} // namespace

Result<std::u32string, Utf8Problem> decodeUtf8(std::string_view bytes) {
    std::u32string out;
    out.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        const auto lead = static_cast<unsigned char>(bytes[i]);
        const std::size_t length = lead < 0x80   ? 1
                                   : lead < 0xC2 ? 0
                                   : lead < 0xE0 ? 2
                                   : lead < 0xF0 ? 3
                                   : lead < 0xF5 ? 4
                                                 : 0;
        if (length == 0 || bytes.size() - i < length) return Utf8Problem{i};
        char32_t c = length == 1 ? lead : lead & (0xFFU >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<unsigned char>(bytes[i + k]);
            if ((next & 0xC0U) != 0x80U) return Utf8Problem{i};
            c = (c << 6) | (next & 0x3FU);
        }
        const bool overlong = (length == 3 && c < 0x800) || (length == 4 && c < 0x10000);
        if (overlong || !isScalar(c)) return Utf8Problem{i};
        out += c;
        i += length;
    }
    return out;
}

std::string encodeUtf8(char32_t c) {
    if (!isScalar(c)) c = 0xFFFD;
    const auto tail = [c](unsigned shift) { return static_cast<char>(0x80U | ((c >> shift) & 0x3FU)); };
    if (c < 0x80) return {static_cast<char>(c)};
    if (c < 0x800) return {static_cast<char>(0xC0U | (c >> 6)), tail(0)};
    if (c < 0x10000) return {static_cast<char>(0xE0U | (c >> 12)), tail(6), tail(0)};
    return {static_cast<char>(0xF0U | (c >> 18)), tail(12), tail(6), tail(0)};
}

std::string encodeUtf8(std::u32string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char32_t c : text) out += encodeUtf8(c);
    return out;
}

} // namespace dikkat
