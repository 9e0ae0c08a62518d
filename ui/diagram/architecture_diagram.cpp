#include "ui/diagram/architecture_diagram.h"

#include "ui/diagram/node_words.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Diagram)
};

/// One stack from below to above: embedding, one block, what comes behind it.
struct Column {
    std::vector<std::pair<NodeId, QRectF>> nodes;
    QRectF frame;
    [[nodiscard]] const QRectF* find(const NodeId& id) const {
        for (const auto& [n, r] : nodes)
            if (n == id) return &r;
        return nullptr;
    }
};

Column columnOf(const ModelConfig& c, Side side, int model, const QRectF& area, double px, double unit) {
    std::vector<NodeId> order{{NodeKind::Embedding, side}};
    for (const NodeId& n : nodesOfBlock(c, side, 0)) order.push_back(n);
    if (c.finalNorm) order.push_back({NodeKind::FinalNorm, side});
    if (side == Side::Decoder) order.push_back({NodeKind::Head, side});
    const double skip = 1.9 * px, left = area.left() + 0.7 * px, width = area.width() - 0.7 * px - skip;
    const double gap = 0.65 * unit;
    double y = area.bottom();
    Column column;
    double blockBottom = y, blockTop = y;
    bool inBlock = false;
    for (NodeId n : order) {
        const bool ofBlock = n.block >= 0;
        if (ofBlock != inBlock) {
            y -= gap * 0.9;
            if (ofBlock) blockBottom = y + gap * 0.35;
            inBlock = ofBlock;
        }
        const bool circle = n.kind == NodeKind::Add;
        const bool tall =
            n.kind == NodeKind::Attention || n.kind == NodeKind::Cross || n.kind == NodeKind::Mlp;
        const double height = circle ? 1.25 * unit : (tall ? 2.15 : 2.0) * unit;
        QRectF rect(left, y - height, width, height);
        if (circle) {
            const double side2 = std::min(height, 1.5 * px);
            rect = QRectF(rect.center().x() - side2 / 2, rect.center().y() - side2 / 2, side2, side2);
        }
        n.model = model;
        column.nodes.emplace_back(n, rect);
        y -= height + gap;
        if (ofBlock) blockTop = y + gap;
    }
    column.frame =
        QRectF(area.left(), blockTop - gap * 0.8, area.width(), blockBottom - blockTop + gap * 0.8);
    return column;
}

/// Height of a column in units.
double unitsOf(const ModelConfig& c, Side side) {
    return -columnOf(c, side, 0, QRectF(0, 0, 100, 0), 1, 1).nodes.back().second.top() + 0.6;
}

QRectF between(const QRectF& a, const QRectF& b, double t) {
    const auto mix = [t](double x, double y) { return x + (y - x) * t; };
    return {mix(a.left(), b.left()), mix(a.top(), b.top()), mix(a.width(), b.width()),
            mix(a.height(), b.height())};
}

class PairBuilder {
public:
    PairBuilder(Scene& scene, double px, const NodeValue& valueOf)
        : m_scene(scene), m_px(px), m_valueOf(valueOf) {}

    void node(const NodeId& id, const QRectF& rect, const ModelConfig& c, double opacity) {
        SceneNode n;
        NodeId plain = id;
        plain.model = 0;
        n.id = id;
        n.rect = rect;
        n.title = nodeTitle(plain, c);
        if (id.kind == NodeKind::Mlp) n.title = Words::tr("MLP");
        if (id.kind == NodeKind::FinalNorm) n.title = Words::tr("LayerNorm");
        if (id.kind == NodeKind::Head) n.title = Words::tr("Output layer");
        n.name = (id.model == 0 ? Words::tr("2017, %1") : Words::tr("GPT, %1")).arg(nodeName(plain, c));
        n.value = m_valueOf ? m_valueOf(id) : QString();
        n.fill = id.kind == NodeKind::Attention ? SceneFill::Attention
                 : id.kind == NodeKind::Cross   ? SceneFill::Cross
                 : id.kind == NodeKind::Mlp     ? SceneFill::Mlp
                                                : SceneFill::Plain;
        n.opacity = opacity;
        m_scene.nodes.push_back(n);
    }

    void line(QPolygonF points, bool arrow, double opacity, double width = 1.4) {
        SceneLine l{std::move(points), width};
        l.arrow = arrow;
        l.opacity = opacity;
        m_scene.lines.push_back(l);
    }

    /// Arrows from box to box, and the way past every sublayer.
    void wires(const std::vector<std::pair<NodeId, QRectF>>& nodes, const std::map<int, double>& opacity,
               const QRectF& frame, double all) {
        auto sorted = nodes;
        std::stable_sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
            return a.second.center().y() > b.second.center().y();
        });
        const auto solid = [&](std::size_t i) {
            const auto it = opacity.find(static_cast<int>(sorted[i].first.kind) * 8 +
                                         static_cast<int>(sorted[i].first.sublayer));
            return it == opacity.end() ? 1.0 : it->second;
        };
        std::size_t before = 0;
        for (std::size_t i = 1; i < sorted.size(); ++i) {
            if (solid(i) < 0.5) continue; // what fades is passed by
            const double x = sorted[i].second.center().x();
            line({{QPointF(x, sorted[before].second.top()), QPointF(x, sorted[i].second.bottom())}}, true,
                 all);
            before = i;
        }
        for (const auto& [add, rect] : nodes) {
            if (add.kind != NodeKind::Add) continue;
            // Leaves the line below the first box of its sublayer.
            double below = rect.bottom();
            double shown = all;
            for (std::size_t i = 0; i < sorted.size(); ++i) {
                const NodeId& n = sorted[i].first;
                const bool own = n.block >= 0 && n.kind != NodeKind::Add && sublayerOf(n) == add.sublayer &&
                                 sorted[i].second.center().y() > rect.center().y();
                if (!own) continue;
                below = std::max(below, sorted[i].second.bottom());
                shown = std::min(shown, all * solid(i));
            }
            const double x = rect.center().x(), right = frame.right() - 0.55 * m_px, y = below + 0.28 * m_px;
            line({{QPointF(x, y), QPointF(right, y), QPointF(right, rect.center().y()),
                   QPointF(rect.right(), rect.center().y())}},
                 true, shown);
        }
    }

    static Sublayer sublayerOf(const NodeId& n) {
        return n.kind == NodeKind::Attention ? Sublayer::Attention
               : n.kind == NodeKind::Cross   ? Sublayer::Cross
               : n.kind == NodeKind::Mlp     ? Sublayer::Mlp
                                             : n.sublayer;
    }

    void label(const QRectF& rect, const QString& text, double opacity, bool strong = false,
               Qt::Alignment alignment = Qt::AlignCenter, SceneColor color = SceneColor::Faint) {
        SceneLabel l{rect, text};
        l.alignment = alignment;
        l.strong = strong;
        l.opacity = opacity;
        l.color = strong ? SceneColor::Text : color;
        m_scene.labels.push_back(l);
    }

    void frame(const QRectF& rect, double opacity) { m_scene.frames.push_back({rect, true, opacity}); }

private:
    Scene& m_scene;
    double m_px;
    const NodeValue& m_valueOf;
};

} // namespace

Scene architectureScene(const ArchitecturePair& pair, const QSizeF& size, double px,
                        const NodeValue& valueOf) {
    Scene scene;
    PairBuilder build(scene, px, valueOf);
    const double t = std::clamp(pair.moved, 0.0, 1.0), gone = std::max(0.0, 1 - 1.5 * t);
    const double head = 1.7 * px, foot = 1.5 * px;
    const double gap = 1.8 * px, width = (size.width() - 2 * gap) / 3;
    const double bottom = size.height() - foot, room = bottom - head - 0.3 * px;
    const double unit =
        std::min(room / std::max({unitsOf(pair.original, Side::Encoder),
                                  unitsOf(pair.original, Side::Decoder), unitsOf(pair.gpt, Side::Decoder)}),
                 1.8 * px);
    const auto area = [&](int column) { return QRectF(column * (width + gap), 0, width - 1, bottom); };
    const Column encoder = columnOf(pair.original, Side::Encoder, 0, area(0), px, unit);
    const Column decoder = columnOf(pair.original, Side::Decoder, 0, area(1), px, unit);
    // Where the decoder goes: the decoder-only model in the middle column.
    const Column target = columnOf(pair.gpt, Side::Decoder, 0, area(1), px, unit);
    const Column gpt = columnOf(pair.gpt, Side::Decoder, 1, area(2), px, unit);

    // 2017, on its way.
    std::vector<std::pair<NodeId, QRectF>> moving;
    std::map<int, double> opacity;
    for (const auto& [id, rect] : decoder.nodes) {
        const QRectF* to = target.find(id);
        QRectF now = rect;
        double shown = 1;
        if (to != nullptr) {
            now = between(rect, *to, t);
        } else {
            shown = gone;
            now.moveLeft(rect.left() - t * 0.5 * width);
        }
        opacity[static_cast<int>(id.kind) * 8 + static_cast<int>(id.sublayer)] = shown;
        if (shown > 0.02) moving.emplace_back(id, now);
    }
    for (const auto& [id, rect] : target.nodes)
        if (decoder.find(id) == nullptr && t > 0.02) {
            opacity[static_cast<int>(id.kind) * 8 + static_cast<int>(id.sublayer)] = t;
            moving.emplace_back(id, rect);
        }
    const QRectF frame = between(decoder.frame, target.frame, t);
    build.frame(frame, 1);
    build.wires(moving, opacity, frame, 1);
    const ModelConfig& words = t < 0.5 ? pair.original : pair.gpt;
    for (const auto& [id, rect] : moving)
        build.node(id, rect, id.kind == NodeKind::Cross ? pair.original : words,
                   opacity[static_cast<int>(id.kind) * 8 + static_cast<int>(id.sublayer)]);

    if (gone > 0.02) {
        const double away = -t * 0.7 * width;
        Column e = encoder;
        for (auto& [id, rect] : e.nodes) rect.translate(away, 0);
        e.frame.translate(away, 0);
        build.frame(e.frame, gone);
        build.wires(e.nodes, {}, e.frame, gone);
        for (const auto& [id, rect] : e.nodes) build.node(id, rect, pair.original, gone);
        // The encoder's result becomes keys and values of the cross-attention.
        const auto cross = std::find_if(moving.begin(), moving.end(),
                                        [](const auto& n) { return n.first.kind == NodeKind::Cross; });
        if (cross != moving.end()) {
            const QRectF top = e.nodes.back().second;
            const double y = cross->second.center().y(), between2 = frame.left() - gap / 2;
            const double up = e.frame.top() - 0.9 * px;
            build.line({{QPointF(top.center().x(), top.top()), QPointF(top.center().x(), up),
                         QPointF(between2, up), QPointF(between2, y), QPointF(cross->second.left(), y)}},
                       true, gone, 2.4);
            build.label(QRectF(between2 - 1.5 * px, y - 3.3 * px, 1.3 * px, 1.4 * px), QStringLiteral("K"),
                        gone, false, Qt::AlignCenter, SceneColor::Key);
            build.label(QRectF(between2 - 1.5 * px, y - 1.8 * px, 1.3 * px, 1.4 * px), QStringLiteral("V"),
                        gone, false, Qt::AlignCenter, SceneColor::Value);
        }
        build.label(QRectF(e.frame.left(), e.frame.top() - 2.5 * px, width * 0.46, 1.5 * px),
                    Words::tr("encoder"), gone, false, Qt::AlignLeft | Qt::AlignVCenter);
        build.label(QRectF(e.frame.left(), bottom + 2, width, foot - 2), Words::tr("source"), gone);
    }
    build.frame(gpt.frame, 1);
    build.wires(gpt.nodes, {}, gpt.frame, 1);
    for (const auto& [id, rect] : gpt.nodes) build.node(id, rect, pair.gpt, 1);

    const double mid = area(1).left();
    build.label(QRectF(0, 0, mid + width, head),
                t < 0.5 ? Words::tr("2017: encoder × %1, decoder × %2")
                              .arg(integer(pair.original.encoderBlocks), integer(pair.original.blocks))
                        : Words::tr("2017, turned into a GPT"),
                1, true, t < 0.5 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    build.label(QRectF(area(2).left(), 0, width, head),
                Words::tr("GPT: decoder × %1").arg(integer(pair.gpt.blocks)), 1, true);
    build.label(QRectF(mid, bottom + 2, width, foot - 2),
                t < 0.5 ? Words::tr("target so far") : Words::tr("text so far"), 1);
    build.label(QRectF(area(2).left(), bottom + 2, width, foot - 2), Words::tr("text so far"), 1);
    return scene;
}

} // namespace dikkat::ui
