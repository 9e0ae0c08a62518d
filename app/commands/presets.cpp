#include "app/commands/presets.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "core/io/run_config.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace dikkat::app {

namespace {
struct Words {
    Q_DECLARE_TR_FUNCTIONS(PresetsCommand)
};
} // namespace

QString presetsSummary() {
    return Words::tr("list the runs that train knows by name");
}

QString presetDescription(const Preset& preset) {
    const struct {
        const char* id;
        QString text;
    } all[] = {
        {"abc", Words::tr("the lesson's pattern ABCABC…: one block, one head, a second")},
        {"turkish-names", Words::tr("Turkish given names, letter by letter")},
        {"english-names", Words::tr("English given names, letter by letter")},
        {"turkish-text", Words::tr("a short Turkish story, letter by letter")},
        {"english-text", Words::tr("a short English story, letter by letter")},
        {"copy", Words::tr("write six letters again")},
        {"reverse", Words::tr("write six letters backwards")},
        {"sort", Words::tr("write six letters in the order of the alphabet")},
        {"addition", Words::tr("add two numbers of two digits")},
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
    parser.setApplicationDescription(Words::tr(
        "Lists the runs that “dikkat train --preset NAME” knows. With --json every setting is shown; the "
        "same JSON, changed, is what --config takes."));
    parser.addOption({"json", Words::tr("Write JSON.")});
    if (const auto status = parseArguments(parser, "presets", arguments)) return *status;
    if (!parser.positionalArguments().isEmpty())
        return wrongUsage("presets",
                          Words::tr("“%1” is one argument too many.").arg(parser.positionalArguments()[0]));
    if (parser.isSet("json")) {
        nlohmann::json list = nlohmann::json::array();
        for (const Preset& preset : presets()) {
            nlohmann::json entry = nlohmann::json::parse(runToJson(runFromPreset(preset)));
            entry["name"] = preset.id;
            entry["needs_data"] = preset.data.kind == DataSource::Kind::Text;
            entry["description"] = presetDescription(preset).toStdString();
            list.push_back(std::move(entry));
        }
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
