#include "core/io/loss_csv.h"

#include <charconv>

namespace dikkat {

namespace {

void append(std::string& line, double x) {
    char digits[32];
    line.append(digits, std::to_chars(digits, digits + sizeof digits, x).ptr);
}

} // namespace

std::string lossCsvLine(const StepReport& report) {
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

std::string lossCsv(const std::vector<StepReport>& curve) {
    std::string text = lossCsvHeader;
    for (const StepReport& report : curve) text += lossCsvLine(report);
    return text;
}

} // namespace dikkat
