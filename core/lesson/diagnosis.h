#pragma once

#include "core/lesson/lesson_trace.h"

namespace dikkat {

/// What a learner did to get a number. Found by computing the cell again with each mistake.
enum class Verdict {
    Correct,
    RoundedTooEarly,      ///< near the right value, outside the tolerance
    NotScaled,            ///< √D left out
    ScaledTooEarly,       ///< the division by √D belongs to the next step
    ScaledByWidth,        ///< divided by D, not √D
    FutureVisible,        ///< the mask was ignored
    PastHidden,           ///< the mask was applied to the wrong side
    MaskedAfterSoftmax,   ///< softmax over everything, then cells set to 0: the row no longer sums to 1
    MaskedAsZero,         ///< masked score taken as 0 instead of −∞
    SoftmaxDownColumns,   ///< normalised along the column
    ScoreNotWeight,       ///< the score itself: softmax is still to come
    NotNormalised,        ///< e^s, not divided by the row's sum
    NotExponentiated,     ///< s / Σ s: shares of the scores themselves
    ZeroScoreTakenAsZero, ///< a visible score of 0 still gets e⁰ = 1
    KeysNotTransposed,    ///< q·K instead of q·Kᵀ
    RowColumnSwapped,     ///< the value of cell (j, i)
    FirstProductOnly,     ///< a sum stopped early
    AverageOfValues,      ///< every visible value weighted alike
    SignSlip,             ///< right but for the sign
    ArithmeticSlip,       ///< no known mistake gives this number
};

/// How close an answer must be: half a unit of the fourth decimal ×10, or the second when only two were
/// typed.
inline constexpr double fineTolerance = 0.0005;
inline constexpr double coarseTolerance = 0.005;

/// Judges `answer` for cell (row, column) of `step` of `head`. −∞ is a legal answer where the mask hides the
/// cell. Chapter 57.2.
Verdict judge(const LessonTrace& trace, LessonStep step, int head, Index row, Index column, double answer,
              double tolerance = fineTolerance);

} // namespace dikkat
