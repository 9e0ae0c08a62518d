#include "app/commands/loss_log.h"

#include "core/io/loss_csv.h"

namespace dikkat::app {

bool LossLog::open(const QString& path) {
    m_file.setFileName(path);
    // Unbuffered: what a killed run has written stays.
    return !path.isEmpty() && m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) &&
           m_file.write(lossCsvHeader) > 0;
}

void LossLog::write(const StepReport& report) {
    if (!isOpen()) return;
    const std::string line = lossCsvLine(report);
    m_good =
        m_file.write(line.data(), static_cast<qint64>(line.size())) == static_cast<qint64>(line.size()) &&
        m_good;
}

bool LossLog::close() {
    if (!isOpen()) return true;
    m_good = m_file.flush() && m_good;
    m_file.close();
    return m_good;
}

} // namespace dikkat::app
