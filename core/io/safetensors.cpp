#include "core/io/safetensors.h"

#include "core/io/safetensors_header.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <fstream>
#include <mutex>

namespace dikkat {
namespace {

/// An unsigned number of sizeof(Word) bytes, lowest byte first, on any machine.
template <class Word>
Word littleEndian(const std::byte* at) {
    Word word = 0;
    for (std::size_t i = 0; i < sizeof(Word); ++i)
        word = static_cast<Word>(word | (std::to_integer<Word>(at[i]) << (8 * i)));
    return word;
}

/// IEEE half precision: 1 sign, 5 exponent, 10 fraction bits.
float halfToFloat(std::uint16_t half) {
    const float sign = (half & 0x8000U) != 0 ? -1.0F : 1.0F;
    const int exponent = (half >> 10) & 0x1F;
    const auto fraction = static_cast<float>(half & 0x3FF);
    if (exponent == 31) return fraction == 0 ? sign * std::numeric_limits<float>::infinity() : std::nanf("");
    if (exponent == 0) return sign * std::ldexp(fraction, -24);
    return sign * std::ldexp(1024.0F + fraction, exponent - 25);
}

template <class Scalar, class Word, class Convert>
std::optional<std::uint64_t> decodeEach(const std::byte* raw, std::uint64_t n, Scalar* out, Convert convert) {
    for (std::uint64_t i = 0; i < n; ++i) {
        out[i] = static_cast<Scalar>(convert(littleEndian<Word>(raw + i * sizeof(Word))));
        if (!std::isfinite(out[i])) return i;
    }
    return std::nullopt;
}

/// n values of one of the four types that are read; the index of the first NaN or infinity, if there is one.
template <class Scalar>
std::optional<std::uint64_t> decodeAll(TensorType type, const std::byte* raw, std::uint64_t n, Scalar* out) {
    const auto toFloat = [](std::uint32_t bits) { return std::bit_cast<float>(bits); };
    switch (type) {
    case TensorType::F32: return decodeEach<Scalar, std::uint32_t>(raw, n, out, toFloat);
    case TensorType::F64:
        return decodeEach<Scalar, std::uint64_t>(raw, n, out,
                                                 [](std::uint64_t b) { return std::bit_cast<double>(b); });
    case TensorType::F16: return decodeEach<Scalar, std::uint16_t>(raw, n, out, halfToFloat);
    default: // BF16: the upper half of a float
        return decodeEach<Scalar, std::uint16_t>(raw, n, out, [&](std::uint16_t upper) {
            return toFloat(static_cast<std::uint32_t>(upper) << 16);
        });
    }
}

} // namespace

/// Where bytes come from: memory, or a file that is read piece by piece. Safe to read from several threads.
class Safetensors::Source {
public:
    explicit Source(std::vector<std::byte> bytes) : m_bytes(std::move(bytes)), m_size(m_bytes.size()) {}
    Source(std::ifstream file, std::uint64_t size) : m_file(std::move(file)), m_size(size) {}

    [[nodiscard]] std::uint64_t size() const { return m_size; }

    /// Fills `out` from byte `from`; the caller has checked that it lies inside. False if the file cannot be
    /// read.
    bool read(std::uint64_t from, std::span<std::byte> out) {
        if (out.empty()) return true;
        if (!m_bytes.empty()) {
            std::memcpy(out.data(), m_bytes.data() + from, out.size());
            return true;
        }
        const std::scoped_lock lock(m_mutex);
        m_file.clear();
        m_file.seekg(static_cast<std::streamoff>(from));
        m_file.read(reinterpret_cast<char*>(out.data()), static_cast<std::streamsize>(out.size()));
        return m_file.gcount() == static_cast<std::streamsize>(out.size());
    }

private:
    std::vector<std::byte> m_bytes;
    std::ifstream m_file;
    std::mutex m_mutex;
    std::uint64_t m_size;
};

Result<Safetensors, SafetensorsProblem> Safetensors::open(const std::filesystem::path& file) {
    std::error_code failed;
    const auto status = std::filesystem::status(file, failed);
    if (failed || !std::filesystem::exists(status)) return SafetensorsProblem{SafetensorsError::CannotOpen};
    if (!std::filesystem::is_regular_file(status)) return SafetensorsProblem{SafetensorsError::NotAFile};
    const std::uint64_t size = std::filesystem::file_size(file, failed);
    std::ifstream stream(file, std::ios::binary);
    if (failed || !stream) return SafetensorsProblem{SafetensorsError::CannotOpen};
    return read(std::make_shared<Source>(std::move(stream), size));
}

Result<Safetensors, SafetensorsProblem> Safetensors::parse(std::vector<std::byte> bytes) {
    return read(std::make_shared<Source>(std::move(bytes)));
}

Result<Safetensors, SafetensorsProblem> Safetensors::parse(std::string_view bytes) {
    const auto raw = std::as_bytes(std::span(bytes));
    return parse(std::vector<std::byte>(raw.begin(), raw.end()));
}

Result<Safetensors, SafetensorsProblem> Safetensors::read(std::shared_ptr<Source> source) {
    const std::uint64_t size = source->size();
    if (size < 8) return SafetensorsProblem{SafetensorsError::TooShort, {}, {}, size, 8};
    std::byte prefix[8];
    if (!source->read(0, prefix)) return SafetensorsProblem{SafetensorsError::ReadFailed};
    const auto length = littleEndian<std::uint64_t>(prefix);
    if (length > kHeaderLimit)
        return SafetensorsProblem{SafetensorsError::HeaderTooLong, {}, {}, length, kHeaderLimit};
    if (length > size - 8)
        return SafetensorsProblem{SafetensorsError::HeaderTruncated, {}, {}, length, size - 8};
    std::string json(static_cast<std::size_t>(length), '\0');
    if (!source->read(8, std::as_writable_bytes(std::span(json))))
        return SafetensorsProblem{SafetensorsError::ReadFailed};

    auto header = detail::parseHeader(json);
    if (!header) return header.error();
    Safetensors out;
    out.m_dataStart = 8 + length;
    out.m_metadata = std::move(header.value().metadata);
    out.m_tensors = std::move(header.value().tensors);
    if (auto problem = detail::checkLayout(out.m_tensors, size - out.m_dataStart)) return *problem;
    out.m_source = std::move(source);
    return out;
}

const TensorInfo* Safetensors::find(std::string_view name) const {
    const auto at = std::lower_bound(m_tensors.begin(), m_tensors.end(), name,
                                     [](const TensorInfo& t, std::string_view n) { return t.name < n; });
    return at != m_tensors.end() && at->name == name ? &*at : nullptr;
}

template <class Scalar>
Result<std::vector<Scalar>, SafetensorsProblem> Safetensors::values(std::string_view name) const {
    const TensorInfo* t = find(name);
    if (t == nullptr) return SafetensorsProblem{SafetensorsError::NoSuchTensor, std::string(name)};
    if (t->type != TensorType::F32 && t->type != TensorType::F64 && t->type != TensorType::F16 &&
        t->type != TensorType::BF16)
        return SafetensorsProblem{SafetensorsError::UnsupportedType, t->name,
                                  std::string(tensorTypeName(t->type))};

    const std::uint64_t width = detail::typeSize(t->type);
    std::vector<Scalar> out(static_cast<std::size_t>(t->count));
    constexpr std::uint64_t chunk = 1 << 16; // values at a time: the raw bytes never exist twice
    std::vector<std::byte> raw(static_cast<std::size_t>(std::min(chunk, t->count) * width));
    for (std::uint64_t from = 0; from < t->count; from += chunk) {
        const std::uint64_t n = std::min(chunk, t->count - from);
        if (!m_source->read(m_dataStart + t->begin + from * width, std::span(raw).first(n * width)))
            return SafetensorsProblem{SafetensorsError::ReadFailed, t->name};
        if (const auto bad = decodeAll<Scalar>(t->type, raw.data(), n, out.data() + from))
            return SafetensorsProblem{SafetensorsError::NotFinite, t->name, {}, from + *bad};
    }
    return out;
}

template <class Scalar>
Result<MatrixOf<Scalar>, SafetensorsProblem> Safetensors::matrixOf(std::string_view name) const {
    const TensorInfo* t = find(name);
    if (t != nullptr && (t->shape.empty() || t->shape.size() > 2))
        return SafetensorsProblem{SafetensorsError::WrongShape, t->name, shapeText(t->shape)};
    auto read = values<Scalar>(name);
    if (!read) return read.error();
    const auto rows = t->shape.size() == 2 ? static_cast<Index>(t->shape[0]) : Index{1};
    const auto columns = static_cast<Index>(t->shape.back());
    return MatrixOf<Scalar>(Eigen::Map<const MatrixOf<Scalar>>(read.value().data(), rows, columns));
}

Result<std::vector<float>, SafetensorsProblem> Safetensors::floats(std::string_view name) const {
    return values<float>(name);
}
Result<std::vector<double>, SafetensorsProblem> Safetensors::doubles(std::string_view name) const {
    return values<double>(name);
}
Result<Matrix, SafetensorsProblem> Safetensors::matrix(std::string_view name) const {
    return matrixOf<double>(name);
}
Result<MatrixOf<float>, SafetensorsProblem> Safetensors::matrixFloat(std::string_view name) const {
    return matrixOf<float>(name);
}

} // namespace dikkat
