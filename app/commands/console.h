#pragma once

#include "app/commands/command.h"

#include <QCommandLineParser>
#include <optional>
#include <string>
#include <string_view>

/// What every subcommand needs to talk to a terminal or to another program. Everything written is UTF-8.
namespace dikkat::app {

/// Standard output. False when it could not be written (disk full, closed pipe).
bool print(std::string_view utf8);
bool print(const QString& text);

/// One line on standard error, "dikkat NAME: sentence"; the command goes on.
void note(const QString& command, const QString& sentence);
/// One line on standard error, "dikkat NAME: sentence". Returns the exit status, for `return fail(…)`.
int fail(const QString& command, const QString& sentence);
/// The same, with where help is to be found.
int wrongUsage(const QString& command, const QString& sentence);

/// Parses the arguments of a subcommand and deals with `--help` and with options that do not exist. Nothing:
/// go on; a number: the exit status to return.
std::optional<int> parseArguments(QCommandLineParser& parser, const QString& command,
                                  const QStringList& arguments);

/// No file that makes sense here is larger; what never ends, /dev/zero or a pipe, is cut off there.
inline constexpr qint64 inputLimit = qint64(1) << 30;

/// All bytes of a file or a pipe, of standard input when `path` is "-". Nothing when it cannot be read, is
/// neither, or has more than `limit` bytes; `why` then says why in one translated sentence.
std::optional<std::string> readInput(const QString& path, QString& why, qint64 limit = inputLimit);

/// Takes `--lang tr|en` out of the arguments wherever it stands; empty when it is not there. A language that
/// does not exist stays in `wrong`.
QString takeLanguage(QStringList& arguments, QString& wrong);
/// Turns the language of everything printed to "tr" or "en"; anything else: the system's.
void setTextLanguage(const QString& code);

} // namespace dikkat::app
