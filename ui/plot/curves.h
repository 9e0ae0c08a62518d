#pragma once

#include "ui/plot/plot_table.h"

#include <QWidget>

namespace dikkat::ui {

class CurveLegend;
class CurvePlot;

/// How a line looks. The rank chooses colour, dash and marker (0 is the current run, 1 and more are
/// comparisons), so that lines differ in print and grey too.
struct CurveStyle {
    QString name; ///< in the legend; empty: the line is not listed (its thick twin is)
    int rank = 0;
    bool thick = true;    ///< validation: thick with markers; training: thin and pale
    bool markers = false; ///< at every point
};

/// A horizontal reference line with its words at the right end.
struct Landmark {
    QString name;
    double value = 0.0;

    bool operator==(const Landmark&) const = default;
};

/// Curves over steps with a legend that reads them out: under the cursor, or at the last point. The wheel
/// zooms, dragging pans, dragging with Shift zooms into a rectangle, a double click shows everything again.
/// While nobody has zoomed, the ranges follow the data.
class Curves : public QWidget {
    Q_OBJECT
public:
    explicit Curves(QWidget* parent = nullptr);
    ~Curves() override;

    /// Which lines there are; data of lines that keep their place stays.
    void setLines(const std::vector<CurveStyle>& lines);
    [[nodiscard]] int lineCount() const;
    void clear(int line);
    void append(int line, double x, double y); ///< y that is no finite number is left out
    [[nodiscard]] int size(int line) const;
    void setLandmarks(const std::vector<Landmark>& landmarks);
    /// Steps at which something changed: a dashed line through each.
    void setChanges(const std::vector<double>& steps);
    [[nodiscard]] const std::vector<double>& changes() const { return m_changes; }
    void setAxisTitles(const QString& across, const QString& up);
    void setDecimals(int decimals) { m_decimals = decimals; }
    void setNote(const QString& note); ///< stands beside the legend: what thick and thin mean
    [[nodiscard]] const QString& note() const { return m_note; }
    void setLogarithmic(bool on);
    [[nodiscard]] bool isLogarithmic() const { return m_logarithmic; }
    void setCompact(bool compact); ///< without axis titles
    /// Shows all data, and follows it again.
    void fit();
    [[nodiscard]] bool isZoomed() const { return m_zoomed; }
    /// Draws what has come since; at most once per turn of the event loop.
    void redraw();

    /// The value of a line at x, between its points; NaN outside them.
    [[nodiscard]] double valueAt(int line, double x) const;
    /// Step first, then one cell for each listed line.
    [[nodiscard]] PlotTable table() const;
    [[nodiscard]] double cursor() const { return m_cursor; } ///< NaN: none
    void setCursor(double x);                                ///< NaN: none
    [[nodiscard]] int frames() const { return m_frames; }    ///< drawn so far

signals:
    void cursorMoved(double x); ///< NaN: left
    void zoomedChanged(bool zoomed);

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refreshLegend();
    void setZoomed(bool zoomed);

    CurvePlot* m_plot;
    CurveLegend* m_legend;
    std::vector<CurveStyle> m_lines;
    std::vector<Landmark> m_landmarks;
    std::vector<double> m_changes;
    QString m_across, m_up, m_note;
    int m_decimals = 3, m_frames = 0;
    double m_cursor;
    bool m_logarithmic = false, m_zoomed = false, m_compact = false;
};

} // namespace dikkat::ui
