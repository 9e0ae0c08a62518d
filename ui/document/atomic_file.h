#pragma once

#include <QString>
#include <optional>
#include <string>
#include <string_view>

namespace dikkat::ui {

/// Why a file could not be written. The old file, when there was one, is untouched.
struct WriteProblem {
    enum class Kind {
        NoFolder,   ///< the folder does not exist
        IsFolder,   ///< the name belongs to a folder or a device
        NotAllowed, ///< read-only folder or file
        DiskFull,
        Other, ///< detail holds the system's words
    };
    Kind kind;
    QString path;
    QString detail{};
};

/// Writes all of `bytes` or nothing: into a new file beside `path`, which then takes its name.
std::optional<WriteProblem> writeAtomically(const QString& path, std::string_view bytes);

/// Why a file could not be read.
struct ReadProblem {
    enum class Kind { Missing, IsFolder, NotAllowed, TooLarge, Other };
    Kind kind;
    QString path;
    QString detail{};
};

/// Everything in the file; files over `limit` bytes are refused before anything is read.
std::optional<ReadProblem> readWhole(const QString& path, std::string& bytes, qint64 limit = qint64(1) << 30);

/// One translated sentence each.
QString explain(const WriteProblem& problem);
QString explain(const ReadProblem& problem);

} // namespace dikkat::ui
