#include "app/commands/console.h"

#include "ui/i18n/brief.h"
#include "ui/i18n/numbers.h"
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>
#include <cstdio>

#ifdef Q_OS_UNIX
#include <chrono>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#endif

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

constexpr qsizetype longest = 600; ///< characters of a message

/// One line on standard error, whatever a library's own message contains. Only plain spaces and line ends are
/// joined: a space of another kind may be what the sentence is about.
void say(const QString& who, const QString& sentence) {
    static const QRegularExpression gaps(QStringLiteral("[ \\t\\r\\n]+"));
    const QString joined = QString(sentence).replace(gaps, QStringLiteral(" ")).trimmed();
    const QByteArray line = (who + ": " + ui::brief(joined, longest) + "\n").toUtf8();
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

int complain(const QString& command, const QString& sentence, int status) {
    const QString who = command.isEmpty() ? QStringLiteral("dikkat") : "dikkat " + command;
    say(who, sentence);
    return status;
}

constexpr int noWriter = -2;

bool isPipe([[maybe_unused]] const QString& path) {
#ifdef Q_OS_UNIX
    struct stat status {};
    return stat(QFile::encodeName(path).constData(), &status) == 0 && S_ISFIFO(status.st_mode);
#else
    return false;
#endif
}

/// Opens a pipe without waiting for ever: a writer gets a few seconds to come. `begun` takes what it had
/// written by then. −1: it cannot be opened.
int openPipe([[maybe_unused]] const QString& path, [[maybe_unused]] QByteArray& begun) {
#ifdef Q_OS_UNIX
    const int handle = open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0) return -1;
    constexpr int tries = 100;
    for (int i = 0; i < tries; ++i) {
        // Without a writer a pipe reads as ended; with one that is silent, as "try again".
        char buffer[4096];
        const ssize_t count = read(handle, buffer, sizeof buffer);
        if (count != 0) {
            if (count > 0) begun.append(buffer, count);
            fcntl(handle, F_SETFL, fcntl(handle, F_GETFL) & ~O_NONBLOCK);
            return handle;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    close(handle);
    return noWriter;
#else
    return -1;
#endif
}

} // namespace

bool print(std::string_view utf8) {
    const bool whole = std::fwrite(utf8.data(), 1, utf8.size(), stdout) == utf8.size();
    return std::fflush(stdout) == 0 && whole;
}

bool print(const QString& text) {
    const QByteArray utf8 = text.toUtf8();
    return print(std::string_view(utf8.constData(), static_cast<std::size_t>(utf8.size())));
}

void note(const QString& command, const QString& sentence) {
    say("dikkat " + command, sentence);
}

int fail(const QString& command, const QString& sentence) {
    return complain(command, sentence, Failed);
}

int wrongUsage(const QString& command, const QString& sentence) {
    const QString name = command.isEmpty() ? QStringLiteral("dikkat") : "dikkat " + command;
    return complain(command, Words::tr("%1 See: %2 --help").arg(sentence, name), WrongUsage);
}

std::optional<int> parseArguments(QCommandLineParser& parser, const QString& command,
                                  const QStringList& arguments) {
    parser.addOption({{"h", "help"}, Words::tr("Show this help.")});
    parser.addOption({"lang", Words::tr("Language of the text."), "tr|en"});
    if (!parser.parse(QStringList{"dikkat " + command} + arguments))
        return wrongUsage(command, ui::brief(parser.errorText(), 160) + ".");
    if (!parser.isSet("help")) return std::nullopt;
    // The parser names the program by its path; the reader typed a subcommand.
    QString help = parser.helpText();
    const QString path = QCoreApplication::arguments().constFirst();
    if (const auto at = help.indexOf(path); at >= 0) help.replace(at, path.size(), "dikkat " + command);
    return print(help) ? Success : Failed;
}

std::optional<std::string> readInput(const QString& path, QString& why, qint64 limit) {
    const bool standard = path == "-";
    const QString shown = standard ? Words::tr("standard input") : ui::brief(path);
    const QFileInfo info(path);
    const auto refuse = [&](const QString& sentence) {
        why = sentence;
        return std::nullopt;
    };
    if (path.isEmpty()) return refuse(Words::tr("The name of the file is empty."));
    if (!standard && !info.exists()) return refuse(Words::tr("There is no file “%1”.").arg(shown));
    if (!standard && info.isDir()) return refuse(Words::tr("“%1” is a folder, not a file.").arg(shown));
    const bool pipe = !standard && isPipe(path);
    if (!standard && !pipe && !info.isFile())
        return refuse(Words::tr("“%1” is a device, not a file.").arg(shown));
    QFile file(path);
    QByteArray bytes;
    if (pipe) {
        const int handle = openPipe(path, bytes);
        if (handle == noWriter)
            return refuse(
                Words::tr("“%1” is a pipe, and nobody writes into it; start the writer first.").arg(shown));
        if (handle >= 0) file.open(handle, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle);
    } else if (standard) {
        file.open(stdin, QIODevice::ReadOnly);
    } else {
        file.open(QIODevice::ReadOnly);
    }
    constexpr qint64 piece = 1 << 20; // read() makes room for all that it is asked for
    while (file.isOpen() && bytes.size() <= limit) {
        const QByteArray more = file.read(piece);
        if (more.isEmpty()) break;
        bytes += more;
    }
    if (!file.isOpen() || file.error() != QFileDevice::NoError)
        return refuse(Words::tr("“%1” cannot be read: %2.").arg(shown, file.errorString()));
    if (bytes.size() > limit)
        return refuse(Words::tr("“%1” has more than %2 MB; that is too much to be read.")
                          .arg(shown, ui::integer(limit >> 20)));
    return bytes.toStdString();
}

QString takeLanguage(QStringList& arguments, QString& wrong) {
    QString code;
    for (qsizetype i = 0; i < arguments.size();) {
        QString value;
        qsizetype taken = 0;
        if (arguments[i] == "--") break;
        if (arguments[i].startsWith("--lang=")) {
            value = arguments[i].mid(7);
            taken = 1;
        } else if (arguments[i] == "--lang") {
            value = arguments.value(i + 1);
            taken = i + 1 < arguments.size() ? 2 : 1;
        }
        if (taken == 0) {
            ++i;
            continue;
        }
        arguments.remove(i, taken);
        if (value == "tr" || value == "en")
            code = value;
        else
            wrong = value.isEmpty() ? QStringLiteral("?") : value;
    }
    return code;
}

void setTextLanguage(const QString& code) {
    static QTranslator qt, own;
    const bool turkish = code == "tr" || (code != "en" && QLocale::system().language() == QLocale::Turkish);
    QLocale::setDefault(turkish ? QLocale(QLocale::Turkish, QLocale::Turkey)
                                : QLocale(QLocale::English, QLocale::UnitedStates));
    const QString name = turkish ? QStringLiteral("tr") : QStringLiteral("en");
    if (qt.load("qtbase_" + name, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    if (own.load("dikkat_" + name, QCoreApplication::applicationDirPath() + "/../share/dikkat/translations"))
        QCoreApplication::installTranslator(&own);
}

} // namespace dikkat::app
