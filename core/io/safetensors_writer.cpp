#include "core/io/safetensors.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>

namespace dikkat {
namespace {

/// Text in JSON quotes, or nothing if it is not UTF-8.
std::optional<std::string> quoted(const std::string& text) {
    try {
        return nlohmann::json(text).dump();
    } catch (const nlohmann::json::exception&) {
        return std::nullopt;
    }
}

std::string number(std::uint64_t n) {
    char digits[24];
    return {digits, std::to_chars(digits, digits + sizeof digits, n).ptr};
}

/// Lowest byte first, on any machine.
template <class Word>
void put(std::string& out, Word word) {
    for (std::size_t i = 0; i < sizeof(Word); ++i) out += static_cast<char>((word >> (8 * i)) & 0xFFU);
}

/// All values; on most machines their bytes are already in the order of the file.
template <class Word, class Scalar>
void putAll(std::string& out, const std::vector<Scalar>& values) {
    if constexpr (std::endian::native == std::endian::little)
        out.append(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Scalar));
    else
        for (const Scalar v : values) put(out, std::bit_cast<Word>(v));
}

template <class Scalar>
std::optional<std::uint64_t> firstNotFinite(const std::vector<Scalar>& values) {
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!std::isfinite(values[i])) return i;
    return std::nullopt;
}

} // namespace

void SafetensorsWriter::add(std::string name, std::vector<std::uint64_t> shape,
                            std::span<const float> values) {
    m_entries.push_back({std::move(name), std::move(shape), {values.begin(), values.end()}, {}, false});
}
void SafetensorsWriter::add(std::string name, std::vector<std::uint64_t> shape,
                            std::span<const double> values) {
    m_entries.push_back({std::move(name), std::move(shape), {}, {values.begin(), values.end()}, true});
}
void SafetensorsWriter::add(std::string name, const Matrix& m) {
    add(std::move(name), {static_cast<std::uint64_t>(m.rows()), static_cast<std::uint64_t>(m.cols())},
        std::span(m.data(), static_cast<std::size_t>(m.size())));
}
void SafetensorsWriter::add(std::string name, const MatrixOf<float>& m) {
    add(std::move(name), {static_cast<std::uint64_t>(m.rows()), static_cast<std::uint64_t>(m.cols())},
        std::span(m.data(), static_cast<std::size_t>(m.size())));
}

Result<std::string, SafetensorsProblem> SafetensorsWriter::serialiseText() const {
    std::vector<const Entry*> order;
    for (const Entry& e : m_entries) order.push_back(&e);
    // float64 first, then float32: with the header padded to 8 bytes every value is aligned
    std::sort(order.begin(), order.end(), [](const Entry* a, const Entry* b) {
        return a->isDouble != b->isDouble ? a->isDouble : a->name < b->name;
    });

    std::string header = "{", separator;
    if (!m_metadata.empty()) {
        header += "\"__metadata__\":{";
        for (const auto& [key, value] : m_metadata) {
            const auto k = quoted(key), v = quoted(value);
            if (!k || !v) return SafetensorsProblem{SafetensorsError::NotUtf8, {}, key};
            header += separator + *k + ":" + *v;
            separator = ",";
        }
        header += "}";
    }
    std::uint64_t offset = 0;
    std::vector<std::string_view> names;
    for (const Entry* e : order) {
        std::uint64_t count = 1;
        for (const std::uint64_t size : e->shape) count *= size;
        const std::uint64_t given = e->isDouble ? e->doubles.size() : e->floats.size();
        if (count != given)
            return SafetensorsProblem{SafetensorsError::SizeMismatch, e->name, shapeText(e->shape), given,
                                      count};
        if (const auto at = e->isDouble ? firstNotFinite(e->doubles) : firstNotFinite(e->floats))
            return SafetensorsProblem{SafetensorsError::NotFinite, e->name, {}, *at};
        const auto name = quoted(e->name);
        if (!name) return SafetensorsProblem{SafetensorsError::NotUtf8, {}, e->name};
        names.push_back(e->name);
        const std::uint64_t end = offset + given * (e->isDouble ? 8 : 4);
        header += separator + *name + ":{\"dtype\":\"" + (e->isDouble ? "F64" : "F32") + "\",\"shape\":[";
        for (std::size_t i = 0; i < e->shape.size(); ++i) {
            if (i > 0) header += ',';
            header += number(e->shape[i]);
        }
        header += "],\"data_offsets\":[" + number(offset) + "," + number(end) + "]}";
        separator = ",";
        offset = end;
    }
    header += "}";
    std::sort(names.begin(), names.end());
    if (const auto twice = std::adjacent_find(names.begin(), names.end()); twice != names.end())
        return SafetensorsProblem{SafetensorsError::DuplicateName, std::string(*twice), std::string(*twice)};
    while (header.size() % 8 != 0) header += ' ';

    std::string out;
    out.reserve(8 + header.size() + offset);
    put(out, static_cast<std::uint64_t>(header.size()));
    out += header;
    for (const Entry* e : order) {
        putAll<std::uint32_t>(out, e->floats);
        putAll<std::uint64_t>(out, e->doubles);
    }
    return out;
}

Result<std::vector<std::byte>, SafetensorsProblem> SafetensorsWriter::serialise() const {
    const auto text = serialiseText();
    if (!text) return text.error();
    const auto raw = std::as_bytes(std::span(*text));
    return std::vector<std::byte>(raw.begin(), raw.end());
}

} // namespace dikkat
