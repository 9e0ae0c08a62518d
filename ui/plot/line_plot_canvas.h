#pragma once

#include "ui/plot/curve_legend.h"
#include "ui/plot/line_plot.h"

namespace dikkat::ui {

/// The QCustomPlot side of LinePlot.
class LinePlotCanvas : public Plot {
    Q_OBJECT
public:
    explicit LinePlotCanvas(QWidget* parent = nullptr);

    void setContent(const LinePlot::Content& content);
    void setCursor(std::optional<double> x);
    /// Pen and marker of a line in the theme now.
    [[nodiscard]] LineLook look(std::size_t line) const;

signals:
    void pointed(double x); ///< the cursor is at this place of the x axis
    void left();

protected:
    void restyle() override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Upright {
        QCPItemStraightLine* line;
        QCPItemText* text;
    };
    void setTickers();
    void setRanges();
    void addMarks();

    LinePlot::Content m_content;
    std::vector<QCPGraph*> m_lines, m_dots; ///< dots: one for each line, when a mark wants them
    std::vector<Upright> m_marks;
    QCPItemStraightLine* m_cursor;
};

} // namespace dikkat::ui
