#include "core/text/byte_pair.h"

#include "core/text/unicode.h"
#include "core/text/utf8.h"

#include <array>
#include <limits>

namespace dikkat::detail {
namespace {

struct ByteSpelling {
    std::array<char32_t, 256> letters{};
    std::unordered_map<char32_t, unsigned char> bytes;

    ByteSpelling() {
        char32_t next = 256;
        for (unsigned b = 0; b < 256; ++b) {
            const bool printable = (b >= 0x21 && b <= 0x7E) || (b >= 0xA1 && b <= 0xAC) || (b >= 0xAE);
            letters[b] = printable ? b : next++;
            bytes[letters[b]] = static_cast<unsigned char>(b);
        }
    }
};

const ByteSpelling& spelling() {
    static const ByteSpelling table;
    return table;
}

enum class Class { Letter, Number, Space, Other };

Class classOf(char32_t c) {
    if (isLetter(c)) return Class::Letter;
    if (isNumber(c)) return Class::Number;
    return isSpace(c) ? Class::Space : Class::Other;
}

/// Length of one of 's 't 're 've 'm 'll 'd at the start, or 0.
std::size_t contraction(std::u32string_view rest) {
    for (const std::u32string_view c : {U"'s", U"'t", U"'re", U"'ve", U"'m", U"'ll", U"'d"})
        if (rest.starts_with(c)) return c.size();
    return 0;
}

std::size_t runOf(Class wanted, std::u32string_view text, std::size_t from) {
    std::size_t end = from;
    while (end < text.size() && classOf(text[end]) == wanted) ++end;
    return end;
}

} // namespace

std::vector<std::u32string_view> preTokenize(std::u32string_view text) {
    std::vector<std::u32string_view> out;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + contraction(text.substr(i));
        if (end == i) {
            // one space in front belongs to the word, number or signs behind it
            const bool space = text[i] == U' ' && i + 1 < text.size() && classOf(text[i + 1]) != Class::Space;
            const std::size_t start = space ? i + 1 : i;
            end = runOf(classOf(text[start]), text, start);
            // a run of spaces keeps its last one back if something follows
            if (classOf(text[start]) == Class::Space && end < text.size() && end - i > 1) --end;
        }
        out.push_back(text.substr(i, end - i));
        i = end;
    }
    return out;
}

char32_t byteLetter(unsigned char byte) {
    return spelling().letters[byte];
}

std::string spelledBytes(std::string_view symbol) {
    const auto letters = decodeUtf8(symbol);
    if (!letters) return std::string(symbol);
    std::string out;
    for (const char32_t c : *letters) {
        const auto byte = spelling().bytes.find(c);
        if (byte != spelling().bytes.end())
            out += static_cast<char>(byte->second);
        else
            out += encodeUtf8(c);
    }
    return out;
}

BytePairMerges::BytePairMerges(const std::vector<Merge>& merges) {
    m_ranks.reserve(merges.size());
    for (std::size_t i = 0; i < merges.size(); ++i)
        m_ranks.emplace(merges[i].first + ' ' + merges[i].second, i);
}

std::vector<std::string> BytePairMerges::split(std::u32string_view preToken) const {
    constexpr auto none = std::numeric_limits<std::size_t>::max();
    std::vector<std::string> parts;
    for (const char byte : encodeUtf8(preToken))
        parts.push_back(encodeUtf8(byteLetter(static_cast<unsigned char>(byte))));
    while (parts.size() > 1) {
        std::size_t best = none, bestAt = 0;
        for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
            const auto rank = m_ranks.find(parts[i] + ' ' + parts[i + 1]);
            if (rank != m_ranks.end() && rank->second < best) {
                best = rank->second;
                bestAt = i;
            }
        }
        if (best == none) break;
        // join this pair wherever it stands, from left to right
        const std::string left = parts[bestAt], right = parts[bestAt + 1];
        std::vector<std::string> joined;
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool here = i + 1 < parts.size() && parts[i] == left && parts[i + 1] == right;
            joined.push_back(here ? left + right : std::move(parts[i]));
            if (here) ++i;
        }
        parts = std::move(joined);
    }
    return parts;
}

} // namespace dikkat::detail
