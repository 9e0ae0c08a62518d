#include "app/window.h"

#include "app/commands/console.h"
#include "app/commands/general_help.h"
#include "ui/document/autosave.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"

#include <QApplication>
#include <QFileInfo>
#include <QIcon>
#include <QLocale>
#include <clocale>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace dikkat::app {

using namespace dikkat::ui;

namespace {

/// Qt ends the program with an abort when there is no display; this is asked before.
bool hasDisplay() {
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

QString whyNoWindow; ///< Qt's first words while it looks for a display

/// Qt ends the program with an abort, after half a dozen lines, when it cannot open the display: one sentence
/// takes their place. Stands while QApplication is made, and no longer.
void whileStarting(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (whyNoWindow.isEmpty()) whyNoWindow = text.simplified();
    if (type != QtFatalMsg) return;
    setTextLanguage({});
    std::_Exit(noDisplay(whyNoWindow));
}

/// A run hands weights from its thread to the window's, many times a second. By default glibc keeps such
/// blocks in as many heaps as there are threads, and what the window frees stays there in pieces: the memory
/// of a long run would grow. Large blocks go back to the system at once instead.
void returnLargeBlocks() {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_ARENA_MAX, 2);
#endif
}

/// Puts unsaved work of an earlier start back on the screen at once; the bar says so and offers to drop it.
void recover(Autosave& autosave, SessionFiles& files, MainWindow& window, const QString& path) {
    const auto recovery = autosave.takeOver(path);
    if (!recovery) return;
    files.restore(recovery->session, recovery->origin);
    window.messages().ask(
        [file = recovery->origin.path, when = recovery->when.toLocalTime(),
         changed = recovery->fileChanged()] {
            return (changed ? QCoreApplication::translate(
                                  "Recovery", "Unsaved work of %1 (%2) has been recovered; the file itself "
                                              "has been changed since by another program.")
                            : QCoreApplication::translate("Recovery",
                                                          "Unsaved work of %1 (%2) has been recovered."))
                .arg(SessionFiles::nameOf(file), QLocale().toString(when, QLocale::ShortFormat));
        },
        [] { return QCoreApplication::translate("Recovery", "Keep it"); },
        [] { return QCoreApplication::translate("Recovery", "Discard it"); });
    // For this question only: the bar may ask others later.
    auto* question = new QObject(&window);
    QObject::connect(&window.messages(), &MessageBar::rejected, question, [&files, question] {
        question->deleteLater();
        files.revert();
    });
    QObject::connect(&window.messages(), &MessageBar::accepted, question, &QObject::deleteLater);
}

} // namespace

int runWindow(int argc, char** argv) {
    if (!hasDisplay()) {
        QCoreApplication application(argc, argv);
        setTextLanguage({});
        return noDisplay();
    }
    returnLargeBlocks(); // before threads start
    const QtMessageHandler usual = qInstallMessageHandler(whileStarting);
    QApplication application(argc, argv);
    qInstallMessageHandler(usual);
    if (!whyNoWindow.isEmpty()) qWarning("%s", qPrintable(whyNoWindow)); // not fatal, but worth knowing
    std::setlocale(LC_NUMERIC, "C"); // Qt has set the person's locale; files are written with a point
    QCoreApplication::setOrganizationName(QStringLiteral("dikkat"));
    QCoreApplication::setApplicationName(QStringLiteral("dikkat"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.dikkat.Dikkat"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/dikkat.svg")));

    Settings settings;
    LanguageService language;
    QStringList arguments = QCoreApplication::arguments().mid(1);
    QString wrong;
    const QString asked = takeLanguage(arguments, wrong);
    if (!wrong.isEmpty()) return unknownLanguage(wrong);
    language.set(asked == QStringLiteral("tr")   ? UiLanguage::Turkish
                 : asked == QStringLiteral("en") ? UiLanguage::English
                                                 : settings.language());
    ThemeService themes;
    themes.setChoice(settings.theme());

    Document document;
    Selection selection;
    SessionFiles files(document);
    MainWindow window({document, selection, files, language, themes, settings});
    files.setQuestions(std::make_unique<FileDialogs>(&window));
    Autosave autosave(document, files);
    QObject::connect(&autosave, &Autosave::problem, &window.messages(), &MessageBar::showProblem);

    const QString path = arguments.isEmpty() ? QString() : QFileInfo(arguments.first()).absoluteFilePath();
    if (!path.isEmpty()) files.load(path);
    recover(autosave, files, window, path);
    window.show();
    const int status = QApplication::exec();
    autosave.finish(); // the window asked before it closed: nothing unsaved is wanted any more
    return status;
}

} // namespace dikkat::app
