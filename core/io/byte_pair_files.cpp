#include "core/io/byte_pair_files.h"

#include "core/text/corpora.h"

#include <nlohmann/json.hpp>

#include <fstream>

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

} // namespace

Result<Vocabulary, BytePairFileProblem> parseBytePairs(std::string_view vocabJson,
                                                       std::string_view mergesText) {
    VocabularyEvents events;
    if (!nlohmann::json::sax_parse(vocabJson, &events))
        return BytePairFileProblem{BytePairFileError::NotJson, {}, events.failedAt};
    std::vector<std::string> symbols(events.entries.size());
    for (const auto& [symbol, id] : events.entries) {
        // numbers must be 0 … size − 1, each once; a repeated symbol shows as a number left empty
        if (id >= symbols.size() || !symbols[id].empty() || symbol.empty())
            return BytePairFileProblem{
                BytePairFileError::BadVocabulary, {}, 0, {TextError::BadId, id, symbol}};
        symbols[id] = symbol;
    }
    std::vector<Merge> merges;
    std::size_t line = 0;
    for (std::string_view rest = mergesText; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view text = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        ++line;
        if (text.ends_with('\r')) text.remove_suffix(1);
        if (text.empty() || (line == 1 && text.starts_with("#version"))) continue;
        const std::size_t gap = text.find(' ');
        if (gap == std::string_view::npos || gap == 0 || gap + 1 == text.size() ||
            text.find(' ', gap + 1) != std::string_view::npos)
            return BytePairFileProblem{BytePairFileError::BadMergeLine, {}, line};
        merges.emplace_back(text.substr(0, gap), text.substr(gap + 1));
    }
    auto vocabulary =
        Vocabulary::fromSymbols(VocabularyKind::BytePairs, std::move(symbols), std::move(merges));
    if (!vocabulary) return BytePairFileProblem{BytePairFileError::BadVocabulary, {}, 0, vocabulary.error()};
    return std::move(vocabulary).value();
}

Result<Vocabulary, BytePairFileProblem> readBytePairs(const std::filesystem::path& vocabJson,
                                                      const std::filesystem::path& mergesFile) {
    const auto vocab = contents(vocabJson);
    if (!vocab) return vocab.error();
    const auto merges = contents(mergesFile);
    if (!merges) return merges.error();
    auto parsed = parseBytePairs(*vocab, *merges);
    if (parsed) return std::move(parsed).value();
    BytePairFileProblem problem = parsed.error();
    problem.file = problem.error == BytePairFileError::BadMergeLine ? mergesFile : vocabJson;
    return problem;
}

} // namespace dikkat
