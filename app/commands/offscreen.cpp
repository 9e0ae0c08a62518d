#include "app/commands/offscreen.h"

#include <QByteArray>
#include <QString>
#include <QtGlobal>
#include <cstdio>
#include <cstring>

namespace dikkat::app {

void prepareOffscreen(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Qt's remarks about what this platform cannot do (raise windows, grab the keyboard) help nobody here.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& message) {
        if (type == QtCriticalMsg || type == QtFatalMsg) std::fprintf(stderr, "%s\n", qPrintable(message));
    });
    for (const char* name : {"QT_SCALE_FACTOR", "QT_SCREEN_SCALE_FACTORS", "QT_FONT_DPI",
                             "QT_QPA_PLATFORMTHEME", "QT_STYLE_OVERRIDE"})
        qunsetenv(name);
    for (int i = 1; i < argc; ++i) {
        QByteArray value;
        if (std::strncmp(argv[i], "--scale=", 8) == 0) value = argv[i] + 8;
        if (std::strcmp(argv[i], "--scale") == 0 && i + 1 < argc) value = argv[i + 1];
        const double scale = value.toDouble(); // 0 when it is no number; the command itself says so
        if (scale >= minScale && scale <= maxScale) qputenv("QT_SCALE_FACTOR", value);
    }
}

} // namespace dikkat::app
