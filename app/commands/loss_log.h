#pragma once

#include "core/training/snapshot.h"

#include <QFile>
#include <QString>

namespace dikkat::app {

/// The CSV file of a run. Every line is handed to the system when it is written, so a run that is killed
/// keeps them.
class LossLog {
public:
    /// Empties the file and writes the header. False (see error()) when that is not possible.
    bool open(const QString& path);
    void write(const StepReport& report);
    /// Writes what is still kept back. False when a line could not be written.
    bool close();
    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    [[nodiscard]] QString error() const { return m_file.errorString(); }

private:
    QFile m_file;
    bool m_good = true;
};

} // namespace dikkat::app
