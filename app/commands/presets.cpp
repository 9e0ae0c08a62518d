#include "app/commands/presets.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "core/io/run_config.h"
#include "ui/i18n/brief.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace dikkat::app {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(PresetsCommand)
};

nlohmann::json settingsOf(const Preset& preset) {
    return nlohmann::json::parse(runToJson(runFromPreset(preset)));
}
} // namespace

QString presetsSummary() {
    return Words::tr("list the runs that train knows by name");
}

QString presetDescription(const Preset& preset) {
    const struct {
        const char* id;
        QString text;
    } all[] = {
        {"abc", Words::tr("the lesson’s pattern ABCABC…: one block, one head, a second")},
        {"turkish-names", Words::tr("Turkish given names, letter by letter")},
        {"english-names", Words::tr("English given names, letter by letter")},
        {"turkish-text", Words::tr("a short Turkish story, letter by letter")},
        {"english-text", Words::tr("a short English story, letter by letter")},
        {"copy", Words::tr("write six letters again")},
        {"reverse", Words::tr("write six letters backwards")},
        {"sort", Words::tr("write six letters in the order of the alphabet")},
        {"addition", Words::tr("add two numbers of two digits")},
        {"repeats", Words::tr("made-up words said again and again: an induction head grows")},
        {"translate-tr-en", Words::tr("Turkish to English with the encoder–decoder of 2017")},
        {"window-mlp", Words::tr("English names with the fixed-window MLP of chapter 56")},
        {"cpu-baby", Words::tr("your own text (--data), 4 blocks of width 128: minutes")},
        {"lecture", Words::tr("your own text (--data), 6 blocks of width 384: hours")},
    };
    for (const auto& [id, text] : all)
        if (preset.id == id) return text;
    return {};
}

int runPresets(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Lists the runs that “dikkat train --preset NAME” knows. With a name it writes every "
                  "setting of that run "
                  "as JSON, which, changed as you like, is what --config takes."));
    parser.addPositionalArgument(Words::tr("NAME"), Words::tr("Only this run, in full."),
                                 QStringLiteral("[%1]").arg(Words::tr("NAME")));
    parser.addOption({"json", Words::tr("Write JSON: what is listed, and each run in full under “run”.")});
    if (const auto status = parseArguments(parser, "presets", arguments)) return *status;
    const QStringList names = parser.positionalArguments();
    if (names.size() > 1)
        return wrongUsage("presets", Words::tr("“%1” is one argument too many.").arg(ui::brief(names[1])));
    if (!names.isEmpty()) {
        const Preset* preset = findPreset(names[0].toStdString());
        if (!preset)
            return wrongUsage("presets", Words::tr("There is no preset “%1”; without a name all are listed.")
                                             .arg(ui::brief(names[0])));
        return print(settingsOf(*preset).dump(1) + "\n") ? Success : Failed;
    }
    if (parser.isSet("json")) {
        nlohmann::json list = nlohmann::json::array();
        for (const Preset& preset : presets())
            list.push_back({{"name", preset.id},
                            {"description", presetDescription(preset).toStdString()},
                            {"needs_data", preset.data.kind == DataSource::Kind::Text},
                            {"run", settingsOf(preset)}});
        return print(list.dump(1) + "\n") ? Success : Failed;
    }
    QString text;
    for (const Preset& preset : presets())
        text +=
            QString::fromUtf8(preset.id.data(), static_cast<qsizetype>(preset.id.size())).leftJustified(17) +
            presetDescription(preset) + "\n";
    return print(text) ? Success : Failed;
}

} // namespace dikkat::app
