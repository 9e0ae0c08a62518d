#pragma once

#include <QProcess>
#include <optional>

namespace dikkat::ui {

/// What a program of the Code panel prints; empty when it fails.
inline std::optional<QByteArray> runPython(const QString& code) {
    QProcess python;
    python.start(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-")});
    python.write(code.toUtf8());
    python.closeWriteChannel();
    const bool ended = python.waitForFinished(120'000);
    if (!ended || python.exitCode() != 0) return std::nullopt;
    return python.readAllStandardOutput();
}

inline bool hasNumPy() {
    return runPython(QStringLiteral("import numpy")).has_value();
}

} // namespace dikkat::ui
