#pragma once

#include "core/io/lab_state.h"
#include "core/io/run_config.h"

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace dikkat::ui {

/// A text that the current weights write, or answers to questions of a task.
struct SampleText {
    struct Answer {
        std::string question, answer, wanted;
    };
    std::int64_t steps = 0;
    std::string text;            ///< of a model of running text
    std::vector<Answer> answers; ///< of a task or a translation
};

/// Lets a model write; a few milliseconds to some tenths of a second. `text` is the learner's own, or null.
SampleText writeSample(const LabModel& model, const RunConfig& run, const std::string* text,
                       const std::stop_token& stop);

/// A short text of the run's own data whose attention is worth looking at; for an encoder–decoder source and
/// target with an arrow between.
std::string defaultProbe(const RunConfig& run, const std::string* text);

/// Token numbers of a probe, cut to what the model can read; empty when nothing of it is known to the model.
struct Probe {
    std::vector<TokenId> tokens, source;
};
Probe encodeProbe(const LabModel& model, const std::string& probe);

inline constexpr const char* probeArrow = "→";

} // namespace dikkat::ui
