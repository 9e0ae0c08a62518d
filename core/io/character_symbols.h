#pragma once

#include "core/text/vocabulary.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace dikkat {

/// The symbols of a character model as nanoGPT's prepare.py leaves them beside the data: meta.pkl, a pickled
/// {"vocab_size": …, "itos": {0: "\n", …}, "stoi": {…}}, or the same in JSON ("itos" may be a list there). A
/// pickle is a program: only the handful of instructions that make up such a dictionary are carried out,
/// anything else is refused. Nothing when the numbers are not 0 … n − 1 or a symbol is not one character.
std::optional<Vocabulary> parseSymbols(std::string_view bytes);
std::optional<Vocabulary> readSymbols(const std::filesystem::path& file);

} // namespace dikkat
