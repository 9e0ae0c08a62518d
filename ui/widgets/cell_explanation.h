#pragma once

#include "core/lesson/lesson_trace.h"
#include "ui/widgets/formula.h"

#include <QStringList>
#include <cmath>
#include <optional>
#include <vector>

namespace dikkat::ui {

/// How one cell came about, in numbers: as a formula, as a sentence, and term by term. Texts are in the
/// current language; labels and headers may hold the markup of InlineText.
struct CellExplanation {
    struct Line {
        QString label; ///< "k_{3}"
        MatrixRole role = MatrixRole::Neutral;
        QStringList cells;     ///< one per column of `columns` after the first
        double share = NAN;    ///< 0 … 1: length of a bar; NaN: no bar
        bool selected = false; ///< the term that belongs to the cell itself
        bool masked = false;
    };

    Formula symbol;  ///< A₃₃
    QString value;   ///< "0.5761"
    Formula formula; ///< A₃₃ = e² / (e¹ + e¹ + e²) = 7.389 / 12.826 = 0.5761
    QString sentence;
    QStringList columns;  ///< header of the table; the first stands over the labels
    bool hasBars = false; ///< one more column with `share` as a bar, its header is the last of `columns`
    std::vector<Line> lines;
    std::optional<Line> total;
};

/// `row` is a query position; `column` a key position, or a value column when step is Output.
CellExplanation explainCell(const LessonTrace& trace, LessonStep step, int head, Index row, Index column,
                            int decimals);

/// A cell of Q, K or V (`result`) that is computed: (x + p) · W.
CellExplanation explainProduct(const LessonTrace& trace, InputMatrix result, Index row, Index column,
                               int decimals);

} // namespace dikkat::ui
