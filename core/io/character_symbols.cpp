#include "core/io/character_symbols.h"

#include "core/io/json_reader.h"

#include <charconv>
#include <fstream>
#include <map>
#include <variant>
#include <vector>

namespace dikkat {
namespace {

using Symbols = std::map<std::int64_t, std::string>;

/// One value on the stack of the pickle machine. Dictionaries are kept as their entries.
struct Value {
    enum class Kind { Mark, Number, Text, Dictionary } kind = Kind::Mark;
    std::int64_t number = 0;
    std::string text{};
    std::size_t dictionary = 0; ///< index into the machine's dictionaries
};

/// The few instructions with which Python writes a dictionary of texts and small numbers (protocols 2 to 5).
class Pickle {
public:
    explicit Pickle(std::string_view bytes) : m_in(bytes) {}

    /// The dictionary "itos" of the dictionary that the pickle makes.
    std::optional<Symbols> itos() {
        while (m_at < m_in.size()) {
            const auto op = static_cast<unsigned char>(m_in[m_at++]);
            if (op == '.') return result();
            if (!step(op)) return std::nullopt;
        }
        return std::nullopt;
    }

private:
    using Kind = Value::Kind;

    [[nodiscard]] std::optional<std::uint64_t> unsignedNumber(std::size_t bytes) {
        if (m_in.size() - m_at < bytes) return std::nullopt;
        std::uint64_t n = 0;
        for (std::size_t i = 0; i < bytes; ++i)
            n |= std::uint64_t{static_cast<unsigned char>(m_in[m_at + i])} << (8 * i);
        m_at += bytes;
        return n;
    }
    bool push(Value value) {
        m_stack.push_back(std::move(value));
        return m_stack.size() < 2'000'000;
    }
    bool pushNumber(std::size_t bytes) {
        const auto n = unsignedNumber(bytes);
        return n && push({Kind::Number,
                          bytes == 4 ? static_cast<std::int32_t>(*n) : static_cast<std::int64_t>(*n)});
    }
    bool pushText(std::size_t lengthBytes) {
        const auto n = unsignedNumber(lengthBytes);
        constexpr std::uint64_t longest = 64; // keys and single characters
        if (!n || *n > longest || *n > m_in.size() - m_at) return false;
        Value value{Kind::Text, 0, std::string(m_in.substr(m_at, static_cast<std::size_t>(*n)))};
        m_at += static_cast<std::size_t>(*n);
        return push(std::move(value));
    }
    bool skip(std::size_t bytes) {
        if (m_in.size() - m_at < bytes) return false;
        m_at += bytes;
        return true;
    }
    bool remember(std::size_t place) {
        if (m_stack.empty() || place > 1'000'000) return false;
        m_memory[place] = m_stack.back();
        return true;
    }
    bool recall(std::size_t place) {
        const auto at = m_memory.find(place);
        return at != m_memory.end() && push(at->second);
    }
    /// Entries from `from` on go into the dictionary before them.
    bool setItems(std::size_t from, std::size_t dictionary) {
        if ((m_stack.size() - from) % 2 != 0 || dictionary >= m_stack.size() ||
            m_stack[dictionary].kind != Kind::Dictionary)
            return false;
        auto& entries = m_dictionaries[m_stack[dictionary].dictionary];
        for (std::size_t i = from; i < m_stack.size(); i += 2)
            entries.emplace_back(m_stack[i], m_stack[i + 1]);
        m_stack.resize(dictionary + 1);
        return true;
    }
    bool setMarkedItems() {
        for (std::size_t i = m_stack.size(); i-- > 1;)
            if (m_stack[i].kind == Kind::Mark) return setItems(i + 1, i - 1);
        return false;
    }

    bool step(unsigned char op) {
        switch (op) {
        case 0x80: return skip(1); // protocol
        case 0x95: return skip(8); // frame
        case '}':
            m_dictionaries.emplace_back();
            return push({Kind::Dictionary, 0, {}, m_dictionaries.size() - 1});
        case '(': return push({});
        case 'X': return pushText(4);
        case 0x8c: return pushText(1);
        case 'K': return pushNumber(1);
        case 'M': return pushNumber(2);
        case 'J': return pushNumber(4);
        case 'q': {
            const auto place = unsignedNumber(1);
            return place && remember(static_cast<std::size_t>(*place));
        }
        case 'r': {
            const auto place = unsignedNumber(4);
            return place && remember(static_cast<std::size_t>(*place));
        }
        case 0x94: return remember(m_memory.size());
        case 'h': {
            const auto place = unsignedNumber(1);
            return place && recall(static_cast<std::size_t>(*place));
        }
        case 'j': {
            const auto place = unsignedNumber(4);
            return place && recall(static_cast<std::size_t>(*place));
        }
        case 's': return m_stack.size() >= 3 && setItems(m_stack.size() - 2, m_stack.size() - 3);
        case 'u': return setMarkedItems();
        default: return false; // what could run code, and everything a dictionary does not need
        }
    }

    [[nodiscard]] std::optional<Symbols> result() const {
        if (m_stack.size() != 1 || m_stack[0].kind != Kind::Dictionary) return std::nullopt;
        for (const auto& [key, value] : m_dictionaries[m_stack[0].dictionary]) {
            if (key.kind != Kind::Text || key.text != "itos" || value.kind != Kind::Dictionary) continue;
            Symbols out;
            for (const auto& [id, symbol] : m_dictionaries[value.dictionary]) {
                if (id.kind != Kind::Number || symbol.kind != Kind::Text) return std::nullopt;
                out[id.number] = symbol.text;
            }
            return out;
        }
        return std::nullopt;
    }

    std::string_view m_in;
    std::size_t m_at = 0;
    std::vector<Value> m_stack;
    std::vector<std::vector<std::pair<Value, Value>>> m_dictionaries;
    std::map<std::size_t, Value> m_memory;
};

std::optional<Symbols> fromJson(std::string_view text) {
    const auto parsed = json::parse(text);
    if (!parsed || !parsed->is_object()) return std::nullopt;
    Symbols out;
    if (const auto itos = parsed->find("itos"); itos != parsed->end()) {
        std::int64_t next = 0;
        for (const auto& [key, symbol] : itos->items()) {
            if (!symbol.is_string()) return std::nullopt;
            std::int64_t id = next++;
            if (itos->is_object() &&
                std::from_chars(key.data(), key.data() + key.size(), id).ptr != key.data() + key.size())
                return std::nullopt;
            out[id] = symbol.get<std::string>();
        }
        return out;
    }
    const auto stoi = parsed->find("stoi");
    if (stoi == parsed->end() || !stoi->is_object()) return std::nullopt;
    for (const auto& [symbol, id] : stoi->items()) {
        if (!id.is_number_unsigned() || id > std::uint64_t{1'000'000}) return std::nullopt;
        out[id.get<std::int64_t>()] = symbol;
    }
    return out;
}

} // namespace

std::optional<Vocabulary> parseSymbols(std::string_view bytes) {
    const std::size_t start = bytes.find_first_not_of(" \t\r\n");
    const bool isJson = start != std::string_view::npos && bytes[start] == '{';
    const auto symbols = isJson ? fromJson(bytes) : Pickle(bytes).itos();
    if (!symbols || symbols->empty()) return std::nullopt;
    std::vector<std::string> list;
    for (const auto& [id, symbol] : *symbols) {
        if (id != static_cast<std::int64_t>(list.size())) return std::nullopt;
        list.push_back(symbol);
    }
    auto vocabulary = Vocabulary::fromSymbols(VocabularyKind::Characters, std::move(list));
    if (!vocabulary) return std::nullopt;
    return std::move(vocabulary).value();
}

std::optional<Vocabulary> readSymbols(const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed) ||
        std::filesystem::file_size(file, failed) > (16U << 20))
        return std::nullopt;
    std::ifstream stream(file, std::ios::binary);
    return parseSymbols(std::string(std::istreambuf_iterator<char>(stream), {}));
}

} // namespace dikkat
