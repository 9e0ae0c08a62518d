#pragma once

#include "core/inference/generate.h"
#include "core/io/model_file.h"

#include <nlohmann/json.hpp>

namespace dikkat::app {

/// One step of the loop as JSON: token, draw, kept, probability …; with `everything` also a number per token
/// of the whole vocabulary for each stage, −∞ as null.
nlohmann::json stepJson(const StoredModel& model, const GenerationStep& step, bool everything);

} // namespace dikkat::app
