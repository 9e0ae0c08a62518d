#include "ui/pages/training/update_formulas.h"

#include "ui/i18n/numbers.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

QString fourDigits(double x) {
    if (x == 0.0) return QStringLiteral("0");
    if (!std::isfinite(x)) return QStringLiteral("NaN");
    const int exponent = static_cast<int>(std::floor(std::log10(std::abs(x))));
    if (exponent >= -4 && exponent <= 4) return number(x, std::max(0, 3 - exponent));
    return number(x / std::pow(10.0, exponent), 3) + QStringLiteral("·10^{") + number(exponent, 0) +
           QStringLiteral("}");
}

namespace {

/// "(−2)" inside a product or a sum.
QString term(double x) {
    return x < 0 ? QStringLiteral("(") + fourDigits(x) + QStringLiteral(")") : fourDigits(x);
}

/// The pieces of a line of arithmetic. A sign of its own (=, +, −) is where a long line may be broken.
class Line {
public:
    Line& operator<<(const QString& markup) {
        m_parts.push_back(Formula::text(markup));
        return *this;
    }
    Line& operator<<(Formula formula) {
        m_parts.push_back(std::move(formula));
        return *this;
    }
    Line& equals() { return *this << QStringLiteral(" = "); }
    Line& plus() { return *this << QStringLiteral(" + "); }
    Line& minus() { return *this << QStringLiteral(" − "); }
    Formula done() { return Formula::row(std::move(m_parts)); }

private:
    std::vector<Formula> m_parts;
};

Formula fraction(const QString& above, const QString& below) {
    return Formula::fraction(Formula::text(above), Formula::text(below));
}

QString product(double a, double b) {
    return fourDigits(a) + QStringLiteral(" · ") + term(b);
}

} // namespace

std::vector<Formula> updateFormulas(const WeightReport& w, const OptimiserSettings& o, double rate,
                                    double norm, std::int64_t updates, bool decays) {
    const double clip = clippingFactor(norm, o.clip);
    const double g = w.gradient * clip, before = w.value - w.update;
    std::vector<Formula> lines;
    if (clip < 1.0) {
        Line line;
        (line << QStringLiteral("g")).equals() << term(w.gradient) + QStringLiteral(" · ");
        line << fraction(fourDigits(o.clip), fourDigits(norm));
        line.equals() << fourDigits(g);
        lines.push_back(line.done());
    }
    switch (o.kind) {
    case OptimiserKind::Sgd: {
        Line line;
        (line << QStringLiteral("w ← w − η g")).equals() << fourDigits(before);
        line.minus() << product(rate, g);
        line.equals() << fourDigits(w.value);
        lines.push_back(line.done());
        break;
    }
    case OptimiserKind::Momentum: {
        Line mean, line;
        (mean << QStringLiteral("m ← μ m + g")).equals() << product(o.momentum, w.firstBefore);
        mean.plus() << term(g);
        mean.equals() << fourDigits(w.first);
        (line << QStringLiteral("w ← w − η m")).equals() << fourDigits(before);
        line.minus() << product(rate, w.first);
        line.equals() << fourDigits(w.value);
        lines.push_back(mean.done());
        lines.push_back(line.done());
        break;
    }
    case OptimiserKind::Adam:
    case OptimiserKind::AdamW: {
        const auto t = static_cast<double>(updates);
        const double mHat = w.first / (1.0 - std::pow(o.beta1, t));
        const double vHat = w.second / (1.0 - std::pow(o.beta2, t));
        Line mean, square, corrected, line;
        (mean << QStringLiteral("m ← β_1 m + (1 − β_1) g")).equals() << product(o.beta1, w.firstBefore);
        mean.plus() << product(1 - o.beta1, g);
        mean.equals() << fourDigits(w.first);
        (square << QStringLiteral("v ← β_2 v + (1 − β_2) g^2")).equals() << product(o.beta2, w.secondBefore);
        square.plus() << product(1 - o.beta2, g * g);
        square.equals() << fourDigits(w.second);
        (corrected << QStringLiteral("m̂")).equals()
            << fraction(QStringLiteral("m"), QStringLiteral("1 − β_1^{t}"));
        corrected.equals() << fourDigits(mHat) + QStringLiteral(",   v̂");
        corrected.equals() << fraction(QStringLiteral("v"), QStringLiteral("1 − β_2^{t}"));
        corrected.equals() << fourDigits(vHat) + QStringLiteral("   (t = %1)").arg(updates);
        (line << QStringLiteral("w")).equals() << fourDigits(before);
        if (o.kind == OptimiserKind::AdamW && decays && o.weightDecay > 0)
            line << QStringLiteral(" · (1 − ") + product(rate, o.weightDecay) + QStringLiteral(")");
        line.minus() << fourDigits(rate) + QStringLiteral(" · ");
        line << Formula::fraction(
            Formula::text(fourDigits(mHat)),
            Formula::row({Formula::root(Formula::text(fourDigits(vHat))),
                          Formula::text(QStringLiteral(" + ") + fourDigits(o.epsilon))}));
        line.equals() << fourDigits(w.value);
        for (Line* each : {&mean, &square, &corrected, &line}) lines.push_back(each->done());
        break;
    }
    }
    return lines;
}

} // namespace dikkat::ui
