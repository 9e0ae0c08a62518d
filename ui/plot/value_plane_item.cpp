#include "ui/plot/value_plane_item.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double labelHeight = 14;

double cross(const QPointF& o, const QPointF& a, const QPointF& b) {
    return (a.x() - o.x()) * (b.y() - o.y()) - (a.y() - o.y()) * (b.x() - o.x());
}

QPolygonF diamond(const QPointF& at, double r) {
    return QPolygonF({at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)});
}

double overlap(const QRectF& a, const QRectF& b) {
    const QRectF both = a.intersected(b);
    return both.isEmpty() ? 0 : both.width() * both.height();
}

/// How much of `line` lies in `box`, in pixels.
double lengthInside(const QLineF& line, const QRectF& box) {
    double from = 0, to = 1; // Liang–Barsky
    const double p[] = {-line.dx(), line.dx(), -line.dy(), line.dy()};
    const double q[] = {line.x1() - box.left(), box.right() - line.x1(), line.y1() - box.top(),
                        box.bottom() - line.y1()};
    for (int i = 0; i < 4; ++i) {
        if (p[i] == 0) {
            if (q[i] < 0) return 0;
        } else if (p[i] < 0) {
            from = std::max(from, q[i] / p[i]);
        } else {
            to = std::min(to, q[i] / p[i]);
        }
    }
    return from >= to ? 0 : (to - from) * line.length();
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

std::vector<QLineF> ValuePlaneItem::lines() const {
    std::vector<QLineF> lines;
    const auto hull = convexHull(scene.values);
    for (std::size_t i = 0; i + 1 < hull.size() || (i < hull.size() && hull.size() > 2); ++i)
        lines.emplace_back(pixel(hull[i]), pixel(hull[(i + 1) % hull.size()]));
    if (scene.row < 0 || scene.row == scene.hiddenRow ||
        scene.row >= static_cast<Index>(scene.outputs.size()))
        return lines;
    const QPointF from = pixel(scene.outputs[static_cast<std::size_t>(scene.row)]);
    for (std::size_t j = 0; j < scene.weights.size() && j < scene.values.size(); ++j)
        if (scene.weights[j] > 0) lines.emplace_back(from, pixel(scene.values[j]));
    return lines;
}

std::vector<QRectF> ValuePlaneItem::placeLabels() const {
    const QFont font = textFont(type::small, QFont::DemiBold);
    // Above and beside the axes there is free room, below and left of them are their numbers.
    const QRectF room(QPointF(mParentPlot->axisRect()->left() + 2, 2),
                      QPointF(mParentPlot->width() - 2, mParentPlot->axisRect()->bottom() - 1));
    const std::vector<QLineF> drawn = lines();
    std::vector<QPointF> points;
    for (const QPointF& value : scene.values) points.push_back(pixel(value));
    for (std::size_t i = 0; i < scene.outputs.size(); ++i)
        if (static_cast<Index>(i) != scene.hiddenRow) points.push_back(pixel(scene.outputs[i]));

    std::vector<QRectF> places;
    for (const Scene::Label& label : scene.labels) {
        const QPointF at = pixel(label.at);
        const double width = InlineText(label.text).width(font) + 2;
        QRectF best;
        double least = HUGE_VAL;
        for (const double distance : {0.0, 6.0, 14.0, 26.0})
            for (int direction = 0; direction < 16; ++direction) {
                const double angle = direction * M_PI / 8;
                const QPointF way(std::cos(angle), -std::sin(angle));
                QRectF box(0, 0, width, labelHeight);
                box.moveCenter(at + QPointF(way.x() * (9 + distance + width / 2),
                                            way.y() * (9 + distance + labelHeight / 2)));
                if (!room.contains(box)) continue;
                double cost = distance; // near its point, on nothing else
                for (const QRectF& other : places) cost += 10 * overlap(box, other);
                for (const QLineF& line : drawn) cost += 6 * lengthInside(line, box);
                const double own = QLineF(at, box.center()).length();
                for (const QPointF& point : points) {
                    cost += overlap(box, QRectF(point - QPointF(6, 6), QSizeF(12, 12)));
                    const bool other = QLineF(at, point).length() > 1;
                    if (other && QLineF(point, box.center()).length() < own + 6) cost += 15; // whose is it?
                }
                if (cost < least) {
                    least = cost;
                    best = box;
                }
            }
        const bool hidesAnother =
            std::ranges::any_of(places, [&best](const QRectF& other) { return overlap(best, other) > 0; });
        places.push_back(hidesAnother ? QRectF() : best);
    }
    return places;
}

void ValuePlaneItem::drawLabels(QCPPainter* painter) const {
    const Theme& t = theme();
    const QFont font = textFont(type::small, QFont::DemiBold);
    const std::vector<QRectF> places = placeLabels();
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Scene::Label& label = scene.labels[i];
        const QRectF& box = places[i];
        if (box.isNull()) continue;
        const QPointF at = pixel(label.at);
        const QPointF near(std::clamp(at.x(), box.left(), box.right()),
                           std::clamp(at.y(), box.top(), box.bottom()));
        if (QLineF(at, near).length() > 16) { // far away: say whose name it is
            painter->setPen(QPen(t.borderStrong, 1));
            painter->drawLine(at, near);
        }
        InlineText(label.text).draw(*painter, box, Qt::AlignCenter, font, label.output ? t.text2 : t.value);
    }
}

} // namespace dikkat::ui
