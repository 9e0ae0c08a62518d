#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dikkat {

/// Number of a symbol in a vocabulary, 0 … size − 1.
using TokenId = std::int32_t;

enum class TextError {
    InvalidUtf8,     ///< position = byte
    UnknownSymbol,   ///< symbol that the vocabulary lacks; position = character (or word) in the text, from 0
    EmptyVocabulary, ///< no symbols
    EmptySymbol,     ///< position = id
    DuplicateSymbol, ///< symbol given twice; position = id of the second one
    NotOneCharacter, ///< symbol of a character vocabulary that is not exactly one; position = id
    BadId,    ///< ids of a byte-pair vocabulary are not 0 … size − 1 once each; symbol = the one at fault
    BadMerge, ///< a merge whose parts or result the vocabulary lacks; position = its line, symbol = "a b"
};

struct TextProblem {
    TextError error{};
    std::size_t position = 0;
    std::string symbol{};

    bool operator==(const TextProblem&) const = default;
};

enum class VocabularyKind { Characters, Words, BytePairs };

/// Two symbols that are joined, as a line of merges.txt gives them.
using Merge = std::pair<std::string, std::string>;

/// Text to token numbers and back. Immutable, cheap to copy.
///
/// Characters: every Unicode code point is a symbol, none is changed. Words: text split at spaces, with three
/// special symbols. Byte pairs: the tokenizer of GPT-2, whose symbols spell bytes in printable letters.
class Vocabulary {
public:
    static constexpr TokenId kPadding = 0, kStart = 1, kEnd = 2; ///< specials of a word vocabulary

    /// Every character that occurs in a UTF-8 text, in code point order.
    static Result<Vocabulary, TextProblem> characters(std::string_view text);
    /// `<pad>`, `<s>`, `</s>` and then every word that occurs in the texts, in code point order.
    static Result<Vocabulary, TextProblem> words(std::span<const std::string> texts);
    /// Symbols in the order of their numbers, as saved with a model.
    /// `added`: symbols of byte pairs that stand for themselves wherever a text has them, letter for letter,
    /// like <|endoftext|>. Besides those given, every symbol in angle or square brackets counts as one that
    /// no merge makes.
    static Result<Vocabulary, TextProblem> fromSymbols(VocabularyKind kind, std::vector<std::string> symbols,
                                                       std::vector<Merge> merges = {},
                                                       std::span<const std::string> added = {});

    [[nodiscard]] VocabularyKind kind() const;
    [[nodiscard]] TokenId size() const;
    /// All symbols in the order of their numbers. Those of byte pairs are in GPT-2's printable spelling of
    /// bytes.
    [[nodiscard]] const std::vector<std::string>& symbols() const;
    [[nodiscard]] const std::vector<Merge>& merges() const; ///< empty except for byte pairs
    /// Whether a symbol is read as one token before any merging, and spells no bytes.
    [[nodiscard]] bool isAdded(TokenId token) const;
    /// The added symbols that fromSymbols() would not find by itself.
    [[nodiscard]] std::vector<std::string> declaredSymbols() const;

    /// Token numbers of a text. Unknown symbols and invalid UTF-8 are reported with their position.
    [[nodiscard]] Result<std::vector<TokenId>, TextProblem> encode(std::string_view text) const;
    /// The text; words are joined by spaces, special symbols are left out. Numbers outside the vocabulary are
    /// skipped. Byte pairs that do not end on a character boundary give the bytes as they are.
    [[nodiscard]] std::string decode(std::span<const TokenId> tokens) const;
    /// One token as text to show; empty for a number outside the vocabulary. Bytes that are not UTF-8 become
    /// U+FFFD.
    [[nodiscard]] std::string text(TokenId token) const;
    [[nodiscard]] bool contains(std::string_view symbol) const;

    bool operator==(const Vocabulary& other) const;

    class Impl;

private:
    explicit Vocabulary(std::shared_ptr<const Impl> impl);
    std::shared_ptr<const Impl> m_impl;
};

/// Words of a text: parts between spaces, tabs and line ends.
std::vector<std::string_view> splitWords(std::string_view text);

} // namespace dikkat
