#include "ui/diagram/block_diagram.h"

#include "ui/diagram/node_words.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Diagram)
};

/// Puts the parts of one block into its frame, from below to above.
class BlockBuilder {
public:
    BlockBuilder(Scene& scene, const ModelConfig& c, int block, const QRectF& frame, double streamX,
                 double px, const NodeValue& valueOf)
        : m_scene(scene)
        , m_c(c)
        , m_on(switchesOf(c, Side::Decoder, block))
        , m_block(block)
        , m_frame(frame)
        , m_x(streamX)
        , m_px(px)
        , m_valueOf(valueOf) {}

    /// Returns where the stream leaves the frame.
    void build(double from, double to) {
        // Heights in units of one line of text; both sublayers have the same parts.
        const bool pre = m_c.normPlace == NormPlace::Pre;
        const double norm = 1.9, body = 3.4, gap = 1.0;
        const double units = 2 * (gap + (pre ? norm + 0.7 : 0) + body + gap + (pre ? 0.6 : 1.7) +
                                  (pre ? 0 : (m_on.norm ? norm + 0.9 : 0.4)));
        m_unit = std::min((from - to) / units, m_px * 1.9);
        const double slack = std::max(0.0, (from - to) - units * m_unit);
        m_y = from;
        m_pre = pre;
        m_norm = norm;
        m_body = body;
        m_gap = gap;
        sublayer(Sublayer::Attention, m_on.attention, slack / 3);
        sublayer(Sublayer::Mlp, m_on.mlp, slack / 3);
        stream(m_y, to, true);
    }

    /// A stretch of the residual stream; not `there`: what is not connected, dashed.
    void stream(double from, double to, bool there) {
        SceneLine line{{{QPointF(m_x, from), QPointF(m_x, to)}}, there ? 4.5 : 1.4};
        line.dashed = !there;
        m_scene.lines.push_back(line);
    }

private:
    NodeId id(NodeKind kind, Sublayer s) const { return {kind, Side::Decoder, m_block, s}; }

    void node(const NodeId& n, const QRectF& rect, SceneFill fill = SceneFill::Plain) {
        SceneNode s{n,
                    rect,
                    nodeTitle(n, m_c),
                    nodeDetail(n, m_c),
                    nodeName(n, m_c),
                    m_valueOf ? m_valueOf(n) : QString(),
                    fill};
        if (n.kind == NodeKind::Attention) s.heads = m_c.heads <= 24 ? m_c.heads : 0;
        m_scene.nodes.push_back(s);
    }

    void ghost(const QRectF& rect, const QString& text) {
        m_scene.frames.push_back({rect, true});
        SceneLabel label{rect, text};
        label.alignment = Qt::AlignCenter;
        m_scene.labels.push_back(label);
    }

    void sublayer(Sublayer s, bool there, double slack) {
        const double u = m_unit, left = m_x + 5.2 * m_px, right = m_frame.right() - 1.2 * m_px;
        const double middle = (left + right) / 2, bottom = m_y - slack;
        const bool residual = m_on.residual && there;
        const double tap = bottom - m_gap * u * 0.55;
        double y = bottom - m_gap * u;
        const NodeKind kind = s == Sublayer::Attention ? NodeKind::Attention : NodeKind::Mlp;
        double into = y; // where the branch enters its first box
        const auto branchLine = [&](QPolygonF points, bool arrow) {
            SceneLine line{std::move(points)};
            line.arrow = arrow;
            line.dashed = !there;
            m_scene.lines.push_back(line);
        };
        if (m_pre) {
            const QRectF rect(left, y - m_norm * u, right - left, m_norm * u);
            if (m_on.norm && there)
                node(id(NodeKind::Norm, s), rect);
            else
                ghost(rect, Words::tr("LayerNorm: off"));
            y = rect.top() - 0.7 * u;
            branchLine({{QPointF(middle, rect.top()), QPointF(middle, y)}}, true);
        }
        const QRectF body(left, y - m_body * u, right - left, m_body * u);
        if (there)
            node(id(kind, s), body, s == Sublayer::Attention ? SceneFill::Attention : SceneFill::Mlp);
        else
            ghost(body, s == Sublayer::Attention ? Words::tr("attention: off") : Words::tr("MLP: off"));
        const double meet = body.top() - m_gap * u * 0.75, radius = 0.78 * m_px;
        branchLine({{QPointF(m_x, tap), QPointF(middle, tap), QPointF(middle, into)}}, true);
        const bool circle = residual;
        branchLine({{QPointF(middle, body.top()), QPointF(middle, meet),
                     QPointF(circle ? m_x + radius : m_x + 2, meet)}},
                   circle);
        stream(m_y, tap, true);
        stream(tap, meet, m_on.residual || !there); // a sublayer that is off is simply passed by
        if (circle) node(id(NodeKind::Add, s), QRectF(m_x - radius, meet - radius, 2 * radius, 2 * radius));
        SceneLabel formula{
            QRectF(m_x + radius + 4, meet - 1.75 * m_px, middle - m_x - radius - 8, 1.4 * m_px),
            formulaOf(s)};
        const bool room = (m_pre ? 1.05 : 1.7) * u > 1.55 * m_px; // else the lines speak for themselves
        if (room && there && m_on.residual) m_scene.labels.push_back(formula);
        if (room && there && !m_on.residual) {
            formula.text = Words::tr("no residual");
            m_scene.labels.push_back(formula);
        }
        m_y = meet - (m_pre ? 0.6 : 1.7) * u; // room for the label below a LayerNorm
        if (!m_pre && m_on.norm) {
            const double width = std::min(9.0 * m_px, right - m_x);
            const QRectF rect(m_x - 1.2 * m_px, m_y - m_norm * u, width, m_norm * u);
            stream(meet, rect.bottom(), true);
            if (there) {
                node(id(NodeKind::Norm, s), rect);
            } else {
                stream(rect.bottom(), rect.top(), true);
            }
            m_y = rect.top() - 0.9 * u;
            stream(rect.top(), m_y, true);
        } else {
            stream(meet, m_y, true);
        }
    }

    [[nodiscard]] QString formulaOf(Sublayer s) const {
        const QString f = s == Sublayer::Attention ? Words::tr("Attn") : QStringLiteral("MLP");
        return m_pre && m_on.norm ? QStringLiteral("x + %1(LN(x))").arg(f)
                                  : QStringLiteral("x + %1(x)").arg(f);
    }

    Scene& m_scene;
    const ModelConfig& m_c;
    BlockSwitches m_on;
    int m_block;
    QRectF m_frame;
    double m_x, m_px;
    const NodeValue& m_valueOf;
    double m_unit = 10, m_y = 0, m_norm = 2, m_body = 3, m_gap = 1;
    bool m_pre = true;
};

/// Every block as a small box, the first at the bottom; a mark beside the ones that differ from a whole one.
void addRail(Scene& scene, const ModelConfig& c, int block, const QRectF& area, const NodeValue& valueOf) {
    const double step = std::min(area.height() / c.blocks, 46.0);
    const double top = area.bottom() - step * c.blocks;
    const double gap = step > 16 ? 3 : 1.5;
    SceneLine line{{{QPointF(area.center().x(), area.bottom() + 6), QPointF(area.center().x(), top - 8)}}, 3};
    line.arrow = true;
    scene.lines.push_back(line);
    for (int b = 0; b < c.blocks; ++b) {
        const NodeId id{NodeKind::Block, Side::Decoder, b};
        SceneNode n;
        n.id = id;
        n.rect = QRectF(area.left(), area.bottom() - step * (b + 1) + gap, area.width(), step - gap);
        n.title = nodeTitle(id, c);
        const BlockSwitches on = switchesOf(c, Side::Decoder, b);
        QStringList off;
        if (!on.norm) off << Words::tr("LayerNorm: off");
        if (!on.residual) off << Words::tr("no residual");
        if (!on.attention) off << Words::tr("attention: off");
        if (!on.mlp) off << Words::tr("MLP: off");
        if (!off.isEmpty()) n.title += QStringLiteral(" *");
        n.name = Words::tr("Block %1").arg(integer(b + 1)) +
                 (off.isEmpty() ? QString() : QStringLiteral(" (") + off.join(QStringLiteral(", ")) + u')');
        n.value = valueOf ? valueOf(id) : QString();
        if (!off.isEmpty())
            n.value = QStringLiteral("* = ") + off.join(QStringLiteral(", ")) +
                      (n.value.isEmpty() ? QString() : QStringLiteral("; ") + n.value);
        n.current = b == block;
        scene.nodes.push_back(n);
    }
}

} // namespace

Scene blockScene(const ModelConfig& c, int block, const QSizeF& size, double px, const NodeValue& valueOf,
                 bool withRail) {
    Scene scene;
    const double box = std::min(2.1 * px, size.height() * 0.06),
                 gap = std::min(1.1 * px, size.height() * 0.03);
    const double rail = withRail ? 3.4 * px : 0, left = withRail ? rail + 1.6 * px : 1;
    const QRectF frame(left, 0, size.width() - left - 1, size.height());
    const double x = frame.left() + 3.6 * px;
    const auto value = [&](const NodeId& n) { return valueOf ? valueOf(n) : QString(); };
    const auto wide = [&](const NodeId& n, double y) {
        SceneNode s{n,       QRectF(frame.left(), y, frame.width(), box), nodeTitle(n, c), {}, nodeName(n, c),
                    value(n)};
        scene.nodes.push_back(s);
    };
    const NodeId embedding{NodeKind::Embedding}, finalNorm{NodeKind::FinalNorm}, head{NodeKind::Head};
    double top = 1;
    const double headBottom = top + box;
    top += box + gap * 1.2;
    const double normTop = top;
    if (c.finalNorm) top += box + gap;
    const double bottom = size.height() - box - 1;
    const QRectF inner(frame.left(), top, frame.width(), bottom - gap - top);
    scene.frames.push_back({inner});

    // The stream above the block, with the arrow into the output layer.
    SceneLine up{{{QPointF(x, c.finalNorm ? normTop : top), QPointF(x, headBottom)}}, 4.5};
    up.arrow = true;
    scene.lines.push_back(up);
    BlockBuilder builder(scene, c, block, inner, x, px, valueOf);
    wide(embedding, bottom);
    builder.stream(bottom, inner.bottom(), true);
    builder.build(inner.bottom(), inner.top() + 1.9 * px);
    builder.stream(inner.top() + 1.9 * px, c.finalNorm ? normTop + box : headBottom + 6, true);
    if (c.finalNorm) wide(finalNorm, normTop);
    wide(head, 1);

    SceneLabel where{QRectF(x + px, inner.top() + 2, inner.right() - x - 1.7 * px, 1.6 * px),
                     Words::tr("block %1 of %2").arg(integer(block + 1), integer(c.blocks))};
    where.alignment = Qt::AlignRight | Qt::AlignVCenter;
    where.strong = true;
    scene.labels.push_back(where);
    SceneLabel name{QRectF(frame.left() + 0.5 * px, inner.top() + 2 * px, 1.6 * px, inner.height() - 4 * px),
                    Words::tr("residual stream")};
    name.strong = true;
    name.color = SceneColor::Text;
    name.upright = true;
    scene.labels.push_back(name);
    if (!withRail) return scene;
    SceneLabel rails{QRectF(0, 1, rail, box), Words::tr("stack")};
    rails.alignment = Qt::AlignCenter;
    scene.labels.push_back(rails);
    addRail(scene, c, block, QRectF(0, inner.top(), rail, inner.height()), valueOf);
    // Which of the small blocks the large one is.
    if (const SceneNode* small = scene.find({NodeKind::Block, Side::Decoder, block})) {
        const QRectF r = small->rect;
        SceneLine a{{{QPointF(r.right(), r.top()), QPointF(inner.left(), inner.top())}}, 1}, b = a;
        b.points = {{QPointF(r.right(), r.bottom()), QPointF(inner.left(), inner.bottom())}};
        a.dashed = b.dashed = true;
        scene.lines.push_back(a);
        scene.lines.push_back(b);
    }
    return scene;
}

} // namespace dikkat::ui
