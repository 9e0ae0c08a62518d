#include "core/io/open_file.h"

#include "core/lesson/lesson_state.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>

namespace dikkat {
namespace {

using Problem = ModelFileProblem;
using Error = ModelFileError;

ReadFailure failure(Problem why) {
    ReadFailure f{ReadError::Model};
    f.model = std::make_shared<const Problem>(std::move(why));
    return f;
}

/// Whether a name says that there should be a session or a model in the file.
bool namedAsModel(const std::filesystem::path& path) {
    std::string end = path.extension().string();
    std::ranges::transform(end, end.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 32) : c; });
    constexpr std::string_view ends[] = {".dikkat", ".safetensors", ".pt",   ".pth", ".ckpt",
                                         ".bin",    ".gguf",        ".onnx", ".h5",  ".keras",
                                         ".npz",    ".npy",         ".pkl"};
    return std::ranges::find(ends, end) != std::end(ends);
}

FileFacts factsOf(const std::filesystem::path& path) {
    std::ifstream stream(path, std::ios::binary);
    std::string bytes(kFileKindBytes, '\0');
    stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(stream.gcount()));
    return recognise(bytes, stream.peek() == std::ifstream::traits_type::eof());
}

/// "model-00002-of-00005": the second of five parts.
std::optional<std::pair<std::int64_t, std::int64_t>> partOf(const std::filesystem::path& path) {
    const std::string stem = path.stem().string();
    const std::size_t of = stem.rfind("-of-");
    if (of == std::string::npos || of < 6) return std::nullopt;
    const std::size_t dash = stem.rfind('-', of - 1);
    if (dash == std::string::npos) return std::nullopt;
    const auto number = [](std::string_view digits) {
        std::int64_t n = 0;
        const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), n);
        return failed == std::errc() && end == digits.data() + digits.size() ? n : 0;
    };
    const std::string_view all = stem;
    const std::int64_t which = number(all.substr(dash + 1, of - dash - 1)),
                       count = number(all.substr(of + 4));
    if (which < 1 || count < 2) return std::nullopt;
    return std::pair(which, count);
}

/// Whether a file that is no sound container was never meant to be one: its header is not there at all.
bool isOtherKind(SafetensorsError error) {
    return error == SafetensorsError::TooShort || error == SafetensorsError::HeaderTooLong ||
           error == SafetensorsError::HeaderTruncated || error == SafetensorsError::HeaderNotJson;
}

} // namespace

Result<Safetensors, ModelFileProblem> openContainer(const std::filesystem::path& path) {
    auto file = Safetensors::open(path);
    if (!file) {
        Problem p{Error::Container};
        p.container = file.error();
        if (isOtherKind(file.error().error)) {
            p.facts = factsOf(path);
            if (p.facts.kind != FileKind::Binary) p.error = Error::NotAModel;
        }
        return p;
    }
    if (const auto part = partOf(path); part && !file->metadata().contains("dikkat.model")) {
        Problem p{Error::Part};
        p.found = part->first;
        p.expected = part->second;
        return p;
    }
    return std::move(file).value();
}

bool isDataText(const std::filesystem::path& path) {
    const auto file = openContainer(path);
    if (file || file.error().error != Error::NotAModel || namedAsModel(path)) return false;
    const FileKind kind = file.error().facts.kind;
    return isText(kind) || kind == FileKind::Html || kind == FileKind::Json || kind == FileKind::Empty;
}

Result<OpenedFile, ReadFailure> openFile(const std::filesystem::path& path, const ModelFileOptions& options) {
    OpenedFile out{OpenedAs::Session, {chapterExample(), {}}};
    const auto file = openContainer(path);
    if (!file) {
        if (!isDataText(path)) return failure(file.error());
        out.as = OpenedAs::Text;
        return out;
    }
    auto session = readSession(*file);
    if (session) {
        out.session = std::move(session).value();
        return out;
    }
    if (session.error().code != ReadError::NotASession) return session.error();
    auto lab = readLab(*file, path.stem().string(), withNeighbours(options, *file, path));
    if (!lab) return failure(lab.error());
    if (!lab->model) { // a container with nothing of ours in it: say what is in it
        auto model = readModel(*file);
        return model ? session.error() : failure(model.error());
    }
    out.as = OpenedAs::Model;
    out.session.lab = std::move(lab).value();
    return out;
}

} // namespace dikkat
