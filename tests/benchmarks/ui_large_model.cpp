// ui_large_model_benchmark MODEL.dikkat: opens the model in the window, looks into it on page 8 and writes
// with it on page 9, saves and opens the session, and prints for each the longest time in which the event
// loop was not served.
//
//     dikkat train --preset lecture --data TEXT --steps 1 --out big.dikkat
//     Xvfb :7 -screen 0 1440x900x24 & DISPLAY=:7 ui_large_model_benchmark big.dikkat

#include "ui/document/autosave.h"
#include "ui/pages/generation/generation_page.h"
#include "ui/pages/generation/injection_card.h"
#include "ui/pages/generation/teacher_card.h"
#include "ui/pages/generation/timing_card.h"
#include "ui/pages/heads/heads_page.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTimer>
#include <clocale>
#include <cstdio>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

/// A timer that should come every 2 ms, also inside nested event loops; how late it comes is how long the
/// window was dead.
class Heart {
public:
    Heart() {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(2);
        QObject::connect(&m_timer, &QTimer::timeout, [this] { look(); });
        m_timer.start();
        m_beat.start();
    }
    void reset() {
        m_longest = 0.0;
        m_over = 0;
        m_beat.restart();
    }
    void look() {
        const double ms = static_cast<double>(m_beat.nsecsElapsed()) * 1e-6;
        m_longest = std::max(m_longest, ms);
        m_over += ms > 50.0;
        m_beat.restart();
    }
    [[nodiscard]] double longest() const { return m_longest; }
    [[nodiscard]] int over() const { return m_over; }

private:
    QTimer m_timer;
    QElapsedTimer m_beat;
    double m_longest = 0.0;
    int m_over = 0;
};

Heart* heart = nullptr;

/// Does something inside the event loop and turns it until `done`, and a little longer.
void measure(const char* what, const std::function<void()>& act, const std::function<bool()>& done,
             int atMostMs = 120'000) {
    QElapsedTimer whole;
    whole.start();
    bool acted = false;
    heart->reset();
    QTimer::singleShot(0, qApp, [&] {
        act();
        acted = true;
    });
    while ((!acted || !done()) && whole.elapsed() < atMostMs)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    const auto took = whole.elapsed();
    QElapsedTimer calm;
    calm.start();
    while (calm.elapsed() < 400) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    heart->look();
    std::printf("%-44s longest %7.1f ms   over 50 ms: %3d times   took %6lld ms%s\n", what, heart->longest(),
                heart->over(), static_cast<long long>(took), took >= atMostMs ? "  (not finished)" : "");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
    if (argc < 2) {
        std::fprintf(stderr, "usage: %s MODEL.dikkat\n", argv[0]);
        return 2;
    }
    const QString path = QString::fromLocal8Bit(argv[1]);
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    LanguageService language;
    language.set(UiLanguage::Turkish);
    ThemeService themes;
    themes.setChoice(ThemeChoice::Light);
    Document document;
    Selection selection;
    SessionFiles files(document);
    MainWindow window({document, selection, files, language, themes, settings});
    Autosave autosave(document, files, nullptr, folder.filePath("recovery"));
    window.resize(1440, 900);
    window.show();
    auto* heads = window.findChild<HeadsPage*>("headsPage");
    auto* generation = window.findChild<GenerationPage*>("generationPage");
    Inspector& inspector = heads->inspector();
    GenerationSession& session = generation->session();
    Heart beat;
    heart = &beat;

    const auto settled = [&] { return !inspector.isBusy() && !inspector.isMeasuring(); };
    const auto answered = [&] { return !inspector.isBusy() && inspector.glance() != nullptr; };
    const auto at = [&](PageId id) { return [&window, id] { window.showPage(id); }; };
    const auto now = [] { return true; };
    measure(
        "nothing", [] {}, now);
    measure(
        "open the model as a session", [&] { files.load(path); }, [&] { return !files.isBusy(); });
    if (!document.model()) {
        std::fprintf(stderr, "no model in %s\n", argv[1]);
        return 1;
    }
    std::printf("%lld parameters\n", static_cast<long long>(document.model()->parameters->size()));
    measure("page 7 shown", at(PageId::Training), now);
    measure("page 1 shown", at(PageId::Intuition), now);
    measure("page 8 shown, first look", at(PageId::Heads), answered);
    auto* field = heads->findChild<QLineEdit*>("headsText");
    const QString known = inspector.text();
    const auto type = [&](int length, int round) {
        QString text = known.repeated(length / static_cast<int>(known.size()) + 2).mid(round, length);
        field->setText(text);
        emit field->textEdited(text);
    };
    measure(
        "page 8, a text of 24 symbols", [&] { type(24, 1); }, answered);
    for (int round = 2; round < 4; ++round)
        measure(
            "page 8, a text of 256 symbols", [&] { type(256, round); }, answered);
    measure(
        "page 8, all heads measured", [] {}, settled, 10'000);
    measure(
        "page 8, a head off", [&] { inspector.setHeadOff(3, true); }, answered);
    measure(
        "page 8, another head", [&] { heads->stepHead(1); }, now);
    for (int panel = 0; panel < 4; ++panel)
        measure(
            "page 8, another panel",
            [&] {
                HeadsView view = inspector.view();
                view.panel = static_cast<HeadsPanel>(panel);
                inspector.setView(view);
            },
            now);
    measure(
        "page 8, a second model opened",
        [&] { heads->opener().openFile(path, ModelOpener::Purpose::Second); },
        [&] { return inspector.second() && answered() && inspector.other(); });
    measure(
        "page 8, the same model opened again",
        [&] { heads->opener().openFile(path, ModelOpener::Purpose::Shown); },
        [&] { return !heads->opener().isBusy() && answered(); });
    measure(
        "page 8, undo", [&] { document.undoStack().undo(); }, answered);

    measure("page 9 shown", at(PageId::Generation), [&] { return !session.isWorking(); });
    for (int i = 0; i < 3; ++i)
        measure(
            "page 9, one stage on", [&] { session.nextStage(); }, [&] { return !session.isWorking(); });
    for (int i = 0; i < 3; ++i)
        measure(
            "page 9, one token on", [&] { session.nextToken(); }, [&] { return !session.isWorking(); });
    measure(
        "page 9, running at full speed, 8 s",
        [&] {
            session.setSpeed(loopSpeedCount - 1);
            session.setRunning(true);
        },
        [&, start = QElapsedTimer()]() mutable {
            if (!start.isValid()) start.start();
            return start.elapsed() > 8000;
        });
    session.setRunning(false);
    std::printf("    %zu tokens written\n", session.written().size());
    bool done = false;
    QObject::connect(&generation->teacher(), &TeacherCard::measured, [&] { done = true; });
    QObject::connect(&generation->timing(), &TimingCard::measured, [&] { done = true; });
    QObject::connect(&generation->injection(), &InjectionCard::measured, [&] { done = true; });
    measure(
        "page 9, teacher forcing", [&] { generation->setTab(GenerationPage::Tab::Teacher); },
        [&] { return done; });
    done = false;
    measure(
        "page 9, a token put in",
        [&] {
            generation->setTab(GenerationPage::Tab::Injection);
            generation->injection().choosePlace(2);
            GenerationSettings next = session.settings();
            next.injected = InjectedToken{2, session.written()[2] == 3 ? 4 : 3};
            session.edit(next, [] { return QString(); });
        },
        [&] { return done; }, 60'000);
    done = false;
    measure(
        "page 9, timing card",
        [&] {
            generation->setTab(GenerationPage::Tab::Timing);
            generation->timing().measure();
        },
        [&] { return done; }, 60'000);
    measure(
        "page 9, another prompt",
        [&] {
            GenerationSettings next = session.settings();
            next.prompt = known.left(12);
            session.edit(next, [] { return QString(); });
        },
        [&] { return !session.isWorking(); });

    measure(
        "copy kept safe against a crash",
        [&] {
            document.noteProgress();
            emit document.labChanged();
        },
        [&, start = QElapsedTimer()]() mutable {
            if (!start.isValid()) start.start();
            return start.elapsed() > 6000;
        });
    const QString saved = folder.filePath("session.dikkat");
    measure(
        "save the session", [&] { files.saveTo(saved); }, [&] { return !files.isBusy(); });
    std::printf("    %.0f MB\n", static_cast<double>(QFileInfo(saved).size()) * 1e-6);
    measure(
        "open it, page 9 shown", [&] { files.load(saved); },
        [&] { return !files.isBusy() && !session.isWorking(); });
    measure("page 8 shown", at(PageId::Heads), answered);
    measure(
        "open it, page 8 shown", [&] { files.load(saved); }, [&] { return !files.isBusy() && answered(); });
    measure(
        "new session",
        [&] {
            files.revert();
            document.reset(chapterExample(), {});
        },
        now);
    autosave.finish();
    return 0;
}
