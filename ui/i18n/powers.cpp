#include "ui/i18n/powers.h"

#include "ui/i18n/numbers.h"

#include <cmath>

namespace dikkat::ui {

namespace {

QString powerOfTen(double value) {
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
    return number(value / std::pow(10.0, exponent), 2) + QStringLiteral(" · 10") + superscript(exponent);
}

} // namespace

QString superscript(int exponent) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text = exponent < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar c : QString::number(std::abs(exponent))) text += digits.at(c.digitValue());
    return text;
}

QString largeNumber(double value) {
    return value < 1e12 ? integer(qRound64(value)) : powerOfTen(value);
}

QString compactNumber(double value, int decimals) {
    const double size = std::abs(value);
    if (!std::isfinite(value) || value == 0) return number(value, decimals);
    if (size >= 1e12 || size < 0.5 * std::pow(10.0, -decimals)) return powerOfTen(value);
    return size >= 1e4 ? integer(qRound64(value)) : number(value, decimals);
}

} // namespace dikkat::ui
