#pragma once

#include "ui/plot/plot_table.h"

#include <QWidget>

namespace dikkat::ui {

class Plot;

/// Curves over whole numbers on two logarithmic axes, with a dot on each where one is looking.
class LogCurves : public QWidget {
    Q_OBJECT
public:
    enum class Look { Ink, Second, Attention };
    struct Curve {
        QString name;
        Look look = Look::Ink;
        std::vector<double> y; ///< one per x
        double now = 0;        ///< at `at`
    };
    struct Content {
        QString xName, yName;
        std::vector<double> x;
        std::vector<Curve> curves;
        double at = 1;       ///< x that is looked at
        double crossing = 0; ///< a marked x, 0: none
        QString crossingName;
    };

    explicit LogCurves(QWidget* parent = nullptr);

    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }
    void setDescription(const QString& name, const QString& description);
    /// Header, then a line per x.
    [[nodiscard]] PlotTable table() const;

    [[nodiscard]] QSize sizeHint() const override { return {420, 260}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 130}; }

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void refresh();

    Content m_content;
    Plot* m_plot;
};

/// 65,536 as it is, 10¹² and more as a power of ten with one digit.
QString largeNumber(double value);

} // namespace dikkat::ui
