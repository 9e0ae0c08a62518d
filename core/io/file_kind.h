#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace dikkat {

/// What a file is that holds no model, told by its first bytes.
enum class FileKind {
    Empty,
    Text,          ///< UTF-8 without anything more special
    OtherText,     ///< bytes of a text in an older encoding, Windows-1254 for example
    Utf16,         ///< a text in UTF-16
    GitLfsPointer, ///< stands in place of a file that was not fetched; size = what it stands for
    Html,          ///< a web page
    ShardIndex,    ///< model.safetensors.index.json: names = the files with the parts
    ModelConfig,   ///< config.json of a model
    Tokenizer,     ///< tokenizer.json, vocab.json or merges.txt
    Json,          ///< any other JSON
    PyTorch,       ///< torch.save: a zip archive with pickles (.pt, .pth, .ckpt, .bin)
    Pickle,        ///< torch.save before 1.6, or anything else that Python pickled
    NumPy,         ///< .npy
    NumPyArchive,  ///< .npz
    Keras,         ///< .keras, an archive
    Hdf5,          ///< .h5
    Gguf,          ///< llama.cpp
    Onnx,          ///< a protocol buffer that begins like ONNX
    Office,        ///< a document, table or slides: .docx, .odt …
    Zip,           ///< any other zip archive
    Gzip,
    OtherArchive, ///< tar, bzip2, xz, zstd, 7z, rar
    Pdf,
    Picture,
    Program, ///< an executable
    Binary   ///< none of these
};

struct FileFacts {
    FileKind kind = FileKind::Binary;
    std::uint64_t size = 0;           ///< see GitLfsPointer
    std::vector<std::string> names{}; ///< see ShardIndex; sorted, each once
    std::string beginning{}; ///< of texts: the first line, at most 60 characters, without control characters
};

/// Looks at the first bytes of a file: kFileKindBytes of them tell everything, fewer if the file is shorter.
/// `whole` says that there are no more.
FileFacts recognise(std::string_view bytes, bool whole);
inline constexpr std::size_t kFileKindBytes = 1U << 20;

/// Whether the file may be data to learn from: whoever reads it then says what is wrong with its encoding.
[[nodiscard]] bool isText(FileKind kind);
/// Whether it is nothing that was ever written as text.
[[nodiscard]] bool isOfBytes(FileKind kind);

} // namespace dikkat
