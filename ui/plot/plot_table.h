#pragma once

#include <QStringList>
#include <vector>

class QPoint;
class QWidget;

namespace dikkat::ui {

/// The numbers behind a picture: header first, then one line per point.
using PlotTable = std::vector<QStringList>;

/// Shows them in a dialog over `parent`, for who cannot read the picture.
void showPlotTable(QWidget* parent, const QString& title, const PlotTable& table);

/// The context menu of a plot that has no other entry.
void offerPlotTable(QWidget* parent, const QPoint& at, const QString& title, const PlotTable& table);

} // namespace dikkat::ui
