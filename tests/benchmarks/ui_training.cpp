// ui_training_benchmark [SECONDS]: trains the preset of 4 blocks of width 128 on the English story, first
// alone, then with the page on screen, and prints the speed of both, the longest time the event loop was not
// served, and the frames per second of the loss plot.

#include "ui/document/document.h"
#include "ui/pages/training/form_state.h"
#include "ui/pages/training/training_page.h"
#include "ui/plot/curves.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollArea>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

using namespace dikkat;
using namespace dikkat::ui;

namespace {

RunConfig baby() {
    RunConfig run = runFromPreset(*findPreset("cpu-baby"));
    run.data.kind = DataSource::Kind::Corpus;
    run.data.corpus = Corpus::EnglishText;
    run.plan.steps = 1'000'000;
    return run;
}

double aloneStepsPerSecond(double seconds) {
    RunConfig run = baby();
    const auto data = prepareRun(run);
    auto trainer = newTrainer(run, *data);
    QElapsedTimer time;
    time.start();
    std::stop_source stop;
    TrainingHooks hooks;
    hooks.onStep = [&](const StepReport&) {
        if (static_cast<double>(time.elapsed()) > 1000 * seconds) stop.request_stop();
    };
    trainer->run(hooks, stop.get_token());
    return 1000.0 * static_cast<double>(trainer->steps()) / static_cast<double>(time.elapsed());
}

/// Seconds of work of the calling thread so far.
double threadSeconds() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

} // namespace

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    const double seconds = argc > 1 ? std::atof(argv[1]) : 20;
    ThemeService themes;
    const double before = aloneStepsPerSecond(seconds / 2);

    Document document;
    QScrollArea scroll;
    auto* page = new TrainingPage(document);
    scroll.setWidgetResizable(true);
    scroll.setWidget(page);
    scroll.resize(948, 770);
    scroll.show();
    document.editPage(QStringLiteral("training"), pageOf(baby()), [] { return QString(); });

    std::vector<double> gaps;
    QElapsedTimer beat, whole;
    QTimer heart;
    heart.setTimerType(Qt::PreciseTimer);
    auto* curves = page->findChild<Curves*>(QStringLiteral("lossCurves"));
    int framesBefore = 0;
    double workBefore = 0.0;
    std::int64_t stepsBefore = 0;
    QObject::connect(&heart, &QTimer::timeout,
                     [&] { gaps.push_back(static_cast<double>(beat.nsecsElapsed()) / 1e6), beat.restart(); });
    heart.setInterval(5);
    QObject::connect(&page->session(), &TrainingSession::stateChanged, [&] {
        if (page->session().state() != TrainingSession::State::Running) return;
        QTimer::singleShot(2000, [&] {
            whole.start();
            beat.start();
            heart.start();
            framesBefore = curves->frames();
            workBefore = threadSeconds();
            stepsBefore = page->session().steps();
            QTimer::singleShot(static_cast<int>(1000 * seconds), &application, &QApplication::quit);
        });
    });
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, [&] {
        if (!page->canStart()) return;
        poll.stop();
        page->session().start(baby());
    });
    poll.start(20);
    QApplication::exec();
    const double passed = static_cast<double>(whole.elapsed()) / 1000;
    const double steps = static_cast<double>(page->session().steps() - stepsBefore) / passed;
    const double frames = (curves->frames() - framesBefore) / passed;
    const double work = (threadSeconds() - workBefore) / passed;
    page->session().stop();
    while (page->session().isHeld()) QApplication::processEvents(QEventLoop::AllEvents, 20);
    const double after = aloneStepsPerSecond(seconds / 2);
    std::sort(gaps.begin(), gaps.end());
    const auto at = [&](double share) {
        return gaps[static_cast<std::size_t>(share * static_cast<double>(gaps.size() - 1))];
    };
    std::printf("alone %.1f and %.1f steps/s, with the window %.1f: ratio %.3f\n", before, after, steps,
                steps / (0.5 * (before + after)));
    std::printf(
        "gaps between turns of a 5 ms timer: longest %.1f ms, 99.9 %% %.1f, 99 %% %.1f, median %.1f\n",
        gaps.back(), at(0.999), at(0.99), at(0.5));
    std::printf("frames of the loss plot: %.1f per second; the GUI thread is busy %.0f %% of the time\n",
                frames, 100 * work);
    return 0;
}
