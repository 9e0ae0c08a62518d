#pragma once

#include "core/lesson/view_state.h"

#include <QString>

namespace dikkat::ui {

/// The computation on screen, up to and including `step` of `head`, as a NumPy program that runs as it stands
/// and prints the step's matrix. It leaves the matrix in a variable named like the step: scores, scaled,
/// masked, weights or output.
QString numpyCode(const LessonTrace& trace, LessonStep step, int head);

/// The same for PyTorch.
QString pytorchCode(const LessonTrace& trace, LessonStep step, int head);

/// The Python variable that holds the matrix of a step.
QString codeVariable(LessonStep step);

} // namespace dikkat::ui
