#pragma once

#include "core/text/vocabulary.h"

#include <string>
#include <unordered_map>

namespace dikkat::detail {

/// Splits a text as GPT-2 does before merging: contractions, " letters", " numbers", " other signs" and
/// spaces, where a run of spaces leaves its last one to the word behind it. Positions are in code points.
std::vector<std::u32string_view> preTokenize(std::u32string_view text);

/// GPT-2 spells every byte as one printable character: printable bytes as themselves, the others from U+0100
/// on.
char32_t byteLetter(unsigned char byte);

/// The bytes that a symbol in GPT-2's spelling stands for; characters outside the spelling are kept as UTF-8.
std::string spelledBytes(std::string_view symbol);

/// Merge ranks of a byte-pair vocabulary.
class BytePairMerges {
public:
    BytePairMerges() = default;
    explicit BytePairMerges(const std::vector<Merge>& merges);
    /// Symbols of one pre-token: letters of its bytes, joined in the order of the merges until none applies.
    [[nodiscard]] std::vector<std::string> split(std::u32string_view preToken) const;

private:
    std::unordered_map<std::string, std::size_t> m_ranks; ///< "a b" → line
};

} // namespace dikkat::detail
