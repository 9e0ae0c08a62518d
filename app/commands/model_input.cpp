#include "app/commands/model_input.h"

#include "app/commands/console.h"
#include "app/commands/number_options.h"
#include "core/analysis/head_scores.h"
#include "ui/i18n/border_words.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/model_words.h"
#include "ui/i18n/token_words.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ModelCommands)
};

std::filesystem::path pathOf(const QString& text) {
    return std::filesystem::path(text.toStdU16String());
}

/// The window asks what a file leaves open; here an option answers.
QString explainOpening(const ModelFileProblem& problem) {
    if (problem.error != ModelFileError::HeadsMissing) return ui::explain(problem);
    return Words::tr("The file does not say how many heads the model has; give --heads with a number that "
                     "divides the width %1.")
        .arg(problem.open.width);
}

} // namespace

void addModelOptions(QCommandLineParser& parser) {
    parser.addOption({"heads", Words::tr("Number of heads, where the file does not say it."), "H"});
    parser.addOption({"activation",
                      Words::tr("Activation, where the file does not say it: gelu (exact), gelu_new (tanh), "
                                "relu, silu and others"),
                      Words::tr("NAME")});
    parser.addOption(
        {"vocab",
         Words::tr(
             "vocab.json (or encoder.json, or tokenizer.json alone) of a byte-pair tokenizer, if it is not "
             "beside the model."),
         Words::tr("FILE")});
    parser.addOption(
        {"merges",
         Words::tr("merges.txt (or vocab.bpe) of a byte-pair tokenizer, if it is not beside the model."),
         Words::tr("FILE")});
    parser.addOption(
        {"symbols",
         Words::tr("meta.pkl or meta.json with the characters of a nanoGPT model, if it is not beside "
                   "the model."),
         Words::tr("FILE")});
}

std::optional<StoredModel> openModelFor(const QString& command, const QCommandLineParser& parser,
                                        const QString& path, int& status) {
    ModelFileOptions options;
    NumberOptions numbers(parser);
    int heads = 0;
    numbers.read("heads", heads, 1, 4096);
    status = WrongUsage;
    if (!numbers.problem().isEmpty()) {
        wrongUsage(command, numbers.problem());
        return std::nullopt;
    }
    if (heads > 0) options.heads = heads;
    if (parser.isSet("activation")) {
        const QString word = parser.value("activation");
        options.activation = activationNamed(word.toStdString());
        if (!options.activation) {
            QStringList known;
            for (const std::string& name : knownActivations()) known << QString::fromStdString(name);
            wrongUsage(
                command,
                Words::tr("--activation takes one of %1, not “%2”.").arg(known.join(", "), ui::brief(word)));
            return std::nullopt;
        }
    }
    const bool whole = parser.value("vocab").endsWith("tokenizer.json"); // it holds the merges too
    if (parser.isSet("merges") ? !parser.isSet("vocab") : parser.isSet("vocab") && !whole) {
        wrongUsage(command,
                   Words::tr("--vocab and --merges go together: give both, or a tokenizer.json alone."));
        return std::nullopt;
    }
    options.vocabJson = pathOf(parser.value("vocab"));
    options.merges = pathOf(parser.value("merges"));
    options.symbols = pathOf(parser.value("symbols"));

    status = Failed;
    if (!QFileInfo::exists(path)) {
        fail(command, Words::tr("There is no file “%1”.").arg(ui::brief(path)));
        return std::nullopt;
    }
    auto model = openModel(pathOf(path), options);
    if (!model) {
        fail(command, QStringLiteral("%1: %2").arg(ui::brief(path), explainOpening(model.error())));
        return std::nullopt;
    }
    if (model->activationAssumed)
        fail(command, Words::tr("Note: the file does not say which activation the model uses; %1 was taken. "
                                "--activation chooses another.")
                          .arg(ui::activationName(model->parameters.config().activation)));
    return std::move(model).value();
}

std::optional<std::vector<TokenId>> tokensOf(const QString& command, const StoredModel& model,
                                             const QString& text, const QString& ids, QString& why) {
    const int size = model.parameters.config().vocabulary;
    if (!ids.isEmpty()) {
        const auto numbers = parseIds(ids);
        if (!numbers) {
            why = Words::tr("“%1” is not a list of token numbers like 0,2,1.").arg(ui::brief(ids));
            return std::nullopt;
        }
        for (const TokenId id : *numbers)
            if (id >= size) {
                why = Words::tr("Token %1 is outside the vocabulary; allowed are 0 to %2.")
                          .arg(id)
                          .arg(size - 1);
                return std::nullopt;
            }
        return *numbers;
    }
    if (!model.vocabulary) {
        why = Words::tr(
            "The model has no vocabulary (vocab.json with merges.txt, encoder.json with vocab.bpe, or "
            "tokenizer.json beside it); give token numbers with --ids, like --ids 0,2,1.");
        return std::nullopt;
    }
    const std::string typed = text.toStdString();
    auto tokens = encodeTyped(*model.vocabulary, typed);
    if (!tokens) {
        why = ui::explain(tokens.error());
        if (model.vocabulary->kind() != VocabularyKind::BytePairs)
            why += QLatin1Char(' ') + ui::knownSymbolsSentence(*model.vocabulary, 200);
        return std::nullopt;
    }
    if (const BorderChange change = atBorder(typed).change; change.any()) note(command, ui::explain(change));
    return std::move(tokens).value();
}

std::string tokenText(const StoredModel& model, TokenId token) {
    if (model.vocabulary && token < model.vocabulary->size()) return model.vocabulary->text(token);
    return ui::tokenWords(model.vocabulary, token).toStdString();
}

std::string tokensText(const StoredModel& model, std::span<const TokenId> tokens) {
    return ui::tokensAsText(model.vocabulary, tokens);
}

std::optional<std::vector<std::uint8_t>> headSwitches(const ModelConfig& config, const QString& list,
                                                      QString& why) {
    const int count = headCount(config);
    std::vector<std::uint8_t> heads(static_cast<std::size_t>(count), std::uint8_t{1});
    if (list.isEmpty()) return heads;
    for (const QString& part : list.split(',')) {
        const QStringList pieces = part.trimmed().split('.');
        bool layerGood = false, headGood = true;
        qint64 number = pieces.value(0).toInt(&layerGood); // wide: a layer that is not there may be huge
        if (pieces.size() == 2) {
            const int head = pieces[1].toInt(&headGood);
            headGood = headGood && head >= 0 && head < config.heads;
            layerGood = layerGood && number >= 0 && number < count; // before it is multiplied
            number = layerGood && headGood ? number * config.heads + head : -1;
        }
        if (!layerGood || !headGood || pieces.size() > 2 || number < 0 || number >= count) {
            why = Words::tr("--off takes heads like 0.1,1.3 (layer.head, counted from 0), not “%1”.")
                      .arg(ui::brief(list));
            return std::nullopt;
        }
        heads[static_cast<std::size_t>(number)] = 0;
    }
    return heads;
}

} // namespace dikkat::app
