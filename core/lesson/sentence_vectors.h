#pragma once

#include "core/base/matrix.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// Small vectors for the words of a sentence, made by hand so that a pronoun finds what it stands for (page
/// 1). Nothing here was learned; the attention over them is computed like any other.
///
/// The columns of a query or key: 1 is a thing, 2 is heavy, 3 breaks easily, 4 belongs to an event. A value
/// has two: heavy, breaks easily.
inline constexpr Index sentenceKeyWidth = 4;
inline constexpr Index sentenceValueWidth = 2;
inline constexpr std::size_t maxSentenceWords = 16; ///< as many positions as page 2 takes

enum class WordKind : std::uint8_t {
    Unknown,  ///< not in the list: all its numbers are 0
    Known,    ///< in the list
    Pronoun,  ///< in the list; its query also takes in the property words of the sentence
    Property, ///< in the list; says heavy or fragile
};

struct SentenceVectors {
    Matrix q; ///< (T, 4)
    Matrix k; ///< (T, 4)
    Matrix v; ///< (T, 2)
    std::vector<WordKind> kinds;

    [[nodiscard]] Index pronoun() const;  ///< position of the first pronoun, −1: none
    [[nodiscard]] Index property() const; ///< position of the first property word, −1: none
};

/// The rule: a word of the list gets its vectors, any other zeros (it asks nothing, offers nothing, and still
/// gets e⁰ in every softmax). A pronoun asks for a thing, and every property word of the sentence is added to
/// its question, as an earlier layer of a trained model would have carried it there.
/// `words`: small letters, UTF-8, without punctuation.
SentenceVectors sentenceVectors(const std::vector<std::string>& words);

/// The list of a language, in the order of its kinds.
enum class SentenceLanguage : std::uint8_t { English, Turkish };
std::vector<std::string_view> sentenceWords(SentenceLanguage language);

/// The property word of the same language with the opposite meaning: heavy → fragile. Empty for any other
/// word.
std::string_view oppositeProperty(std::string_view word);

} // namespace dikkat
