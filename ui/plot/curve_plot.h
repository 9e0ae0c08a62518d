#pragma once

#include "ui/plot/curves.h"
#include "ui/plot/line_look.h"

namespace dikkat::ui {

/// Thin lines are pale and have no markers.
LineLook curveLook(const CurveStyle& style);

/// The plot of Curves: graphs, reference lines, the dashed line under the cursor.
class CurvePlot : public Plot {
    Q_OBJECT
public:
    explicit CurvePlot(QWidget* parent = nullptr);

    void setLines(const std::vector<CurveStyle>& lines);
    void setLandmarks(const std::vector<Landmark>& landmarks);
    void setChanges(const std::vector<double>& steps);
    void setLogarithmic(bool on);
    void setCursorAt(double x);
    void fit();
    [[nodiscard]] double valueAt(int line, double x) const;
    [[nodiscard]] const QCPGraphDataContainer& data(int line) const { return *graph(line)->data(); }
    void add(int line, double x, double y);
    void clear(int line);

signals:
    void rangeDragged(); ///< the person has zoomed or panned

protected:
    void restyle() override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Mark {
        QCPItemStraightLine* line;
        QCPItemText* words;
    };
    void styleMarks();
    void thinOutWords();
    [[nodiscard]] QCPRange values() const;

    std::vector<CurveStyle> m_lines;
    std::vector<Landmark> m_landmarks;
    std::vector<Mark> m_marks;
    std::vector<QCPItemStraightLine*> m_changes;
    QCPItemStraightLine* m_cursor;
    bool m_logarithmic = false;
};

} // namespace dikkat::ui
