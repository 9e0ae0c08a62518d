#pragma once

#include "core/base/matrix.h"
#include "ui/plot/plot.h"

#include <vector>

namespace dikkat::ui {

/// Counter-clockwise corners of the smallest convex polygon around `points`; fewer than three when they lie
/// on a line. Monotone chain.
std::vector<QPointF> convexHull(std::vector<QPointF> points);

/// Draws values, their hull, outputs and the weights between them, in plot coordinates.
class ValuePlaneItem : public QCPAbstractItem {
    Q_OBJECT
public:
    struct Scene {
        std::vector<QPointF> values;  ///< v_j
        std::vector<QPointF> outputs; ///< o_i
        std::vector<double> weights;  ///< of the selected row, one per value
        Index row = -1;               ///< selected output, −1: none
        Index hiddenRow = -1;         ///< not drawn
        /// Names of points, the most important first. Points that are equal in every column share one.
        struct Label {
            QPointF at;
            QString text; ///< markup: "v_{1} = o_{1}"
            bool output = false;
        };
        std::vector<Label> labels;
    };

    explicit ValuePlaneItem(QCustomPlot* plot);

    Scene scene;

    /// Where the labels of the scene lie now, in pixels, in their order; a null rectangle: no room for it.
    [[nodiscard]] std::vector<QRectF> placeLabels() const;
    /// The straight lines of the picture, in pixels.
    [[nodiscard]] std::vector<QLineF> lines() const;

    double selectTest(const QPointF& position, bool onlySelectable, QVariant* details) const override;

protected:
    void draw(QCPPainter* painter) override;

private:
    [[nodiscard]] QPointF pixel(const QPointF& point) const;
    void drawLabels(QCPPainter* painter) const;
};

} // namespace dikkat::ui
