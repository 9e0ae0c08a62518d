#include "ui/i18n/numbers.h"

#include "ui/i18n/brief.h"
#include "ui/i18n/expression.h"

#include <QCoreApplication>
#include <QLocale>
#include <charconv>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr QChar minusSign(0x2212);
constexpr QChar infinitySign(0x221E);

QChar decimalMark() {
    return QLocale().decimalPoint().at(0);
}

/// C-locale text of a number → the current language's decimal mark and a typographic minus.
QString localized(QString plain) {
    plain.replace(QLatin1Char('.'), decimalMark());
    plain.replace(QLatin1Char('-'), minusSign);
    return plain;
}

QString notFinite(double value) {
    if (std::isnan(value)) return QStringLiteral("NaN");
    return value < 0 ? QString(minusSign) + infinitySign : QString(infinitySign);
}

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Numbers)
};

} // namespace

QString number(double value, int decimals, bool padded) {
    if (!std::isfinite(value)) return notFinite(value);
    if (std::abs(value) >= 1e9) return localized(QString::number(value, 'g', 5));
    QString text = QString::number(value, 'f', decimals);
    if (!padded && decimals > 0 && text.contains(QLatin1Char('.'))) {
        while (text.endsWith(QLatin1Char('0'))) text.chop(1);
        if (text.endsWith(QLatin1Char('.'))) text.chop(1);
    }
    const bool onlyZeros = QStringView(text).trimmed().toDouble() == 0.0;
    if (onlyZeros && text.startsWith(QLatin1Char('-'))) text.remove(0, 1); // no "−0"
    return localized(text);
}

QString exactNumber(double value) {
    if (!std::isfinite(value)) return notFinite(value);
    return localized(QString::number(value, 'g', QLocale::FloatingPointShortest));
}

QString integer(qint64 value) {
    QString text = QLocale().toString(value);
    return text.replace(QLatin1Char('-'), minusSign);
}

QString percent(double share, int decimals) {
    //: A share in percent; Turkish writes the sign first (%1 is the number).
    return Words::tr("%1%").arg(number(share * 100.0, decimals));
}

namespace {

std::variant<double, NumberProblem> within(double value, double limit) {
    if (!std::isfinite(value)) return NumberProblem::NotFinite;
    if (std::abs(value) > limit) return NumberProblem::TooLarge;
    return value == 0.0 ? 0.0 : value; // −0 would be shown as 0 and be unequal in files
}

/// What is no plain number may be a small sum: 1/2, √2.
std::variant<double, NumberProblem> sumOf(const QString& text, double limit) {
    const auto value = evaluate(text);
    if (const double* number = std::get_if<double>(&value)) return within(*number, limit);
    return NumberProblem::NotANumber;
}

} // namespace

std::variant<double, NumberProblem> parseNumber(const QString& input, double limit) {
    QString text = input.trimmed();
    text.replace(minusSign, QLatin1Char('-'));
    if (text.isEmpty()) return NumberProblem::Empty;

    const QString bare = QString(text).remove(QLatin1Char('-')).remove(QLatin1Char('+')).toCaseFolded();
    if (bare == QLatin1String("nan") || bare == QLatin1String("inf") || bare == QLatin1String("infinity") ||
        bare == QString(infinitySign))
        return NumberProblem::NotFinite;

    const auto marks = text.count(QLatin1Char('.')) + text.count(QLatin1Char(','));
    if (marks > 1) {
        const bool signedOne = text.startsWith(QLatin1Char('-')) || text.startsWith(QLatin1Char('+'));
        const bool digitsOnly = std::all_of(text.cbegin() + signedOne, text.cend(), [](QChar c) {
            return (c >= u'0' && c <= u'9') || c == u'.' || c == u',';
        });
        return digitsOnly ? NumberProblem::Ambiguous : sumOf(text, limit);
    }
    text.replace(QLatin1Char(','), QLatin1Char('.'));
    if (text.startsWith(QLatin1Char('+')) && text.size() > 1 && text.at(1) != QLatin1Char('-'))
        text.remove(0, 1);

    const QByteArray ascii = text.toUtf8();
    double value = 0.0;
    const auto [end, error] = std::from_chars(ascii.begin(), ascii.end(), value);
    if (end != ascii.end()) return sumOf(input.trimmed(), limit);
    if (error == std::errc::result_out_of_range) {
        // Too large, or so small that it is 0: the exponent tells.
        const auto exponent = ascii.toLower().indexOf("e-");
        if (exponent >= 0) return 0.0;
        return NumberProblem::TooLarge;
    }
    if (error != std::errc()) return sumOf(input.trimmed(), limit);
    return within(value, limit);
}

QString explain(NumberProblem problem, const QString& text, double limit) {
    const QString shown = brief(text, 24);
    switch (problem) {
    case NumberProblem::Empty:
        return Words::tr("The cell is empty: type a number, for example %1.").arg(number(0.5, 1));
    case NumberProblem::NotANumber:
        if (const auto read = evaluate(text.trimmed()); std::holds_alternative<qsizetype>(read)) {
            const qsizetype at = std::get<qsizetype>(read);
            if (at > 0 && at >= text.trimmed().size())
                return Words::tr("“%1” is not complete: something is missing at its end, for example %2.")
                    .arg(shown, number(-1.5, 1));
            if (at > 0)
                return Words::tr(
                           "“%1” cannot be read from “%2” on: write a number or a sum like 1/2, √2, 2*3 "
                           "or 21%.")
                    .arg(shown, text.trimmed().mid(at, 12));
        }
        return Words::tr("“%1” is not a number: use digits, a sign and one decimal mark, for example %2.")
            .arg(shown, number(-1.5, 1));
    case NumberProblem::Ambiguous:
        return Words::tr("“%1” can be read in two ways: write the number with one decimal mark and without "
                         "separators "
                         "between thousands.")
            .arg(shown);
    case NumberProblem::NotFinite:
        return Words::tr("“%1” is not allowed: every number must be finite, from %2 to %3.")
            .arg(shown, integer(-qint64(limit)), integer(qint64(limit)));
    case NumberProblem::TooLarge:
        return Words::tr("“%1” is too large: numbers from %2 to %3 are allowed.")
            .arg(shown, integer(-qint64(limit)), integer(qint64(limit)));
    }
    return {};
}

} // namespace dikkat::ui
