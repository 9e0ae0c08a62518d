#pragma once

#include "core/base/matrix.h"
#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// Why a safetensors file, one tensor of it, or something to be written was refused. The interface gives it
/// words.
enum class SafetensorsError {
    // opening
    CannotOpen, ///< does not exist or may not be read
    NotAFile,   ///< a directory or a device
    ReadFailed, ///< the file became shorter, or the disk failed
    // header
    TooShort,        ///< fewer than the 8 bytes of the header length; value = bytes there
    HeaderTooLong,   ///< value = stated header length, limit = the most accepted
    HeaderTruncated, ///< value = stated header length, limit = bytes left in the file
    HeaderNotJson,   ///< value = byte position in the header
    HeaderNotObject, ///< the JSON is not one object of objects as the format demands; tensor = entry, text =
                     ///< field
    DuplicateName,   ///< tensor or metadata key given twice; text = the key
    BadMetadata,     ///< metadata that is not a map from text to text; text = key
    MissingField,    ///< tensor = name, text = dtype, shape or data_offsets
    BadField,        ///< of the wrong kind or negative; tensor = name, text = field
    UnknownType,     ///< tensor = name, text = type
    // layout of the data
    ShapeTooLarge,    ///< shape product beyond what any file can hold; tensor = name
    SizeMismatch,     ///< tensor = name, value = bytes spanned, limit = bytes its shape needs
    OffsetOutOfRange, ///< tensor = name, value = offset, limit = bytes of data
    OffsetsReversed,  ///< tensor = name, value = begin, limit = end
    Overlap,          ///< tensor = name, value = its first byte, limit = end of the tensor before
    DataNotCovered,   ///< bytes of the data that belong to no tensor; value = from, limit = to
    // values
    NoSuchTensor,    ///< tensor = name
    UnsupportedType, ///< a known type that holds no floating-point numbers we read; tensor = name, text =
                     ///< type
    NotFinite,       ///< tensor = name, value = flat index of the first NaN or infinity
    WrongShape,      ///< tensor = name, text = shape there, for example [8, 24]
    // writing
    NotUtf8, ///< a name or metadata text that is not UTF-8; text = the key
};

/// One reason with what is needed to say it; fields have the meaning given at the error.
struct SafetensorsProblem {
    SafetensorsError error{};
    std::string tensor{};
    std::string text{};
    std::uint64_t value = 0;
    std::uint64_t limit = 0;

    bool operator==(const SafetensorsProblem&) const = default;
};

/// Element types of the format. Values are read from the first four; the others are only recognised.
enum class TensorType { F32, F64, F16, BF16, Bool, U8, I8, I16, U16, I32, U32, I64, U64, F8E4M3, F8E5M2 };

/// Name of a type as it stands in files, for example "F32".
std::string_view tensorTypeName(TensorType type);

/// Where one tensor lies and what it is.
struct TensorInfo {
    std::string name;
    TensorType type = TensorType::F32;
    std::vector<std::uint64_t> shape; ///< empty for a single number
    std::uint64_t begin = 0, end = 0; ///< bytes, counted from the end of the header
    std::uint64_t count = 0;          ///< product of the shape
};

/// An opened safetensors file: header read and checked completely, values read when asked for.
///
/// Strict: names are unique, tensors cover the data without gap or overlap, and nothing is allocated before
/// it was compared with the size of the file. Format: https://github.com/huggingface/safetensors.
class Safetensors {
public:
    static constexpr std::uint64_t kHeaderLimit =
        100'000'000; ///< bytes, as in the format's own implementation

    /// From a file; values are read from it later, so the file stays open.
    static Result<Safetensors, SafetensorsProblem> open(const std::filesystem::path& file);
    /// From bytes in memory, which are kept.
    static Result<Safetensors, SafetensorsProblem> parse(std::vector<std::byte> bytes);
    static Result<Safetensors, SafetensorsProblem> parse(std::string_view bytes);

    [[nodiscard]] const std::map<std::string, std::string>& metadata() const { return m_metadata; }
    [[nodiscard]] const std::vector<TensorInfo>& tensors() const { return m_tensors; } ///< sorted by name
    [[nodiscard]] const TensorInfo* find(std::string_view name) const; ///< nullptr if there is none

    /// All values of a tensor in row-major order, whatever its shape. NaN and infinity are refused.
    [[nodiscard]] Result<std::vector<float>, SafetensorsProblem> floats(std::string_view name) const;
    [[nodiscard]] Result<std::vector<double>, SafetensorsProblem> doubles(std::string_view name) const;
    /// A tensor of two dimensions, or of one as a single row (1, n). NaN and infinity are refused.
    [[nodiscard]] Result<Matrix, SafetensorsProblem> matrix(std::string_view name) const;
    [[nodiscard]] Result<MatrixOf<float>, SafetensorsProblem> matrixFloat(std::string_view name) const;

private:
    class Source;
    static Result<Safetensors, SafetensorsProblem> read(std::shared_ptr<Source> source);
    template <class Scalar>
    Result<std::vector<Scalar>, SafetensorsProblem> values(std::string_view name) const;
    template <class Scalar>
    Result<MatrixOf<Scalar>, SafetensorsProblem> matrixOf(std::string_view name) const;

    std::shared_ptr<Source> m_source;
    std::uint64_t m_dataStart = 0;
    std::map<std::string, std::string> m_metadata;
    std::vector<TensorInfo> m_tensors;
};

/// Collects tensors and metadata and gives the bytes of a file. The same content always gives the same bytes:
/// metadata by key; float64 before float32 (so that every value is aligned), then by name; header padded to 8
/// bytes.
class SafetensorsWriter {
public:
    void setMetadata(std::string key, std::string value) { m_metadata[std::move(key)] = std::move(value); }

    /// Row-major values; shape product must equal their number. The values are copied.
    void add(std::string name, std::vector<std::uint64_t> shape, std::span<const float> values);
    void add(std::string name, std::vector<std::uint64_t> shape, std::span<const double> values);
    void add(std::string name, const Matrix& matrix);          ///< (rows, columns) as F64
    void add(std::string name, const MatrixOf<float>& matrix); ///< (rows, columns) as F32

    /// Refused are names given twice, NaN and infinity, a wrong number of values, and text that is not UTF-8.
    [[nodiscard]] Result<std::vector<std::byte>, SafetensorsProblem> serialise() const;
    /// The same bytes as text, for callers that write strings.
    [[nodiscard]] Result<std::string, SafetensorsProblem> serialiseText() const;

private:
    struct Entry {
        std::string name;
        std::vector<std::uint64_t> shape;
        std::vector<float> floats;
        std::vector<double> doubles;
        bool isDouble = false;
    };
    std::map<std::string, std::string> m_metadata;
    std::vector<Entry> m_entries;
};

/// "[8, 24]" for messages.
std::string shapeText(std::span<const std::uint64_t> shape);

} // namespace dikkat
