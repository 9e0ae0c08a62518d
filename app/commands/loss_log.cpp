#include "app/commands/loss_log.h"

#include "core/io/loss_csv.h"
#include "ui/document/atomic_file.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainCommand)
};

} // namespace

bool LossLog::open(const QString& path, const std::vector<StepReport>& before) {
    const std::string begin = lossCsv(before);
    m_file.setFileName(path);
    if (path.isEmpty()) return false;
    // What an earlier run left is replaced as a whole or not at all, so that a full disk does not cost it. A
    // device or a pipe has nothing to lose.
    QIODevice::OpenMode mode = QIODevice::WriteOnly | QIODevice::Unbuffered; // a killed run's lines stay
    if (const QFileInfo info(path); !info.exists() || info.isFile()) {
        if (const auto wrong = ui::writeAtomically(path, begin)) {
            m_why = ui::explain(*wrong);
            return false;
        }
        return m_file.open(mode | QIODevice::Append);
    }
    return m_file.open(mode) &&
           m_file.write(begin.data(), static_cast<qint64>(begin.size())) == static_cast<qint64>(begin.size());
}

QString LossLog::error(const QString& name) const {
    return !m_why.isEmpty() ? m_why
                            : Words::tr("“%1” cannot be written: %2.").arg(name, m_file.errorString());
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
