#pragma once

#include "ui/widgets/matrix_view.h"

/// Symbols of the lesson as rich text for labels: coloured by role, with real subscripts.
namespace dikkat::ui {

/// The theme's colour of a role (text colour for Neutral).
QColor roleColor(MatrixRole role);

/// "q" with a 1-based index in the query colour.
QString symbolHtml(const QString& letter, Index index, MatrixRole role);
/// "A" with row and column (1-based, a comma between numbers of two digits).
QString cellHtml(const QString& letter, Index row, Index column, MatrixRole role);

/// "33" or "3,12": how an index pair is written in a subscript.
QString indexPair(Index row, Index column);

} // namespace dikkat::ui
