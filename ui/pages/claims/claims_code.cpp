#include "ui/pages/claims/claims_code.h"

#include "ui/i18n/claim_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Code)
};

QString list(const std::vector<double>& numbers) {
    QStringList texts;
    for (const double x : numbers) texts << QString::number(x, 'g', QLocale::FloatingPointShortest);
    return u'[' + texts.join(QStringLiteral(", ")) + u']';
}

/// A property ("clearly", "exponential") is no comparison of numbers.
bool comparable(const CheckedClaim& c) {
    return c.verdict != ClaimVerdict::External && !c.computed.holds && !c.computed.numbers.empty() &&
           std::all_of(c.computed.numbers.begin(), c.computed.numbers.end(),
                       [](double x) { return std::isfinite(x); });
}

/// What the lesson prints; an empty list for words, nothing when it prints nothing.
QString printed(const Claim& claim) {
    return claim.status == ClaimStatus::ComputedOnly ? QStringLiteral("None") : list(claim.expected.numbers);
}

QString truth(const Claim& claim) {
    return claim.truth.empty() ? QStringLiteral("None") : list(claim.truth);
}

} // namespace

QString claimsCode(const std::vector<CheckedClaim>& claims, bool torch) {
    QString text = torch ? QStringLiteral("import torch\n\n") : QStringLiteral("import numpy as np\n\n");
    text += QStringLiteral("# ") + Words::tr("name: printed, computed, tolerance, what is really true") +
            QStringLiteral("\nclaims = {\n");
    for (const CheckedClaim& c : claims)
        if (comparable(c))
            text += QStringLiteral("    \"%1\": (%2, %3, %4, %5),\n")
                        .arg(QString::fromStdString(c.claim.id), printed(c.claim), list(c.computed.numbers),
                             QString::number(c.claim.tolerance, 'g', QLocale::FloatingPointShortest),
                             truth(c.claim));
    text += QStringLiteral("}\n\n");
    text +=
        torch ? QStringLiteral(
                    "def near(a, b, relative, absolute):\n"
                    "    a, b = (torch.tensor(x, dtype=torch.float64) for x in (a, b))\n"
                    "    return a.shape == b.shape and torch.allclose(a, b, rtol=relative, atol=absolute)\n")
              : QStringLiteral(
                    "def near(a, b, relative, absolute):\n"
                    "    return len(a) == len(b) and np.allclose(a, b, rtol=relative, atol=absolute)\n");
    text += QStringLiteral("\ndef verdict(printed, computed, tolerance, truth):\n"
                           "    if printed is None:\n"
                           "        return \"%1\"\n"
                           "    if truth is not None:\n"
                           "        return \"%2\" if near(computed, truth, tolerance, 0) else \"%4\"\n"
                           "    return \"%3\" if near(computed, printed, 0, tolerance) else \"%4\"\n\n"
                           "for name, claim in claims.items():\n"
                           "    print(name, verdict(*claim))\n")
                .arg(verdictWord(ClaimVerdict::ComputedOnly), verdictWord(ClaimVerdict::Loose),
                     verdictWord(ClaimVerdict::Agrees), verdictWord(ClaimVerdict::Disagrees));
    return text;
}

} // namespace dikkat::ui
