#pragma once

#include <QString>
#include <QStringList>
#include <span>

namespace dikkat::app {

/// Exit statuses of every subcommand.
enum ExitStatus { Success = 0, Failed = 1, WrongUsage = 2 };

/// One subcommand of the command line. `run` gets the arguments behind the subcommand's name; `--lang` has
/// been taken out and obeyed.
struct Command {
    const char* name;
    QString (*summary)(); ///< one translated line for `dikkat --help`
    int (*run)(const QStringList& arguments);
    bool draws = false; ///< needs fonts and painters: runs in a QApplication without a display
};

/// All subcommands, in the order of `dikkat --help`.
std::span<const Command> commands();
/// nullptr when there is none of this name.
const Command* findCommand(const QString& name);

} // namespace dikkat::app
