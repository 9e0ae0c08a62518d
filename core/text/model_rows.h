#pragma once

#include "core/text/vocabulary.h"

#include <optional>

namespace dikkat {

/// Whether row `id` of a model stands for a symbol. The matrices of a model may have more rows than its
/// tokenizer has symbols (50,304 for GPT-2's 50,257: padding to a round number); such a row can win and has
/// no text. A model without a vocabulary knows all its tokens by number alone: then no row has a symbol, and
/// none is padding.
[[nodiscard]] inline bool hasSymbol(const std::optional<Vocabulary>& vocabulary, TokenId id) {
    return vocabulary && id >= 0 && id < vocabulary->size();
}

/// Whether row `id` was only put in to fill up: there is a vocabulary, and it ends before.
[[nodiscard]] inline bool isPaddingRow(const std::optional<Vocabulary>& vocabulary, TokenId id) {
    return vocabulary && id >= vocabulary->size();
}

/// How many of a model's `rows` are padding; they are the last ones.
[[nodiscard]] inline TokenId paddingRows(const std::optional<Vocabulary>& vocabulary, TokenId rows) {
    return vocabulary && rows > vocabulary->size() ? rows - vocabulary->size() : 0;
}

} // namespace dikkat
