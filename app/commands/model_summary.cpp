#include "app/commands/model_summary.h"

#include "core/io/config_json.h"
#include "core/io/training_file.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectCommand)
};

using nlohmann::json;

json vocabularyOf(const StoredModel& model) {
    if (!model.vocabulary) return {};
    constexpr const char* kinds[] = {"characters", "words", "byte_pairs"};
    return {{"kind", kinds[static_cast<int>(model.vocabulary->kind())]},
            {"symbols", model.vocabulary->symbols()}};
}

/// Steps made, where the file says how training goes on.
json trainingOf(const StoredModel& model) {
    if (!model.training) return {};
    const auto run = restoreRun(model);
    return run ? json{{"steps", run->state.steps}} : json();
}

} // namespace

QString summaryText(const StoredModel& model) {
    QString text = Words::tr("Parameters: %1").arg(ui::integer(model.parameters.size())) + "\n";
    if (model.vocabulary) {
        QStringList symbols;
        constexpr std::size_t most = 40;
        for (const std::string& symbol : model.vocabulary->symbols()) {
            if (symbols.size() == most) break;
            symbols << ui::brief(symbol);
        }
        if (model.vocabulary->symbols().size() > most) symbols << QStringLiteral("…");
        text += Words::tr("Symbols: %1").arg(ui::integer(model.vocabulary->size())) + "   " +
                symbols.join(' ') + "\n";
    } else {
        text += Words::tr("The file has no vocabulary: tokens are known by their numbers only.") + "\n";
    }
    const json training = trainingOf(model);
    text += (training.is_null() ? Words::tr("Without the state of its training; it cannot go on.")
                                : Words::tr("Steps of training so far: %1; it can go on.")
                                      .arg(ui::integer(training.at("steps").get<qint64>()))) +
            "\n\n";
    const json config = json::parse(configToJson(model.parameters.config()));
    for (const auto& [key, value] : config.items())
        text += QString::fromStdString(key).leftJustified(22) +
                QString::fromStdString(value.dump()).remove('"') + "\n";
    return text + "\n" +
           Words::tr("What it predicts and what its heads do: give a text with --text or --ids.") + "\n";
}

QString summaryJson(const StoredModel& model) {
    const json out{{"config", json::parse(configToJson(model.parameters.config()))},
                   {"parameters", model.parameters.size()},
                   {"vocabulary", vocabularyOf(model)},
                   {"training", trainingOf(model)}};
    return QString::fromStdString(out.dump()) + "\n";
}

} // namespace dikkat::app
