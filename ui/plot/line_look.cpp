#include "ui/plot/line_look.h"

#include "ui/theme/theme.h"

namespace dikkat::ui {

namespace {

QColor rankColor(int rank) {
    const Theme& t = theme();
    switch (rank) {
    case 0: return t.ink;
    case 1: return t.series2;
    case 2: return t.series3;
    case 3: return t.text2;
    default: return t.text3;
    }
}

} // namespace

LineLook lineLook(int rank) {
    const QColor color = rankColor(rank);
    LineLook look{QPen(color, 2.2)};
    look.pen.setCapStyle(Qt::FlatCap);
    if (rank == 1) look.pen.setDashPattern({6 / 2.2, 4 / 2.2});
    if (rank == 2) look.pen.setDashPattern({2 / 2.2, 3 / 2.2});
    if (rank == 3) look.pen.setDashPattern({8 / 2.2, 3 / 2.2, 2 / 2.2, 3 / 2.2});
    const QPen outline(color, 1.5);
    switch (rank % 4) {
    case 0: look.marker = {QCPScatterStyle::ssDisc, outline, QBrush(color), 7}; break;
    case 1: look.marker = {QCPScatterStyle::ssSquare, outline, QBrush(theme().surface), 7}; break;
    case 2: look.marker = {QCPScatterStyle::ssTriangle, outline, QBrush(theme().surface), 7}; break;
    default: look.marker = {QCPScatterStyle::ssDiamond, outline, QBrush(theme().surface), 8}; break;
    }
    return look;
}

} // namespace dikkat::ui
