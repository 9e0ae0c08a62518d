#pragma once

#include "ui/widgets/matrix_content.h"

#include <QRectF>
#include <QStringList>
#include <map>
#include <utility>

class QPainter;

namespace dikkat::ui {

/// Everything about a matrix's look that is not its content: what is selected, linked, judged.
struct MatrixLook {
    struct Mark {
        CellMark mark = CellMark::None;
        QString text;
    };

    Index selectedRow = -1, selectedColumn = -1;
    bool primary = true; ///< 3 px frame with a keyline; else 2 px
    Index linkedRow = -1, linkedColumn = -1;
    Index tintedRow = -1;
    QColor tint;
    Index hoverRow = -1, hoverColumn = -1;
    Index focusRow = -1, focusColumn = -1;
    bool boxes = false;       ///< cells are edit fields: separate boxes instead of one heat map
    bool freshChange = false; ///< changed cells carry the underline; later only a corner
    std::map<std::pair<Index, Index>, Mark> marks;
};

/// Where the cells are, in the painter's units. `scale` 1 is a window at 100 %; presentation and pictures
/// draw with thicker lines and larger letters.
struct MatrixGeometry {
    QPointF origin;
    double cellWidth = 38, cellHeight = 34;
    double fontPixels = 13;  ///< largest size of the numbers; they shrink to fit
    double line = 1;         ///< multiplies every stroke
    double smallestFont = 8; ///< numbers that would have to be smaller are left out

    [[nodiscard]] QRectF cell(Index row, Index column) const {
        return {origin.x() + static_cast<double>(column) * cellWidth,
                origin.y() + static_cast<double>(row) * cellHeight, cellWidth, cellHeight};
    }
    [[nodiscard]] QRectF block(Index row, Index column, Index rows, Index columns) const {
        return {origin.x() + static_cast<double>(column) * cellWidth,
                origin.y() + static_cast<double>(row) * cellHeight, static_cast<double>(columns) * cellWidth,
                static_cast<double>(rows) * cellHeight};
    }
};

/// Texts of all cells at the size and number of decimals that fit; computed once per content and geometry.
struct MatrixTexts {
    QStringList texts; ///< row by row; empty when cells are too small for numbers
    double fontPixels = 13;
};
MatrixTexts fitTexts(const MatrixContent& content, const MatrixGeometry& geometry);

/// Fill of one cell as its role asks (not for masked or hidden ones).
QColor cellFill(const MatrixContent& content, Index row, Index column, const Theme& theme);

/// Cells, hatches, numbers, marks, then the frames above them. Needs 3 · line around the cells for frames.
void paintMatrix(QPainter& painter, const MatrixContent& content, const MatrixLook& look,
                 const MatrixGeometry& geometry, const MatrixTexts& texts, const Theme& theme);

/// 45° lines of one slope that run on from cell to cell, cut to `rect` by arithmetic, because vector formats
/// do not clip.
void appendHatch(std::vector<QLineF>& lines, const QRectF& rect, double step);

} // namespace dikkat::ui
