#pragma once

#include "core/text/border_text.h"

#include <QByteArray>
#include <QString>
#include <memory>
#include <string>

namespace dikkat::ui {

/// A text to learn from, or why a file is none.
struct TextFile {
    enum class Problem { None, CannotOpen, TooLarge, Empty, Utf16, OtherKind, Binary, NotUtf8 };

    std::shared_ptr<const std::string> text; ///< null with a problem
    quint64 hash = 0;                        ///< textHash of it
    BorderChange change{};                   ///< what the border changed in the file's text
    Problem problem = Problem::None;
    qint64 place = 0; ///< NotUtf8: byte; TooLarge: size in bytes
    QString why;      ///< CannotOpen: what the system says
};

inline constexpr qint64 largestText = 50'000'000; ///< bytes

/// Reads a UTF-8 text through the border (atBorder). Takes a while for a large one: not on the GUI thread.
TextFile readText(const QString& path);
/// The same for bytes that are there already, from a file or a pipe.
TextFile takeText(const QByteArray& bytes);
/// One translated sentence: what is wrong and what to do.
QString explain(const TextFile& file, const QString& path);

} // namespace dikkat::ui
