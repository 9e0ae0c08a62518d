#pragma once

#include "core/base/result.h"
#include "core/io/read_failure.h"
#include "core/training/presets.h"

#include <string>
#include <string_view>

namespace dikkat {

/// A run as a file or a stored model describes it: a preset with changes, or everything spelt out.
struct RunConfig {
    std::string preset; ///< id, or empty
    ModelConfig config; ///< vocabulary 0: comes from the data
    Initialisation initialisation = Initialisation::Gpt2;
    TrainingPlan plan;
    DataSource data;
    std::string dataFile; ///< path of the user's text as given; empty for built-in data
    std::uint64_t seed = 1;
    std::uint64_t dataHash = 0; ///< of the text that was trained on; 0 = not known yet
};

/// What the fields of the window and the options of the command line take for a run.
namespace runLimits {
inline constexpr int maxSteps = 1'000'000, maxSeed = 1'000'000'000;
} // namespace runLimits

RunConfig runFromPreset(const Preset& preset);

/// A run in JSON; every part may be missing and then has the preset's value (or the default's):
///
///     {"preset": "turkish-names", "seed": 1, "initialisation": "torch" | "gpt2",
///      "data": {"source": "turkish-names" | … | "abc" | "copy" | … | "translation" | "text",
///               "examples": 5000, "length": 6, "letters": 10, "file": "story.txt"},
///      "model": {core/io/config_json.h}, "training": {core/io/training_file.h}}
///
/// UnknownWord for a preset or a source that does not exist.
Result<RunConfig, ReadFailure> runFromJson(std::string_view text);
std::string runToJson(const RunConfig& run);

/// FNV-1a of a text, to see whether it is still the one a model was trained on. Never 0.
std::uint64_t textHash(std::string_view text);

/// The word of a source: "turkish-names", "copy", "translation", "text".
std::string_view sourceId(const DataSource& source);

} // namespace dikkat
