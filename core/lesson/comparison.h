#pragma once

#include "core/lesson/view_state.h"

#include <optional>

namespace dikkat {

/// The state that page 2 sets beside `state`: the same with the mask, the scaling or the positions switched,
/// the state before the last edit, or the chapter's. Nothing for Off, and for Positions in direct mode, where
/// positions play no part.
std::optional<LessonState> comparedState(const LessonState& state, Comparison comparison,
                                         const LessonState& beforeEdit);

/// b − a, cell by cell; a cell hidden in both is 0, hidden in one is ±∞. Nothing when the shapes differ.
std::optional<Matrix> difference(const Matrix& a, const Matrix& b);

} // namespace dikkat
