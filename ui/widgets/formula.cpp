#include "ui/widgets/formula.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

namespace dikkat::ui {

namespace {

// Distances as shares of the font's height.
constexpr double barGap = 0.14, barOverhang = 0.2, rootLead = 0.5, rootGap = 0.1;

QFont fontOf(const Formula& formula, const QFont& base) {
    QFont font = base;
    if (formula.bold) font.setWeight(QFont::DemiBold);
    return font;
}

/// Height of the fraction bar over the base line: the middle of a minus sign.
double axisOf(const QFont& font) {
    return QFontMetricsF(font).capHeight() * 0.5;
}

} // namespace

Formula Formula::text(const QString& markup, MatrixRole role, bool bold) {
    Formula f;
    f.kind = Kind::Text;
    f.markup = markup;
    f.role = role;
    f.bold = bold;
    return f;
}

Formula Formula::row(std::vector<Formula> parts) {
    Formula f;
    f.parts = std::move(parts);
    return f;
}

Formula Formula::fraction(Formula above, Formula below) {
    Formula f;
    f.kind = Kind::Fraction;
    f.parts.push_back(std::move(above));
    f.parts.push_back(std::move(below));
    return f;
}

Formula Formula::root(Formula radicand) {
    Formula f;
    f.kind = Kind::Root;
    f.parts.push_back(std::move(radicand));
    return f;
}

QString Formula::plain() const {
    switch (kind) {
    case Kind::Text: return InlineText(markup).plain();
    case Kind::Row: {
        QString line;
        for (const Formula& part : parts) line += part.plain();
        return line;
    }
    case Kind::Fraction: {
        const auto bracketed = [](const Formula& part) {
            const QString text = part.plain();
            return text.contains(QLatin1Char(' ')) ? QLatin1Char('(') + text + QLatin1Char(')') : text;
        };
        return bracketed(parts[0]) + QStringLiteral(" / ") + bracketed(parts[1]);
    }
    case Kind::Root: return QChar(0x221A) + parts[0].plain();
    }
    return {};
}

FormulaExtent measure(const Formula& formula, const QFont& base) {
    const QFont font = fontOf(formula, base);
    const QFontMetricsF metrics(font);
    switch (formula.kind) {
    case Formula::Kind::Text:
        return {InlineText(formula.markup).width(font), metrics.ascent(), metrics.descent() + 2};
    case Formula::Kind::Row: {
        FormulaExtent all;
        for (const Formula& part : formula.parts) {
            const FormulaExtent e = measure(part, base);
            all.width += e.width;
            all.ascent = std::max(all.ascent, e.ascent);
            all.descent = std::max(all.descent, e.descent);
        }
        return all;
    }
    case Formula::Kind::Fraction: {
        const FormulaExtent above = measure(formula.parts[0], base), below = measure(formula.parts[1], base);
        const double axis = axisOf(base), gap = barGap * metrics.height();
        return {std::max(above.width, below.width) + 2 * barOverhang * metrics.height(),
                axis + gap + above.ascent + above.descent, below.ascent + below.descent + gap - axis};
    }
    case Formula::Kind::Root: {
        const FormulaExtent inner = measure(formula.parts[0], base);
        const double height = metrics.height();
        return {inner.width + (rootLead + rootGap) * height, inner.ascent + rootGap * height, inner.descent};
    }
    }
    return {};
}

void draw(QPainter& painter, const Formula& formula, QPointF origin, const QFont& base, const Theme& theme) {
    const QFont font = fontOf(formula, base);
    const double height = QFontMetricsF(font).height();
    switch (formula.kind) {
    case Formula::Kind::Text:
        InlineText(formula.markup).draw(painter, origin, font, roleColor(formula.role, theme));
        return;
    case Formula::Kind::Row:
        for (const Formula& part : formula.parts) {
            draw(painter, part, origin, base, theme);
            origin.rx() += measure(part, base).width;
        }
        return;
    case Formula::Kind::Fraction: {
        const FormulaExtent whole = measure(formula, base);
        const FormulaExtent above = measure(formula.parts[0], base), below = measure(formula.parts[1], base);
        const double axis = axisOf(base), gap = barGap * height, middle = origin.x() + whole.width / 2;
        draw(painter, formula.parts[0], {middle - above.width / 2, origin.y() - axis - gap - above.descent},
             base, theme);
        draw(painter, formula.parts[1], {middle - below.width / 2, origin.y() - axis + gap + below.ascent},
             base, theme);
        painter.setPen(QPen(theme.text, std::max(1.0, height / 18)));
        const double inset = barOverhang * height / 3;
        painter.drawLine(QPointF(origin.x() + inset, origin.y() - axis),
                         QPointF(origin.x() + whole.width - inset, origin.y() - axis));
        return;
    }
    case Formula::Kind::Root: {
        const FormulaExtent inner = measure(formula.parts[0], base);
        const double cap = QFontMetricsF(font).capHeight(), lead = rootLead * height;
        const double top = origin.y() - cap - 2 * rootGap * height;
        QPainterPath sign(QPointF(origin.x() + 0.08 * lead, origin.y() - cap * 0.45));
        sign.lineTo(origin.x() + 0.3 * lead, origin.y() - cap * 0.55);
        sign.lineTo(origin.x() + 0.55 * lead, origin.y() + cap * 0.08);
        sign.lineTo(origin.x() + 0.9 * lead, top);
        sign.lineTo(origin.x() + lead + inner.width + rootGap * height, top);
        painter.setPen(
            QPen(theme.text, std::max(1.0, height / 18), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(sign);
        draw(painter, formula.parts[0], {origin.x() + lead, origin.y()}, base, theme);
        return;
    }
    }
}

Formula sum(const std::vector<Formula>& terms, std::size_t most) {
    std::vector<Formula> parts;
    const bool cut = terms.size() > most && most >= 3;
    for (std::size_t i = 0; i < terms.size(); ++i) {
        if (cut && i == most - 2) {
            parts.push_back(Formula::text(QStringLiteral(" + …")));
            i = terms.size() - 1;
        }
        if (i > 0) parts.push_back(Formula::text(QStringLiteral(" + ")));
        parts.push_back(terms[i]);
    }
    return Formula::row(std::move(parts));
}

} // namespace dikkat::ui
