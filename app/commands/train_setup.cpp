#include "app/commands/train_setup.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/number_options.h"
#include "core/base/memory.h"
#include "core/io/run_setup.h"
#include "core/training/estimate.h"
#include "ui/document/session_errors.h"
#include "ui/i18n/border_words.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/text_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainCommand)
};

SetupProblem usage(const QString& sentence) {
    return {sentence, WrongUsage};
}
SetupProblem failure(const QString& sentence) {
    return {sentence, Failed};
}

/// What the options say about a new run.
std::variant<RunConfig, SetupProblem> newRun(const QCommandLineParser& parser) {
    if (parser.isSet("preset") == parser.isSet("config"))
        return usage(Words::tr("Give either --preset NAME or --config FILE."));
    if (parser.isSet("preset")) {
        const Preset* preset = findPreset(parser.value("preset").toStdString());
        if (!preset)
            return usage(Words::tr("There is no preset “%1”; “dikkat presets” lists them.")
                             .arg(ui::brief(parser.value("preset"))));
        return runFromPreset(*preset);
    }
    QString why;
    const auto bytes = readInput(parser.value("config"), why);
    if (!bytes) return failure(why);
    auto run = runFromJson(*bytes);
    if (!run)
        return failure(
            QStringLiteral("%1: %2").arg(ui::brief(parser.value("config")), ui::explain(run.error())));
    return std::move(run).value();
}

/// The text a run needs, if it needs one; checks that it is the text of the stored run.
std::variant<std::string, SetupProblem> textOf(RunConfig& run) {
    if (run.data.kind != DataSource::Kind::Text) return std::string();
    if (run.dataFile.empty())
        return usage(Words::tr("This run needs a text of yours; give it with --data FILE."));
    QString why;
    const QString path = QString::fromStdString(run.dataFile);
    auto bytes = readInput(path, why);
    if (!bytes) return failure(why);
    // A run of an older version learnt the text byte for byte.
    if (run.dataHash != 0 && run.dataHash == textHash(*bytes)) return std::move(*bytes);
    const ui::TextFile taken = ui::takeText(QByteArray::fromStdString(*bytes));
    if (!taken.text) return failure(ui::explain(taken, path));
    const std::uint64_t hash = taken.hash;
    if (run.dataHash != 0 && run.dataHash != hash)
        return failure(
            Words::tr("“%1” is not the text this model was trained on; give the same text with --data.")
                .arg(ui::brief(path)));
    run.dataHash = hash;
    if (taken.change.any())
        note(QStringLiteral("train"), QStringLiteral("%1: %2").arg(path, ui::explain(taken.change)));
    return *taken.text;
}

std::variant<DataSet, SetupProblem> dataOf(RunConfig& run) {
    auto text = textOf(run);
    if (auto* problem = std::get_if<SetupProblem>(&text)) return std::move(*problem);
    auto data = prepareRun(run, std::get<std::string>(text));
    if (!data) return failure(ui::explain(data.error()));
    return std::move(data).value();
}

/// A run that needs more memory than there is would be ended by the system, or end everything else.
std::optional<SetupProblem> tooLarge(const QCommandLineParser& parser, const RunConfig& run) {
    const TrainingEstimate estimate = estimateTraining(run.config, run.plan, 0.0);
    // Weights and moments are copied, arranged and written as one text while the run goes on.
    constexpr std::int64_t saving = 9 * sizeof(float);
    const std::int64_t memory = memoryLimit(), needs = estimate.bytes + saving * estimate.parameters;
    if (parser.isSet("force") || memory <= 0 || needs <= memory) return std::nullopt;
    const auto gigabytes = [](std::int64_t bytes) {
        return ui::number(static_cast<double>(bytes) / 1e9, 1, true);
    };
    return failure(
        Words::tr("The run needs %1 GB of memory, but at most %2 GB can be had; take a smaller batch or "
                  "model, or start it all the same with --force.")
            .arg(gigabytes(needs), gigabytes(memory)));
}

void readPace(NumberOptions& numbers, TrainingSetup& setup) {
    numbers.read("threads", setup.run.plan.threads, 0, 256);
    numbers.read("save-every", setup.saveEvery, 0, 86400);
}

std::variant<TrainingSetup, SetupProblem> startNew(const QCommandLineParser& parser) {
    auto made = newRun(parser);
    if (auto* problem = std::get_if<SetupProblem>(&made)) return std::move(*problem);
    TrainingSetup setup{std::move(std::get<RunConfig>(made)),
                        {Vocabulary::characters("x").value(), {}, {}, {}, {}},
                        {},
                        {},
                        {}};
    RunConfig& run = setup.run;
    NumberOptions numbers(parser);
    numbers.read("steps", run.plan.steps, 0, runLimits::maxSteps);
    if (parser.isSet("seed")) {
        int seed = 1;
        numbers.read("seed", seed, 0, runLimits::maxSeed);
        run.seed = static_cast<std::uint64_t>(seed);
    }
    readPace(numbers, setup);
    if (!numbers.problem().isEmpty()) return usage(numbers.problem());
    if (parser.isSet("data")) {
        run.data.kind = DataSource::Kind::Text;
        run.dataFile = parser.value("data").toStdString();
    }
    auto data = dataOf(run);
    if (auto* problem = std::get_if<SetupProblem>(&data)) return std::move(*problem);
    setup.data = std::move(std::get<DataSet>(data));
    if (auto problem = tooLarge(parser, run)) return std::move(*problem);
    setup.trainer = newTrainer(run, setup.data);
    setup.out = parser.value("out");
    return setup;
}

std::variant<TrainingSetup, SetupProblem> goOn(const QCommandLineParser& parser, const QString& path) {
    const QString shown = ui::brief(path);
    if (!QFileInfo::exists(path)) return failure(Words::tr("There is no file “%1”.").arg(shown));
    const auto explained = [&](const ModelFileProblem& problem) {
        return failure(QStringLiteral("%1: %2").arg(shown, ui::explain(problem)));
    };
    const auto model = openModel(std::filesystem::path(path.toStdU16String()));
    const bool untrained = model ? !model->training : model.error().error == ModelFileError::HeadsMissing;
    if (untrained)
        return failure(
            Words::tr("“%1” holds a model but not the state of its training; it cannot go on.").arg(shown));
    if (!model) return explained(model.error());
    auto stored = restoreRun(*model);
    if (!stored) return explained(stored.error());
    auto described = runFromJson(stored->data);
    if (!described) return failure(QStringLiteral("%1: %2").arg(shown, ui::explain(described.error())));

    TrainingSetup setup{
        std::move(described).value(), {Vocabulary::characters("x").value(), {}, {}, {}, {}}, {}, {}, {}};
    RunConfig& run = setup.run;
    run.config = stored->state.parameters.config();
    run.plan = stored->plan;
    NumberOptions numbers(parser);
    numbers.read("steps", run.plan.steps, 0, runLimits::maxSteps);
    readPace(numbers, setup);
    if (!numbers.problem().isEmpty()) return usage(numbers.problem());
    if (parser.isSet("data")) run.dataFile = parser.value("data").toStdString();
    auto data = dataOf(run);
    if (auto* problem = std::get_if<SetupProblem>(&data)) return std::move(*problem);
    setup.data = std::move(std::get<DataSet>(data));
    if (auto problem = tooLarge(parser, run)) return std::move(*problem);
    if ((model->vocabulary && !(*model->vocabulary == setup.data.vocabulary)) ||
        run.config.vocabulary != stored->state.parameters.config().vocabulary)
        return failure(
            Words::tr("The data has other symbols than the model’s vocabulary; give the data it was "
                      "trained on."));

    setup.history = curveToGoOn(std::move(stored->history), stored->state.steps, run.plan);
    setup.trainer = trainerFrom(std::move(stored).value().state, run, setup.data);
    setup.out = parser.isSet("out") ? parser.value("out") : path;
    return setup;
}

} // namespace

void addTrainOptions(QCommandLineParser& parser) {
    parser.addOption(
        {"preset", Words::tr("One of the runs that “dikkat presets” lists."), Words::tr("NAME")});
    parser.addOption(
        {"config", Words::tr("A run in JSON, as “dikkat presets NAME” writes it."), Words::tr("FILE")});
    parser.addOption({"data",
                      Words::tr("A UTF-8 text to learn from; for an encoder–decoder lines of "
                                "“source”, tab, “target”."),
                      Words::tr("FILE")});
    parser.addOption({"out", Words::tr("File of the model."), Words::tr("FILE")});
    parser.addOption({"steps",
                      Words::tr("Steps, counted from the very beginning. The learning rate’s schedule "
                                "stays that of the preset."),
                      "N"});
    parser.addOption({"seed", Words::tr("Seed of weights, data and batches."), "N"});
    parser.addOption({"threads", Words::tr("Threads (0: as many as pay off)."), "N"});
    parser.addOption({"log",
                      Words::tr("CSV file of the whole curve: step, train_loss, validation_loss, "
                                "learning_rate, gradient_norm."),
                      Words::tr("FILE")});
    parser.addOption({"resume", Words::tr("Go on with MODEL (or with the file of --out) as if it had never "
                                          "stopped.")});
    parser.addOption({"save-every",
                      Words::tr("Seconds between two saves of a run that goes on (5; 0: only at its end)."),
                      Words::tr("SECONDS")});
    parser.addOption({"force", Words::tr("Start even if the run needs more memory than there is.")});
    parser.addOption({"json", Words::tr("Write JSON.")});
}

std::variant<TrainingSetup, SetupProblem> setUpTraining(const QCommandLineParser& parser) {
    const QStringList files = parser.positionalArguments();
    const bool resume = parser.isSet("resume");
    if (files.size() > (resume ? 1 : 0))
        return usage(Words::tr("“%1” is one argument too many.").arg(ui::brief(files.constLast())));
    if (!resume) {
        if (!parser.isSet("out")) return usage(Words::tr("Say where the model goes: --out FILE."));
        return startNew(parser);
    }
    if (files.isEmpty() && !parser.isSet("out"))
        return usage(Words::tr("Say which model goes on: --resume MODEL."));
    return goOn(parser, files.isEmpty() ? parser.value("out") : files.constFirst());
}

} // namespace dikkat::app
