#include "ui/document/atomic_file.h"

#include "ui/i18n/brief.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <cerrno>
#include <memory>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Files)
};

/// `code` is errno right after what failed: Qt tells a full disk by itself, a quota or a limit it does not.
WriteProblem::Kind kindOf(const QSaveFile& file, const QFileInfo& target, int code) {
    bool full = file.error() == QFileDevice::ResourceError || code == ENOSPC || code == EFBIG;
#ifdef EDQUOT
    full = full || code == EDQUOT;
#endif
    if (full) return WriteProblem::Kind::DiskFull;
    const bool opening =
        file.error() == QFileDevice::OpenError || file.error() == QFileDevice::PermissionsError;
    const bool readOnly =
        !QFileInfo(target.absolutePath()).isWritable() || (target.exists() && !target.isWritable());
    return opening || readOnly ? WriteProblem::Kind::NotAllowed : WriteProblem::Kind::Other;
}

/// What can be seen without trying.
std::optional<WriteProblem> wrongName(const QFileInfo& target, const QString& path) {
    if (target.fileName().isEmpty()) return WriteProblem{WriteProblem::Kind::NoName, path};
    if (!target.absoluteDir().exists()) return WriteProblem{WriteProblem::Kind::NoFolder, path};
    if (target.exists() && !target.isFile()) return WriteProblem{WriteProblem::Kind::IsFolder, path};
    return std::nullopt;
}

/// commit() does not notice when the last flush of its buffer fails, and would put half a file in the old
/// one's place: so the buffer is emptied, and looked after, before.
bool fill(QSaveFile& file, std::string_view bytes) {
    const auto size = static_cast<qint64>(bytes.size());
    errno = 0;
    return file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.flush() &&
           file.error() == QFileDevice::NoError;
}

} // namespace

std::optional<WriteProblem> writeAtomically(const QString& path, std::string_view bytes) {
    const QFileInfo target(path);
    if (auto wrong = wrongName(target, path)) return wrong;
    QSaveFile file(path);
    if (fill(file, bytes) && file.commit()) return std::nullopt;
    return WriteProblem{kindOf(file, target, errno), path, file.errorString()};
}

std::optional<WriteProblem> writeTogether(const std::vector<std::pair<QString, std::string>>& files) {
    std::vector<std::unique_ptr<QSaveFile>> waiting;
    for (const auto& [path, bytes] : files) {
        if (auto wrong = wrongName(QFileInfo(path), path)) return wrong;
        auto file = std::make_unique<QSaveFile>(path);
        if (!fill(*file, bytes))
            return WriteProblem{kindOf(*file, QFileInfo(path), errno), path, file->errorString()};
        waiting.push_back(std::move(file));
    }
    for (const auto& file : waiting)
        if (!file->commit())
            return WriteProblem{kindOf(*file, QFileInfo(file->fileName()), errno), file->fileName(),
                                file->errorString()};
    return std::nullopt;
}

std::optional<WriteProblem> canWrite(const QString& path) {
    const QFileInfo target(path);
    if (auto wrong = wrongName(target, path)) return wrong;
    QSaveFile file(path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly))
        return WriteProblem{kindOf(file, target, errno), path, file.errorString()};
    file.cancelWriting();
    return std::nullopt;
}

std::optional<ReadProblem> readWhole(const QString& path, std::string& bytes, qint64 limit) {
    using Kind = ReadProblem::Kind;
    const QFileInfo info(path);
    if (!info.exists()) return ReadProblem{Kind::Missing, path};
    if (!info.isFile()) return ReadProblem{Kind::IsFolder, path};
    if (info.size() > limit) return ReadProblem{Kind::TooLarge, path, integer(info.size())};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const bool denied = !info.isReadable() || file.error() == QFileDevice::PermissionsError;
        return ReadProblem{denied ? Kind::NotAllowed : Kind::Other, path, file.errorString()};
    }
    const QByteArray read = file.readAll();
    if (file.error() != QFileDevice::NoError) return ReadProblem{Kind::Other, path, file.errorString()};
    bytes.assign(read.constData(), static_cast<std::size_t>(read.size()));
    return std::nullopt;
}

FileOrigin FileOrigin::of(const QString& path) {
    const QFileInfo info(path);
    if (!info.exists()) return {path};
    return {path, info.lastModified().toMSecsSinceEpoch(), info.size()};
}

QString explain(const WriteProblem& p) {
    const QString name = brief(QFileInfo(p.path).fileName());
    const QString folder = brief(QDir::toNativeSeparators(QFileInfo(p.path).absolutePath()));
    switch (p.kind) {
    case WriteProblem::Kind::NoName: return Words::tr("Nothing was saved: the name of the file is empty.");
    case WriteProblem::Kind::NoFolder:
        return Words::tr("“%1” was not saved: the folder %2 does not exist.").arg(name, folder);
    case WriteProblem::Kind::IsFolder:
        return Words::tr("“%1” was not saved: that is the name of a folder or a device.").arg(name);
    case WriteProblem::Kind::NotAllowed:
        return Words::tr("“%1” was not saved: nothing may be written in %2. Choose another folder.")
            .arg(name, folder);
    case WriteProblem::Kind::DiskFull:
        return Words::
            tr("“%1” was not saved: the disk is full, or what may be stored there is used up. Make room or "
               "choose another place.")
                .arg(name);
    case WriteProblem::Kind::NoMemory:
        return Words::tr("“%1” was not saved: there is not enough memory.").arg(name);
    case WriteProblem::Kind::Other: return Words::tr("“%1” was not saved: %2.").arg(name, brief(p.detail));
    }
    return {};
}

QString explain(const ReadProblem& p) {
    const QString path = brief(QDir::toNativeSeparators(p.path));
    switch (p.kind) {
    case ReadProblem::Kind::Missing: return Words::tr("There is no file “%1”.").arg(path);
    case ReadProblem::Kind::IsFolder: return Words::tr("“%1” is a folder or a device, not a file.").arg(path);
    case ReadProblem::Kind::NotAllowed: return Words::tr("“%1” may not be read.").arg(path);
    case ReadProblem::Kind::TooLarge:
        return Words::tr("“%1” is too large for a session (bytes: %2).").arg(path, p.detail);
    case ReadProblem::Kind::Other: return Words::tr("“%1” could not be read: %2.").arg(path, p.detail);
    }
    return {};
}

} // namespace dikkat::ui
