#include "core/text/vocabulary.h"

#include "core/text/byte_pair.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>

namespace dikkat {

class Vocabulary::Impl {
public:
    VocabularyKind kind{};
    std::vector<std::string> symbols;
    std::vector<Merge> merges;
    std::unordered_map<std::string, TokenId> ids;
    detail::BytePairMerges ranks;
    std::vector<std::pair<std::u32string, TokenId>> added; ///< longest first
    std::unordered_set<TokenId> addedIds;
    std::vector<std::string> declared; ///< added ones that do not look it
};

namespace {

using Tokens = Result<std::vector<TokenId>, TextProblem>;

const std::vector<std::string>& specials() {
    static const std::vector<std::string> list{"<pad>", "<s>", "</s>"};
    return list;
}

Tokens encodeCharacters(const Vocabulary::Impl& v, const std::u32string& text) {
    std::vector<TokenId> out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string symbol = encodeUtf8(text[i]);
        const auto id = v.ids.find(symbol);
        if (id == v.ids.end()) return TextProblem{TextError::UnknownSymbol, i, symbol};
        out.push_back(id->second);
    }
    return out;
}

Tokens encodeWords(const Vocabulary::Impl& v, std::string_view text) {
    std::vector<TokenId> out;
    for (const std::string_view word : splitWords(text)) {
        const auto id = v.ids.find(std::string(word));
        if (id == v.ids.end()) return TextProblem{TextError::UnknownSymbol, out.size(), std::string(word)};
        out.push_back(id->second);
    }
    return out;
}

/// <|endoftext|>, <pad>, [MASK]: what tokenizers write for a token that is no text.
bool looksAdded(std::string_view symbol) {
    return symbol.size() >= 3 && ((symbol.front() == '<' && symbol.back() == '>') ||
                                  (symbol.front() == '[' && symbol.back() == ']'));
}

/// The character of a part in which its byte number `byte` stands.
TextProblem unknownByte(std::u32string_view part, std::size_t byte, std::size_t from) {
    for (std::size_t i = 0; i < part.size(); ++i) {
        const std::string character = encodeUtf8(part[i]);
        if (byte < character.size()) return {TextError::UnknownSymbol, from + i, character};
        byte -= character.size();
    }
    return {TextError::UnknownSymbol, from, {}};
}

std::optional<TextProblem> encodePiece(const Vocabulary::Impl& v, std::u32string_view piece, std::size_t from,
                                       std::vector<TokenId>& out) {
    for (const std::u32string_view part : detail::preTokenize(piece)) {
        std::size_t byte = 0;
        for (const std::string& symbol : v.ranks.split(part)) {
            const auto id = v.ids.find(symbol);
            if (id == v.ids.end())
                return unknownByte(part, byte, from + static_cast<std::size_t>(part.data() - piece.data()));
            out.push_back(id->second);
            byte += detail::spelledBytes(symbol).size();
        }
    }
    return std::nullopt;
}

Tokens encodeBytePairs(const Vocabulary::Impl& v, const std::u32string& text) {
    const std::u32string_view whole(text);
    std::vector<TokenId> out;
    std::size_t from = 0;
    for (std::size_t i = 0; i < whole.size();) {
        const auto rest = whole.substr(i);
        const auto at = std::find_if(v.added.begin(), v.added.end(),
                                     [&](const auto& symbol) { return rest.starts_with(symbol.first); });
        if (at == v.added.end()) {
            ++i;
            continue;
        }
        if (auto problem = encodePiece(v, whole.substr(from, i - from), from, out)) return *problem;
        out.push_back(at->second);
        from = i += at->first.size();
    }
    if (auto problem = encodePiece(v, whole.substr(from), from, out)) return *problem;
    return out;
}

} // namespace

std::vector<std::string_view> splitWords(std::string_view text) {
    constexpr std::string_view gaps = " \t\r\n";
    std::vector<std::string_view> out;
    for (std::size_t from = text.find_first_not_of(gaps); from != std::string_view::npos;) {
        const std::size_t to = std::min(text.find_first_of(gaps, from), text.size());
        out.push_back(text.substr(from, to - from));
        from = text.find_first_not_of(gaps, to);
    }
    return out;
}

Vocabulary::Vocabulary(std::shared_ptr<const Impl> impl) : m_impl(std::move(impl)) {
}

Result<Vocabulary, TextProblem> Vocabulary::characters(std::string_view text) {
    const auto decoded = decodeUtf8(text);
    if (!decoded) return TextProblem{TextError::InvalidUtf8, decoded.error().byte};
    std::vector<std::string> symbols;
    for (const char32_t c : std::set<char32_t>(decoded->begin(), decoded->end()))
        symbols.push_back(encodeUtf8(c));
    return fromSymbols(VocabularyKind::Characters, std::move(symbols));
}

Result<Vocabulary, TextProblem> Vocabulary::words(std::span<const std::string> texts) {
    std::set<std::string> found;
    for (const std::string& text : texts)
        for (const std::string_view word : splitWords(text)) found.emplace(word);
    std::vector<std::string> symbols = specials();
    for (const std::string& special : specials()) found.erase(special);
    symbols.insert(symbols.end(), found.begin(), found.end());
    return fromSymbols(VocabularyKind::Words, std::move(symbols));
}

Result<Vocabulary, TextProblem> Vocabulary::fromSymbols(VocabularyKind kind, std::vector<std::string> symbols,
                                                        std::vector<Merge> merges,
                                                        std::span<const std::string> added) {
    if (symbols.empty()) return TextProblem{TextError::EmptyVocabulary};
    auto impl = std::make_shared<Impl>();
    for (std::size_t id = 0; id < symbols.size(); ++id) {
        const std::string& symbol = symbols[id];
        if (symbol.empty()) return TextProblem{TextError::EmptySymbol, id};
        const auto decoded = decodeUtf8(symbol);
        if (!decoded) return TextProblem{TextError::InvalidUtf8, id};
        if (kind == VocabularyKind::Characters && decoded->size() != 1)
            return TextProblem{TextError::NotOneCharacter, id, symbol};
        if (!impl->ids.emplace(symbol, static_cast<TokenId>(id)).second)
            return TextProblem{TextError::DuplicateSymbol, id, symbol};
    }
    for (std::size_t i = 0; i < merges.size(); ++i)
        if (!impl->ids.contains(merges[i].first + merges[i].second))
            return TextProblem{TextError::BadMerge, i, merges[i].first + ' ' + merges[i].second};
    if (kind == VocabularyKind::BytePairs) {
        std::unordered_set<std::string> made;
        for (const auto& [first, second] : merges) made.insert(first + second);
        const std::unordered_set<std::string> given(added.begin(), added.end());
        for (std::size_t id = 0; id < symbols.size(); ++id) {
            const std::string& symbol = symbols[id];
            const bool looks = looksAdded(symbol) && !made.contains(symbol);
            if (!looks && !given.contains(symbol)) continue;
            if (!looks) impl->declared.push_back(symbol);
            impl->addedIds.insert(static_cast<TokenId>(id));
            impl->added.emplace_back(decodeUtf8(symbol).value(), static_cast<TokenId>(id));
        }
        std::stable_sort(impl->added.begin(), impl->added.end(),
                         [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
    }
    impl->kind = kind;
    impl->ranks = detail::BytePairMerges(merges);
    impl->symbols = std::move(symbols);
    impl->merges = std::move(merges);
    return Vocabulary(std::move(impl));
}

VocabularyKind Vocabulary::kind() const {
    return m_impl->kind;
}
TokenId Vocabulary::size() const {
    return static_cast<TokenId>(m_impl->symbols.size());
}
const std::vector<std::string>& Vocabulary::symbols() const {
    return m_impl->symbols;
}
const std::vector<Merge>& Vocabulary::merges() const {
    return m_impl->merges;
}

bool Vocabulary::isAdded(TokenId token) const {
    return m_impl->addedIds.contains(token);
}
std::vector<std::string> Vocabulary::declaredSymbols() const {
    return m_impl->declared;
}

Result<std::vector<TokenId>, TextProblem> Vocabulary::encode(std::string_view text) const {
    const auto decoded = decodeUtf8(text);
    if (!decoded) return TextProblem{TextError::InvalidUtf8, decoded.error().byte};
    switch (kind()) {
    case VocabularyKind::Characters: return encodeCharacters(*m_impl, *decoded);
    case VocabularyKind::Words: return encodeWords(*m_impl, text);
    case VocabularyKind::BytePairs: break;
    }
    return encodeBytePairs(*m_impl, *decoded);
}

std::string Vocabulary::decode(std::span<const TokenId> tokens) const {
    std::string out;
    for (const TokenId token : tokens) {
        if (token < 0 || token >= size()) continue;
        const std::string& symbol = m_impl->symbols[static_cast<std::size_t>(token)];
        switch (kind()) {
        case VocabularyKind::Characters: out += symbol; break;
        case VocabularyKind::BytePairs: out += isAdded(token) ? symbol : detail::spelledBytes(symbol); break;
        case VocabularyKind::Words:
            if (token <= kEnd && symbol == specials()[static_cast<std::size_t>(token)]) break;
            if (!out.empty()) out += ' ';
            out += symbol;
            break;
        }
    }
    return out;
}

std::string Vocabulary::text(TokenId token) const {
    if (token < 0 || token >= size()) return {};
    const std::string& symbol = m_impl->symbols[static_cast<std::size_t>(token)];
    if (kind() != VocabularyKind::BytePairs || isAdded(token)) return symbol;
    std::string bytes = detail::spelledBytes(symbol), out;
    while (!bytes.empty()) {
        const auto decoded = decodeUtf8(bytes);
        if (decoded) return out + bytes;
        out += bytes.substr(0, decoded.error().byte) + "\xEF\xBF\xBD";
        bytes.erase(0, decoded.error().byte + 1);
    }
    return out;
}

bool Vocabulary::contains(std::string_view symbol) const {
    return m_impl->ids.contains(std::string(symbol));
}

bool Vocabulary::operator==(const Vocabulary& other) const {
    return kind() == other.kind() && symbols() == other.symbols() && merges() == other.merges() &&
           m_impl->declared == other.m_impl->declared;
}

} // namespace dikkat
