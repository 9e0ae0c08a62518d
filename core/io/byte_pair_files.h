#pragma once

#include "core/text/vocabulary.h"

#include <filesystem>
#include <string_view>

namespace dikkat {

enum class BytePairFileError {
    CannotOpen,    ///< file = which one
    TooLarge,      ///< beyond 64 MB; file = which one
    NotJson,       ///< vocab.json is not a JSON map from symbol to number; position = byte
    BadMergeLine,  ///< a line of merges.txt that is not two symbols; position = line, from 1
    BadVocabulary, ///< both could be read but do not fit together: see text
};

struct BytePairFileProblem {
    BytePairFileError error{};
    std::filesystem::path file{};
    std::size_t position = 0;
    TextProblem text{};
};

/// The tokenizer of GPT-2 from the contents of its two files: vocab.json, a map from symbol to number with
/// numbers 0 … size − 1, and merges.txt, one "a b" per line with an optional "#version" line at the start.
Result<Vocabulary, BytePairFileProblem> parseBytePairs(std::string_view vocabJson, std::string_view merges);

/// The same from files.
Result<Vocabulary, BytePairFileProblem> readBytePairs(const std::filesystem::path& vocabJson,
                                                      const std::filesystem::path& merges);

} // namespace dikkat
