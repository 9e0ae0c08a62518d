#pragma once

#include "core/lesson/lesson_trace.h"
#include "ui/widgets/matrix_view.h"

namespace dikkat::ui {

/// Words and symbols of the five steps, in the current language.
QString stepTitle(LessonStep step);        ///< "Scores QKᵀ"
QString stepRibbonMarkup(LessonStep step); ///< the same with sub- and superscripts, see InlineText
QString stepMatrixName(LessonStep step);   ///< "raw scores", as screen readers and the status bar say it
QString stepLetter(LessonStep step);       ///< "S", "S′", "M", "A", "o"
MatrixRole stepRole(LessonStep step);

} // namespace dikkat::ui
