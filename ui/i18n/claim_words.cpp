#include "ui/i18n/claim_words.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/powers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <cmath>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Claims)
};

bool turkish() {
    return QLocale().language() == QLocale::Turkish;
}

QString valueText(double x, double tolerance) {
    if (x == std::round(x) && std::abs(x) < 1e15) return integer(static_cast<qint64>(x));
    if (std::abs(x) < 1e-4 && !(tolerance >= 1e-9)) {
        const int exponent = static_cast<int>(std::floor(std::log10(std::abs(x))));
        return number(x / std::pow(10.0, exponent), 1) + QStringLiteral(" · 10") + superscript(exponent);
    }
    if (!(tolerance >= 1e-9)) return number(x, 6);
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(tolerance))), 0, 9);
    return std::abs(x) < 10'000 ? number(x, decimals, true) : integer(std::llround(x));
}

/// One number of a Turkish text as other languages write it.
QString withEnglishMarks(const QString& numeral) {
    static const QRegularExpression grouped(QStringLiteral("^\\d{1,3}(\\.\\d{3})+$"));
    QString text = numeral;
    if (grouped.match(text).hasMatch()) return text.replace(u'.', u',');
    // Two commas group thousands already, as programs print them.
    if (text.count(u',') == 1 && !text.contains(u'.')) text.replace(u',', u'.');
    return text;
}

} // namespace

QString verdictWord(ClaimVerdict verdict) {
    switch (verdict) {
    case ClaimVerdict::Agrees: return Words::tr("agrees");
    case ClaimVerdict::Loose: return Words::tr("loose");
    case ClaimVerdict::External: return Words::tr("not computable");
    case ClaimVerdict::Disagrees: return Words::tr("disagrees");
    case ClaimVerdict::ComputedOnly: return Words::tr("computed only");
    }
    return {};
}

QString statusWord(ClaimStatus status) {
    switch (status) {
    case ClaimStatus::Reproduced: return Words::tr("a number that must come out again");
    case ClaimStatus::Arithmetic: return Words::tr("a setting or an identity");
    case ClaimStatus::InKind: return Words::tr("a behaviour: no exact number to match");
    case ClaimStatus::ComputedOnly: return Words::tr("printed in no lesson: computed here");
    case ClaimStatus::LooseWording: return Words::tr("does not fit when taken literally");
    case ClaimStatus::OnlyPartly: return Words::tr("holds in part");
    case ClaimStatus::External: return Words::tr("history or literature: nothing to compute");
    }
    return {};
}

QString sectionWord(const std::string& section) {
    const std::pair<const char*, QString> words[] = {
        {"intro", Words::tr("introduction")}, {"exercise", Words::tr("exercise")},
        {"code", Words::tr("code")},          {"comment", Words::tr("comment in the code")},
        {"text", Words::tr("text")},          {"table", Words::tr("table")},
        {"training", Words::tr("training")},  {"timing", Words::tr("timing")},
        {"generation", Words::tr("writing")}, {"exposure bias", Words::tr("exposure bias")}};
    for (const auto& [name, word] : words)
        if (section == name) return word;
    return QString::fromStdString(section); // a number: 57.2
}

QString said(const Bilingual& text) {
    return QString::fromUtf8(turkish() ? text.tr : text.en);
}

QString printedText(const Claim& claim) {
    return claim.status == ClaimStatus::ComputedOnly ? QStringLiteral("–") : programText(claim);
}

QString programText(const Claim& claim) {
    const QString text = said(claim.printed);
    if (turkish()) return text;
    static const QRegularExpression numeral(QStringLiteral("\\d+(?:[.,]\\d+)+"));
    QString out;
    qsizetype end = 0;
    for (auto it = numeral.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        out += QStringView(text).mid(end, match.capturedStart() - end);
        out += withEnglishMarks(match.captured());
        end = match.capturedEnd();
    }
    return out + text.mid(end);
}

QString computedText(const CheckedClaim& checked) {
    const ClaimValue& value = checked.computed;
    if (!value.text.empty()) return QString::fromStdString(value.text);
    QStringList parts;
    const double tolerance = checked.claim.truth.empty() ? checked.claim.tolerance : 0;
    for (const double x : value.numbers) parts << valueText(x, tolerance);
    const QString numbers = parts.join(QStringLiteral("; "));
    if (!value.holds) return numbers.isEmpty() ? QStringLiteral("–") : numbers;
    const QString holds = *value.holds ? Words::tr("holds") : Words::tr("does not hold");
    return numbers.isEmpty() ? holds : holds + QStringLiteral(" (") + numbers + u')';
}

QString toleranceText(const Claim& claim) {
    const bool compared = claim.expected.holds || !claim.expected.text.empty() ||
                          !claim.expected.numbers.empty() || !claim.truth.empty();
    if (claim.status == ClaimStatus::External || (claim.status == ClaimStatus::ComputedOnly && !compared))
        return {};
    if (claim.tolerance == 0) return Words::tr("exact");
    const double x = claim.tolerance;
    if (!claim.truth.empty()) return QStringLiteral("± ") + percent(x, 3);
    const QString text = QStringLiteral("± ") + (x < 1e-5 ? valueText(x, 0)
                                                 : x >= 1 ? valueText(x, 0.5)
                                                          : number(x, 6));
    return claim.widened ? Words::tr("%1, widened").arg(text) : text;
}

} // namespace dikkat::ui
