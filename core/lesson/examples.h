#pragma once

#include "core/lesson/lesson_state.h"

#include <array>
#include <cstdint>

namespace dikkat {

/// Starting points a learner can load on page 2.
enum class Example {
    Chapter,   ///< the worked example of 57.2
    Exercise,  ///< the chapter's exercise: q₃ = [2, 0, 0, 0]
    Saturated, ///< large scores: softmax puts nearly all weight on one key
    Uniform,   ///< all queries zero: every visible key gets the same share
    TwoHeads,  ///< four positions, two heads that look at different things
    Random,    ///< numbers from a seed
};
inline constexpr std::array allExamples{Example::Chapter, Example::Exercise, Example::Saturated,
                                        Example::Uniform, Example::TwoHeads, Example::Random};

/// The state of an example. `seed` matters for Random only: small integers, 5 positions, D = 4, Dv = 4.
LessonState makeExample(Example example, std::uint32_t seed = 1);

} // namespace dikkat
