#pragma once

// For .cpp files of core/io only: nlohmann-json stays out of every other header.

#include "core/attention/mask.h"
#include "core/base/result.h"
#include "core/io/read_failure.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace dikkat::json {

using Json = nlohmann::json;

/// Groups and lists inside each other. No file of this program needs a tenth of it; without a limit, writing
/// or copying what was read would run out of stack, because both call themselves for every level.
inline constexpr int maxDepth = 64;

/// Parses; NotJson, NumberTooLarge and TooDeep say in which line and column.
Result<Json, ReadFailure> parse(std::string_view text);

/// Reads fields of one JSON object and keeps the first thing that was wrong, so that a list of reads needs
/// one check at its end. After a failure every further read does nothing.
class ObjectReader {
public:
    /// `place` is the object's own place, "lesson" for example; empty at the top.
    ObjectReader(const Json& object, std::string place);

    [[nodiscard]] bool has(const char* key) const;
    /// A part that must be there; nullptr (and a failure) when it is not.
    const Json* need(const char* key);

    void read(const char* key, Matrix& out);
    void read(const char* key, Mask& out);
    void read(const char* key, bool& out);
    /// 0 or `least` … `most`.
    void read(const char* key, int& out, int least, int most);

    /// A word that stands for an enum value.
    template <class Enum, std::size_t N>
    void read(const char* key, Enum& out, const std::pair<const char*, Enum> (&words)[N]) {
        const Json* value = need(key);
        if (!value) return;
        if (value->is_string())
            for (const auto& [word, meaning] : words)
                if (*value == word) {
                    out = meaning;
                    return;
                }
        fail(ReadError::UnknownWord, key, value->is_string() ? value->get<std::string>() : value->dump());
    }

    /// Refuses every key that is not in the list.
    void allowOnly(std::initializer_list<const char*> keys);

    [[nodiscard]] const std::optional<ReadFailure>& failure() const { return m_failure; }

private:
    void fail(ReadError code, const std::string& key, std::string text = {});
    [[nodiscard]] std::string placeOf(const std::string& key) const;
    template <class M, class ReadCell>
    void readRows(const char* key, M& out, ReadCell&& readCell);

    const Json& m_object;
    std::string m_place;
    std::optional<ReadFailure> m_failure;
};

/// Rows of numbers that parse back to the same bits.
Json rows(const Matrix& m);
Json rows(const Mask& m);

/// The word of an enum value.
template <class Enum, std::size_t N>
const char* wordOf(Enum value, const std::pair<const char*, Enum> (&words)[N]) {
    for (const auto& [word, meaning] : words)
        if (meaning == value) return word;
    return "";
}

} // namespace dikkat::json
