#pragma once

#include "core/text/typed_text.h"

#include <QString>
#include <optional>
#include <span>
#include <string>

namespace dikkat::ui {

/// One token to show: its symbol with everything visible, its number without a vocabulary, ⟨row 7: no token⟩
/// for a row of the model beyond the vocabulary.
QString tokenWords(const std::optional<Vocabulary>& vocabulary, TokenId token);

/// Tokens as running text in UTF-8, rows without a token as above; numbers with commas without a vocabulary.
std::string tokensAsText(const std::optional<Vocabulary>& vocabulary, std::span<const TokenId> tokens);

/// The first `most` symbols of a vocabulary, visible, parted by spaces; … when there are more.
QString symbolList(const Vocabulary& vocabulary, int most);
/// “It knows: …”, for somebody who typed something else.
QString knownSymbolsSentence(const Vocabulary& vocabulary, int most);

/// A text of the learner's after the border; see atBorder().
QString taken(const QString& typed);

} // namespace dikkat::ui
