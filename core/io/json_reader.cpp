#include "core/io/json_reader.h"

#include <algorithm>
#include <charconv>

namespace dikkat::json {

namespace {

/// "[2]"
std::string index(Index i) {
    char digits[24];
    std::string out = "[";
    out.append(digits, std::to_chars(digits, digits + sizeof digits, i).ptr);
    out += ']';
    return out;
}

/// nlohmann counts bytes from 1; people count lines and columns.
ReadFailure at(ReadError code, std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(text.size(), byte > 0 ? byte - 1 : 0));
    ReadFailure failure{code};
    failure.row = 1 + std::ranges::count(before, '\n');
    const auto lineStart = before.rfind('\n');
    // Characters, not bytes: continuation bytes of UTF-8 do not count.
    const std::string_view line = lineStart == std::string_view::npos ? before : before.substr(lineStart + 1);
    failure.column = 1 + std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; });
    return failure;
}

/// Byte, counted from 1, of the first bracket that is nested too deeply. Up to there the text is JSON.
std::size_t tooDeepAt(std::string_view text) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted && c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '[' || c == '{') && ++depth > maxDepth)
            return i + 1;
        else if (!quoted && (c == ']' || c == '}'))
            --depth;
    }
    return text.size();
}

/// Finds where a number stands that double precision cannot hold, which the library reports without a place,
/// and what is nested too deeply.
class Locator : public nlohmann::json_sax<Json> {
public:
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return deeper(); }
    bool key(string_t&) override { return true; }
    bool end_object() override { return --m_depth >= 0; }
    bool start_array(std::size_t) override { return deeper(); }
    bool end_array() override { return --m_depth >= 0; }
    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& e) override {
        byte = position;
        tooLarge = dynamic_cast<const Json::out_of_range*>(&e) != nullptr;
        return false;
    }
    std::size_t byte = 0;
    bool tooLarge = false, tooDeep = false;

private:
    bool deeper() {
        tooDeep = ++m_depth > maxDepth;
        return !tooDeep;
    }
    int m_depth = 0;
};

} // namespace

Result<Json, ReadFailure> parse(std::string_view text) {
    Locator locator;
    if (!Json::sax_parse(text, &locator)) {
        if (locator.tooDeep) {
            ReadFailure failure = at(ReadError::TooDeep, text, tooDeepAt(text));
            failure.expected = maxDepth;
            return failure;
        }
        return at(locator.tooLarge ? ReadError::NumberTooLarge : ReadError::NotJson, text, locator.byte);
    }
    return Json::parse(text, nullptr, /*allow_exceptions=*/false);
}

ObjectReader::ObjectReader(const Json& object, std::string place)
    : m_object(object), m_place(std::move(place)) {
    if (!m_object.is_object()) {
        m_failure = ReadFailure{ReadError::ObjectExpected, m_place};
    }
}

bool ObjectReader::has(const char* key) const {
    return m_object.is_object() && m_object.contains(key);
}

const Json* ObjectReader::need(const char* key) {
    if (m_failure) return nullptr;
    if (const auto it = m_object.find(key); it != m_object.end()) return &*it;
    fail(ReadError::Missing, key);
    return nullptr;
}

std::string ObjectReader::placeOf(const std::string& key) const {
    return m_place.empty() ? key : m_place + "." + key;
}

void ObjectReader::fail(ReadError code, const std::string& key, std::string text) {
    if (!m_failure) m_failure = ReadFailure{code, placeOf(key), std::move(text)};
}

template <class M, class ReadCell>
void ObjectReader::readRows(const char* key, M& out, ReadCell&& readCell) {
    const Json* value = need(key);
    if (!value) return;
    if (!value->is_array() || value->empty() || !value->front().is_array() || value->front().empty())
        return fail(ReadError::RowsExpected, key);
    const auto rowCount = static_cast<Index>(value->size());
    const auto columnCount = static_cast<Index>(value->front().size());
    for (Index i = 0; i < rowCount; ++i) {
        const Json& row = (*value)[static_cast<std::size_t>(i)];
        if (!row.is_array()) return fail(ReadError::RowsExpected, key);
        if (static_cast<Index>(row.size()) != columnCount) {
            fail(ReadError::Ragged, key);
            m_failure->row = i;
            m_failure->found = static_cast<std::int64_t>(row.size());
            m_failure->expected = columnCount;
            return;
        }
    }
    M m(rowCount, columnCount);
    for (Index i = 0; i < rowCount; ++i)
        for (Index j = 0; j < columnCount; ++j)
            if (const auto code =
                    readCell((*value)[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)], m(i, j)))
                return fail(*code, std::string(key) + index(i) + index(j));
    out = std::move(m);
}

void ObjectReader::read(const char* key, Matrix& out) {
    readRows(key, out, [](const Json& cell, double& number) -> std::optional<ReadError> {
        if (!cell.is_number()) return ReadError::NumberExpected;
        number = cell.get<double>();
        return std::nullopt;
    });
}

void ObjectReader::read(const char* key, Mask& out) {
    readRows(key, out, [](const Json& cell, bool& visible) -> std::optional<ReadError> {
        if (!cell.is_boolean()) return ReadError::TrueFalseExpected;
        visible = cell.get<bool>();
        return std::nullopt;
    });
}

void ObjectReader::read(const char* key, bool& out) {
    const Json* value = need(key);
    if (!value) return;
    if (!value->is_boolean()) return fail(ReadError::TrueFalseExpected, key);
    out = value->get<bool>();
}

void ObjectReader::read(const char* key, int& out, int least, int most) {
    const Json* value = need(key);
    if (!value) return;
    if (!value->is_number_integer()) return fail(ReadError::IntegerExpected, key);
    const bool huge = value->is_number_unsigned() && value->get<std::uint64_t>() > 1'000'000'000u;
    const std::int64_t number = huge ? 1'000'000'000 : value->get<std::int64_t>();
    if (number < least || number > most) {
        fail(ReadError::OutOfRange, key);
        m_failure->found = number;
        m_failure->expected = most;
        return;
    }
    out = static_cast<int>(number);
}

void ObjectReader::allowOnly(std::initializer_list<const char*> keys) {
    if (m_failure) return;
    for (const auto& entry : m_object.items())
        if (std::ranges::none_of(keys, [&](const char* key) { return entry.key() == key; }))
            return fail(ReadError::UnknownKey, entry.key());
}

Json rows(const Matrix& m) {
    Json out = Json::array();
    for (Index i = 0; i < m.rows(); ++i) {
        Json row = Json::array();
        for (Index j = 0; j < m.cols(); ++j) row.push_back(m(i, j));
        out.push_back(std::move(row));
    }
    return out;
}

Json rows(const Mask& m) {
    Json out = Json::array();
    for (Index i = 0; i < m.rows(); ++i) {
        Json row = Json::array();
        for (Index j = 0; j < m.cols(); ++j) row.push_back(m(i, j));
        out.push_back(std::move(row));
    }
    return out;
}

} // namespace dikkat::json
