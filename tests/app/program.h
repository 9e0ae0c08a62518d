#pragma once

#include <QProcess>
#include <QStringList>
#include <gtest/gtest.h>

namespace dikkat::test {

struct Answer {
    int status = -1;
    std::string out, err;
};

/// Runs the program without a display, in English unless the arguments say otherwise.
inline Answer run(const QStringList& arguments, int milliseconds = 100000) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove("DISPLAY");
    environment.remove("WAYLAND_DISPLAY");
    environment.insert("LC_ALL", "C.UTF-8");
    process.setProcessEnvironment(environment);
    process.start(DIKKAT_PROGRAM, arguments);
    process.closeWriteChannel();
    EXPECT_TRUE(process.waitForFinished(milliseconds)) << arguments.join(' ').toStdString();
    EXPECT_EQ(process.exitStatus(), QProcess::NormalExit) << arguments.join(' ').toStdString();
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

} // namespace dikkat::test
