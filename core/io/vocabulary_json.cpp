#include "core/io/model_json.h"

namespace dikkat {
namespace {

using json::Json;

constexpr std::pair<const char*, VocabularyKind> kKinds[] = {{"characters", VocabularyKind::Characters},
                                                             {"words", VocabularyKind::Words},
                                                             {"byte_pairs", VocabularyKind::BytePairs}};

VocabularyFailure failure(ReadError code, std::string place) {
    ReadFailure f{code};
    f.place = std::move(place);
    return {f, {}};
}

} // namespace

Json vocabularyJson(const Vocabulary& vocabulary) {
    Json out = {{"kind", json::wordOf(vocabulary.kind(), kKinds)}, {"symbols", vocabulary.symbols()}};
    if (vocabulary.kind() == VocabularyKind::BytePairs) out["merges"] = vocabulary.merges();
    if (const auto added = vocabulary.declaredSymbols(); !added.empty()) out["added"] = added;
    return out;
}

Result<Vocabulary, VocabularyFailure> vocabularyFrom(const Json& object, const std::string& place) {
    json::ObjectReader reader(object, place);
    VocabularyKind kind{};
    reader.read("kind", kind, kKinds);
    const Json* list = reader.need("symbols");
    reader.allowOnly({"kind", "symbols", "merges", "added"});
    if (reader.failure()) return VocabularyFailure{reader.failure(), {}};
    if (!list->is_array()) return failure(ReadError::RowsExpected, place + ".symbols");
    std::vector<std::string> symbols;
    for (const Json& symbol : *list) {
        if (!symbol.is_string())
            return failure(ReadError::UnknownWord, place + ".symbols[" + indexText(symbols.size()) + "]");
        symbols.push_back(symbol.get<std::string>());
    }
    std::vector<Merge> merges;
    if (reader.has("merges")) {
        const Json& pairs = object.at("merges");
        if (!pairs.is_array()) return failure(ReadError::RowsExpected, place + ".merges");
        for (const Json& pair : pairs) {
            if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_string())
                return failure(ReadError::RowsExpected, place + ".merges[" + indexText(merges.size()) + "]");
            merges.emplace_back(pair[0].get<std::string>(), pair[1].get<std::string>());
        }
    }
    std::vector<std::string> added;
    if (reader.has("added")) {
        const Json& names = object.at("added");
        if (!names.is_array()) return failure(ReadError::RowsExpected, place + ".added");
        for (const Json& symbol : names) {
            if (!symbol.is_string())
                return failure(ReadError::UnknownWord, place + ".added[" + indexText(added.size()) + "]");
            added.push_back(symbol.get<std::string>());
        }
    }
    auto vocabulary = Vocabulary::fromSymbols(kind, std::move(symbols), std::move(merges), added);
    if (!vocabulary) return VocabularyFailure{std::nullopt, vocabulary.error()};
    return std::move(vocabulary).value();
}

} // namespace dikkat
