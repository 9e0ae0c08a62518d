#pragma once

#include "core/attention/attention.h"
#include "core/io/safetensors.h"
#include "core/lesson/lesson_state.h"

#include <memory>
#include <string>

namespace dikkat {

/// Why a session or a JSON file with Q, K and V was refused.
enum class ReadError {
    Container,       ///< not a safetensors file, or a tensor of it is broken; `container` says why
    NotASession,     ///< a sound safetensors file without a session in it
    NotJson,         ///< row = line, column = column of the first wrong character (1-based)
    NumberTooLarge,  ///< a number beyond double precision, like 1e400; row, column as for NotJson
    TooDeep,         ///< more than `expected` groups and lists inside each other; row, column as for NotJson
    NewerFormat,     ///< written by a newer program; found = its format, expected = the newest known here
    Missing,         ///< there is no `place`
    UnknownKey,      ///< `place` means nothing here
    ObjectExpected,  ///< `place` is not { … }
    RowsExpected,    ///< `place` is not a list of rows of numbers, or is empty
    NumberExpected,  ///< `place` is not a number
    IntegerExpected, ///< `place` is not a whole number
    TrueFalseExpected, ///< `place` is neither true nor false
    UnknownWord,       ///< `place` holds `text`, which is none of the words known for it
    Ragged,            ///< row `row` of `place` has `found` numbers, the first row has `expected`
    OutOfRange,        ///< `place` is `found`; allowed are 0 … `expected`
    Lesson,            ///< well-formed, but breaks a rule of the lesson; `lesson` says which
    Attention,         ///< well-formed, but attention cannot be computed from it; `attention` says why
    Model,             ///< the session is sound, the model in it is not; `model` says why
};

struct ModelFileProblem;

/// One reason with what is needed to say it; fields have the meaning given at the error, indices are 0-based
/// unless said otherwise.
struct ReadFailure {
    ReadError code{};
    std::string place{}; ///< for example "lesson.q" or "lesson.q[2][1]"
    std::string text{};
    std::int64_t row = -1, column = -1;
    std::int64_t found = -1, expected = -1;
    SafetensorsProblem container{};
    LessonFailure lesson{};
    AttentionFailure attention{};
    std::shared_ptr<const ModelFileProblem> model{};
};

} // namespace dikkat
