#include "core/io/byte_pair_files.h"

#include "core/io/json_reader.h"
#include "core/text/border_text.h"

#include <charconv>
#include <fstream>
#include <set>

namespace dikkat {
namespace {

/// A flat map from text to whole numbers, without building a document: repeated keys and nesting are seen.
class VocabularyEvents : public nlohmann::json_sax<nlohmann::json> {
public:
    std::vector<std::pair<std::string, std::uint64_t>> entries;
    std::size_t failedAt = 0;

    bool start_object(std::size_t) override { return m_depth++ == 0; }
    bool end_object() override { return true; }
    bool key(string_t& key) override {
        m_key = key;
        return true;
    }
    bool number_unsigned(number_unsigned_t id) override {
        if (m_depth != 1) return false;
        entries.emplace_back(m_key, id);
        return true;
    }
    bool null() override { return false; }
    bool boolean(bool) override { return false; }
    bool number_integer(number_integer_t) override { return false; }
    bool number_float(number_float_t, const string_t&) override { return false; }
    bool string(string_t&) override { return false; }
    bool binary(binary_t&) override { return false; }
    bool start_array(std::size_t) override { return false; }
    bool end_array() override { return false; }
    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        failedAt = position;
        return false;
    }

private:
    int m_depth = 0;
    std::string m_key;
};

Result<std::string, BytePairFileProblem> contents(const std::filesystem::path& file) {
    constexpr std::uintmax_t most = 64U << 20;
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed))
        return BytePairFileProblem{BytePairFileError::CannotOpen, file};
    if (std::filesystem::file_size(file, failed) > most || failed)
        return BytePairFileProblem{BytePairFileError::TooLarge, file};
    std::ifstream stream(file, std::ios::binary);
    if (!stream) return BytePairFileProblem{BytePairFileError::CannotOpen, file};
    return std::string(std::istreambuf_iterator<char>(stream), {});
}

/// Symbols by their numbers, which must be 0 … size − 1, each once.
class SymbolList {
public:
    explicit SymbolList(std::size_t size) : m_symbols(size) {}

    bool put(std::uint64_t id, const std::string& symbol) {
        if (id < m_symbols.size() && !symbol.empty() && m_symbols[id] == symbol) return true; // said twice
        if (id >= m_symbols.size() || !m_symbols[id].empty() || symbol.empty()) {
            m_problem = {BytePairFileError::BadVocabulary, {}, 0, {TextError::BadId, id, symbol}};
            return false;
        }
        m_symbols[id] = symbol;
        return true;
    }
    [[nodiscard]] const BytePairFileProblem& problem() const { return m_problem; }
    std::vector<std::string> take() { return std::move(m_symbols); }

private:
    std::vector<std::string> m_symbols;
    BytePairFileProblem m_problem;
};

std::optional<Merge> mergeOf(std::string_view line) {
    const std::size_t gap = line.find(' ');
    if (gap == std::string_view::npos || gap == 0 || gap + 1 == line.size() ||
        line.find(' ', gap + 1) != std::string_view::npos)
        return std::nullopt;
    return Merge{line.substr(0, gap), line.substr(gap + 1)};
}

Result<std::vector<Merge>, BytePairFileProblem> mergesOf(std::string_view text) {
    std::vector<Merge> merges;
    std::size_t line = 0;
    bool first = true;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view one = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++line;
        const std::size_t last = one.find_last_not_of(" \t");
        one = one.substr(0, last == std::string_view::npos ? 0 : last + 1);
        if (one.empty()) continue;
        const bool version = first && one.starts_with("#version");
        first = false;
        if (version) continue;
        auto merge = mergeOf(one);
        if (!merge) return BytePairFileProblem{BytePairFileError::BadMergeLine, {}, line};
        merges.push_back(std::move(*merge));
    }
    return merges;
}

Result<Vocabulary, BytePairFileProblem> fitted(std::vector<std::string> symbols, std::vector<Merge> merges,
                                               const std::vector<std::string>& added) {
    auto made =
        Vocabulary::fromSymbols(VocabularyKind::BytePairs, std::move(symbols), std::move(merges), added);
    if (!made) return BytePairFileProblem{BytePairFileError::BadVocabulary, {}, 0, made.error()};
    return std::move(made).value();
}

BytePairFileProblem unsupported(const std::string& key, const json::Json& value) {
    BytePairFileProblem p{BytePairFileError::Unsupported};
    p.name = key;
    p.value = value.is_string() ? value.get<std::string>() : value.dump();
    return p;
}

const json::Json& at(const json::Json& object, const char* key) {
    static const json::Json none;
    if (!object.is_object()) return none;
    const auto found = object.find(key);
    return found == object.end() ? none : *found;
}

bool isOn(const json::Json& value) {
    return value.is_boolean() ? value.get<bool>() : !value.is_null() && value != "" && value != 0;
}

/// What GPT-2's tokenizer does not do; none of it may be left out silently.
std::optional<BytePairFileProblem> foreign(const json::Json& root) {
    const json::Json& model = at(root, "model");
    const json::Json& type = at(model, "type");
    if (!model.is_object()) return unsupported("model", model);
    if (!type.is_null() && type != "BPE") return unsupported("model.type", type);
    for (const char* key :
         {"dropout", "continuing_subword_prefix", "end_of_word_suffix", "byte_fallback", "ignore_merges"})
        if (isOn(at(model, key))) return unsupported(std::string("model.") + key, at(model, key));
    // The border of this program brings every text into form C itself.
    const json::Json& normalizer = at(root, "normalizer");
    if (!normalizer.is_null() && at(normalizer, "type") != "NFC")
        return unsupported("normalizer", at(normalizer, "type"));
    const json::Json& split = at(root, "pre_tokenizer");
    if (at(split, "type") != "ByteLevel") return unsupported("pre_tokenizer", at(split, "type"));
    if (isOn(at(split, "add_prefix_space")))
        return unsupported("pre_tokenizer.add_prefix_space", at(split, "add_prefix_space"));
    if (const json::Json& regex = at(split, "use_regex"); !regex.is_null() && !isOn(regex))
        return unsupported("pre_tokenizer.use_regex", regex);
    const json::Json& after = at(root, "post_processor");
    if (!after.is_null() && at(after, "type") != "ByteLevel")
        return unsupported("post_processor", at(after, "type"));
    for (const json::Json& token : at(root, "added_tokens"))
        for (const char* key : {"lstrip", "rstrip", "single_word"})
            if (isOn(at(token, key)))
                return unsupported(std::string("added_tokens.") + key, at(token, "content"));
    return std::nullopt;
}

} // namespace

std::vector<AddedToken> parseAddedTokens(std::string_view text) {
    std::vector<AddedToken> out;
    const auto parsed = json::parse(atBorder(text).text);
    if (!parsed || !parsed->is_object()) return out;
    for (const auto& [symbol, id] : parsed->items()) // added_tokens.json
        if (id.is_number_unsigned()) out.push_back({symbol, id.get<std::uint64_t>()});
    const json::Json& decoder = at(*parsed, "added_tokens_decoder"); // tokenizer_config.json
    if (!decoder.is_object()) return out;
    out.clear();
    for (const auto& [id, token] : decoder.items()) {
        std::uint64_t number = 0;
        const auto [end, failed] = std::from_chars(id.data(), id.data() + id.size(), number);
        const json::Json& content = at(token, "content");
        if (failed == std::errc() && end == id.data() + id.size() && content.is_string())
            out.push_back({content.get<std::string>(), number});
    }
    return out;
}

Result<Vocabulary, BytePairFileProblem> parseBytePairs(std::string_view vocabJson,
                                                       std::string_view mergesText,
                                                       const std::vector<AddedToken>& added) {
    const std::string vocabulary = atBorder(vocabJson).text;
    VocabularyEvents events;
    if (!json::Json::sax_parse(vocabulary, &events))
        return BytePairFileProblem{BytePairFileError::NotJson, {}, events.failedAt};
    std::set<std::string> known, declared;
    for (const auto& [symbol, id] : events.entries) known.insert(symbol);
    for (const AddedToken& token : added) {
        declared.insert(token.content);
        if (known.insert(token.content).second) events.entries.emplace_back(token.content, token.id);
    }
    SymbolList symbols(events.entries.size());
    for (const auto& [symbol, id] : events.entries)
        // a repeated symbol shows as a number left empty
        if (!symbols.put(id, symbol)) return symbols.problem();
    auto merges = mergesOf(atBorder(mergesText).text);
    if (!merges) return merges.error();
    return fitted(symbols.take(), std::move(merges).value(), {declared.begin(), declared.end()});
}

Result<Vocabulary, BytePairFileProblem> parseTokenizerJson(std::string_view text) {
    const std::string taken = atBorder(text).text;
    const auto parsed = json::parse(taken);
    if (!parsed) {
        BytePairFileProblem p{BytePairFileError::NotJson};
        p.name = "tokenizer.json";
        return p;
    }
    const json::Json& root = *parsed;
    if (auto problem = foreign(root)) return *problem;
    const json::Json& vocabulary = at(at(root, "model"), "vocab");
    const json::Json& addedTokens = at(root, "added_tokens");
    if (!vocabulary.is_object()) return unsupported("model.vocab", vocabulary);
    std::size_t size = vocabulary.size();
    std::vector<std::pair<std::uint64_t, std::string>> added;
    for (const json::Json& token : addedTokens) {
        const json::Json& id = at(token, "id");
        const json::Json& content = at(token, "content");
        if (!id.is_number_unsigned() || !content.is_string()) return unsupported("added_tokens", token);
        added.emplace_back(id.get<std::uint64_t>(), content.get<std::string>());
        size += vocabulary.contains(added.back().second) ? 0 : 1;
    }
    SymbolList symbols(size);
    for (const auto& [symbol, id] : vocabulary.items())
        if (!id.is_number_unsigned() || !symbols.put(id.get<std::uint64_t>(), symbol))
            return id.is_number_unsigned() ? symbols.problem() : unsupported("model.vocab", id);
    std::vector<std::string> contents;
    for (const auto& [id, content] : added) {
        if (!symbols.put(id, content)) return symbols.problem();
        contents.push_back(content);
    }
    std::vector<Merge> merges;
    for (const json::Json& entry : at(at(root, "model"), "merges")) {
        const bool pair =
            entry.is_array() && entry.size() == 2 && entry[0].is_string() && entry[1].is_string();
        auto merge = pair                ? Merge{entry[0].get<std::string>(), entry[1].get<std::string>()}
                     : entry.is_string() ? mergeOf(entry.get_ref<const std::string&>())
                                         : std::optional<Merge>();
        if (!merge) return unsupported("model.merges", entry);
        merges.push_back(std::move(*merge));
    }
    return fitted(symbols.take(), std::move(merges), contents);
}

Result<Vocabulary, BytePairFileProblem> readBytePairs(const std::filesystem::path& vocabJson,
                                                      const std::filesystem::path& mergesFile) {
    const auto vocab = contents(vocabJson);
    if (!vocab) return vocab.error();
    if (mergesFile.empty()) {
        auto parsed = parseTokenizerJson(*vocab);
        if (parsed) return std::move(parsed).value();
        BytePairFileProblem problem = parsed.error();
        problem.file = vocabJson;
        return problem;
    }
    const auto merges = contents(mergesFile);
    if (!merges) return merges.error();
    std::vector<AddedToken> added;
    for (const char* name : {"added_tokens.json", "tokenizer_config.json"})
        if (const auto text = contents(vocabJson.parent_path() / name); text && added.empty())
            added = parseAddedTokens(*text);
    auto parsed = parseBytePairs(*vocab, *merges, added);
    if (parsed) return std::move(parsed).value();
    BytePairFileProblem problem = parsed.error();
    problem.file = problem.error == BytePairFileError::BadMergeLine ? mergesFile : vocabJson;
    return problem;
}

std::optional<BytePairFiles> bytePairFilesIn(const std::filesystem::path& folder) {
    const auto there = [&](const char* name) {
        std::error_code failed;
        return std::filesystem::is_regular_file(folder / name, failed);
    };
    constexpr std::pair<const char*, const char*> pairs[] = {{"vocab.json", "merges.txt"},
                                                             {"encoder.json", "vocab.bpe"}};
    for (const auto& [vocabulary, merges] : pairs)
        if (there(vocabulary) && there(merges)) return BytePairFiles{folder / vocabulary, folder / merges};
    if (there("tokenizer.json")) return BytePairFiles{folder / "tokenizer.json", {}};
    return std::nullopt;
}

} // namespace dikkat
