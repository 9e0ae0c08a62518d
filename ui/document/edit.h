#pragma once

#include "core/lesson/lesson_state.h"

#include <QString>

namespace dikkat::ui {

/// What a step of the undo history did; words come from describe() when shown, so they change with the
/// language.
struct Edit {
    enum class Kind {
        Cell,
        Paste,
        Mask,
        MaskCell,
        Scaling,
        Size,
        Heads,
        InputMode,
        Positions,
        Example,
        ResetToChapter,
        Sentence, ///< the vectors of page 1's sentence
    };
    Kind kind;
    InputMatrix matrix = InputMatrix::Q; ///< Cell, Paste, Size
    Index row = -1, column = -1;         ///< Cell, MaskCell (0-based)
    bool on = false;                     ///< Mask, Scaling
    int count = 0;                       ///< Heads
    int gesture = 0; ///< edits of the same cell with the same non-zero gesture (one drag) merge into one step
};

/// For the history list and the tool tips: "Q, row 3, column 1", "Causal mask off".
QString describe(const Edit& edit);

/// Q, K, V, X, W_q …, as text.
QString nameOf(InputMatrix matrix);

/// One translated sentence: which rule an edit broke, where, and what is allowed.
QString explain(const LessonFailure& failure);

} // namespace dikkat::ui
