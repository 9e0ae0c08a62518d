#include "app/commands/loss_log.h"

#include <charconv>

namespace dikkat::app {

namespace {

void append(std::string& line, double x) {
    char digits[32];
    line.append(digits, std::to_chars(digits, digits + sizeof digits, x).ptr);
}

} // namespace

std::string lossLine(const StepReport& report) {
    std::string line;
    char digits[24];
    line.append(digits, std::to_chars(digits, digits + sizeof digits, report.step).ptr);
    line += ',';
    append(line, report.loss);
    line += ',';
    if (report.validated()) append(line, report.validationLoss);
    line += ',';
    append(line, report.learningRate);
    line += ',';
    append(line, report.gradientNorm);
    line += '\n';
    return line;
}

bool LossLog::open(const QString& path) {
    m_file.setFileName(path);
    return m_file.open(QIODevice::WriteOnly) &&
           m_file.write("step,train_loss,validation_loss,learning_rate,gradient_norm\n") > 0;
}

void LossLog::write(const StepReport& report) {
    if (!isOpen()) return;
    const std::string line = lossLine(report);
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
