#include "app/commands/bench.h"
#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/general_help.h"

#include <QCoreApplication>
#include <clocale>
#include <cstring>
#include <new>
#include <stdexcept>

#ifdef DIKKAT_HAS_UI
#include "app/commands/offscreen.h"
#include "app/window.h"

#include <QApplication>
#endif

using namespace dikkat::app;

namespace {

/// What kind of program this call is; decided before any Qt application object exists, because that decides
/// which one is needed.
enum class Kind { Text, Pictures, Window };

Kind kindOf(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--lang") == 0) {
            ++i;
            continue;
        }
        if (std::strncmp(argv[i], "--lang=", 7) == 0) continue;
        if (const Command* command = findCommand(QString::fromLocal8Bit(argv[i])))
            return command->draws ? Kind::Pictures : Kind::Text;
        if (argv[i][0] == '-') return Kind::Text;
        return namesFile(QString::fromLocal8Bit(argv[i])) ? Kind::Window : Kind::Text;
    }
    return Kind::Window;
}

/// Everything that answers with text or pictures and ends.
int runCommand(QStringList arguments) {
    QString wrong;
    const QString language = takeLanguage(arguments, wrong);
    setTextLanguage(language);
    if (!wrong.isEmpty()) return unknownLanguage(wrong);
    const QString first = arguments.value(0);
    if (const Command* command = findCommand(first)) {
        try {
            return command->run(arguments.mid(1));
        } catch (const std::bad_alloc&) {
            return notEnoughMemory(first);
        } catch (const std::length_error&) { // more than any memory
            return notEnoughMemory(first);
        }
    }
    if (first == "--version" || first == "-v") return printVersion();
    if (first == "--help" || first == "-h" || first == "help") return printHelp();
    if (first == "--bench") return printSignature();
    return unknownArgument(first);
}

} // namespace

int main(int argc, char** argv) {
    const Kind kind = kindOf(argc, argv);
    if (kind == Kind::Text) {
        QCoreApplication application(argc, argv);
        std::setlocale(LC_NUMERIC, "C"); // Qt has set the person's locale; files are written with a point
        return runCommand(QCoreApplication::arguments().mid(1));
    }
#ifdef DIKKAT_HAS_UI
    if (kind == Kind::Pictures) {
        prepareOffscreen(argc, argv);
        QApplication application(argc, argv);
        std::setlocale(LC_NUMERIC, "C");
        return runCommand(QCoreApplication::arguments().mid(1));
    }
    return runWindow(argc, argv);
#else
    QCoreApplication application(argc, argv);
    QStringList arguments = QCoreApplication::arguments().mid(1);
    QString wrong;
    setTextLanguage(takeLanguage(arguments, wrong));
    return wrong.isEmpty() ? noWindow() : unknownLanguage(wrong);
#endif
}
