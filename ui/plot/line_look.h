#pragma once

#include "ui/plot/plot.h"

namespace dikkat::ui {

/// How a line is drawn, in a plot and in its legend: its stroke, and the marker at a point.
struct LineLook {
    QPen pen;
    QCPScatterStyle marker{QCPScatterStyle::ssNone};
};

/// Rank 0 is what is looked at, 1 and more are what it is compared with. Colour, dash and marker differ, so
/// that lines can be told apart in print and grey too.
LineLook lineLook(int rank);

} // namespace dikkat::ui
