#include "ui/pages/gpt2017/translator.h"

#include "core/inference/generate.h"
#include "core/model/model.h"
#include "core/text/translation.h"
#include "ui/i18n/token_words.h"

#include <QCollator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace dikkat::ui {

namespace {

const QLocale& turkish() {
    static const QLocale locale(QLocale::Turkish, QLocale::Turkey);
    return locale;
}

} // namespace

std::shared_ptr<const LabModel> shippedTranslator() {
    static const std::shared_ptr<const LabModel> model = [] {
        QFile file(QStringLiteral(":/models/translator.dikkat"));
        if (!file.open(QIODevice::ReadOnly)) qFatal("the translator is not in the program");
        const QByteArray bytes = file.readAll();
        auto container =
            Safetensors::parse(std::string_view(bytes.data(), static_cast<std::size_t>(bytes.size())));
        auto stored = readModel(container.value());
        auto made = std::make_shared<LabModel>();
        made->name = "translator";
        made->vocabulary = stored.value().vocabulary;
        made->parameters = std::make_shared<const Parameters<float>>(std::move(stored.value().parameters));
        made->steps = 1000;
        return made;
    }();
    return model;
}

bool canTranslate(const LabModel& model) {
    return model.parameters->config().kind == ModelKind::EncoderDecoder && model.vocabulary &&
           *model.vocabulary == translationVocabulary();
}

QString tidied(const QString& sentence) {
    static const QRegularExpression marks(QStringLiteral("[^\\p{L}\\s]+"));
    QString text = turkish().toLower(taken(sentence));
    text.remove(marks);
    return text.simplified();
}

SentenceProblem problemOf(const LabModel& model, const QString& sentence) {
    SentenceProblem problem;
    const QStringList words = tidied(sentence).split(u' ', Qt::SkipEmptyParts);
    problem.empty = words.isEmpty();
    if (const int most = model.parameters->config().sourceContext; words.size() > most)
        problem.tooMany = static_cast<int>(words.size());
    for (const QString& word : words)
        if (!grammarWords().contains(word)) problem.unknown << word;
    return problem;
}

const QStringList& grammarWords() {
    static const QStringList words = [] {
        QSet<QString> found;
        // Enough draws to meet every word many times over.
        for (const SentencePair& pair : translationPairs(4000, 1))
            for (const QString& word : QString::fromStdString(pair.source).split(u' ')) found.insert(word);
        QStringList list(found.begin(), found.end());
        QCollator order(turkish());
        std::sort(list.begin(), list.end(),
                  [&](const QString& a, const QString& b) { return order.compare(a, b) < 0; });
        return list;
    }();
    return words;
}

Matrix Translation::cross(int block, int head) const {
    if (block < 0 || static_cast<std::size_t>(block) >= trace.blocks.size()) return {};
    const auto& cross = trace.blocks[static_cast<std::size_t>(block)].cross;
    if (!cross || cross->inner.heads.empty()) return {};
    const auto& heads = cross->inner.heads;
    const Index rows = target.size();
    if (head >= 0 && static_cast<std::size_t>(head) < heads.size())
        return heads[static_cast<std::size_t>(head)].weights.topRows(rows);
    Matrix mean = Matrix::Zero(rows, source.size());
    for (const HeadTrace& h : heads) mean += h.weights.topRows(rows);
    return mean / static_cast<double>(heads.size());
}

std::shared_ptr<const Translation> translate(const LabModel& model, const QString& sentence) {
    auto result = std::make_shared<Translation>();
    const Parameters<float>& parameters = *model.parameters;
    result->config = parameters.config();
    const QString text = tidied(sentence);
    result->source = text.split(u' ', Qt::SkipEmptyParts);
    const auto source = model.vocabulary->encode(text.toStdString());
    if (!source.ok() || source->empty()) return result;
    GenerationPlan plan;
    plan.prompt = {Vocabulary::kStart};
    plan.source = *source;
    plan.tokens = result->config.context - 1;
    plan.sampling.greedy = true;
    plan.end = Vocabulary::kEnd;
    std::vector<TokenId> written = generate(parameters, plan);
    if (!written.empty() && written.back() == Vocabulary::kEnd) written.pop_back();
    std::vector<TokenId> input{Vocabulary::kStart};
    for (const TokenId t : written) {
        input.push_back(t);
        result->target << QString::fromStdString(model.vocabulary->text(t));
    }
    result->trace = traceForward(parameters, input, *source);
    return result;
}

} // namespace dikkat::ui
