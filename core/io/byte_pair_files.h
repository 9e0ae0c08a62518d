#pragma once

#include "core/text/vocabulary.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

enum class BytePairFileError {
    CannotOpen,    ///< file = which one
    TooLarge,      ///< beyond 64 MB; file = which one
    NotJson,       ///< a vocabulary that is not a JSON map from symbol to number; position = byte
    BadMergeLine,  ///< a line of merges.txt that is not two symbols; position = line, from 1
    BadVocabulary, ///< both could be read but do not fit together: see text
    Unsupported    ///< a tokenizer.json of another kind; name = key, value = what stands there
};

struct BytePairFileProblem {
    BytePairFileError error{};
    std::filesystem::path file{};
    std::size_t position = 0;
    TextProblem text{};
    std::string name{}, value{};
};

/// The tokenizer of GPT-2 from the contents of its two files: vocab.json, a map from symbol to number with
/// numbers 0 … size − 1, and merges.txt, one "a b" per line with an optional "#version" line at the start.
/// Byte order marks, Windows line ends and blank lines do not matter.
/// Tokens that were added later are numbered after it; they are taken whole out of a text.
struct AddedToken {
    std::string content;
    std::uint64_t id = 0;
};
Result<Vocabulary, BytePairFileProblem> parseBytePairs(std::string_view vocabJson, std::string_view merges,
                                                       const std::vector<AddedToken>& added = {});

/// What added_tokens.json or tokenizer_config.json says of them; nothing from any other text.
std::vector<AddedToken> parseAddedTokens(std::string_view json);

/// The same from the one file of the newer libraries: byte-level BPE in GPT-2's way, with added tokens. What
/// would read a text differently is refused by its key.
Result<Vocabulary, BytePairFileProblem> parseTokenizerJson(std::string_view text);

/// From files, with added tokens from beside them; without merges the first one is a tokenizer.json.
Result<Vocabulary, BytePairFileProblem> readBytePairs(const std::filesystem::path& vocabJson,
                                                      const std::filesystem::path& merges);

/// Files of a tokenizer; merges empty for a tokenizer.json.
struct BytePairFiles {
    std::filesystem::path vocabulary, merges;
};
/// What lies in a folder, in this order: vocab.json with merges.txt, encoder.json with vocab.bpe,
/// tokenizer.json. Half a pair is none.
std::optional<BytePairFiles> bytePairFilesIn(const std::filesystem::path& folder);

} // namespace dikkat
