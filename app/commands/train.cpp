#include "app/commands/train.h"

#include "app/commands/checkpoint.h"
#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/interrupt.h"
#include "app/commands/loss_log.h"
#include "app/commands/train_report.h"
#include "app/commands/train_setup.h"
#include "ui/i18n/brief.h"

#include <QCoreApplication>
#include <chrono>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainCommand)
};

const QString name = QStringLiteral("train");

QString divergenceSentence(const Trainer<float>& trainer) {
    const auto step = trainer.history().size() > 0 ? trainer.history()[trainer.history().size() - 1].step : 0;
    return trainer.divergence() == Divergence::NotFinite
               ? Words::tr("The loss is not a number any more (step %1); try a smaller learning rate. The "
                           "last good "
                           "weights were saved.")
                     .arg(step)
               : Words::tr(
                     "The loss explodes (step %1); try a smaller learning rate. The last good weights were "
                     "saved.")
                     .arg(step);
}

} // namespace

QString trainSummary() {
    return Words::tr("train a model, or go on with one");
}

int runTrain(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr(
        "Trains a model on built-in data or on a text of yours and saves it with everything needed to go "
        "on. Ctrl-C saves and stops; “dikkat train --resume MODEL --steps N” goes on and gives the same "
        "curve, bit for bit, as a run that never stopped. The file is also written every few seconds while "
        "the "
        "run goes on, so a power cut costs no more than that.\n\n"
        "Examples:\n"
        "  dikkat train --preset turkish-names --out names.dikkat --log names.csv\n"
        "  dikkat train --preset cpu-baby --data story.txt --out story.dikkat\n"
        "  dikkat train --resume story.dikkat --steps 4000"));
    parser.addPositionalArgument("MODEL", Words::tr("with --resume: the model that goes on"), "[MODEL]");
    addTrainOptions(parser);
    if (const auto status = parseArguments(parser, name, arguments)) return *status;

    auto made = setUpTraining(parser);
    if (const auto* problem = std::get_if<SetupProblem>(&made))
        return problem->status == WrongUsage ? wrongUsage(name, problem->sentence)
                                             : fail(name, problem->sentence);
    TrainingSetup& setup = std::get<TrainingSetup>(made);
    // Found out before an hour of work rather than after it.
    if (const auto wrong = ui::canWrite(setup.out)) return fail(name, ui::explain(*wrong));
    LossLog log;
    const QString logFile = ui::brief(parser.value("log"));
    if (parser.isSet("log")) {
        if (logFile.isEmpty()) return wrongUsage(name, Words::tr("--log takes the name of a file."));
        if (!log.open(parser.value("log"), setup.history)) return fail(name, log.error(logFile));
    }

    const InterruptGuard guard;
    std::stop_source stop;
    Checkpoint checkpoint(setup, setup.saveEvery);
    ProgressBar progress(setup.trainer->steps(), setup.run.plan.steps);
    TrainingHooks hooks;
    hooks.onStep = [&](const StepReport& report) {
        setup.history.push_back(report);
        log.write(report);
        progress.show(report);
        if (report.step < setup.trainer->steps())
            checkpoint.afterStep(); // not after one that was not applied
        if (InterruptGuard::interrupted()) stop.request_stop();
    };
    const auto start = std::chrono::steady_clock::now();
    const std::int64_t before = setup.trainer->steps();
    const RunEnd end = setup.trainer->run(hooks, stop.get_token());
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    progress.clear();
    if (end == RunEnd::Diverged && !setup.history.empty() &&
        setup.history.back().step >= setup.trainer->steps())
        setup.history.pop_back(); // the step whose update was not applied
    if (const QString why = checkpoint.finish(); !why.isEmpty()) return fail(name, why);
    if (!log.close()) return fail(name, log.error(logFile));
    if (end == RunEnd::Diverged) return fail(name, divergenceSentence(*setup.trainer));

    const TrainingOutcome outcome{end, before, seconds};
    return print(parser.isSet("json") ? outcomeJson(setup, outcome) : outcomeText(setup, outcome)) ? Success
                                                                                                   : Failed;
}

} // namespace dikkat::app
