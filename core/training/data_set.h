#pragma once

#include "core/text/corpora.h"
#include "core/text/splits.h"
#include "core/training/batches.h"

#include <memory>
#include <string>
#include <string_view>

namespace dikkat {

/// Where a model's data comes from.
struct DataSource {
    enum class Kind {
        Corpus,      ///< a text that comes with the program
        Task,        ///< a generated task
        Translation, ///< Turkish–English sentence pairs of the toy grammar
        Text         ///< a text of the user's, given beside this
    };
    Kind kind = Kind::Corpus;
    Corpus corpus = Corpus::TurkishNames;
    Task task = Task::Abc;
    int examples = 5000; ///< of a task or of the grammar; for Abc repetitions
    TaskOptions taskOptions;
};

/// Everything training needs to know about its data.
struct DataSet {
    Vocabulary vocabulary;
    std::shared_ptr<const TrainingData> training, validation;
    std::vector<SentencePair> unseenPairs;   ///< translation: the sentences of the validation part
    std::vector<TaskExample> unseenExamples; ///< tasks: the examples of the validation part
};

enum class DataSetError {
    Text,    ///< not UTF-8, or empty: see text
    NoPairs, ///< an encoder–decoder wants lines "source<tab>target"; line = the first that is not (from 1)
};
struct DataSetProblem {
    DataSetError error{};
    TextProblem text{};
    std::size_t line = 0;
};

/// Builds the data for a kind of model. `text` is the user's for Kind::Text: for an encoder–decoder lines of
/// "source<tab>target" (words are the tokens), otherwise any text (characters are the tokens). Nine tenths
/// are for training; names, tasks and pairs are shuffled by the seed first, and no line is in both parts.
/// Characters and words of both parts are in the vocabulary.
Result<DataSet, DataSetProblem> makeDataSet(const DataSource& source, ModelKind kind, std::uint64_t seed,
                                            std::string_view text = {});

} // namespace dikkat
