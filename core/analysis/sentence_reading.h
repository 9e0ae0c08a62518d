#pragma once

#include "core/base/result.h"
#include "core/model/parameters.h"
#include "core/text/vocabulary.h"

#include <string>
#include <vector>

namespace dikkat {

/// What the heads of a trained model do with a sentence, told by words although the model's tokens may be
/// characters or pieces of words.
struct SentenceReading {
    std::vector<Matrix> heads; ///< (W, W) each, block after block: see wordWeights()
    int headsPerBlock = 1;
    std::size_t firstWord = 0; ///< words before it lie (partly) outside the model's context and were not read
    std::vector<std::string> leftOut; ///< symbols the vocabulary does not have, each once; they were not read
    std::size_t tokens = 0;           ///< read by the model
    VocabularyKind kind = VocabularyKind::Characters;

    /// Mean over all heads, (W, W).
    [[nodiscard]] Matrix mean() const;
};

enum class ReadingProblem {
    NoAttention,    ///< a window MLP, or no block with attention
    EncoderDecoder, ///< reads pairs of sentences, not one
    NothingKnown,   ///< the vocabulary has none of the sentence's symbols
};

/// Weights between words from weights between tokens (T, T); wordOf tells for each token its word, 0 … words
/// − 1. What a token gives to the tokens of one word is added up; the word's own tokens are averaged. So a
/// row still sums to 1, and a word without tokens has an empty row and column.
Matrix wordWeights(const Matrix& tokens, const std::vector<int>& wordOf, int words);

/// Runs the sentence through the model. `words` as typed; `folded` the same in small letters, taken where the
/// vocabulary knows more of it. A space counts to the word behind it. A sentence longer than the context
/// loses its beginning, as in generation.
Result<SentenceReading, ReadingProblem> readSentence(const Parameters<float>& parameters,
                                                     const Vocabulary& vocabulary,
                                                     const std::vector<std::string>& words,
                                                     const std::vector<std::string>& folded);

} // namespace dikkat
