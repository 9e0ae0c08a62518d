#include "core/analysis/sentence_reading.h"

#include "core/model/model.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace dikkat {

namespace {

/// Token numbers of one word, and what of it the vocabulary does not have.
struct Encoded {
    std::vector<TokenId> ids;
    std::vector<std::string> unknown;
};

void append(Encoded& out, const Vocabulary& vocabulary, const std::string& symbol) {
    if (auto ids = vocabulary.encode(symbol))
        out.ids.insert(out.ids.end(), ids->begin(), ids->end());
    else
        out.unknown.push_back(symbol);
}

Encoded encodeWord(const Vocabulary& vocabulary, const std::string& word, bool first) {
    Encoded out;
    switch (vocabulary.kind()) {
    case VocabularyKind::Characters: {
        if (!first && vocabulary.contains(" ")) append(out, vocabulary, " ");
        if (const auto letters = decodeUtf8(word))
            for (const char32_t letter : *letters) append(out, vocabulary, encodeUtf8(letter));
        break;
    }
    case VocabularyKind::Words: append(out, vocabulary, word); break;
    // Pieces never reach over the space before a word.
    case VocabularyKind::BytePairs: append(out, vocabulary, first ? word : " " + word); break;
    }
    return out;
}

} // namespace

Matrix SentenceReading::mean() const {
    Matrix sum = Matrix::Zero(heads.front().rows(), heads.front().cols());
    for (const Matrix& head : heads) sum += head;
    return sum / static_cast<double>(heads.size());
}

Matrix wordWeights(const Matrix& tokens, const std::vector<int>& wordOf, int words) {
    Matrix out = Matrix::Zero(words, words);
    Row count = Row::Zero(words);
    for (const int word : wordOf) count(word) += 1.0;
    for (Index i = 0; i < tokens.rows(); ++i)
        for (Index j = 0; j < tokens.cols(); ++j) {
            const int query = wordOf[static_cast<std::size_t>(i)];
            out(query, wordOf[static_cast<std::size_t>(j)]) += tokens(i, j) / count(query);
        }
    return out;
}

Result<SentenceReading, ReadingProblem> readSentence(const Parameters<float>& parameters,
                                                     const Vocabulary& vocabulary,
                                                     const std::vector<std::string>& words,
                                                     const std::vector<std::string>& folded) {
    const ModelConfig& config = parameters.config();
    if (config.kind == ModelKind::EncoderDecoder) return ReadingProblem::EncoderDecoder;
    if (config.kind == ModelKind::WindowMlp) return ReadingProblem::NoAttention;

    SentenceReading reading;
    reading.kind = vocabulary.kind();
    std::vector<TokenId> ids;
    std::vector<int> wordOf;
    for (std::size_t w = 0; w < words.size(); ++w) {
        Encoded encoded = encodeWord(vocabulary, words[w], w == 0);
        if (!encoded.unknown.empty()) {
            Encoded small = encodeWord(vocabulary, folded[w], w == 0);
            if (small.unknown.size() < encoded.unknown.size()) encoded = std::move(small);
        }
        for (const std::string& symbol : encoded.unknown)
            if (std::ranges::find(reading.leftOut, symbol) == reading.leftOut.end())
                reading.leftOut.push_back(symbol);
        ids.insert(ids.end(), encoded.ids.begin(), encoded.ids.end());
        wordOf.insert(wordOf.end(), encoded.ids.size(), static_cast<int>(w));
    }
    if (ids.empty()) return ReadingProblem::NothingKnown;

    if (const auto context = static_cast<std::size_t>(config.context); ids.size() > context) {
        const auto cut = static_cast<std::ptrdiff_t>(ids.size() - context);
        const int last = wordOf[static_cast<std::size_t>(cut - 1)];
        reading.firstWord = static_cast<std::size_t>(last) + 1; // a word that lost its beginning is not whole
        ids.erase(ids.begin(), ids.begin() + cut);
        wordOf.erase(wordOf.begin(), wordOf.begin() + cut);
    }
    reading.tokens = ids.size();

    const ModelTrace trace = traceForward(parameters, ids);
    reading.headsPerBlock = config.heads;
    for (const BlockTrace& block : trace.blocks) {
        if (!block.attention) continue;
        for (const HeadTrace& head : block.attention->inner.heads)
            reading.heads.push_back(wordWeights(head.weights, wordOf, static_cast<int>(words.size())));
    }
    if (reading.heads.empty()) return ReadingProblem::NoAttention;
    return reading;
}

} // namespace dikkat
