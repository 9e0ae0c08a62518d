#pragma once

// For .cpp files of core/io only: nlohmann-json stays out of every other header.

#include "core/io/config_json.h"
#include "core/io/json_reader.h"
#include "core/text/vocabulary.h"

#include <charconv>

namespace dikkat {

json::Json configJson(const ModelConfig& config);
Result<ModelConfig, ReadFailure> configFrom(const json::Json& object, const std::string& place,
                                            ConfigKeys keys, const ModelConfig& defaults);

/// {"kind": "characters" | "words" | "byte_pairs", "symbols": [text by number], "merges": [["a", "b"], …],
///  "added": [symbols that are read as they stand and do not look it]}
json::Json vocabularyJson(const Vocabulary& vocabulary);

/// Why a vocabulary in JSON was refused: the JSON itself, or what it says.
struct VocabularyFailure {
    std::optional<ReadFailure> read;
    TextProblem text;
};
Result<Vocabulary, VocabularyFailure> vocabularyFrom(const json::Json& object, const std::string& place);

std::string indexText(std::size_t n); ///< digits

} // namespace dikkat
