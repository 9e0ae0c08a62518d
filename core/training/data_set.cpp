#include "core/training/data_set.h"

#include <algorithm>

namespace dikkat {

namespace {

using Made = Result<DataSet, DataSetProblem>;

DataSetProblem textProblem(const TextProblem& problem) {
    return {DataSetError::Text, problem, 0};
}

std::shared_ptr<const TrainingData> share(TrainingData data) {
    return std::make_shared<const TrainingData>(std::move(data));
}

/// A running text of characters.
Made characterText(std::string_view whole, const DataSplit<std::string>& parts) {
    auto vocabulary = Vocabulary::characters(whole);
    if (!vocabulary) return textProblem(vocabulary.error());
    TrainingData training, validation;
    training.tokens = vocabulary->encode(parts.training).value();
    validation.tokens = vocabulary->encode(parts.validation).value();
    return DataSet{
        std::move(vocabulary).value(), share(std::move(training)), share(std::move(validation)), {}, {}};
}

Made sentencePairs(const Vocabulary& vocabulary, std::vector<SentencePair> pairs) {
    auto parts = splitPairs(std::move(pairs));
    auto training = pairData(parts.training, vocabulary), validation = pairData(parts.validation, vocabulary);
    if (!training) return textProblem(training.error());
    if (!validation) return textProblem(validation.error());
    return DataSet{vocabulary,
                   share(std::move(training).value()),
                   share(std::move(validation).value()),
                   std::move(parts.validation),
                   {}};
}

Made pairsFromText(std::string_view text) {
    std::vector<SentencePair> pairs;
    std::vector<std::string> sentences;
    std::size_t number = 0, from = 0;
    while (from < text.size()) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        std::string_view line = text.substr(from, end - from);
        from = end + 1;
        ++number;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty()) continue;
        const std::size_t tab = line.find('\t');
        if (tab == std::string_view::npos || splitWords(line.substr(0, tab)).empty() ||
            splitWords(line.substr(tab)).empty())
            return DataSetProblem{DataSetError::NoPairs, {}, number};
        pairs.push_back({std::string(line.substr(0, tab)), std::string(line.substr(tab + 1))});
        sentences.push_back(pairs.back().source);
        sentences.push_back(pairs.back().target);
    }
    if (pairs.empty()) return textProblem({TextError::EmptyVocabulary, 0, {}});
    auto vocabulary = Vocabulary::words(sentences);
    if (!vocabulary) return textProblem(vocabulary.error());
    return sentencePairs(*vocabulary, std::move(pairs));
}

Made task(const DataSource& source, std::uint64_t seed) {
    const auto count = static_cast<std::size_t>(std::max(1, source.examples));
    auto vocabulary = Vocabulary::characters(taskAlphabet(source.task, source.taskOptions)).value();
    if (source.task == Task::Abc) {
        // The pattern has nothing to hold back: every part of it is like every other.
        TrainingData data;
        data.tokens = vocabulary.encode(taskText(Task::Abc, count, seed)).value();
        data.skipLastStart = true;
        const auto shared = share(std::move(data));
        return DataSet{std::move(vocabulary), shared, shared, {}, {}};
    }
    if (source.task == Task::Repeats) {
        const auto parts = splitLines(taskText(Task::Repeats, count, seed), seed);
        TrainingData training, validation;
        training.tokens = vocabulary.encode(parts.training).value();
        validation.tokens = vocabulary.encode(parts.validation).value();
        return DataSet{
            std::move(vocabulary), share(std::move(training)), share(std::move(validation)), {}, {}};
    }
    auto examples = taskExamples(source.task, count, seed, source.taskOptions);
    const auto cut = static_cast<std::ptrdiff_t>(examples.size() * 9 / 10);
    const std::vector<TaskExample> seen(examples.begin(), examples.begin() + cut);
    std::vector<TaskExample> unseen(examples.begin() + cut, examples.end());
    auto training = taskData(seen, vocabulary), validation = taskData(unseen, vocabulary);
    if (!training) return textProblem(training.error());
    if (!validation) return textProblem(validation.error());
    return DataSet{std::move(vocabulary),
                   share(std::move(training).value()),
                   share(std::move(validation).value()),
                   {},
                   std::move(unseen)};
}

} // namespace

Made makeDataSet(const DataSource& source, ModelKind kind, std::uint64_t seed, std::string_view text) {
    switch (source.kind) {
    case DataSource::Kind::Corpus: {
        const std::string_view own = corpusText(source.corpus);
        const bool names = source.corpus == Corpus::TurkishNames || source.corpus == Corpus::EnglishNames;
        return characterText(own, names ? splitLines(own, seed) : splitText(own));
    }
    case DataSource::Kind::Task: return task(source, seed);
    case DataSource::Kind::Translation:
        return sentencePairs(translationVocabulary(),
                             translationPairs(static_cast<std::size_t>(std::max(2, source.examples)), seed));
    case DataSource::Kind::Text: break;
    }
    if (kind == ModelKind::EncoderDecoder) return pairsFromText(text);
    // Invalid UTF-8 must be found before the text is cut between characters.
    if (auto vocabulary = Vocabulary::characters(text); !vocabulary) return textProblem(vocabulary.error());
    return characterText(text, splitText(text));
}

} // namespace dikkat
