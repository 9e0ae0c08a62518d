#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dikkat::ui {

/// Why a file could not be written. The old file, when there was one, is untouched.
struct WriteProblem {
    enum class Kind {
        NoName,     ///< the path is empty or ends in /
        NoFolder,   ///< the folder does not exist
        IsFolder,   ///< the name belongs to a folder or a device
        NotAllowed, ///< read-only folder or file
        DiskFull,   ///< or a quota, or a limit on the size of files
        NoMemory,   ///< what was to be written did not fit into the memory
        Other,      ///< detail holds the system's words
    };
    Kind kind;
    QString path;
    QString detail{};
};

/// The one way this program writes files. All of `bytes` or nothing: into a new file beside `path`, which
/// then takes its name.
std::optional<WriteProblem> writeAtomically(const QString& path, std::string_view bytes);

/// The same answer before there is anything to write; the file stays as it is.
std::optional<WriteProblem> canWrite(const QString& path);

/// Why a file could not be read.
struct ReadProblem {
    enum class Kind { Missing, IsFolder, NotAllowed, TooLarge, Other };
    Kind kind;
    QString path;
    QString detail{};
};

/// Several files that belong together: none takes its place before all have been written.
std::optional<WriteProblem> writeTogether(const std::vector<std::pair<QString, std::string>>& files);

/// Everything in the file; files over `limit` bytes are refused before anything is read.
std::optional<ReadProblem> readWhole(const QString& path, std::string& bytes, qint64 limit = qint64(1) << 30);

/// A file and how it looked when it was last read or written here; any difference means that another program
/// has written it since.
struct FileOrigin {
    QString path;         ///< absolute; empty: no file yet
    qint64 modified = -1; ///< milliseconds since 1970
    qint64 size = -1;

    static FileOrigin of(const QString& path);
    friend bool operator==(const FileOrigin&, const FileOrigin&) = default;
};

/// One translated sentence each.
QString explain(const WriteProblem& problem);
QString explain(const ReadProblem& problem);

} // namespace dikkat::ui
