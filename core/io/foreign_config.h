#pragma once

#include "core/model/config.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// Why a configuration of another program was refused. `source` and `key` are always set, except for the two
/// first.
enum class ForeignConfigError {
    NotJson,         ///< found = line, expected = column of the first wrong character
    NotAnObject,     ///< JSON, but not { … }
    TooLarge,        ///< found = bytes of the file, expected = the most that are read
    UnknownKey,      ///< means nothing here and may change the numbers; value = what it holds
    UnknownWord,     ///< value is no activation that is known here (see knownActivations)
    NotComputed,     ///< known, but with this value another model than GPT-2; value
    BadValue,        ///< of the wrong kind or outside any sense; value
    Contradicts,     ///< the configuration says `found`, the tensors say `expected`
    TensorsDisagree, ///< the configuration says `value` about what the tensors show differently
    Disagrees,       ///< the configuration says `value`, another place of the same model says `other`
    AnswerDisagrees  ///< the configuration says `value`, whoever opens it says `other`
};

struct ForeignConfigProblem {
    ForeignConfigError error{};
    std::string source{}; ///< "config.json", or empty for the file's own metadata
    std::string key{};
    std::string value{}, other{};
    std::int64_t found = 0, expected = 0;
};

/// A size that a configuration states, with the key it stands under.
struct StatedSize {
    std::string source, key;
    std::int64_t value = 0;
};

/// What configurations of other programs say about a model in GPT-2's names: everything that changes what is
/// computed. Keys that only concern training, generation or bookkeeping are known and left aside; every other
/// one is refused.
struct ForeignConfig {
    std::optional<int> heads;
    std::optional<Activation> activation;
    std::string headsKey, activationKey, activationWord; ///< where and how the two were said
    std::optional<double> normEpsilon;
    std::optional<bool> scaleScores, scoresByLayer;
    std::optional<bool> tied;
    std::optional<bool> bias; ///< of linear layers and norms, as nanoGPT says it
    std::vector<StatedSize> vocabulary, context, width, blocks, hidden; ///< all must be the tensors'
    std::string source;                                                 ///< of the first JSON that was added
    bool stated = false;                                                ///< there was a configuration at all
    bool fromNanoGpt = false; ///< it has keys that nanoGPT alone uses
};

/// Adds what a JSON text says. Nothing: it was understood to the last key.
std::optional<ForeignConfigProblem> addForeignConfig(ForeignConfig& config, std::string_view json,
                                                     const std::string& source);

/// Adds single entries of a file's metadata; entries that are no keys of a configuration are not its
/// business.
std::optional<ForeignConfigProblem> addForeignEntry(ForeignConfig& config, const std::string& key,
                                                    const std::string& value);

/// An activation by a name that PyTorch, Hugging Face or this program has for it.
std::optional<Activation> activationNamed(std::string_view word);
/// All those names.
std::vector<std::string> knownActivations();

} // namespace dikkat
