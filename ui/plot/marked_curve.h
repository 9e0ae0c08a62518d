#pragma once

#include "ui/plot/plot_table.h"

#include <QWidget>

class QCPGraph;
class QCPItemLine;

namespace dikkat::ui {

class Plot;

/// One curve over x with the place that is looked at: a dashed upright line and a dot on the curve.
class MarkedCurve : public QWidget {
    Q_OBJECT
public:
    struct Content {
        std::vector<double> x, y; ///< equally many, x rising
        double markX = 0, markY = 0;
        QString xAxis, yAxis; ///< what lies along the axes
    };

    explicit MarkedCurve(QWidget* parent = nullptr);

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    void setDescription(const QString& name, const QString& description);
    [[nodiscard]] PlotTable table() const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {150, 90}; }

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();

    Content m_content;
    Plot* m_plot;
    QCPGraph *m_curve, *m_dot;
    QCPItemLine* m_line;
};

} // namespace dikkat::ui
