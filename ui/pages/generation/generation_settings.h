#pragma once

#include "core/inference/sampling.h"
#include "core/io/lab_state.h"

#include <QJsonObject>
#include <QString>
#include <optional>
#include <variant>
#include <vector>

namespace dikkat::ui {

/// A token put into the written text.
struct InjectedToken {
    int place = 0; ///< among the written tokens
    TokenId token = 0;
    bool operator==(const InjectedToken&) const = default;
};

/// What undo covers on page 9. What is empty is chosen to fit the model.
struct GenerationSettings {
    QString prompt, source; ///< as typed; "\n" (two characters) stands for a line end
    SamplingOptions sampling;
    std::optional<bool> greedy; ///< over sampling.greedy
    bool onlyTokens = false;    ///< rows of the model without a token are never drawn
    int seed = 1;
    int tokens = 0;    ///< 0: what fits the model
    QString reference; ///< text for teacher forcing; empty: from the data
    int given = 0;     ///< tokens of it that free running is given; 0: what fits
    std::optional<InjectedToken> injected;

    bool operator==(const GenerationSettings&) const = default;
};

namespace generationLimits {
inline constexpr int maxTokens = 2000, maxPrompt = 4000, maxReference = 512;
using namespace samplingLimits;
} // namespace generationLimits

/// Only what differs from the defaults is written; what cannot be read falls back to them.
QJsonObject toJson(const GenerationSettings& settings);
GenerationSettings settingsFromJson(const QJsonObject& object);

/// What the settings mean for one model: everything generate() needs.
struct WritingTask {
    std::vector<TokenId> prompt, source;
    SamplingOptions sampling;
    std::uint64_t seed = 1;
    int tokens = 100;
    std::optional<TokenId> end;

    bool operator==(const WritingTask&) const = default;
};

/// The task, or one translated sentence on why there is none (an unknown character, a number outside).
std::variant<WritingTask, QString> taskFor(const LabModel& model, const GenerationSettings& settings);

/// Text as typed → tokens; ids "0,2,1" for a model without vocabulary. Else a sentence.
std::variant<std::vector<TokenId>, QString> tokensOf(const LabModel& model, const QString& typed);

/// What is written on with when nothing is typed: as it would be typed.
QString defaultPrompt(const LabModel& model);
QString defaultSource(const LabModel& model);

bool isTranslator(const LabModel& model);

/// One token as something to see: ␣ for a space, ↵ for a line end, the number without a vocabulary.
QString visibleToken(const LabModel& model, TokenId token);
bool endsLine(const LabModel& model, TokenId token);
/// The tokens as a text, as the command line prints them.
QString textOf(const LabModel& model, std::span<const TokenId> tokens);
/// As it would be typed into a field.
QString typedText(const LabModel& model, std::span<const TokenId> tokens);

} // namespace dikkat::ui
