#pragma once

#include "ui/widgets/matrix_content.h"

#include <QFont>
#include <QString>
#include <vector>

class QPainter;

namespace dikkat::ui {

struct Theme;

/// A small formula as a tree: text with sub- and superscripts (markup of InlineText), rows, fractions, roots.
struct Formula {
    enum class Kind { Text, Row, Fraction, Root };

    Kind kind = Kind::Row;
    QString markup;                      ///< Text
    MatrixRole role = MatrixRole::Score; ///< Text: its colour (Score: the text colour)
    bool bold = false;                   ///< Text
    std::vector<Formula> parts;          ///< Row: all; Fraction: above, below; Root: the radicand

    static Formula text(const QString& markup, MatrixRole role = MatrixRole::Score, bool bold = false);
    static Formula row(std::vector<Formula> parts);
    static Formula fraction(Formula above, Formula below);
    static Formula root(Formula radicand);

    /// One line: "A33 = e^2 / (e^1 + e^2) = 0.5761".
    [[nodiscard]] QString plain() const;
    [[nodiscard]] bool isEmpty() const { return kind == Kind::Row && parts.empty(); }
};

/// Room a formula takes: how far it reaches above and below the base line.
struct FormulaExtent {
    double width = 0, ascent = 0, descent = 0;
};

FormulaExtent measure(const Formula& formula, const QFont& font);
/// With the left end of the base line at `origin`.
void draw(QPainter& painter, const Formula& formula, QPointF origin, const QFont& font, const Theme& theme);

/// Sums of many terms: "a + b + … + z" when there are more than `most`.
Formula sum(const std::vector<Formula>& terms, std::size_t most = 6);

} // namespace dikkat::ui
