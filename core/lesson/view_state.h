#pragma once

#include "core/lesson/lesson_trace.h"

namespace dikkat {

/// Which second state page 2 sets beside the current one.
enum class Comparison { Off, CausalMask, Scaling, Positions, BeforeEdit, Chapter };

/// How page 2 is being looked at: saved with the session, never part of undo.
struct ViewState {
    LessonStep step = LessonStep::Raw;
    bool allAtOnce = true; ///< false: the steps after `step` stay covered
    int decimals = 4;      ///< 0 … 8
    int head = 0;          ///< the head whose matrices are shown
    Comparison comparison = Comparison::Off;
    bool predict = false; ///< the selected row is covered and the learner types it

    friend bool operator==(const ViewState&, const ViewState&) = default;
};

namespace limits {
inline constexpr int maxDecimals = 8;
}

} // namespace dikkat
