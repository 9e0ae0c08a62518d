#include "ui/diagram/scene.h"

#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

QColor colorOf(SceneColor color, const Theme& t) {
    switch (color) {
    case SceneColor::Text: return t.text;
    case SceneColor::Faint: return t.text2;
    case SceneColor::Key: return t.key;
    case SceneColor::Value: return t.value;
    }
    return t.text;
}

/// Text that always fits: smaller, then cut.
void drawFitted(QPainter& p, const QRectF& rect, const QString& text, double pixels, int weight,
                Qt::Alignment alignment) {
    double size = pixels;
    QFont font = textFont(size, weight);
    while (size > pixels * 0.76 && QFontMetricsF(font).horizontalAdvance(text) > rect.width()) {
        size -= 0.5;
        font = textFont(size, weight);
    }
    p.setFont(font);
    p.drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine,
               QFontMetricsF(font).elidedText(text, Qt::ElideRight, rect.width() + 0.5));
}

void paintLine(QPainter& p, const SceneLine& line, const Theme& t, const SceneLook& look) {
    if (line.points.size() < 2) return;
    const double width = line.width * look.weight;
    const QColor color = width > 2.5 * look.weight ? t.ink : line.dashed ? t.borderStrong : t.text2;
    QPen pen(color, width, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin);
    if (line.dashed) pen.setDashPattern({4, 3});
    p.setPen(pen);
    p.setBrush(Qt::NoBrush);
    QPolygonF points = line.points;
    const QPointF tip = points.last();
    QPointF along = tip - points[points.size() - 2];
    const double length = std::hypot(along.x(), along.y());
    if (line.arrow && length > 0) {
        along /= length;
        const double size = (3.2 + 1.4 * line.width) * look.weight;
        const QPointF across(-along.y(), along.x());
        points.last() = tip - along * size;
        p.drawPolyline(points);
        p.setPen(Qt::NoPen);
        p.setBrush(color);
        p.drawPolygon(QPolygonF{tip, tip - along * size * 1.35 + across * size * 0.72,
                                tip - along * size * 1.35 - across * size * 0.72});
        return;
    }
    p.drawPolyline(points);
}

/// Three small strokes per head: one query, one key, one value.
void paintHeads(QPainter& p, const SceneNode& n, const QRectF& area, const Theme& t) {
    const double group = std::min(26.0, area.width() / n.heads), bar = std::min(5.5, group * 0.27);
    double x = area.center().x() - group * n.heads / 2.0 + (group - 3 * bar) / 2.0;
    for (int h = 0; h < n.heads; ++h, x += group) {
        const QColor colors[] = {t.query, t.key, t.value};
        for (int i = 0; i < 3; ++i)
            p.fillRect(QRectF(x + i * bar, area.top(), bar, area.height()), colors[i]);
    }
}

void paintBox(QPainter& p, const SceneNode& n, const Theme& t, const SceneLook& look) {
    const bool selected = look.selected == n.id, hovered = look.hovered == n.id;
    QColor fill = t.surface;
    switch (n.fill) {
    case SceneFill::Plain: break;
    case SceneFill::Attention: fill = t.attentionTint; break;
    case SceneFill::Cross: fill = look.markCross ? t.mark : t.attentionTint; break;
    case SceneFill::Mlp: fill = t.hover; break;
    }
    if (hovered && !selected && n.fill == SceneFill::Plain) fill = t.hover;
    const QRectF r = n.rect;
    p.setBrush(n.current ? t.ink : fill);
    p.setPen(QPen(selected ? t.text : t.borderStrong, (selected ? 2.2 : 1.0) * look.weight));
    if (n.title.isEmpty()) {
        p.drawEllipse(r);
        p.setPen(QPen(t.text, 1.8 * look.weight));
        const double arm = r.width() * 0.27;
        p.drawLine(r.center() - QPointF(arm, 0), r.center() + QPointF(arm, 0));
        p.drawLine(r.center() - QPointF(0, arm), r.center() + QPointF(0, arm));
        return;
    }
    const double radius = std::min(4.0 * look.weight, r.height() / 4);
    p.drawRoundedRect(r, radius, radius);
    p.setPen(n.current ? t.onInk : t.text);
    const QRectF inside = r.adjusted(5 * look.weight, 1, -5 * look.weight, -1);
    const double line = look.pixels * 1.32;
    const bool marks = n.heads > 0 && r.height() > 3.2 * line;
    const bool detail = !n.detail.isEmpty() && r.height() >= 2.1 * line;
    const double bar = look.pixels * 0.8;
    const double used = line + (detail ? line * 0.92 : 0) + (marks ? bar + line * 0.35 : 0);
    double y = inside.center().y() - used / 2;
    const bool small = n.id.kind == NodeKind::Block;
    drawFitted(p, {inside.left(), y, inside.width(), line}, n.title, look.pixels * (small ? 0.88 : 1),
               QFont::DemiBold, Qt::AlignCenter);
    y += line;
    if (detail) {
        if (!n.current) p.setPen(t.text2);
        drawFitted(p, {inside.left(), y, inside.width(), line * 0.92}, n.detail, look.pixels * 0.92,
                   QFont::Normal, Qt::AlignCenter);
        y += line * 0.92;
    }
    if (marks) paintHeads(p, n, {inside.left(), y + line * 0.3, inside.width(), bar}, t);
}

} // namespace

const SceneNode* Scene::find(const NodeId& id) const {
    const auto it = std::find_if(nodes.begin(), nodes.end(), [&](const SceneNode& n) { return n.id == id; });
    return it == nodes.end() ? nullptr : &*it;
}

void paintScene(QPainter& p, const Scene& scene, const Theme& t, const SceneLook& look) {
    p.save();
    p.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    for (const SceneFrame& f : scene.frames) {
        p.setOpacity(f.opacity);
        p.setBrush(f.dashed ? QBrush(Qt::NoBrush) : QBrush(t.bg));
        QPen pen(f.dashed ? t.borderStrong : t.border, look.weight);
        if (f.dashed) pen.setDashPattern({4, 3});
        p.setPen(pen);
        p.drawRoundedRect(f.rect, 6 * look.weight, 6 * look.weight);
    }
    for (const SceneLine& line : scene.lines) {
        p.setOpacity(line.opacity);
        paintLine(p, line, t, look);
    }
    for (const SceneLabel& l : scene.labels) {
        p.setOpacity(l.opacity);
        p.setPen(colorOf(l.color, t));
        const int weight = l.strong ? QFont::DemiBold : QFont::Normal;
        if (!l.upright) {
            drawFitted(p, l.rect, l.text, look.pixels * 0.94, weight, l.alignment);
            continue;
        }
        p.save();
        p.translate(l.rect.center());
        p.rotate(-90);
        drawFitted(p, {-l.rect.height() / 2, -l.rect.width() / 2, l.rect.height(), l.rect.width()}, l.text,
                   look.pixels * 0.94, weight, Qt::AlignCenter);
        p.restore();
    }
    for (const SceneNode& n : scene.nodes) {
        p.setOpacity(n.opacity);
        paintBox(p, n, t, look);
        if (look.focused == n.id) {
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(t.ink, 2 * look.weight));
            const QRectF ring = n.rect.adjusted(-3.5, -3.5, 3.5, 3.5);
            if (n.title.isEmpty())
                p.drawEllipse(ring);
            else
                p.drawRoundedRect(ring, 6, 6);
        }
    }
    p.restore();
}

} // namespace dikkat::ui
