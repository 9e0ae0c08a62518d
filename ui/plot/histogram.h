#pragma once

#include "ui/plot/plot_table.h"

#include <QWidget>

class QCPBars;
class QCPGraph;

namespace dikkat::ui {

class Plot;

/// How often values fell into equally wide bins, as a density (the area of all bars is the share that is
/// shown), with the bell curve of theory as a dashed line over it.
class Histogram : public QWidget {
    Q_OBJECT
public:
    struct Content {
        std::vector<double> counts; ///< one per bin, left to right; may be empty: nothing drawn yet
        double low = -1, high = 1;  ///< outer edges of the first and the last bin
        double total = 0;           ///< of all counts; 0: nothing drawn yet
        double deviation = 1;       ///< standard deviation of the bell curve, around 0
        double halfRange = 5;       ///< the axis goes from −halfRange to halfRange
        QString axis;               ///< what lies along the axis
        bool strong = true;         ///< false: paler, because something else is looked at
    };

    explicit Histogram(QWidget* parent = nullptr);

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    /// What it shows, in words, for screen readers.
    void setDescription(const QString& name, const QString& description);
    [[nodiscard]] PlotTable table() const;

    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 96}; }

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();

    Content m_content;
    Plot* m_plot;
    QCPBars* m_bars;
    QCPGraph* m_bell;
};

} // namespace dikkat::ui
