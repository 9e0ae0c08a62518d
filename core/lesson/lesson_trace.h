#pragma once

#include "core/attention/attention.h"
#include "core/lesson/lesson_state.h"

namespace dikkat {

/// The five matrices of the flow, in order.
enum class LessonStep { Raw, Scaled, Masked, Weights, Output };
inline constexpr std::array allLessonSteps{LessonStep::Raw, LessonStep::Scaled, LessonStep::Masked,
                                           LessonStep::Weights, LessonStep::Output};

/// Everything page 2 shows for one state; never edited, always recomputed.
struct LessonTrace {
    LessonState state;            ///< what it was computed from
    Matrix encoding;              ///< (T, M) the positional part, 0 without positions; empty in direct mode
    Matrix input;                 ///< (T, M) X + encoding; empty in direct mode
    Matrix q, k, v;               ///< (T, D), (T, D), (T, Dv) before the split over heads
    std::vector<HeadTrace> heads; ///< at least one
    Matrix concat;                ///< (T, Dv) the heads' outputs side by side

    /// The matrix of one step of one head.
    [[nodiscard]] const Matrix& stepMatrix(LessonStep step, int head = 0) const;
};

/// Computes every number of page 2. Fails with what `validate` says, or with RowCompletelyMasked.
Result<LessonTrace, LessonFailure> evaluate(const LessonState& state);

/// Whether every number shown equals the chapter's to four decimals: same inputs, same five matrices.
bool sameAsChapter(const LessonTrace& trace);

/// What differs from the chapter's example, for the badge: matrices with a changed row or size, and switches.
struct ChapterDifference {
    enum class Kind { QueryRow, KeyRow, ValueRow, Size, Visibility, Scaling, Heads };
    Kind kind;
    Index row = -1;
};
std::vector<ChapterDifference> differencesFromChapter(const LessonTrace& trace);

} // namespace dikkat
