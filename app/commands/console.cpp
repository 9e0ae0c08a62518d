#include "app/commands/console.h"

#include "ui/i18n/symbol_words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>
#include <cstdio>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// One line on standard error, whatever a library's own message contains. Only plain spaces and line ends are
/// joined: a space of another kind may be what the sentence is about.
void say(const QString& who, const QString& sentence) {
    static const QRegularExpression gaps(QStringLiteral("[ \\t\\r\\n]+"));
    const QString joined = QString(sentence).replace(gaps, QStringLiteral(" ")).trimmed();
    const QByteArray line = (who + ": " + ui::visibleText(joined) + "\n").toUtf8();
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stderr);
}

int complain(const QString& command, const QString& sentence, int status) {
    const QString who = command.isEmpty() ? QStringLiteral("dikkat") : "dikkat " + command;
    say(who, sentence);
    return status;
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
        return wrongUsage(command, parser.errorText() + ".");
    if (!parser.isSet("help")) return std::nullopt;
    // The parser names the program by its path; the reader typed a subcommand.
    QString help = parser.helpText();
    const QString path = QCoreApplication::arguments().constFirst();
    if (const auto at = help.indexOf(path); at >= 0) help.replace(at, path.size(), "dikkat " + command);
    return print(help) ? Success : Failed;
}

std::optional<std::string> readInput(const QString& path, QString& why) {
    QFile file(path);
    const bool opened = path == "-" ? file.open(stdin, QIODevice::ReadOnly)
                                    : !QFileInfo(path).isDir() && file.open(QIODevice::ReadOnly);
    if (!opened) {
        if (path != "-" && !QFileInfo::exists(path))
            why = Words::tr("There is no file “%1”.").arg(path);
        else if (QFileInfo(path).isDir())
            why = Words::tr("“%1” is a folder, not a file.").arg(path);
        else
            why = Words::tr("“%1” cannot be read: %2.").arg(path, file.errorString());
        return std::nullopt;
    }
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError) {
        why = Words::tr("“%1” cannot be read: %2.").arg(path, file.errorString());
        return std::nullopt;
    }
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
