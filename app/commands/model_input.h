#pragma once

#include "core/io/model_file.h"

#include <QCommandLineParser>
#include <QString>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// What the commands that use a trained model share: opening it and turning text into tokens.
namespace dikkat::app {

/// --heads, --activation, --vocab, --merges, --symbols: what a file of other programs may leave open.
void addModelOptions(QCommandLineParser& parser);

/// The model in a file. When there is none, `status` is the exit status after the complaint was printed.
std::optional<StoredModel> openModelFor(const QString& command, const QCommandLineParser& parser,
                                        const QString& path, int& status);

/// Tokens from text, or from "0,2,1" when `ids` is not empty. Nothing: `why` says why.
/// What the border changed in the text is noted on standard error.
std::optional<std::vector<TokenId>> tokensOf(const QString& command, const StoredModel& model,
                                             const QString& text, const QString& ids, QString& why);

/// One token for people and programs: its text, ⟨row 7: no token⟩, or its number when the model has no
/// vocabulary.
std::string tokenText(const StoredModel& model, TokenId token);
/// Tokens as running text; numbers with commas when the model has no vocabulary.
std::string tokensText(const StoredModel& model, std::span<const TokenId> tokens);

/// Heads to switch off, "0.1,1.3" (layer.head, from 0; of an encoder–decoder: the number in inspect's list),
/// as ForwardOptions::heads wants it. Nothing: `why` says why.
std::optional<std::vector<std::uint8_t>> headSwitches(const ModelConfig& config, const QString& list,
                                                      QString& why);

} // namespace dikkat::app
