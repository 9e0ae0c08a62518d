#include "core/text/vocabulary.h"

#include "core/text/byte_pair.h"
#include "core/text/utf8.h"

#include <set>
#include <unordered_map>

namespace dikkat {

class Vocabulary::Impl {
public:
    VocabularyKind kind{};
    std::vector<std::string> symbols;
    std::vector<Merge> merges;
    std::unordered_map<std::string, TokenId> ids;
    detail::BytePairMerges ranks;
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

Tokens encodeBytePairs(const Vocabulary::Impl& v, const std::u32string& text) {
    std::vector<TokenId> out;
    for (const std::u32string_view part : detail::preTokenize(text))
        for (const std::string& symbol : v.ranks.split(part)) {
            const auto id = v.ids.find(symbol);
            if (id == v.ids.end())
                return TextProblem{TextError::UnknownSymbol,
                                   static_cast<std::size_t>(part.data() - text.data()), symbol};
            out.push_back(id->second);
        }
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
                                                        std::vector<Merge> merges) {
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
        case VocabularyKind::BytePairs: out += detail::spelledBytes(symbol); break;
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
    if (kind() != VocabularyKind::BytePairs) return symbol;
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
    return kind() == other.kind() && symbols() == other.symbols() && merges() == other.merges();
}

} // namespace dikkat
