#pragma once

#include "core/text/splits.h"

#include <cstdint>
#include <string>
#include <vector>

namespace dikkat {

/// A Turkish sentence and its English translation; small letters, words parted by single spaces, no
/// punctuation.
struct SentencePair {
    std::string source; ///< "küçük kedi bahçede balığı yedi"
    std::string target; ///< "the small cat ate the fish in the garden"

    bool operator==(const SentencePair&) const = default;
};

inline constexpr int kLongestSource = 7;  ///< words of the longest Turkish sentence
inline constexpr int kLongestTarget = 12; ///< words of the longest English one

/// Different pairs of a toy grammar, drawn in random order, the same for the same seed. Turkish: [adjective]
/// subject [place] [adjective] object verb; English: subject verb object place. The verb moves from the end
/// to the middle and the place from the middle to the end; "the" and "a" come from the case of the object
/// ("balığı" / "bir balık"). Fewer than `count` only if the grammar has no more (it has more than 100,000).
std::vector<SentencePair> translationPairs(std::size_t count, std::uint64_t seed);

/// Pairs for training and pairs that training never sees.
DataSplit<std::vector<SentencePair>> splitPairs(std::vector<SentencePair> pairs, double trainingShare = 0.9);

/// One vocabulary for both languages: every word the grammar can say, so it does not depend on the pairs
/// drawn.
Vocabulary translationVocabulary();

} // namespace dikkat
