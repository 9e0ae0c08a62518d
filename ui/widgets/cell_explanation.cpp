#include "ui/widgets/cell_explanation.h"

#include "ui/i18n/numbers.h"
#include "ui/widgets/inline_text.h"
#include "ui/widgets/symbols.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CellExplanation)
};

const QString equals = QStringLiteral(" = ");
constexpr int exponentialDecimals = 3; ///< of e^s, as in the chapter
constexpr double safeExponent = 20;    ///< beyond it the row's maximum is taken away first

/// A negative factor or summand stands in brackets.
QString bracketed(const QString& text) {
    return text.startsWith(QChar(0x2212)) ? QLatin1Char('(') + text + QLatin1Char(')') : text;
}

/// A power of e: large ones with their thousands apart, as the language writes them.
QString exponential(double value) {
    if (value < 10'000) return number(value, value > 0 ? exponentialDecimals : 0);
    return QLocale().toString(value, 'f', exponentialDecimals);
}

QString power(double exponent, int decimals) {
    return QStringLiteral("e^{%1}").arg(number(exponent, decimals));
}

/// What the five builders share.
struct Builder {
    const LessonTrace& trace;
    const HeadTrace& head;
    Index row, column;
    int decimals;
    CellExplanation out;

    [[nodiscard]] QString n(double value) const { return number(value, decimals); }
    [[nodiscard]] QString weight(Index key) const {
        return visible(key) ? number(head.weights(row, key), decimals, true) : QStringLiteral("0"); // exactly
    }
    [[nodiscard]] bool visible(Index key) const { return head.visible(row, key); }
    [[nodiscard]] QString rowText() const { return QString::number(row + 1); }
    [[nodiscard]] QString columnText() const { return QString::number(column + 1); }

    void symbol(const QString& letter, MatrixRole role, const QString& value) {
        out.symbol =
            Formula::text(QStringLiteral("%1_{%2}").arg(letter, indexPair(row + 1, column + 1)), role, true);
        out.value = value;
    }

    /// symbol = a = b … ; the last one bold.
    void chain(const std::vector<Formula>& members) {
        std::vector<Formula> parts{out.symbol};
        for (const Formula& member : members) {
            parts.push_back(Formula::text(equals));
            parts.push_back(member);
        }
        if (parts.back().kind == Formula::Kind::Text) parts.back().bold = true;
        out.formula = Formula::row(std::move(parts));
    }

    void raw() {
        symbol(QStringLiteral("S"), MatrixRole::Score, n(head.raw(row, column)));
        std::vector<Formula> terms;
        for (Index d = 0; d < head.q.cols(); ++d) {
            const QString q = n(head.q(row, d)), k = n(head.k(column, d));
            terms.push_back(Formula::row({Formula::text(bracketed(q), MatrixRole::Query),
                                          Formula::text(QStringLiteral("·")),
                                          Formula::text(bracketed(k), MatrixRole::Key)}));
            out.lines.push_back(
                {QString::number(d + 1), MatrixRole::Neutral, {q, k, n(head.q(row, d) * head.k(column, d))}});
        }
        const Formula product = Formula::row(
            {Formula::text(symbolMarkup(QStringLiteral("q"), row + 1), MatrixRole::Query, true),
             Formula::text(QStringLiteral("·")),
             Formula::text(symbolMarkup(QStringLiteral("k"), column + 1), MatrixRole::Key, true)});
        chain({product, sum(terms), Formula::text(out.value)});
        out.columns = QStringList{Words::tr("Dimension"), symbolMarkup(QStringLiteral("q"), row + 1),
                                  symbolMarkup(QStringLiteral("k"), column + 1), Words::tr("Product")};
        out.total =
            CellExplanation::Line{Words::tr("Sum"), MatrixRole::Neutral, {QString(), QString(), out.value}};
        //: %1 and %2 are positions, %3 is the score
        out.sentence =
            Words::tr("How well query %1 fits key %2: multiply dimension by dimension and add. Score: %3.")
                .arg(rowText(), columnText(), out.value);
    }

    void scaled() {
        const QString score = n(head.raw(row, column));
        symbol(QStringLiteral("S′"), MatrixRole::Score, n(head.scaled(row, column)));
        out.columns = QStringList{Words::tr("Quantity"), Words::tr("Value")};
        out.lines.push_back({Words::tr("Score"), MatrixRole::Neutral, {score}});
        if (trace.state.scaled) {
            const QString width = QString::number(head.q.cols());
            std::vector<Formula> members{
                Formula::fraction(Formula::text(score), Formula::root(Formula::text(width)))};
            const QString divisor = number(head.divisor, std::max(decimals, 1));
            members.push_back(Formula::fraction(Formula::text(score), Formula::text(divisor)));
            members.push_back(Formula::text(out.value));
            chain(members);
            out.lines.push_back({QStringLiteral("√d_k = √%1").arg(width), MatrixRole::Neutral, {divisor}});
            //: %1 is the width of the vectors, %2 its square root
            out.sentence =
                Words::tr("The score is divided by √%1 = %2, so that its spread does not grow with the "
                          "width of the vectors.")
                    .arg(width, divisor);
        } else {
            chain({Formula::text(score)});
            out.sentence = Words::tr("Scaling is off: the score stays as it is.");
        }
        out.total = CellExplanation::Line{Words::tr("Scaled score"), MatrixRole::Neutral, {out.value}};
    }

    void masked() {
        const QString before = n(head.scaled(row, column));
        const QString added = visible(column) ? QStringLiteral("0") : bracketed(number(-HUGE_VAL, 0));
        symbol(QStringLiteral("M"), MatrixRole::Score, n(head.masked(row, column)));
        chain({Formula::row(
                   {Formula::text(before), Formula::text(QStringLiteral(" + ")), Formula::text(added)}),
               Formula::text(out.value)});
        out.columns = QStringList{Words::tr("Quantity"), Words::tr("Value")};
        out.lines.push_back({Words::tr("Scaled score"), MatrixRole::Neutral, {before}});
        out.lines.push_back({Words::tr("Mask"),
                             MatrixRole::Neutral,
                             {visible(column) ? QStringLiteral("0") : number(-HUGE_VAL, 0)}});
        out.total = CellExplanation::Line{Words::tr("Masked score"), MatrixRole::Neutral, {out.value}};
        switch (trace.state.mask) {
        case MaskKind::None:
            out.sentence = Words::tr("The mask is off: every position sees every other one.");
            break;
        case MaskKind::Causal:
            out.sentence =
                visible(column)
                    ? Words::tr(
                          "Position %1 may see position %2, which does not come after it: the score stays.")
                    : Words::tr("Position %1 must not see position %2, which comes after it: the score "
                                "becomes −∞.");
            break;
        case MaskKind::Custom:
            out.sentence =
                visible(column)
                    ? Words::tr("Your mask lets position %1 see position %2: the score stays.")
                    : Words::tr("Your mask hides position %2 from position %1: the score becomes −∞.");
            break;
        }
        if (trace.state.mask != MaskKind::None) out.sentence = out.sentence.arg(rowText(), columnText());
    }

    void weights() {
        symbol(QStringLiteral("A"), MatrixRole::Weight, weight(column));
        double largest = -HUGE_VAL, smallest = HUGE_VAL;
        for (Index j = 0; j < head.masked.cols(); ++j)
            if (visible(j)) {
                largest = std::max(largest, head.masked(row, j));
                smallest = std::min(smallest, head.masked(row, j));
            }
        // e^s of huge scores cannot be written down; the shares are the same after taking the maximum away.
        const bool shift = largest > safeExponent || largest < -safeExponent;
        const double taken = shift ? largest : 0;
        const int exponentDecimals = std::min(decimals, 3);
        double total = 0;
        std::vector<Formula> powers;
        for (Index j = 0; j < head.masked.cols(); ++j) {
            const double s = head.masked(row, j) - taken;
            const double e = visible(j) ? std::exp(s) : 0;
            total += e;
            const QString p = visible(j) ? power(s, exponentDecimals) : power(-HUGE_VAL, 0);
            if (visible(j)) powers.push_back(Formula::text(p, MatrixRole::Score, j == column));
            out.lines.push_back({symbolMarkup(QStringLiteral("k"), j + 1),
                                 MatrixRole::Key,
                                 {n(head.masked(row, j)), p + equals + exponential(e), weight(j)},
                                 head.weights(row, j),
                                 j == column,
                                 !visible(j)});
        }
        const double own = visible(column) ? std::exp(head.masked(row, column) - taken) : 0;
        const QString ownPower =
            visible(column) ? power(head.masked(row, column) - taken, exponentDecimals) : power(-HUGE_VAL, 0);
        chain({Formula::fraction(Formula::text(ownPower, MatrixRole::Score, true), sum(powers)),
               Formula::fraction(Formula::text(exponential(own)), Formula::text(exponential(total))),
               Formula::text(out.value)});
        out.columns = QStringList{Words::tr("Key"), Words::tr("Scaled score"), Words::tr("Exponential"),
                                  Words::tr("Weight"), Words::tr("Share of the row")};
        out.hasBars = true;
        out.total = CellExplanation::Line{Words::tr("Sum"),
                                          MatrixRole::Neutral,
                                          {QString(), exponential(total), number(1, decimals, true)}};
        if (!visible(column))
            out.sentence =
                Words::tr(
                    "Position %1 cannot see position %2: e to the power −∞ is 0, so the weight is exactly 0.")
                    .arg(rowText(), columnText());
        else if (row == column)
            //: %1 is a position, %2 a percentage
            out.sentence = Words::tr("Position %1 keeps this share of its attention for itself: %2.")
                               .arg(rowText(), percent(head.weights(row, column)));
        else
            //: %1 and %2 are positions, %3 a percentage
            out.sentence = Words::tr("Position %1 gives this share of its attention to position %2: %3.")
                               .arg(rowText(), columnText(), percent(head.weights(row, column)));
        if (shift)
            out.sentence += QLatin1Char(' ') +
                            Words::tr("The largest score of the row was taken away from every score first: "
                                      "the shares stay the same and nothing overflows.");
    }

    void output() {
        symbol(QStringLiteral("o"), MatrixRole::Output, number(head.out(row, column), decimals, true));
        std::vector<Formula> terms;
        for (Index j = 0; j < head.v.rows(); ++j) {
            const QString v = n(head.v(j, column));
            const double product = head.weights(row, j) * head.v(j, column);
            if (visible(j))
                terms.push_back(Formula::row({Formula::text(weight(j), MatrixRole::Weight),
                                              Formula::text(QStringLiteral("·")),
                                              Formula::text(bracketed(v), MatrixRole::Value)}));
            out.lines.push_back({symbolMarkup(QStringLiteral("v"), j + 1),
                                 MatrixRole::Value,
                                 {weight(j), v, number(product, decimals, true)},
                                 head.weights(row, j),
                                 false,
                                 !visible(j)});
        }
        chain({sum(terms), Formula::text(out.value)});
        //: %1 is a column of the values
        out.columns =
            QStringList{Words::tr("Value"), Words::tr("Weight"), Words::tr("Column %1").arg(columnText()),
                        Words::tr("Product"), Words::tr("Share of the row")};
        out.hasBars = true;
        out.total = CellExplanation::Line{
            Words::tr("Sum"), MatrixRole::Neutral, {number(1, decimals, true), QString(), out.value}};
        //: %1 is a column, %2 a position
        out.sentence = Words::tr("Column %1 of output %2: every value counts as much as its weight says.")
                           .arg(columnText(), rowText());
    }
};

} // namespace

CellExplanation explainCell(const LessonTrace& trace, LessonStep step, int head, Index row, Index column,
                            int decimals) {
    Builder builder{trace, trace.heads[static_cast<std::size_t>(head)], row, column, decimals, {}};
    switch (step) {
    case LessonStep::Raw: builder.raw(); break;
    case LessonStep::Scaled: builder.scaled(); break;
    case LessonStep::Masked: builder.masked(); break;
    case LessonStep::Weights: builder.weights(); break;
    case LessonStep::Output: builder.output(); break;
    }
    return builder.out;
}

CellExplanation explainProduct(const LessonTrace& trace, InputMatrix result, Index row, Index column,
                               int decimals) {
    const bool query = result == InputMatrix::Q, key = result == InputMatrix::K;
    const Matrix& product = query ? trace.q : key ? trace.k : trace.v;
    const InputMatrix which = query ? InputMatrix::Wq : key ? InputMatrix::Wk : InputMatrix::Wv;
    const Matrix& weights = trace.state.matrix(which);
    const MatrixRole role = query ? MatrixRole::Query : key ? MatrixRole::Key : MatrixRole::Value;
    const QString letter = query ? QStringLiteral("q") : key ? QStringLiteral("k") : QStringLiteral("v");
    const QString weight = QStringLiteral("W_") + letter;
    const bool positions = trace.state.positions != Positions::None;
    const auto n = [decimals](double value) { return number(value, decimals); };
    CellExplanation out;
    out.symbol =
        Formula::text(QStringLiteral("%1_{%2}").arg(letter, indexPair(row + 1, column + 1)), role, true);
    out.value = n(product(row, column));
    std::vector<Formula> terms;
    for (Index d = 0; d < weights.rows(); ++d) {
        const QString in = n(trace.input(row, d)), w = n(weights(d, column));
        terms.push_back(Formula::row({Formula::text(bracketed(in)), Formula::text(QStringLiteral("·")),
                                      Formula::text(bracketed(w), role)}));
        QStringList cells;
        if (positions) cells << n(trace.state.x(row, d)) << n(trace.encoding(row, d));
        cells << in << w << n(trace.input(row, d) * weights(d, column));
        out.lines.push_back({QString::number(d + 1), MatrixRole::Neutral, cells});
    }
    const QString x = symbolMarkup(QStringLiteral("x"), row + 1),
                  p = symbolMarkup(QStringLiteral("p"), row + 1);
    const QString input = positions ? x + QStringLiteral(" + ") + p : x;
    Formula value = Formula::text(out.value);
    value.bold = true;
    out.formula = Formula::row({out.symbol, Formula::text(equals), sum(terms), Formula::text(equals), value});
    out.columns = QStringList{Words::tr("Dimension")};
    if (positions) out.columns << x << p;
    out.columns << input << weight << Words::tr("Product");
    QStringList total(positions ? 4 : 2, QString());
    out.total = CellExplanation::Line{Words::tr("Sum"), MatrixRole::Neutral, total << out.value};
    //: %1 is a position, %2 a column, %3 the matrix of weights
    out.sentence =
        Words::tr("Row %1 of the input times column %2 of %3: multiply dimension by dimension and add.")
            .arg(row + 1)
            .arg(column + 1)
            .arg(weight);
    return out;
}

} // namespace dikkat::ui
