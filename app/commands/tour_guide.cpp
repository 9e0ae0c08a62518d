#include "app/commands/tour_guide.h"

#include "ui/document/atomic_file.h"
#include "ui/shell/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/guide_dock.h"
#include "ui/shell/history_dock.h"
#include "ui/shell/main_window.h"
#include "ui/shell/message_bar.h"
#include "ui/shell/presentation_window.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QEventLoop>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>

namespace dikkat::app {

using namespace dikkat::ui;

namespace {

/// Layouts and posted events of a new state come to rest in a few turns of the event loop.
void settle() {
    for (int turn = 0; turn < 4; ++turn) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    }
}

class Tour {
public:
    Tour(const TourPlan& plan, const std::function<void(const QString&)>& written)
        : m_plan(plan)
        , m_written(written)
        , m_settings(m_private.filePath("settings.ini"))
        , m_files(m_document)
        , m_window({m_document, m_selection, m_files, m_language, m_themes, m_settings}) {
        m_window.setAnimated(false);
    }

    TourEnd run(QString& what) {
        for (const int number : m_plan.pages)
            if (std::none_of(m_window.pages().begin(), m_window.pages().end(),
                             [=](const Page* page) { return static_cast<int>(page->id()) == number; })) {
                what = QString::number(number);
                return TourEnd::NoSuchPage;
            }
        m_language.set(QLocale().language() == QLocale::Turkish ? UiLanguage::Turkish : UiLanguage::English);
        m_themes.setChoice(m_plan.dark ? ThemeChoice::Dark : ThemeChoice::Light);
        m_window.resize(m_plan.size);
        if (!m_plan.presentation) m_window.show();
        for (Page* page : m_window.pages()) {
            if (!isWanted(*page)) continue;
            if (m_plan.presentation)
                presentations(*page);
            else
                states(*page);
        }
        if (!m_plan.presentation && m_plan.pages.empty()) {
            windowParts();
            dialogs();
        }
        what = m_unwritten;
        return m_unwritten.isEmpty() ? TourEnd::Done : TourEnd::Unwritten;
    }

private:
    [[nodiscard]] bool isWanted(const Page& page) const {
        const auto& some = m_plan.pages;
        return some.empty() || std::find(some.begin(), some.end(), static_cast<int>(page.id())) != some.end();
    }

    void startAnew(Page& page) {
        m_document.reset(chapterExample(), {});
        m_selection.clear();
        m_window.messages().hide();
        m_window.showPage(page.id());
        page.setFocus();
    }

    void states(Page& page) {
        startAnew(page);
        picture(m_window, pageFile(page, "start"));
        for (const TourState& state : page.tourStates()) {
            startAnew(page);
            state.show();
            picture(m_window, pageFile(page, state.name));
        }
        startAnew(page);
    }

    void presentations(Page& page) {
        const auto show = [&](const QString& name) {
            PresentationWindow window(page);
            window.resize(m_plan.size);
            window.show();
            picture(window, pageFile(page, "presentation-" + name));
        };
        startAnew(page);
        show("start");
        for (const TourState& state : page.tourStates()) {
            startAnew(page);
            state.show();
            show(state.name);
        }
        startAnew(page);
    }

    void windowParts() {
        Page& page = *m_window.pages().first();
        startAnew(page);
        const bool shown = m_window.guide().isShown(); // in a narrow window it is behind its button
        m_window.guide().setShown(true);
        picture(m_window, "window-guide");
        m_window.guide().showCode(true);
        picture(m_window, "window-guide-code");
        m_window.guide().showCode(false);
        m_window.guide().setShown(shown);

        if (const auto all = page.tourStates(); !all.isEmpty())
            for (const TourState& state : all)
                if (state.name == "edited") state.show();
        m_window.history().show();
        picture(m_window, "window-history");
        m_window.history().hide();

        startAnew(page);
        m_files.load(QDir(m_private.path()).filePath("ders.dikkat")); // does not exist: the bar says so
        picture(m_window, "window-problem");
        m_window.messages().hide();

        int number = 0;
        for (QAction* action : m_window.menuBar()->actions())
            if (QMenu* menu = action->menu(); menu && action->isVisible() && !menu->isEmpty()) {
                menu->popup(m_window.mapToGlobal(QPoint(0, 0)));
                picture(*menu, QStringLiteral("menu-%1").arg(++number));
                menu->close();
            }
    }

    void dialogs() {
        const std::pair<const char*, TextDialog::Topic> topics[] = {
            {"about", TextDialog::Topic::About},
            {"convention", TextDialog::Topic::Convention},
            {"keyboard", TextDialog::Topic::Keyboard},
            {"sources", TextDialog::Topic::Sources}};
        for (const auto& [name, topic] : topics) {
            TextDialog dialog(topic, &m_window);
            dialog.show();
            picture(dialog, QStringLiteral("dialog-") + name);
        }
        const auto box = FileDialogs::unsavedBox(m_files.name(), &m_window);
        box->show();
        picture(*box, "dialog-unsaved");
    }

    static QString pageFile(const Page& page, const QString& state) {
        return QStringLiteral("page%1-%2-%3")
            .arg(static_cast<int>(page.id()), 2, 10, QLatin1Char('0'))
            .arg(page.guideName(), state);
    }

    void picture(QWidget& widget, const QString& name) {
        if (!m_unwritten.isEmpty()) return;
        settle();
        const QString file = QDir(m_plan.folder).filePath(name + ".png");
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        widget.grab().save(&buffer, "PNG");
        if (writeAtomically(file, {bytes.constData(), static_cast<std::size_t>(bytes.size())}))
            m_unwritten = file;
        else
            m_written(file);
    }

    const TourPlan& m_plan;
    const std::function<void(const QString&)>& m_written;
    QTemporaryDir m_private; ///< nothing of the person's own settings is read or changed
    Settings m_settings;
    LanguageService m_language;
    ThemeService m_themes;
    Document m_document;
    Selection m_selection;
    SessionFiles m_files;
    MainWindow m_window;
    QString m_unwritten;
};

} // namespace

TourEnd takeTour(const TourPlan& plan, const std::function<void(const QString&)>& written, QString& what) {
    return Tour(plan, written).run(what);
}

} // namespace dikkat::app
