#pragma once

#include <QString>

/// What `dikkat` answers without a subcommand. Each returns the exit status.
namespace dikkat::app {

int printVersion();
int printHelp();
int unknownArgument(const QString& argument);
int unknownLanguage(const QString& given);
/// This program was built without a window.
int noWindow();
/// There is no display to show a window on.
int noDisplay(const QString& why = {});
int notEnoughMemory(const QString& command);

/// Whether a first argument is meant as a file to open rather than as a subcommand: it exists, or looks like
/// a path.
bool namesFile(const QString& argument);

} // namespace dikkat::app
