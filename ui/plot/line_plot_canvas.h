#pragma once

#include "ui/plot/line_plot.h"
#include "ui/plot/plot.h"

namespace dikkat::ui {

/// The QCustomPlot side of LinePlot.
class LinePlotCanvas : public Plot {
    Q_OBJECT
public:
    explicit LinePlotCanvas(QWidget* parent = nullptr);

    void setContent(const LinePlot::Content& content);
    void setCursor(std::optional<double> x);

signals:
    void pointed(double x); ///< the cursor is at this place of the x axis
    void left();

protected:
    void restyle() override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QCPItemStraightLine *m_mark, *m_cursor;
    QCPItemText* m_markText;
};

} // namespace dikkat::ui
