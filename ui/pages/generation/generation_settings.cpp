#include "ui/pages/generation/generation_settings.h"

#include "core/training/presets.h"
#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/token_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Generation)
};

int intFrom(const QJsonObject& o, const char* key, int low, int high, int otherwise) {
    const double value = o.value(QLatin1String(key)).toDouble(otherwise);
    if (!(value >= low && value <= high)) return otherwise;
    return static_cast<int>(value);
}

QString stringFrom(const QJsonObject& o, const char* key) {
    return o.value(QLatin1String(key)).toString().left(20000);
}

} // namespace

QJsonObject toJson(const GenerationSettings& s) {
    const GenerationSettings defaults;
    QJsonObject o;
    const auto text = [&](const char* key, const QString& value) {
        if (!value.isEmpty()) o.insert(QLatin1String(key), value);
    };
    text("prompt", s.prompt);
    text("source", s.source);
    text("reference", s.reference);
    if (s.sampling.temperature != 1.0) o.insert("temperature", s.sampling.temperature);
    if (s.sampling.topK != 0) o.insert("top_k", s.sampling.topK);
    if (s.sampling.topP != 1.0) o.insert("top_p", s.sampling.topP);
    if (s.greedy) o.insert("greedy", *s.greedy);
    if (s.seed != defaults.seed) o.insert("seed", s.seed);
    if (s.tokens != 0) o.insert("tokens", s.tokens);
    if (s.onlyTokens) o.insert("only_tokens", true);
    if (s.given != 0) o.insert("given", s.given);
    if (s.injected)
        o.insert("injected", QJsonObject{{"place", s.injected->place}, {"token", s.injected->token}});
    return o;
}

GenerationSettings settingsFromJson(const QJsonObject& o) {
    using namespace generationLimits;
    GenerationSettings s;
    s.prompt = stringFrom(o, "prompt");
    s.source = stringFrom(o, "source");
    s.reference = stringFrom(o, "reference");
    const double temperature = o.value("temperature").toDouble(1.0), topP = o.value("top_p").toDouble(1.0);
    if (temperature >= minTemperature && temperature <= maxTemperature) s.sampling.temperature = temperature;
    if (topP >= minTopP && topP <= 1.0) s.sampling.topP = topP;
    s.sampling.topK = intFrom(o, "top_k", 0, 1'000'000'000, 0);
    if (o.value("greedy").isBool()) s.greedy = o.value("greedy").toBool();
    s.onlyTokens = o.value("only_tokens").toBool();
    s.seed = intFrom(o, "seed", 0, 2'147'483'647, 1);
    s.tokens = intFrom(o, "tokens", 0, maxTokens, 0);
    s.given = intFrom(o, "given", 0, maxReference, 0);
    if (const QJsonValue injected = o.value("injected"); injected.isObject()) {
        const int place = intFrom(injected.toObject(), "place", 0, maxTokens, -1);
        const int token = intFrom(injected.toObject(), "token", 0, 2'000'000'000, -1);
        if (place >= 0 && token >= 0) s.injected = InjectedToken{place, token};
    }
    return s;
}

bool isTranslator(const LabModel& model) {
    return model.parameters->config().kind == ModelKind::EncoderDecoder;
}

std::variant<std::vector<TokenId>, QString> tokensOf(const LabModel& model, const QString& typed) {
    const int size = model.parameters->config().vocabulary;
    if (model.vocabulary) {
        QString text = typed;
        text.replace(QLatin1String("\\n"), QLatin1String("\n"));
        auto tokens = encodeTyped(*model.vocabulary, text.toStdString());
        if (!tokens) return explain(tokens.error());
        return std::move(tokens).value();
    }
    std::vector<TokenId> tokens;
    for (const QString& part : typed.split(u',')) {
        bool whole = false;
        const int id = part.trimmed().toInt(&whole);
        if (!whole || id < 0)
            return Words::tr("This model has no vocabulary: type token numbers like 0,2,1, not “%1”.")
                .arg(part.trimmed());
        if (id >= size)
            return Words::tr("Token %1 is outside the vocabulary; allowed are 0 to %2.")
                .arg(id)
                .arg(size - 1);
        tokens.push_back(id);
    }
    return tokens;
}

QString typedText(const LabModel& model, std::span<const TokenId> tokens) {
    return textOf(model, tokens).replace(u'\n', QLatin1String("\\n"));
}

QString textOf(const LabModel& model, std::span<const TokenId> tokens) {
    return QString::fromStdString(tokensAsText(model.vocabulary, tokens));
}

QString visibleToken(const LabModel& model, TokenId token) {
    return tokenWords(model.vocabulary, token);
}

bool endsLine(const LabModel& model, TokenId token) {
    return model.vocabulary && model.vocabulary->text(token).ends_with('\n');
}

QString defaultPrompt(const LabModel& model) {
    if (!model.vocabulary) return QStringLiteral("0");
    const auto fits = [&](const std::string& text) {
        const auto tokens = model.vocabulary->encode(text);
        return tokens && !tokens->empty();
    };
    if (const Preset* preset = findPreset(model.name); preset && fits(std::string(preset->prompt)))
        return QString::fromUtf8(preset->prompt.data(), static_cast<qsizetype>(preset->prompt.size()))
            .replace(u'\n', QLatin1String("\\n"));
    for (const char* usual : {"\n", "A", "a", " "})
        if (fits(usual)) return QString::fromLatin1(usual).replace(u'\n', QLatin1String("\\n"));
    return QString::fromStdString(model.vocabulary->text(0));
}

QString defaultSource(const LabModel& model) {
    if (!model.vocabulary) return QStringLiteral("0");
    const std::string usual = "küçük kedi bahçede balığı yedi";
    if (model.vocabulary->encode(usual)) return QString::fromStdString(usual);
    const std::vector<TokenId> first{std::min(Vocabulary::kEnd + 1, model.vocabulary->size() - 1)};
    return typedText(model, first);
}

std::variant<WritingTask, QString> taskFor(const LabModel& model, const GenerationSettings& settings) {
    const ModelConfig& config = model.parameters->config();
    WritingTask task;
    task.sampling = settings.sampling;
    // A translation is asked for, not one of many texts: the most probable words, as on the command line.
    const bool filters = settings.sampling != SamplingOptions{};
    task.sampling.greedy = settings.greedy.value_or(isTranslator(model) && !filters);
    if (settings.onlyTokens && model.vocabulary) task.sampling.symbols = model.vocabulary->size();
    task.seed = static_cast<std::uint64_t>(settings.seed);
    task.tokens = settings.tokens > 0 ? settings.tokens : isTranslator(model) ? config.context : 100;
    if (isTranslator(model)) {
        const QString typed = settings.source.trimmed().isEmpty() ? defaultSource(model) : settings.source;
        auto source = tokensOf(model, typed);
        if (const auto* why = std::get_if<QString>(&source)) return *why;
        task.source = std::get<std::vector<TokenId>>(std::move(source));
        if (std::cmp_greater(task.source.size(), config.sourceContext))
            return Words::tr("The sentence has %1 words; the model reads at most %2.")
                .arg(task.source.size())
                .arg(config.sourceContext);
        task.prompt = {Vocabulary::kStart};
        task.end = Vocabulary::kEnd;
        task.tokens = std::min(task.tokens, config.context);
        return task;
    }
    auto prompt = tokensOf(model, settings.prompt.isEmpty() ? defaultPrompt(model) : settings.prompt);
    if (const auto* why = std::get_if<QString>(&prompt)) return *why;
    task.prompt = std::get<std::vector<TokenId>>(std::move(prompt));
    if (task.prompt.empty()) return Words::tr("There is nothing to go on with: type a prompt.");
    if (std::cmp_greater(task.prompt.size(), generationLimits::maxPrompt))
        return Words::tr("The prompt has %1 tokens; at most %2 are taken here.")
            .arg(integer(static_cast<qint64>(task.prompt.size())), integer(generationLimits::maxPrompt));
    return task;
}

} // namespace dikkat::ui
