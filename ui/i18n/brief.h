#pragma once

#include <QString>
#include <string>

namespace dikkat::ui {

/// What a message quotes of a file, an option or a paste: at most `most` characters, the middle left out
/// where it is longer, and characters that steer a terminal or cannot be seen written as escapes (\n, \x1b,
/// \u202e).
QString brief(const QString& quoted, qsizetype most = 80);
QString brief(const std::string& utf8);

} // namespace dikkat::ui
