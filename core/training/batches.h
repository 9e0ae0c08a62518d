#pragma once

#include "core/base/random.h"
#include "core/model/model.h"
#include "core/text/tasks.h"
#include "core/text/translation.h"
#include "core/text/vocabulary.h"

#include <vector>

namespace dikkat {

/// A source sentence and its translation, without start and end symbols.
struct TokenPair {
    std::vector<TokenId> source, target;
};

/// What a model learns from or is tested on, as token numbers. Exactly one of the three is used.
struct TrainingData {
    /// A running text; rows of a batch are windows that start anywhere.
    std::vector<TokenId> tokens;
    /// Lines of equal meaning: a row is one line, its first `promptLength` symbols are given, not predicted.
    /// Of the window MLP a row is one symbol of a line behind those, with the window before it.
    std::vector<std::vector<TokenId>> lines;
    int promptLength = 0;
    /// Sentences for an encoder–decoder (start and end symbols are Vocabulary's).
    std::vector<TokenPair> pairs;
    /// The lesson's rule for windows of a text: the last possible start is never drawn.
    bool skipLastStart = false;

    [[nodiscard]] bool empty() const { return tokens.empty() && lines.empty() && pairs.empty(); }
};

/// A generated task's examples as lines; symbols unknown to the vocabulary are an error of the caller.
Result<TrainingData, TextProblem> taskData(const std::vector<TaskExample>& examples,
                                           const Vocabulary& vocabulary);
Result<TrainingData, TextProblem> pairData(const std::vector<SentencePair>& pairs,
                                           const Vocabulary& vocabulary);

/// Why data cannot feed a model.
enum class DataError {
    Empty,
    TextTooShort,     ///< fewer tokens than one window and its last target; value, limit
    HeldBackTooShort, ///< the same of the validation part; index = tokens of the whole text
    LineTooLong,      ///< index of the line, value = its length, limit = context + 1
    SourceTooLong,    ///< index of the pair
    TargetTooLong,    ///< index of the pair; the start symbol counts
    UnknownToken,     ///< value outside the vocabulary of `limit` symbols
    WrongKind         ///< pairs for a model that takes none, or the other way round
};
struct DataProblem {
    DataError error{};
    std::int64_t index = 0, value = 0, limit = 0;

    bool operator==(const DataProblem&) const = default;
};
/// length: window of a text, 0 = the model's context.
std::optional<DataProblem> checkData(const TrainingData& data, const ModelConfig& config, int length = 0);

/// Rows of one batch, filled again and again without allocating.
class BatchMaker {
public:
    /// data must outlive this and pass checkData().
    BatchMaker(const TrainingData& data, const ModelConfig& config, int rows, int length = 0);

    /// Rows drawn by `random`: one number per row, of torch.randint.
    Batch draw(Random& random);
    /// The batch of fixed rows number `index`: the same rows at every call, spread evenly over the data. A
    /// text gives windows that do not overlap. The last batch may have fewer rows; an empty batch after that.
    Batch fixed(int index, int mostRows);
    /// Rows that fixed() goes through.
    [[nodiscard]] std::int64_t fixedRows() const;

private:
    [[nodiscard]] std::int64_t starts() const;
    void fill(int row, std::int64_t which);
    Batch batch(int rows) const;

    const TrainingData& m_data;
    ModelKind m_kind;
    int m_rows, m_length, m_targets, m_sourceLength = 0;
    struct Place {
        std::size_t line = 0, at = 0;
    };
    std::vector<Place> m_places; ///< window MLP on lines: every symbol that is to be predicted
    std::vector<TokenId> m_input, m_target, m_source;
};

} // namespace dikkat
