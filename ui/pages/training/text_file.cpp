#include "ui/pages/training/text_file.h"

#include "core/io/file_kind.h"
#include "core/io/run_config.h"
#include "core/text/utf8.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/training_words.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainingPage)
};

/// A kind with a name of its own.
bool isTold(FileKind kind) {
    return isOfBytes(kind) && kind != FileKind::Binary;
}

} // namespace

TextFile takeText(const QByteArray& bytes) {
    using Problem = TextFile::Problem;
    TextFile result;
    const std::string_view all(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    const FileKind kind = recognise(all.substr(0, kFileKindBytes), all.size() <= kFileKindBytes).kind;
    if (kind == FileKind::Empty) result.problem = Problem::Empty;
    if (kind == FileKind::Utf16) result.problem = Problem::Utf16;
    if (isOfBytes(kind)) result.problem = Problem::OtherKind;
    if (bytes.contains('\0') && kind != FileKind::Utf16 && !isTold(kind)) result.problem = Problem::Binary;
    if (result.problem != Problem::None) return result;
    if (const auto decoded = decodeUtf8(all); !decoded) {
        result.problem = Problem::NotUtf8;
        result.place = static_cast<qint64>(decoded.error().byte);
        return result;
    }
    auto [text, change] = atBorder(all);
    if (text.empty()) {
        result.problem = Problem::Empty;
        return result;
    }
    result.change = change;
    result.hash = textHash(text);
    result.text = std::make_shared<const std::string>(std::move(text));
    return result;
}

TextFile readText(const QString& path) {
    using Problem = TextFile::Problem;
    TextFile result;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        result.problem = Problem::CannotOpen;
        result.why = file.errorString();
        return result;
    }
    // One byte more than allowed tells a file that grows or has no size of its own.
    const QByteArray bytes = file.size() > largestText ? QByteArray() : file.read(largestText + 1);
    if (file.size() > largestText || bytes.size() > largestText) {
        result.problem = Problem::TooLarge;
        result.place = std::max<qint64>(file.size(), bytes.size());
        return result;
    }
    if (bytes.isEmpty()) {
        result.problem = file.error() == QFileDevice::NoError ? Problem::Empty : Problem::CannotOpen;
        result.why = file.errorString();
        return result;
    }
    return takeText(bytes);
}

QString explain(const TextFile& file, const QString& path) {
    const QString name = brief(QFileInfo(path).fileName());
    switch (file.problem) {
    case TextFile::Problem::CannotOpen:
        return Words::tr("The text “%1” cannot be read: %2.").arg(name, file.why);
    case TextFile::Problem::TooLarge:
        return Words::tr("The text “%1” has %2; at most %3 are taken. Cut a part of it out.")
            .arg(name, bytesText(static_cast<double>(file.place)),
                 bytesText(static_cast<double>(largestText)));
    case TextFile::Problem::Empty: return Words::tr("The text “%1” is empty.").arg(name);
    case TextFile::Problem::Utf16:
        return Words::tr("The text “%1” is UTF-16; save it as UTF-8 in a text editor and open it again.")
            .arg(name);
    case TextFile::Problem::OtherKind:
        return Words::tr(
                   "“%1” is not a text: its first bytes are those of another kind of file. Save its text "
                   "as a plain text in UTF-8.")
            .arg(name);
    case TextFile::Problem::Binary: return Words::tr("“%1” is not a text: it contains zero bytes.").arg(name);
    case TextFile::Problem::NotUtf8:
        return Words::
            tr("The text “%1” is not UTF-8 (byte %2); save it as UTF-8 in a text editor and open it again.")
                .arg(name, integer(file.place + 1));
    case TextFile::Problem::None: break;
    }
    return {};
}

} // namespace dikkat::ui
