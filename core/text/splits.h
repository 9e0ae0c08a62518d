#pragma once

#include "core/text/vocabulary.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// One thing to be learnt and one to be tested on.
template <class T>
struct DataSplit {
    T training;
    T validation;
};

/// A running text: the first part of its characters for training, the rest for validation. trainingShare is
/// within 0 … 1; the text is UTF-8.
DataSplit<std::string> splitText(std::string_view text, double trainingShare = 0.9);

/// A list of lines (names): shuffled by the seed and then cut; both parts as text again, one per line,
/// repeated lines kept once. So no line of the validation part occurs in training.
DataSplit<std::string> splitLines(std::string_view text, std::uint64_t seed, double trainingShare = 0.9);

/// Landmark of a loss curve: ln V, the loss of guessing evenly among V symbols.
double guessingLoss(TokenId vocabularySize);

/// Landmark of a loss curve: mean −ln p(next | this) when p are the counts of pairs in the text itself. No
/// model that sees one symbol only can do better on this text. 0 for fewer than two tokens.
double bigramLoss(std::span<const TokenId> tokens);

/// The same with the counts of one text (each pair counted once more, so that none is impossible) on another.
double bigramLoss(std::span<const TokenId> training, std::span<const TokenId> validation,
                  TokenId vocabularySize);

} // namespace dikkat
