#pragma once

#include "ui/pages/intuition/intuition_lesson.h"
#include "ui/pages/page.h"

namespace dikkat::ui {

/// What the step of page 1 computes, as a program that prints the numbers on screen.
QString intuitionCode(const IntuitionLesson& lesson, Page::CodeFlavour flavour);

} // namespace dikkat::ui
