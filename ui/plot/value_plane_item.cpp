#include "ui/plot/value_plane_item.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr std::size_t mostLabels = 8; ///< beyond it only what is selected is named

double cross(const QPointF& o, const QPointF& a, const QPointF& b) {
    return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

QPolygonF diamond(const QPointF& at, double r) {
    return QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)});
}

/// Names that share a place: "v_{1} = o_{1}".
struct Label {
    QPointF at;
    QStringList names;
    bool output;
};

void addLabel(std::vector<Label>& labels, const QPointF& at, const QString& name, bool output) {
    for (Label& label : labels)
        if (QLineF(label.at, at).length() < 3) {
            label.names << name;
            return;
        }
    labels.push_back({at, {name}, output});
}

} // namespace

std::vector<QPointF> convexHull(std::vector<QPointF> points) {
    const auto less = [](const QPointF& a, const QPointF& b) {
        return a.x() < b.x() || (a.x() == b.x() && a.y() < b.y());
    };
    std::sort(points.begin(), points.end(), less);
    points.erase(
        std::unique(points.begin(), points.end(),
                    [](const QPointF& a, const QPointF& b) { return a.x() == b.x() && a.y() == b.y(); }),
        points.end());
    if (points.size() < 3) return points;
    std::vector<QPointF> hull;
    for (int pass = 0; pass < 2; ++pass) { // lower side, then upper side
        const std::size_t start = hull.size();
        for (const QPointF& p : points) {
            while (hull.size() >= start + 2 && cross(hull[hull.size() - 2], hull.back(), p) <= 0)
                hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back(); // the first point of the other side
        std::reverse(points.begin(), points.end());
    }
    return hull;
}

ValuePlaneItem::ValuePlaneItem(QCustomPlot* plot) : QCPAbstractItem(plot) {
    setSelectable(false);
    setClipToAxisRect(false);
}

double ValuePlaneItem::selectTest(const QPointF&, bool, QVariant*) const {
    return -1;
}

QPointF ValuePlaneItem::pixel(const QPointF& point) const {
    return {mParentPlot->xAxis->coordToPixel(point.x()), mParentPlot->yAxis->coordToPixel(point.y())};
}

void ValuePlaneItem::draw(QCPPainter* painter) {
    const Theme& t = theme();
    painter->setRenderHint(QPainter::Antialiasing);
    QPolygonF hull;
    for (const QPointF& corner : convexHull(scene.values)) hull << pixel(corner);
    painter->setPen(QPen(t.value, 1.2));
    painter->setBrush(t.valueTint);
    if (hull.size() >= 3)
        painter->drawPolygon(hull);
    else if (hull.size() == 2)
        painter->drawLine(hull[0], hull[1]);

    const auto rows = static_cast<Index>(scene.outputs.size());
    const bool selected = scene.row >= 0 && scene.row < rows && scene.row != scene.hiddenRow;
    if (selected) {
        const QPointF from = pixel(scene.outputs[static_cast<std::size_t>(scene.row)]);
        const double largest =
            scene.weights.empty() ? 0 : *std::max_element(scene.weights.begin(), scene.weights.end());
        for (std::size_t j = 0; j < scene.weights.size() && j < scene.values.size(); ++j) {
            const double w = scene.weights[j];
            if (w <= 0) continue; // a masked value pulls nothing
            QPen pen(t.attention, 1 + 4 * w, w == largest ? Qt::SolidLine : Qt::CustomDashLine);
            if (w != largest) pen.setDashPattern({6 / pen.widthF(), 4 / pen.widthF()});
            painter->setPen(pen);
            painter->drawLine(from, pixel(scene.values[j]));
        }
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(t.value);
    for (const QPointF& value : scene.values) painter->drawEllipse(pixel(value), 5, 5);
    for (Index i = 0; i < rows; ++i) {
        if (i == scene.hiddenRow) continue;
        const bool own = i == scene.row;
        painter->setPen(QPen(own ? t.text : t.attention, 1.6));
        painter->setBrush(own ? t.attention : t.surface);
        painter->drawPolygon(diamond(pixel(scene.outputs[static_cast<std::size_t>(i)]), own ? 7 : 5.5));
    }
    drawLabels(painter);
}

void ValuePlaneItem::drawLabels(QCPPainter* painter) const {
    const Theme& t = theme();
    std::vector<Label> labels;
    const bool all = scene.values.size() <= mostLabels;
    for (std::size_t j = 0; j < scene.values.size(); ++j)
        if (all)
            addLabel(labels, pixel(scene.values[j]),
                     symbolMarkup(QStringLiteral("v"), static_cast<qint64>(j) + 1), false);
    for (std::size_t i = 0; i < scene.outputs.size(); ++i) {
        const auto row = static_cast<Index>(i);
        if (row == scene.hiddenRow || !(all || row == scene.row)) continue;
        addLabel(labels, pixel(scene.outputs[i]), symbolMarkup(QStringLiteral("o"), row + 1), true);
    }
    QPointF centre;
    for (const QPointF& value : scene.values)
        centre += pixel(value) / static_cast<double>(scene.values.size());
    const QFont font = textFont(type::small, QFont::DemiBold);
    // Above and beside the axes there is free room, below and left of them are their numbers.
    const QRectF room(QPointF(mParentPlot->axisRect()->left() + 2, 2),
                      QPointF(mParentPlot->width() - 2, mParentPlot->axisRect()->bottom() - 1));
    for (const Label& label : labels) {
        QStringList names = label.names;
        if (names.size() > 3) names = QStringList{names.at(0), names.at(1), QStringLiteral("…")};
        const InlineText text(names.join(QStringLiteral(" = ")));
        // Values are named outside of the hull, outputs towards its middle, so that they rarely meet.
        QPointF away = label.at - centre;
        const double length = std::hypot(away.x(), away.y());
        away = length < 1 ? QPointF(0.5, -0.8) : away / length;
        if (label.output) away = -away;
        QRectF box(0, 0, text.width(font), 14);
        box.moveCenter(label.at + QPointF(away.x() * (12 + box.width() / 2), away.y() * 16));
        if (box.left() < room.left()) box.moveLeft(room.left());
        if (box.right() > room.right()) box.moveRight(room.right());
        if (box.top() < room.top()) box.moveTop(room.top());
        if (box.bottom() > room.bottom()) box.moveBottom(label.at.y() - 9); // no room below: above
        text.draw(*painter, box, Qt::AlignVCenter, font, label.output ? t.text2 : t.value);
    }
}

} // namespace dikkat::ui
