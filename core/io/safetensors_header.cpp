#include "core/io/safetensors_header.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <limits>
#include <set>

namespace dikkat {
namespace {

struct TypeRow {
    TensorType type;
    std::string_view name;
    std::uint64_t bytes;
};

constexpr TypeRow kTypes[] = {
    {TensorType::F32, "F32", 4},   {TensorType::F64, "F64", 8},        {TensorType::F16, "F16", 2},
    {TensorType::BF16, "BF16", 2}, {TensorType::Bool, "BOOL", 1},      {TensorType::U8, "U8", 1},
    {TensorType::I8, "I8", 1},     {TensorType::I16, "I16", 2},        {TensorType::U16, "U16", 2},
    {TensorType::I32, "I32", 4},   {TensorType::U32, "U32", 4},        {TensorType::I64, "I64", 8},
    {TensorType::U64, "U64", 8},   {TensorType::F8E4M3, "F8_E4M3", 1}, {TensorType::F8E5M2, "F8_E5M2", 1},
};

constexpr std::string_view kMetadata = "__metadata__";

/// Takes the events of the JSON parser in the order of the text and refuses at the first thing out of place.
class HeaderEvents : public nlohmann::json_sax<nlohmann::json> {
public:
    detail::RawHeader header;
    std::optional<SafetensorsProblem> problem;

    bool start_object(std::size_t) override {
        if (m_place == Place::Start) return go(Place::Root);
        if (m_place == Place::Root && m_key == kMetadata) return go(Place::Metadata);
        if (m_place == Place::Root) {
            m_tensor = {};
            m_tensor.name = m_key;
            m_fields.clear();
            return go(Place::Tensor);
        }
        return misplaced();
    }

    bool end_object() override {
        if (m_place == Place::Root) return go(Place::Done);
        if (m_place == Place::Tensor) {
            for (const char* field : {"dtype", "shape", "data_offsets"})
                if (!m_fields.contains(field))
                    return refuse({SafetensorsError::MissingField, m_tensor.name, field});
            header.tensors.push_back(std::move(m_tensor));
        }
        return go(Place::Root);
    }

    bool key(string_t& key) override {
        m_key = key;
        if (m_place == Place::Root && !m_names.insert(key).second)
            return refuse({SafetensorsError::DuplicateName, key, key});
        if (m_place == Place::Metadata && !m_metadataKeys.insert(key).second)
            return refuse({SafetensorsError::DuplicateName, std::string(kMetadata), key});
        if (m_place == Place::Tensor) {
            if (!m_fields.insert(key).second)
                return refuse({SafetensorsError::DuplicateName, m_tensor.name, key});
            if (key != "dtype" && key != "shape" && key != "data_offsets")
                return refuse({SafetensorsError::BadField, m_tensor.name, key});
        }
        return true;
    }

    bool string(string_t& value) override {
        if (m_place == Place::Metadata) {
            header.metadata.emplace(m_key, value);
            return true;
        }
        if (m_place != Place::Tensor || m_key != "dtype") return misplaced();
        for (const auto& row : kTypes)
            if (row.name == value) {
                m_tensor.type = row.type;
                return true;
            }
        return refuse({SafetensorsError::UnknownType, m_tensor.name, value});
    }

    bool start_array(std::size_t) override {
        if (m_place != Place::Tensor || m_key == "dtype") return misplaced();
        m_numbers.clear();
        return go(Place::Numbers);
    }

    bool end_array() override {
        if (m_key == "shape") {
            m_tensor.shape = m_numbers;
        } else {
            if (m_numbers.size() != 2) return misplaced();
            m_tensor.begin = m_numbers[0];
            m_tensor.end = m_numbers[1];
        }
        return go(Place::Tensor);
    }

    bool number_unsigned(number_unsigned_t value) override {
        if (m_place != Place::Numbers) return misplaced();
        m_numbers.push_back(value);
        return true;
    }

    bool number_integer(number_integer_t) override { return misplaced(); } // a negative number
    bool number_float(number_float_t, const string_t&) override { return misplaced(); }
    /// "__metadata__": null is written by some tools and means the same as none.
    bool null() override { return m_place == Place::Root && m_key == kMetadata ? true : misplaced(); }
    bool boolean(bool) override { return misplaced(); }
    bool binary(binary_t&) override { return misplaced(); }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
        return refuse({SafetensorsError::HeaderNotJson, {}, {}, position});
    }

private:
    enum class Place { Start, Root, Metadata, Tensor, Numbers, Done };

    bool go(Place place) {
        m_place = place;
        return true;
    }

    bool refuse(SafetensorsProblem why) {
        problem = std::move(why);
        return false;
    }

    /// A value where another kind belongs.
    bool misplaced() {
        switch (m_place) {
        case Place::Metadata: return refuse({SafetensorsError::BadMetadata, {}, m_key});
        case Place::Tensor:
        case Place::Numbers: return refuse({SafetensorsError::BadField, m_tensor.name, m_key});
        case Place::Root:
            if (m_key == kMetadata) return refuse({SafetensorsError::BadMetadata, {}, m_key});
            return refuse({SafetensorsError::HeaderNotObject, m_key});
        case Place::Start:
        case Place::Done: break;
        }
        return refuse({SafetensorsError::HeaderNotObject});
    }

    Place m_place = Place::Start;
    std::string m_key;
    TensorInfo m_tensor;
    std::vector<std::uint64_t> m_numbers;
    std::set<std::string, std::less<>> m_names, m_metadataKeys, m_fields;
};

/// Product of the shape, or nothing when it does not fit or one size alone is beyond what any file can hold.
std::optional<std::uint64_t> countOf(std::span<const std::uint64_t> shape) {
    constexpr std::uint64_t most = std::uint64_t{1} << 48;
    if (std::any_of(shape.begin(), shape.end(), [](std::uint64_t size) { return size > most; }))
        return std::nullopt;
    if (std::find(shape.begin(), shape.end(), 0) != shape.end()) return 0;
    std::uint64_t n = 1;
    for (const std::uint64_t size : shape) {
        if (n > std::numeric_limits<std::uint64_t>::max() / size) return std::nullopt;
        n *= size;
    }
    return n;
}

} // namespace

std::string_view tensorTypeName(TensorType type) {
    for (const auto& row : kTypes)
        if (row.type == type) return row.name;
    return {};
}

std::string shapeText(std::span<const std::uint64_t> shape) {
    std::string out = "[";
    for (std::size_t i = 0; i < shape.size(); ++i) {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, shape[i]).ptr;
        if (i > 0) out += ", ";
        out.append(digits, end);
    }
    return out + "]";
}

namespace detail {

std::uint64_t typeSize(TensorType type) {
    for (const auto& row : kTypes)
        if (row.type == type) return row.bytes;
    return 0;
}

Result<RawHeader, SafetensorsProblem> parseHeader(std::string_view json) {
    if (json.empty() || json.front() != '{') {
        // the format wants '{' as the first byte; other JSON is told apart from no JSON at all
        if (nlohmann::json::accept(json) && json.size() < 4096)
            return SafetensorsProblem{SafetensorsError::HeaderNotObject};
        return SafetensorsProblem{SafetensorsError::HeaderNotJson};
    }
    HeaderEvents events;
    if (!nlohmann::json::sax_parse(json, &events))
        return events.problem.value_or(SafetensorsProblem{SafetensorsError::HeaderNotJson});
    return std::move(events.header);
}

std::optional<SafetensorsProblem> checkLayout(std::vector<TensorInfo>& tensors, std::uint64_t dataSize) {
    for (TensorInfo& t : tensors) {
        if (t.begin > t.end)
            return SafetensorsProblem{SafetensorsError::OffsetsReversed, t.name, {}, t.begin, t.end};
        if (t.end > dataSize)
            return SafetensorsProblem{SafetensorsError::OffsetOutOfRange, t.name, {}, t.end, dataSize};
        const auto count = countOf(t.shape);
        const std::uint64_t size = typeSize(t.type);
        if (!count || *count > std::numeric_limits<std::uint64_t>::max() / size)
            return SafetensorsProblem{SafetensorsError::ShapeTooLarge, t.name, shapeText(t.shape)};
        if (*count * size != t.end - t.begin)
            return SafetensorsProblem{SafetensorsError::SizeMismatch, t.name, shapeText(t.shape),
                                      t.end - t.begin, *count * size};
        t.count = *count;
    }
    std::sort(tensors.begin(), tensors.end(), [](const TensorInfo& a, const TensorInfo& b) {
        return std::tie(a.begin, a.end, a.name) < std::tie(b.begin, b.end, b.name);
    });
    std::uint64_t position = 0;
    for (const TensorInfo& t : tensors) {
        if (t.begin < position)
            return SafetensorsProblem{SafetensorsError::Overlap, t.name, {}, t.begin, position};
        if (t.begin > position)
            return SafetensorsProblem{SafetensorsError::DataNotCovered, {}, {}, position, t.begin};
        position = t.end;
    }
    if (position != dataSize)
        return SafetensorsProblem{SafetensorsError::DataNotCovered, {}, {}, position, dataSize};
    std::sort(tensors.begin(), tensors.end(),
              [](const TensorInfo& a, const TensorInfo& b) { return a.name < b.name; });
    return std::nullopt;
}

} // namespace detail
} // namespace dikkat
