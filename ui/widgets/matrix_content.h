#pragma once

#include "core/attention/mask.h"
#include "core/base/matrix.h"

#include <QColor>
#include <QString>
#include <optional>

namespace dikkat::ui {

struct Theme;

enum class MatrixRole { Query, Key, Value, Score, Weight, Output, Neutral, Difference };

/// What a MatrixView shows. A plain value: a view can be tested with a hand-made one.
struct MatrixContent {
    Matrix values;               ///< (rows, columns)
    std::optional<Mask> visible; ///< cells that are false are hatched: −∞ (Score) or 0 (Weight)
    std::optional<Matrix>
        previous; ///< same shape: cells that differ are marked, with by how much in the tool tip
    Mask hidden;  ///< true: dashed, "?", no fill (predict first); empty: none
    MatrixRole role = MatrixRole::Neutral;
    QString rowSymbol; ///< "q" gives q₁, q₂ … as row headers; empty: plain numbers
    QString columnSymbol;
    MatrixRole rowRole = MatrixRole::Neutral; ///< colour of the header symbols
    MatrixRole columnRole = MatrixRole::Neutral;
    QString name; ///< for screen readers: "weights"
    int decimals = 4;
    double scoreMagnitude = 4; ///< Score and Difference: end of the colour scale
    Mask edited; ///< true: 2 px frame in the role's colour (differs from the preset); empty: none

    [[nodiscard]] bool isMasked(Index row, Index column) const;
    [[nodiscard]] bool isHidden(Index row, Index column) const;
    [[nodiscard]] bool isEdited(Index row, Index column) const;
    /// Differs from `previous` in what is shown at full precision.
    [[nodiscard]] bool isChanged(Index row, Index column) const;
};

/// Judgement of a typed answer shown in a cell.
enum class CellMark { None, Right, Wrong };

/// Strong colour and tint of a role; Score, Neutral and Difference have the text colour and the surface.
QColor roleColor(MatrixRole role, const Theme& theme);
QColor roleTint(MatrixRole role, const Theme& theme);

/// The number as shown: whole scores and inputs stay bare, weights and outputs keep their zeros. A masked
/// cell gives "−∞" or "0".
QString cellText(const MatrixContent& content, Index row, Index column, int decimals);

/// Largest |finite value| rounded up to 1, 2, 4, 8 …: the end of a score scale. At least 1.
double roundedMagnitude(const Matrix& values);

} // namespace dikkat::ui
