#pragma once

#include "ui/plot/plot_table.h"

#include <QWidget>
#include <optional>

namespace dikkat::ui {

class CurveLegend;
class LinePlotCanvas;

/// Lines over a common axis, told apart by colour, stroke and marker, with a read-out under the cursor (or
/// by the arrow keys) and the same numbers as a table in the context menu.
class LinePlot : public QWidget {
    Q_OBJECT
public:
    enum class Kind {
        Ranked,    ///< colour, stroke and marker by rank
        Attention, ///< in the colour that attention has everywhere
        Printed,   ///< figures to be met: crosses in the shape of their rank, no stroke
    };
    struct Line {
        QString name;
        std::vector<double> x, y; ///< x rising; y that is no finite number leaves a gap
        Kind kind = Kind::Ranked;
        int rank = -1; ///< as in `lineLook`; −1: the place in the list
    };
    /// An upright line at a place of the axis.
    struct Mark {
        double x = 0;
        QString label;
        bool dots = false;  ///< a dot where it meets each line
        bool quiet = false; ///< a landmark, not the place that is looked at
    };
    struct Content {
        QString xLabel, yLabel;
        std::vector<Line> lines;
        bool logX = false, logY = false;
        bool wholeX = false; ///< x are whole numbers; with logX the axis names exactly those measured
        int decimals = 3;    ///< of the read-out
        std::vector<Mark> marks;
        std::optional<std::pair<double, double>> across; ///< of the x axis; empty: what the lines cover
        QString description;                             ///< for screen readers; empty: where each line ends

        /// On the line as drawn, between its points too; NaN outside them.
        [[nodiscard]] double valueAt(std::size_t line, double x) const;
    };

    explicit LinePlot(QWidget* parent = nullptr);
    ~LinePlot() override;

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    /// Header first, then a line per x.
    [[nodiscard]] PlotTable table() const;

signals:
    void hovered(const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void point(double x);
    void describe();
    [[nodiscard]] QString place(double x) const;

    Content m_content;
    CurveLegend* m_legend;
    LinePlotCanvas* m_canvas;
    int m_cursor = -1; ///< index into the first line
};

} // namespace dikkat::ui
