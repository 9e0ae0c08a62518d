#include "ui/pages/heads/head_text.h"

#include "core/io/run_config.h"
#include "core/text/translation.h"
#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/token_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HeadText)
};

std::vector<TokenId> numbersOf(const QString& text, int vocabulary, LiveText& problem) {
    std::vector<TokenId> tokens;
    for (const QString& part : text.split(u',', Qt::SkipEmptyParts)) {
        bool ok = false;
        const int token = part.trimmed().toInt(&ok);
        if (!ok || token < 0 || token >= vocabulary) {
            problem = [vocabulary, given = part.trimmed()] {
                return Words::tr("This model has no vocabulary: write token numbers from 0 to %1 with "
                                 "commas, for example 0,2,1. “%2” is not one.")
                    .arg(integer(vocabulary - 1), given);
            };
            return {};
        }
        tokens.push_back(token);
    }
    return tokens;
}

std::vector<TokenId> tokensOf(const LabModel& model, QString text, LiveText& problem) {
    if (!model.vocabulary) return numbersOf(text, model.parameters->config().vocabulary, problem);
    text.replace(QStringLiteral("\\n"), QStringLiteral("\n"));
    const auto tokens = encodeTyped(*model.vocabulary, text.toStdString());
    if (tokens) return *tokens;
    problem = [why = tokens.error()] { return explain(why); };
    return {};
}

int keep(std::vector<TokenId>& tokens, int most) {
    const int extra = static_cast<int>(tokens.size()) - most;
    if (extra > 0) tokens.resize(static_cast<std::size_t>(most));
    return std::max(0, extra);
}

bool knows(const LabModel& model, const QString& text) {
    return model.vocabulary && model.vocabulary->encode(text.toStdString()).ok();
}

/// The beginning of a text, ended at a word or line end where one is near.
QString beginning(std::string_view text, int length) {
    const QString all =
        QString::fromUtf8(text.data(), static_cast<int>(std::min<std::size_t>(text.size(), 4000)));
    QString cut = all.left(length);
    const auto end = std::max(cut.lastIndexOf(u' '), cut.lastIndexOf(u'\n'));
    if (all.size() > length && end > length / 2) cut = cut.left(end);
    return cut.trimmed();
}

QString ofSource(const DataSource& source, const std::string& own, std::uint64_t seed, int length) {
    switch (source.kind) {
    case DataSource::Kind::Corpus: return beginning(corpusText(source.corpus), length);
    case DataSource::Kind::Task: {
        if (source.task == Task::Abc) return QStringLiteral("ABCABCABC").left(length);
        if (source.task == Task::Repeats) return QStringLiteral("limanlimanliman").left(length);
        const auto examples = taskExamples(source.task, 1, seed, source.taskOptions);
        return examples.empty() ? QString() : QString::fromStdString(examples.front().text()).trimmed();
    }
    case DataSource::Kind::Translation: break;
    case DataSource::Kind::Text: return beginning(own, length);
    }
    return {};
}

/// The data a model has learnt from, as far as that is known.
std::optional<DataSource> dataOf(const LabModel& model, const LabState& lab) {
    if (lab.run && lab.model && lab.model->parameters->config() == model.parameters->config())
        if (const auto run = runFromJson(lab.run->data)) return run->data;
    if (const Preset* preset = findPreset(model.name)) return preset->data;
    return std::nullopt;
}

} // namespace

Sentence readSentence(const LabModel& model, const QString& text, const QString& source) {
    const ModelConfig& config = model.parameters->config();
    Sentence s;
    const int most = std::min(config.context, longestHeadsText);
    if (config.kind == ModelKind::EncoderDecoder) {
        s.source = tokensOf(model, source, s.problem);
        s.leftOut += keep(s.source, std::min(config.sourceContext, longestHeadsText));
        s.inSource = true;
        if (!s.hasProblem() && s.source.empty())
            s.problem = [] { return Words::tr("Type a sentence for the encoder to read."); };
        if (s.hasProblem()) return s;
        s.inSource = false;
    }
    s.tokens = tokensOf(model, text, s.problem);
    if (s.hasProblem()) return s;
    if (config.kind == ModelKind::EncoderDecoder) s.tokens.insert(s.tokens.begin(), Vocabulary::kStart);
    if (s.tokens.empty()) {
        s.problem = [] { return Words::tr("Type at least one token."); };
        return s;
    }
    s.leftOut += keep(s.tokens, most);
    for (const TokenId token : s.tokens) s.labels << tokenLabel(model, token);
    for (const TokenId token : s.source) s.sourceLabels << tokenLabel(model, token);
    return s;
}

QString tokenLabel(const LabModel& model, TokenId token) {
    return tokenWords(model.vocabulary, token);
}

QString tokensText(const LabModel& model, std::span<const TokenId> tokens) {
    return QString::fromStdString(tokensAsText(model.vocabulary, tokens));
}

DefaultText defaultText(const LabModel& model, const LabState& lab) {
    const ModelConfig& config = model.parameters->config();
    if (!model.vocabulary) {
        QStringList ids;
        for (int i = 0; i < std::min(8, config.context); ++i)
            ids << QString::number((i % 4) % std::max(1, config.vocabulary));
        const QString list = ids.join(u',');
        return {list, list};
    }
    if (config.kind == ModelKind::EncoderDecoder) {
        for (const SentencePair& pair : translationPairs(1, 1)) {
            const DefaultText found{QString::fromStdString(pair.target), QString::fromStdString(pair.source)};
            if (knows(model, found.text) && knows(model, found.source)) return found;
        }
    } else {
        const int length = std::min(config.context, 24);
        if (const auto data = dataOf(model, lab)) {
            const QString text = ofSource(*data, lab.text ? *lab.text : std::string(), 1, length);
            if (!text.isEmpty() && knows(model, text)) return {text, {}};
        }
        QStringList candidates{QStringLiteral("kuş deniz kuş deniz"), QStringLiteral("ABCABCABC"),
                               QStringLiteral("gfbadc>gfbadc"), QStringLiteral("47+38=085")};
        for (const Corpus corpus : kAllCorpora) candidates << beginning(corpusText(corpus), length);
        for (const QString& text : candidates)
            if (knows(model, text)) return {text, {}};
    }
    // Nothing familiar: a few of its own symbols, twice.
    std::vector<TokenId> own;
    const int first = model.vocabulary->kind() == VocabularyKind::Words ? Vocabulary::kEnd + 1 : 0;
    for (int i = 0; i < 8; ++i) own.push_back(std::min(model.vocabulary->size() - 1, first + i % 4));
    const QString text = tokensText(model, own);
    return {text, text};
}

QString knownSymbols(const LabModel& model) {
    return model.vocabulary ? symbolList(*model.vocabulary, 60) : QString();
}

} // namespace dikkat::ui
