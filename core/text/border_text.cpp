#include "core/text/border_text.h"

#include "core/text/normal_tables.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

namespace dikkat {
namespace {

// Hangul syllables are composed by rule (Unicode, chapter 3.12).
constexpr char32_t kSyllable = 0xAC00, kLead = 0x1100, kVowel = 0x1161, kTail = 0x11A7;
constexpr char32_t kLeads = 19, kVowels = 21, kTails = 28, kSyllables = kLeads * kVowels * kTails;
/// Below this nothing decomposes, and nothing joins what stands before it.
constexpr char32_t kFirstMark = 0x300;

const char32_t* find(CodePointTriples table, char32_t c) {
    const auto at = std::lower_bound(table.begin(), table.end(), c,
                                     [](const auto& row, char32_t v) { return row[0] < v; });
    return at != table.end() && (*at)[0] == c ? *at : nullptr;
}

int combiningClass(char32_t c) {
    if (c < kFirstMark) return 0;
    const auto table = combiningClasses();
    const auto after = std::upper_bound(table.begin(), table.end(), c,
                                        [](char32_t v, const auto& row) { return v < row[0]; });
    if (after == table.begin()) return 0;
    const auto& range = *std::prev(after);
    return c <= range[1] ? static_cast<int>(range[2]) : 0;
}

/// (first, second) → whole
const std::unordered_map<std::uint64_t, char32_t>& wholes() {
    static const auto map = [] {
        std::unordered_map<std::uint64_t, char32_t> made;
        for (const auto& row : composedPairs())
            made.emplace(std::uint64_t{row[1]} << 32 | std::uint64_t{row[2]}, row[0]);
        return made;
    }();
    return map;
}

bool joinsBackwards(char32_t c) {
    static const auto seconds = [] {
        std::u32string made;
        for (const auto& row : composedPairs()) made += row[2];
        std::sort(made.begin(), made.end());
        return made;
    }();
    return (c >= kVowel && c < kVowel + kVowels) || (c > kTail && c < kTail + kTails) ||
           std::binary_search(seconds.begin(), seconds.end(), c);
}

/// Surely in form C, whatever stands beside it.
bool isPlain(char32_t c) {
    return c < kFirstMark ||
           (combiningClass(c) == 0 && !joinsBackwards(c) && find(uncomposedOnly(), c) == nullptr);
}

void decompose(char32_t c, std::u32string& out) {
    if (c >= kSyllable && c < kSyllable + kSyllables) {
        const char32_t n = c - kSyllable;
        out += kLead + n / (kVowels * kTails);
        out += kVowel + n / kTails % kVowels;
        if (n % kTails != 0) out += kTail + n % kTails;
        return;
    }
    const char32_t* parts = c < 0xC0 ? nullptr : find(composedPairs(), c);
    if (parts == nullptr && c >= kFirstMark) parts = find(uncomposedOnly(), c);
    if (parts == nullptr) {
        out += c;
        return;
    }
    decompose(parts[1], out);
    if (parts[2] != 0) decompose(parts[2], out);
}

/// The two as one; 0 when they are not.
char32_t joined(char32_t first, char32_t second) {
    if (first >= kLead && first < kLead + kLeads && second >= kVowel && second < kVowel + kVowels)
        return kSyllable + ((first - kLead) * kVowels + (second - kVowel)) * kTails;
    if (first >= kSyllable && first < kSyllable + kSyllables && (first - kSyllable) % kTails == 0 &&
        second > kTail && second < kTail + kTails)
        return first + (second - kTail);
    const auto whole = wholes().find(std::uint64_t{first} << 32 | std::uint64_t{second});
    return whole == wholes().end() ? 0 : whole->second;
}

} // namespace

std::u32string composed(std::u32string_view text) {
    std::u32string apart;
    apart.reserve(text.size());
    for (const char32_t c : text) decompose(c, apart);
    // Marks of one letter stand in the order of their classes.
    for (std::size_t i = 0; i < apart.size();) {
        std::size_t end = i;
        while (end < apart.size() && combiningClass(apart[end]) != 0) ++end;
        if (end - i > 1)
            std::stable_sort(apart.begin() + static_cast<std::ptrdiff_t>(i),
                             apart.begin() + static_cast<std::ptrdiff_t>(end),
                             [](char32_t a, char32_t b) { return combiningClass(a) < combiningClass(b); });
        i = end + 1;
    }
    std::u32string out;
    out.reserve(apart.size());
    std::size_t starter = std::u32string::npos; // in out
    int lastClass = 0;                          // of the mark before, behind the starter
    for (const char32_t c : apart) {
        const int own = combiningClass(c);
        if (starter != std::u32string::npos) {
            const bool beside = starter + 1 == out.size();
            if (beside || (lastClass < own && lastClass != 0))
                if (const char32_t whole = joined(out[starter], c); whole != 0) {
                    out[starter] = whole;
                    continue;
                }
        }
        if (own == 0) starter = out.size();
        lastClass = own;
        out += c;
    }
    return out;
}

BorderText atBorder(std::string_view utf8) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    const auto decoded = decodeUtf8(utf8);
    if (!decoded) return {std::string(utf8)};
    BorderText out;
    out.change.mark = utf8.starts_with(mark);
    if (out.change.mark) utf8.remove_prefix(mark.size());
    out.change.lineEnds = utf8.find('\r') != std::string_view::npos;
    out.text.reserve(utf8.size());
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const bool ends = utf8[i] == '\r';
        out.text += ends ? '\n' : utf8[i];
        if (ends && i + 1 < utf8.size() && utf8[i + 1] == '\n') ++i;
    }
    if (std::all_of(decoded->begin(), decoded->end(), isPlain)) return out;
    std::string joinedText = encodeUtf8(composed(decodeUtf8(out.text).value()));
    out.change.composed = joinedText != out.text;
    out.text = std::move(joinedText);
    return out;
}

} // namespace dikkat
