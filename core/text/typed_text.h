#pragma once

#include "core/text/border_text.h"
#include "core/text/vocabulary.h"

namespace dikkat {

/// Token numbers of a text that somebody typed or pasted: of the text as it stands after the border, or,
/// where a vocabulary was made of texts that never passed one, of the text letter for letter.
inline Result<std::vector<TokenId>, TextProblem> encodeTyped(const Vocabulary& vocabulary,
                                                             std::string_view typed) {
    auto tokens = vocabulary.encode(atBorder(typed).text);
    if (tokens) return tokens;
    auto plain = vocabulary.encode(typed);
    return plain ? std::move(plain) : std::move(tokens);
}

} // namespace dikkat
