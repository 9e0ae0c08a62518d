// From one edit of Q to the last repaint of every visible view, in a real window. Started without arguments
// it measures the chapter's example and the largest page; the first edits of each warm up and are not
// counted.
//
//     Xvfb :7 -screen 0 1440x900x24 & DISPLAY=:7 ui_edit_latency_benchmark

#include "ui/pages/qkv/qkv_page.h"
#include "ui/shell/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <ctime>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

constexpr int warmUp = 20, edits = 200;
constexpr int quiet = 40; ///< ms without a paint event after which nothing more is expected

/// Counts the paint events of all widgets.
class PaintCounter : public QObject {
public:
    int paints = 0;
    bool eventFilter(QObject*, QEvent* event) override {
        paints += event->type() == QEvent::Paint;
        return false;
    }
};

/// Milliseconds from an edit to the moment when its last painting had reached the screen: on the wall clock,
/// and of processor time used by this program, which other work on the machine does not change.
struct Latency {
    double wall = 0.0, processor = 0.0;
};

/// Runs the event loop until nothing has been painted for a while.
Latency untilPainted(const QElapsedTimer& clock, std::clock_t started, PaintCounter& counter) {
    Latency last;
    QElapsedTimer silence;
    silence.start();
    while (silence.elapsed() < quiet) {
        const int before = counter.paints;
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        if (counter.paints == before) continue;
        QGuiApplication::sync(); // waits for the X server as well
        last = {static_cast<double>(clock.nsecsElapsed()) * 1e-6,
                1e3 * static_cast<double>(std::clock() - started) / CLOCKS_PER_SEC};
        silence.restart();
    }
    return last;
}

LessonState largest() {
    LessonState s = chapterExample();
    const auto wave = [](double shift) {
        return Matrix::NullaryExpr(16, 16, [=](Index i, Index j) {
            return std::round(20.0 * std::sin(0.7 * static_cast<double>(i * (j + 1)) + shift)) / 10.0;
        });
    };
    s.q = wave(0.0);
    s.k = wave(0.5);
    s.v = wave(1.0);
    s.heads = 4;
    return s;
}

void measure(const char* name, Document& document, PaintCounter& counter, const LessonState& start) {
    document.reset(start, document.view());
    QElapsedTimer clock;
    clock.start();
    untilPainted(clock, std::clock(), counter);
    std::vector<double> wall, processor;
    int paints = 0;
    for (int i = 0; i < warmUp + edits; ++i) {
        LessonState next = document.lesson();
        const Index row = i % next.q.rows(), column = (i / next.q.rows()) % next.q.cols();
        next.q(row, column) = std::round(10.0 * std::cos(i)) / 10.0 + 0.01 * (i % 7);
        const int before = counter.paints;
        const std::clock_t started = std::clock();
        clock.restart();
        document.edit(next, {Edit::Kind::Cell, InputMatrix::Q, row, column});
        const Latency time = untilPainted(clock, started, counter);
        if (i < warmUp) continue;
        wall.push_back(time.wall);
        processor.push_back(time.processor);
        paints += counter.paints - before;
    }
    std::printf("%s (paint events per edit: %d)\n", name, paints / edits);
    const std::pair<const char*, std::vector<double>&> clocks[] = {{"wall clock", wall},
                                                                   {"processor", processor}};
    for (const auto& [what, times] : clocks) {
        std::ranges::sort(times);
        std::printf("    %-10s  median %6.2f ms   95 %% %6.2f ms   worst %6.2f ms\n", what,
                    times[times.size() / 2], times[times.size() * 95 / 100], times.back());
    }
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    std::setlocale(LC_NUMERIC, "C");
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
    window.resize(1440, 900);
    window.show();
    window.showPage(PageId::QueryKeyValue);
    PaintCounter counter;
    application.installEventFilter(&counter);
    std::printf("platform %s, window %dx%d, device pixel ratio %g\n",
                qPrintable(QGuiApplication::platformName()), window.width(), window.height(),
                window.devicePixelRatioF());

    selection.select({LessonStep::Weights, 2, 2});
    measure("3x4, chapter", document, counter, chapterExample());
    measure("16x16, 4 heads", document, counter, largest());
    ViewState view = document.view();
    view.comparison = Comparison::CausalMask;
    document.setView(view);
    measure("16x16, 4 heads, compare", document, counter, largest());
    return 0;
}
