#pragma once

#include "core/training/snapshot.h"

#include <QFile>
#include <QString>
#include <vector>

namespace dikkat::app {

/// The CSV file of a run. Every line is handed to the system when it is written, so a run that is killed
/// keeps them.
class LossLog {
public:
    /// Puts the header and the steps before in the file's place. False (see error()) when that is not
    /// possible; then an old file is as it was.
    bool open(const QString& path, const std::vector<StepReport>& before);
    void write(const StepReport& report);
    /// Writes what is still kept back. False when a line could not be written.
    bool close();
    [[nodiscard]] bool isOpen() const { return m_file.isOpen(); }
    [[nodiscard]] QString error(const QString& name) const; ///< a sentence; `name` as it is to be shown

private:
    QFile m_file;
    QString m_why;
    bool m_good = true;
};

} // namespace dikkat::app
