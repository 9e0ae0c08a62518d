#include "ui/shell/main_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QLocale>
#include <QTimer>
#include <iostream>

using namespace dikkat::ui;

/// Where things are: lays the window out with a page open (2 when none is named) and prints, in pixels from
/// its top left corner, the middle of every named widget ("name x y") and of every cell of a named table
/// ("name[row,column] x y", from 1). The window tests start it with the environment of the real program, so
/// that they can click by name without the program having to tell anything. With a file, that session is
/// opened and its training goes on, so that what only a running page shows is there too.
///
///     window_map WIDTH HEIGHT tr|en [PAGE [FILE]]
int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("dikkat"));
    QCoreApplication::setApplicationName(QStringLiteral("window_map"));
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 4 || arguments.size() > 6) return 2;

    Settings settings;
    LanguageService language;
    language.set(arguments[3] == QStringLiteral("tr") ? UiLanguage::Turkish : UiLanguage::English);
    ThemeService themes;
    themes.setChoice(settings.theme());
    Document document;
    Selection selection;
    SessionFiles files(document);
    MainWindow window({document, selection, files, language, themes, settings});
    window.resize(arguments[1].toInt(), arguments[2].toInt());
    window.show();
    window.showPage(arguments.size() > 4 ? static_cast<PageId>(arguments[4].toInt()) : PageId::QueryKeyValue);
    if (arguments.size() > 5) {
        files.load(arguments[5]);
        if (auto* start = window.findChild<QAction*>(QStringLiteral("startOrPause"))) start->trigger();
    }

    QTimer::singleShot(arguments.size() > 5 ? 2500 : 700, &window, [&window] {
        const auto print = [&window](const QString& name, const QWidget* in, QPoint at) {
            const QPoint p = in->mapTo(&window, at);
            std::cout << name.toStdString() << ' ' << p.x() << ' ' << p.y() << '\n';
        };
        for (const QWidget* widget : window.findChildren<QWidget*>()) {
            const QString name = widget->objectName();
            if (name.isEmpty() || name.startsWith(QStringLiteral("qt_")) || !widget->isVisible()) continue;
            print(name, widget, widget->rect().center());
            const auto* view = qobject_cast<const QAbstractItemView*>(widget);
            if (!view || !view->model()) continue;
            for (int row = 0; row < view->model()->rowCount(); ++row)
                for (int column = 0; column < view->model()->columnCount(); ++column)
                    print(QStringLiteral("%1[%2,%3]").arg(name).arg(row + 1).arg(column + 1),
                          view->viewport(), view->visualRect(view->model()->index(row, column)).center());
        }
        QCoreApplication::exit(0); // quit() would ask about unsaved work
    });
    return QApplication::exec();
}
