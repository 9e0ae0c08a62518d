#include "app/commands/generate.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/generate_json.h"
#include "app/commands/interrupt.h"
#include "app/commands/model_input.h"
#include "app/commands/number_options.h"
#include "ui/i18n/brief.h"

#include <QCoreApplication>
#include <chrono>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GenerateCommand)
};

const QString name = QStringLiteral("generate");
constexpr int kSmallVocabulary = 512; ///< up to here --json always shows a number per token

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription(Words::tr(
        "Lets a trained model go on with a text: crop to the context, run, take the last logits, turn them "
        "into "
        "probabilities, choose, append, again.\n\n"
        "An encoder–decoder translates --prompt (or --source). --json writes {\"prompt\", \"text\", "
        "\"prompt_ids\", \"ids\", \"seconds\", \"tokens_per_second\", \"steps\": [one object per token]}; a "
        "step "
        "has logits, scaled, probabilities, filtered (−∞ as null), filtered_probabilities and cumulative "
        "over "
        "the whole vocabulary, the draw and the choice."));
    parser.addPositionalArgument("MODEL", Words::tr("file with a model"), "MODEL");
    parser.addOption(
        {"prompt", Words::tr("Text to go on with; \\n stands for a line end."), Words::tr("TEXT")});
    parser.addOption({"ids", Words::tr("Token numbers instead of a text, like 0,2,1."), Words::tr("LIST")});
    parser.addOption({"source", Words::tr("Sentence to translate (encoder–decoder)."), Words::tr("TEXT")});
    parser.addOption({"tokens", Words::tr("How many tokens to write (100)."), "N"});
    parser.addOption({"temperature", Words::tr("Divide the logits by this first (1); 0: --greedy."), "X"});
    parser.addOption({"top-k", Words::tr("Keep the K most probable tokens (0: all)."), "K"});
    parser.addOption(
        {"top-p", Words::tr("Keep the most probable tokens with this share together (1)."), "P"});
    parser.addOption({"greedy", Words::tr("Always the most probable token.")});
    parser.addOption(
        {"only-tokens", Words::tr("Never draw a row of the model that has no token in its "
                                  "vocabulary. Without this such rows are drawn as in other programs "
                                  "and shown by their number.")});
    parser.addOption({"seed", Words::tr("Seed of the draws (1)."), "N"});
    parser.addOption({"force",
                      Words::tr("Put a token at a place among the written ones (from 0), whatever the "
                                "model would choose; may be given several times."),
                      "PLACE=TOKEN"});
    parser.addOption(
        {"off", Words::tr("Switch heads off, like 0.1,1.3 (layer.head, from 0)."), Words::tr("LIST")});
    parser.addOption(
        {"no-cache", Words::tr("Read the whole window again for every token (slow; same result).")});
    parser.addOption({"json", Words::tr("Write JSON.")});
    parser.addOption(
        {"intermediates", Words::tr("In JSON show a number per token even if the vocabulary is large.")});
    addModelOptions(parser);
}

/// "3=a" or, without a vocabulary, "3=17".
bool readForced(const StoredModel& model, const QStringList& list, GenerationPlan& plan, QString& why) {
    for (const QString& entry : list) {
        const auto equals = entry.indexOf('=');
        bool whole = false;
        const int place = entry.left(equals).toInt(&whole);
        const QString token = entry.mid(equals + 1).replace("\\n", "\n");
        if (equals < 1 || !whole || place < 0 || token.isEmpty()) {
            why = Words::tr("--force takes a place and a token like 3=a, not “%1”.").arg(ui::brief(entry));
            return false;
        }
        const auto tokens = tokensOf(name, model, token, model.vocabulary ? QString() : token, why);
        if (!tokens) return false;
        if (tokens->size() != 1) {
            why = Words::tr("--force takes one token; “%1” is several.").arg(ui::brief(token));
            return false;
        }
        plan.forced[place] = tokens->front();
    }
    return true;
}

/// What to do when the model has been given nothing to begin with; empty when it has.
QString missingPrompt(const ModelConfig& config, const QCommandLineParser& parser) {
    const bool translates = config.kind == ModelKind::EncoderDecoder;
    const bool given = parser.isSet("ids") || !parser.value("prompt").isEmpty() ||
                       (translates && !parser.value("source").isEmpty());
    if (given) return {};
    return translates ? Words::tr("There is no sentence to translate; give --prompt or --ids.")
                      : Words::tr("There is nothing to go on with; give --prompt or --ids.");
}

bool readPrompt(const StoredModel& model, const QCommandLineParser& parser, GenerationPlan& plan,
                QString& why) {
    const ModelConfig& config = model.parameters.config();
    QString prompt = parser.value("prompt");
    prompt.replace("\\n", "\n");
    if (config.kind != ModelKind::EncoderDecoder) {
        auto tokens = tokensOf(name, model, prompt, parser.value("ids"), why);
        if (tokens) plan.prompt = std::move(*tokens);
        return tokens.has_value();
    }
    const QString source = parser.isSet("source") ? parser.value("source") : prompt;
    auto tokens = tokensOf(name, model, source, parser.value("ids"), why);
    if (!tokens) return false;
    if (std::cmp_greater(tokens->size(), config.sourceContext)) {
        why = Words::tr("The sentence has %1 words; the model reads at most %2.")
                  .arg(tokens->size())
                  .arg(config.sourceContext);
        return false;
    }
    plan.source = std::move(*tokens);
    plan.prompt = {Vocabulary::kStart};
    plan.end = Vocabulary::kEnd;
    plan.sampling.greedy = !parser.isSet("temperature") && !parser.isSet("top-k") && !parser.isSet("top-p");
    plan.tokens = config.context;
    return true;
}

} // namespace

QString generateSummary() {
    return Words::tr("let a trained model write");
}

int runGenerate(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    if (const auto status = parseArguments(parser, name, arguments)) return *status;
    if (parser.positionalArguments().size() != 1)
        return wrongUsage(name, Words::tr("Give one file with a model."));

    GenerationPlan plan;
    plan.threads = 0;
    NumberOptions numbers(parser);
    using namespace samplingLimits;
    const bool greedy = numbers.isZero("temperature", Words::tr("greedy"), minTemperature, maxTemperature);
    if (!greedy) numbers.read("temperature", plan.sampling.temperature, minTemperature, maxTemperature);
    numbers.read("top-k", plan.sampling.topK, 0, maxTopK);
    numbers.read("top-p", plan.sampling.topP, minTopP, 1.0);
    int seed = 1;
    numbers.read("seed", seed, 0, maxSeed);
    plan.seed = static_cast<std::uint64_t>(seed);
    int tokens = plan.tokens;
    numbers.read("tokens", tokens, 0, 10'000'000);
    if (!numbers.problem().isEmpty()) return wrongUsage(name, numbers.problem());

    int status = Failed;
    const auto model = openModelFor(name, parser, parser.positionalArguments().constFirst(), status);
    if (!model) return status;
    QString why = missingPrompt(model->parameters.config(), parser);
    if (!why.isEmpty()) return wrongUsage(name, why);
    if (!readPrompt(*model, parser, plan, why)) return fail(name, why);
    if (!readForced(*model, parser.values("force"), plan, why)) return wrongUsage(name, why);
    auto heads = headSwitches(model->parameters.config(), parser.value("off"), why);
    if (!heads) return wrongUsage(name, why);
    if (parser.isSet("off")) plan.heads = std::move(*heads);
    if (parser.isSet("tokens") || !plan.end) plan.tokens = tokens;
    if (greedy)
        note(name, Words::tr("A temperature of 0 is the greedy choice: always the most probable token."));
    if (parser.isSet("greedy") || greedy) plan.sampling.greedy = true;
    if (parser.isSet("only-tokens") && model->vocabulary) plan.sampling.symbols = model->vocabulary->size();
    plan.cache = !parser.isSet("no-cache");

    const bool json = parser.isSet("json");
    const bool everything =
        model->parameters.config().vocabulary <= kSmallVocabulary || parser.isSet("intermediates");
    nlohmann::json steps = nlohmann::json::array();
    const InterruptGuard guard;
    std::stop_source stop;
    const auto start = std::chrono::steady_clock::now();
    const auto written = generate(model->parameters, plan, stop.get_token(), [&](const GenerationStep& step) {
        if (InterruptGuard::interrupted()) stop.request_stop();
        if (json) steps.push_back(stepJson(*model, step, everything));
    });
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();

    const bool translated = plan.end.has_value();
    const std::string text = tokensText(*model, written);
    if (!json) {
        std::string shown = text;
        if (!translated)
            shown = model->vocabulary ? tokensText(*model, plan.prompt) + text
                                      : tokensText(*model, plan.prompt) + (text.empty() ? "" : "," + text);
        return print(shown + "\n") ? Success : Failed;
    }
    const std::vector<TokenId>& given = translated ? plan.source : plan.prompt;
    const nlohmann::json out{
        {"prompt", tokensText(*model, given)},
        {"prompt_ids", given},
        {"text", text},
        {"ids", written},
        {"seconds", seconds},
        {"tokens_per_second", seconds > 0 ? static_cast<double>(written.size()) / seconds : 0.0},
        {"steps", std::move(steps)}};
    // Byte-pair tokens may end inside a character; such bytes become U+FFFD.
    return print(out.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n") ? Success
                                                                                            : Failed;
}

} // namespace dikkat::app
