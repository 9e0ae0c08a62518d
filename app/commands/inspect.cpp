#include "app/commands/inspect.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/inspection.h"
#include "app/commands/model_input.h"
#include "app/commands/model_summary.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <utility>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(InspectCommand)
};

const QString name = QStringLiteral("inspect");

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        Words::tr("Runs a model over a text and shows what it predicts at every position and what every head "
                  "does; without a text, what is inside. Opens "
                  "Dikkat’s own files and safetensors files in nanoGPT’s and GPT-2’s tensor names.\n\n"
                  "--json writes {\"tokens\", \"ids\", \"logits\": [position][symbol], \"weights\": "
                  "[layer][head][query][key], \"head_scores\": [one object per head], \"loss\", "
                  "\"mean_loss\", \"held_out\", \"sees_answer\", \"config\"} in "
                  "full precision; for an encoder–decoder also source, encoder_weights and cross_weights. "
                  "A head’s \"verdict\" and \"measured\" come from random sequences and not from the text; "
                  "\"delta\" is what switching it off costs on data the model has not learned from. "
                  "Layers, heads and positions are counted from 0 in JSON, from 1 in the table."));
    parser.addPositionalArgument("MODEL", Words::tr("file with a model"), "MODEL");
    parser.addOption({"text",
                      Words::tr("Text to read; \\n stands for a line end. For an encoder–decoder the "
                                "beginning of the translation."),
                      Words::tr("TEXT")});
    parser.addOption({"ids", Words::tr("Token numbers instead of a text, like 0,2,1."), Words::tr("LIST")});
    parser.addOption({"source", Words::tr("Source sentence (encoder–decoder)."), Words::tr("TEXT")});
    parser.addOption({"json", Words::tr("Write JSON.")});
    addModelOptions(parser);
}

} // namespace

QString inspectSummary() {
    return Words::tr("show logits, attention weights and heads of a model on a text");
}

int runInspect(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    if (const auto status = parseArguments(parser, name, arguments)) return *status;
    if (parser.positionalArguments().size() != 1)
        return wrongUsage(name, Words::tr("Give one file with a model."));
    if (parser.isSet("text") && parser.isSet("ids"))
        return wrongUsage(name, Words::tr("Give either --text or --ids, not both."));

    const QString file = parser.positionalArguments().constFirst();
    int status = Failed;
    const auto model = openModelFor(name, parser, file, status);
    if (!model) return status;
    const ModelConfig& config = model->parameters.config();
    const bool translates = config.kind == ModelKind::EncoderDecoder;
    const bool reads = parser.isSet("text") || parser.isSet("ids");
    if (!reads && (!translates || !parser.isSet("source")))
        return print(parser.isSet("json") ? summaryJson(*model) : summaryText(*model)) ? Success : Failed;
    if (translates && !parser.isSet("source"))
        return wrongUsage(name, Words::tr("This model translates; give the sentence with --source."));

    QString why;
    std::vector<TokenId> tokens, source;
    if (reads) {
        auto read =
            tokensOf(name, *model, parser.value("text").replace("\\n", "\n"), parser.value("ids"), why);
        if (!read) return fail(name, why);
        tokens = std::move(*read);
    }
    if (translates) {
        const bool numbers = !model->vocabulary;
        auto read =
            tokensOf(name, *model, parser.value("source"), numbers ? parser.value("source") : QString(), why);
        if (!read) return fail(name, why);
        source = std::move(*read);
        if (!parser.isSet("ids")) tokens.insert(tokens.begin(), Vocabulary::kStart);
        if (source.empty() || std::cmp_greater(source.size(), config.sourceContext))
            return fail(name, Words::tr("The source has %n token(s); the model reads 1 to %1.", nullptr,
                                        static_cast<int>(source.size()))
                                  .arg(config.sourceContext));
    }
    if (tokens.empty()) return fail(name, Words::tr("The text is empty; give at least one token."));
    if (config.kind != ModelKind::WindowMlp && std::cmp_greater(tokens.size(), config.context))
        return fail(name,
                    Words::tr("The text has %1 tokens, but the model reads at most %2 at once; shorten it.")
                        .arg(tokens.size())
                        .arg(config.context));

    const Inspection inspection = inspectModel(*model, QFileInfo(file).completeBaseName().toStdString(),
                                               std::move(tokens), std::move(source));
    const bool written = parser.isSet("json") ? print(inspectionJson(*model, inspection))
                                              : print(inspectionText(*model, inspection));
    return written ? Success : Failed;
}

} // namespace dikkat::app
