#include "app/commands/general_help.h"

#include "app/commands/console.h"
#include "ui/i18n/brief.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <algorithm>

namespace dikkat::app {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};
} // namespace

int printVersion() {
    return print(QStringLiteral("Dikkat " DIKKAT_VERSION "\n")) ? Success : Failed;
}

int printHelp() {
    qsizetype width = 0;
    for (const Command& command : commands()) width = std::max(width, qsizetype(std::strlen(command.name)));
    QString text = Words::tr("Dikkat: learn attention and the Transformer by touching the numbers.") + "\n\n";
    text += Words::tr("Usage:") + "\n";
    text += "  dikkat [" + Words::tr("FILE.dikkat") + "]\n";
    text += "  dikkat " + Words::tr("COMMAND [options]") + "\n\n";
    text += Words::tr("Commands (each explains itself with --help):") + "\n";
    for (const Command& command : commands())
        text += "  " + QString::fromLatin1(command.name).leftJustified(width + 2) + command.summary() + "\n";
    const auto option = [&](const char* name, const QString& what) {
        text += "  " + QString::fromLatin1(name).leftJustified(14) + what + "\n";
    };
    text += "\n" + Words::tr("Options:") + "\n";
    option("--lang tr|en", Words::tr("language, instead of the system’s"));
    option("--bench", Words::tr("one number that stands for the results of fixed computations"));
    option("--version", Words::tr("version"));
    option("--help", Words::tr("this help"));
    text += "\n" + Words::tr("Exit status: 0 done, 1 failed, 2 wrong usage.") + "\n";
    return print(text) ? Success : Failed;
}

int unknownArgument(const QString& argument) {
    return argument.startsWith('-')
               ? wrongUsage({}, Words::tr("There is no option “%1”.").arg(ui::brief(argument)))
               : wrongUsage({}, Words::tr("There is no command “%1”.").arg(ui::brief(argument)));
}

int unknownLanguage(const QString& given) {
    return wrongUsage({}, Words::tr("--lang takes tr or en, not “%1”.").arg(ui::brief(given)));
}

int noWindow() {
    return fail({}, Words::tr("This program was built without a window; use a command. See: dikkat --help"));
}

int noDisplay(const QString& why) {
    const QString rest = Words::tr("Commands work without one: dikkat --help");
    return fail({}, (why.isEmpty()
                         ? Words::tr("There is no display to open a window on.")
                         : Words::tr("There is no display to open a window on (%1).").arg(ui::brief(why))) +
                        " " + rest);
}

int notEnoughMemory(const QString& command) {
    return fail(command, Words::tr("There is not enough memory for this."));
}

bool namesFile(const QString& argument) {
    return argument.contains('/') || argument.contains('\\') || argument.contains('.') ||
           QFileInfo::exists(argument);
}

} // namespace dikkat::app
