#include "core/io/file_kind.h"

#include "core/io/json_reader.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace dikkat {
namespace {

using json::Json;
using namespace std::string_view_literals;

struct Signature {
    std::string_view bytes;
    FileKind kind;
    std::size_t at = 0;
};

constexpr Signature kSignatures[] = {
    {"\x93NUMPY"sv, FileKind::NumPy},
    {"\x89HDF\r\n\x1a\n"sv, FileKind::Hdf5},
    {"GGUF"sv, FileKind::Gguf},
    {"lmgg"sv, FileKind::Gguf}, // its forerunners
    {"fmgg"sv, FileKind::Gguf},
    {"tjgg"sv, FileKind::Gguf},
    {"\x1f\x8b"sv, FileKind::Gzip},
    {"BZh"sv, FileKind::OtherArchive},
    {"\xfd"
     "7zXZ\0"sv,
     FileKind::OtherArchive},
    {"\x28\xb5\x2f\xfd"sv, FileKind::OtherArchive},
    {"7z\xbc\xaf\x27\x1c"sv, FileKind::OtherArchive},
    {"Rar!\x1a\x07"sv, FileKind::OtherArchive},
    {"ustar"sv, FileKind::OtherArchive, 257},
    {"%PDF-"sv, FileKind::Pdf},
    {"\x89PNG\r\n\x1a\n"sv, FileKind::Picture},
    {"\xff\xd8\xff"sv, FileKind::Picture},
    {"GIF8"sv, FileKind::Picture},
    {"\x7f"
     "ELF"sv,
     FileKind::Program},
    {"\xff\xfe"sv, FileKind::Utf16},
    {"\xfe\xff"sv, FileKind::Utf16},
};

std::uint64_t numberAfter(std::string_view text, std::string_view word) {
    const std::size_t at = text.find(word);
    std::uint64_t n = 0;
    if (at != std::string_view::npos)
        std::from_chars(text.data() + at + word.size(), text.data() + text.size(), n);
    return n;
}

/// A zip archive by the names of the files in it, which stand uncompressed in the text of the archive.
FileKind kindOfZip(std::string_view bytes) {
    const auto holds = [&](std::string_view name) { return bytes.find(name) != std::string_view::npos; };
    if (holds("/data.pkl")) return FileKind::PyTorch;
    if (holds("model.weights.h5")) return FileKind::Keras;
    if (holds("[Content_Types].xml") || holds("mimetypeapplication/vnd.oasis") || holds("word/document.xml"))
        return FileKind::Office;
    if (holds(".npy")) return FileKind::NumPyArchive;
    return FileKind::Zip;
}

/// Protocol 2 and later say so in the first two bytes and end with a full stop; older ones begin with a mark
/// or an opcode that text may begin with too and are left to isTextual.
bool isPickle(std::string_view bytes) {
    return bytes.size() > 2 && bytes[0] == '\x80' && bytes[1] >= 2 && bytes[1] <= 5;
}

/// Protocol 0 is text: a dictionary or list that is memoised first, or a class of PyTorch or the library.
bool isOldPickle(std::string_view text) {
    if (!text.ends_with('.') && text.find("\np0\n") == std::string_view::npos) return false;
    for (const std::string_view start : {"(dp", "(lp", "ccopy_reg\n", "ccollections\n", "ctorch"})
        if (text.starts_with(start)) return true;
    return false;
}

/// ONNX: field 1 (ir_version, a small number), then field 2 (producer_name) or 7 (graph), length-delimited.
bool isOnnx(std::string_view bytes) {
    return bytes.size() > 4 && bytes[0] == 0x08 && bytes[1] > 0 && bytes[1] < 32 &&
           (bytes[2] == 0x12 || bytes[2] == 0x3a) && bytes[3] != 0;
}

/// Length of the longest beginning that is UTF-8; a sequence that is cut off at the very end counts as whole.
bool isUtf8(std::string_view bytes, bool whole) {
    for (std::size_t i = 0; i < bytes.size();) {
        const auto lead = static_cast<unsigned char>(bytes[i]);
        const std::size_t length = lead < 0x80                   ? 1
                                   : lead >= 0xC2 && lead < 0xE0 ? 2
                                   : lead >= 0xE0 && lead < 0xF0 ? 3
                                   : lead >= 0xF0 && lead < 0xF5 ? 4
                                                                 : 0;
        if (length == 0) return false;
        for (std::size_t k = 1; k < length; ++k) {
            if (i + k >= bytes.size()) return !whole;
            if ((bytes[i + k] & 0xC0) != 0x80) return false;
        }
        i += length;
    }
    return true;
}

/// No zero byte and hardly any control character: somebody wrote this, in whatever encoding.
bool isTextual(std::string_view bytes) {
    std::size_t control = 0;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte == 0) return false;
        control += byte < 0x20 && c != '\n' && c != '\r' && c != '\t' && c != '\f' && c != '\x1b';
    }
    return control * 50 <= bytes.size();
}

/// Every second byte of a Latin text in UTF-16 without a mark is 0.
bool isUtf16WithoutMark(std::string_view bytes) {
    const std::size_t n = std::min<std::size_t>(bytes.size(), 512) / 2 * 2;
    if (n < 16) return false;
    std::size_t zeros[2] = {0, 0};
    for (std::size_t i = 0; i < n; ++i) zeros[i % 2] += bytes[i] == 0;
    return std::max(zeros[0], zeros[1]) * 10 >= n / 2 * 8 && std::min(zeros[0], zeros[1]) * 10 <= n / 2;
}

/// The first line that has something on it, cut to what a sentence can quote.
std::string beginningOf(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos) return {};
    std::string out;
    std::size_t characters = 0;
    for (const char c : text.substr(start)) {
        if (c == '\n' || c == '\r') break;
        const bool begins = (c & 0xC0) != 0x80;
        if (begins && ++characters > 60) return out + "…";
        if (static_cast<unsigned char>(c) >= 0x20 && c != '\x7f') out += c;
    }
    return out;
}

bool startsWithWord(std::string_view text, std::string_view word) {
    return text.size() >= word.size() &&
           std::equal(word.begin(), word.end(), text.begin(), [](char a, char b) {
               return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b + ('a' - 'A')) : b);
           });
}

/// JSON by its first keys; what was cut off does not matter for them.
FileFacts kindOfJson(std::string_view text, bool whole) {
    FileFacts out{FileKind::Json};
    const auto parsed =
        whole ? json::parse(text) : Result<Json, ReadFailure>(ReadFailure{ReadError::NotJson});
    if (!parsed) {
        const std::string_view start = text.substr(0, 4096);
        if (start.find("\"weight_map\"") != std::string_view::npos) out.kind = FileKind::ShardIndex;
        if (start.find("\"added_tokens\"") != std::string_view::npos) out.kind = FileKind::Tokenizer;
        return out;
    }
    if (!parsed->is_object()) return out;
    if (const auto map = parsed->find("weight_map"); map != parsed->end() && map->is_object()) {
        out.kind = FileKind::ShardIndex;
        std::set<std::string> files;
        for (const auto& [tensor, file] : map->items())
            if (file.is_string()) files.insert(file.get<std::string>());
        out.names.assign(files.begin(), files.end());
        return out;
    }
    if (parsed->contains("model_type") || parsed->contains("n_embd") || parsed->contains("hidden_size"))
        out.kind = FileKind::ModelConfig;
    const auto inner = parsed->find("model");
    if (inner != parsed->end() && inner->is_object() && inner->contains("vocab"))
        out.kind = FileKind::Tokenizer;
    if (parsed->size() > 8 &&
        std::ranges::all_of(*parsed, [](const Json& id) { return id.is_number_unsigned(); }))
        out.kind = FileKind::Tokenizer;
    return out;
}

FileFacts kindOfText(std::string_view bytes, bool whole) {
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    const std::size_t start = bytes.find_first_not_of(" \t\r\n");
    const std::string_view text = start == std::string_view::npos ? std::string_view() : bytes.substr(start);
    FileFacts out{FileKind::Text};
    if (text.starts_with("version https://git-lfs") || text.starts_with("version http://git-lfs") ||
        text.starts_with("version https://hawser")) {
        out.kind = FileKind::GitLfsPointer;
        out.size = numberAfter(text, "\nsize ");
    } else if (startsWithWord(text, "<!doctype html") || startsWithWord(text, "<html")) {
        out.kind = FileKind::Html;
    } else if (text.starts_with("#version: ")) { // merges.txt, vocab.bpe
        out.kind = FileKind::Tokenizer;
    } else if (isOldPickle(text)) {
        out.kind = FileKind::Pickle;
    } else if (text.starts_with('{') || text.starts_with('[')) {
        if (FileFacts json = kindOfJson(text, whole); json.kind != FileKind::Json || json::Json::accept(text))
            out = std::move(json);
    }
    out.beginning = beginningOf(text);
    return out;
}

} // namespace

bool isText(FileKind kind) {
    switch (kind) {
    case FileKind::Text:
    case FileKind::OtherText:
    case FileKind::Utf16: return true;
    case FileKind::Empty:
    case FileKind::GitLfsPointer:
    case FileKind::Html:
    case FileKind::ShardIndex:
    case FileKind::ModelConfig:
    case FileKind::Tokenizer:
    case FileKind::Json:
    case FileKind::PyTorch:
    case FileKind::Pickle:
    case FileKind::NumPy:
    case FileKind::NumPyArchive:
    case FileKind::Keras:
    case FileKind::Hdf5:
    case FileKind::Gguf:
    case FileKind::Onnx:
    case FileKind::Office:
    case FileKind::Zip:
    case FileKind::Gzip:
    case FileKind::OtherArchive:
    case FileKind::Pdf:
    case FileKind::Picture:
    case FileKind::Program:
    case FileKind::Binary: break;
    }
    return false;
}

bool isOfBytes(FileKind kind) {
    switch (kind) {
    case FileKind::Text:
    case FileKind::OtherText:
    case FileKind::Utf16:
    case FileKind::Empty:
    case FileKind::GitLfsPointer:
    case FileKind::Html:
    case FileKind::ShardIndex:
    case FileKind::ModelConfig:
    case FileKind::Tokenizer:
    case FileKind::Json: return false;
    case FileKind::PyTorch:
    case FileKind::Pickle:
    case FileKind::NumPy:
    case FileKind::NumPyArchive:
    case FileKind::Keras:
    case FileKind::Hdf5:
    case FileKind::Gguf:
    case FileKind::Onnx:
    case FileKind::Office:
    case FileKind::Zip:
    case FileKind::Gzip:
    case FileKind::OtherArchive:
    case FileKind::Pdf:
    case FileKind::Picture:
    case FileKind::Program:
    case FileKind::Binary: break;
    }
    return true;
}

FileFacts recognise(std::string_view bytes, bool whole) {
    if (bytes.empty()) return {FileKind::Empty};
    for (const Signature& s : kSignatures)
        if (bytes.size() > s.at && bytes.substr(s.at).starts_with(s.bytes)) return {s.kind};
    if (bytes.starts_with("PK\x03\x04") || bytes.starts_with("PK\x05\x06")) return {kindOfZip(bytes)};
    if (isPickle(bytes)) return {FileKind::Pickle};
    if (isUtf16WithoutMark(bytes)) return {FileKind::Utf16};
    if (isTextual(bytes))
        return isUtf8(bytes, whole) ? kindOfText(bytes, whole) : FileFacts{FileKind::OtherText};
    if (isOnnx(bytes)) return {FileKind::Onnx};
    return {FileKind::Binary};
}

} // namespace dikkat
