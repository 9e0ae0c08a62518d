#include "ui/pages/claims/claims_code.h"

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

bool comparable(const CheckedClaim& c) {
    const auto finite = [](double x) { return std::isfinite(x); };
    return (c.verdict == ClaimVerdict::Agrees || c.verdict == ClaimVerdict::Disagrees) && !c.computed.holds &&
           !c.claim.expected.numbers.empty() &&
           c.claim.expected.numbers.size() == c.computed.numbers.size() &&
           std::all_of(c.computed.numbers.begin(), c.computed.numbers.end(), finite);
}

} // namespace

QString claimsCode(const std::vector<CheckedClaim>& claims, bool torch) {
    QString text = torch ? QStringLiteral("import torch\n\n") : QStringLiteral("import numpy as np\n\n");
    text += QStringLiteral("# ") + Words::tr("name: printed, computed, tolerance") +
            QStringLiteral("\nclaims = {\n");
    for (const CheckedClaim& c : claims)
        if (comparable(c))
            text += QStringLiteral("    \"%1\": (%2, %3, %4),\n")
                        .arg(QString::fromStdString(c.claim.id), list(c.claim.expected.numbers),
                             list(c.computed.numbers),
                             QString::number(c.claim.tolerance, 'g', QLocale::FloatingPointShortest));
    text += QStringLiteral("}\nfor name, (printed, computed, tolerance) in claims.items():\n");
    text +=
        torch ? QStringLiteral("    printed = torch.tensor(printed, dtype=torch.float64)\n"
                               "    computed = torch.tensor(computed, dtype=torch.float64)\n"
                               "    print(name, torch.allclose(computed, printed, rtol=0, atol=tolerance))\n")
              : QStringLiteral("    print(name, np.allclose(computed, printed, rtol=0, atol=tolerance))\n");
    return text;
}

} // namespace dikkat::ui
