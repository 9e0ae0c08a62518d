#include "ui/pages/block/block_presentation.h"

#include "ui/diagram/block_diagram.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/block/block_page.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

QString figure(double value) {
    if (value >= 1000) {
        const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2);
        return integer(static_cast<qint64>(std::round(value / unit) * unit));
    }
    return number(value, value < 10 ? 2 : 1);
}

} // namespace

BlockPresentation::BlockPresentation(Document& document, BlockPage& page, QWidget* parent)
    : PageSlides(page, parent), m_page(page) {
    connect(&document, &Document::pageStateChanged, this, [this] { renew(); });
    connect(&document, &Document::pageViewChanged, this, [this] { renew(); });
    m_job.start([](const std::stop_token& stop) { return runDepths(0.5, stop); },
                [this](DepthRun run) {
                    m_run = std::move(run);
                    renew();
                });
}

QList<ClassRoomView::Key> BlockPresentation::ownKeys() const {
    return {{QStringLiteral("N"),
             m_page.state().norm == NormPlace::Pre ? tr("LayerNorm: pre") : tr("LayerNorm: post")},
            {QStringLiteral("R"), tr("Residual")}};
}

bool BlockPresentation::handleOwnKey(int key) {
    if (key == Qt::Key_N)
        m_page.toggleNorm();
    else if (key == Qt::Key_R)
        m_page.toggleResidual();
    else
        return false;
    return true;
}

void BlockPresentation::paintContent(QPainter& painter, const QRectF& area) const {
    // Seen from the last row there is room for one block and no more; it is the page's own.
    const ModelConfig c = m_page.state().config();
    const int block = std::clamp(m_page.node().block, 0, c.blocks - 1);
    SceneLook sceneLook;
    sceneLook.pixels = 28;
    sceneLook.weight = 2;
    painter.save();
    painter.translate(area.left(), area.top() - 8);
    paintScene(painter, blockScene(c, block, QSizeF(660, area.height() + 16), 28, {}, false), look(),
               sceneLook);
    painter.restore();
    paintFigures(painter, QRectF(area.left() + 720, area.top(), area.width() - 720, area.height()));
}

void BlockPresentation::paintFigures(QPainter& p, const QRectF& area) const {
    const Theme& t = look();
    const ModelConfig c = m_page.state().config();
    std::vector<QStringList> rows;
    const bool depth = m_page.step() == 1 || m_page.step() == 3;
    if (depth) {
        rows.push_back({tr("depth"), tr("pre"), tr("post")});
        for (const PrintedDepth& d : printedDepths()) {
            const auto at = std::find(m_run.depths.begin(), m_run.depths.end(), d.depth);
            if (at == m_run.depths.end()) continue;
            const auto i = static_cast<std::size_t>(at - m_run.depths.begin());
            rows.push_back({integer(d.depth), figure(m_run.pre[i]), figure(m_run.post[i])});
        }
    } else {
        const ParameterCount n = countParameters(c);
        rows = {{tr("parameters"), {}, {}},
                {tr("one block"), {}, integer(n.perBlock)},
                {tr("all blocks: %1").arg(integer(c.blocks)), {}, integer(n.blocks)},
                {tr("in all"), {}, integer(n.total)}};
    }
    const double line = 78;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        const QRectF row(area.left(), area.top() + line * static_cast<double>(r), area.width(), line);
        if (r == 0) p.fillRect(row, t.chrome);
        const double pixels = r == 0 ? axisPx : messagePx;
        const int weight = r == 0 ? QFont::DemiBold : QFont::Medium;
        p.setPen(r == 0 ? t.text2 : t.text);
        const double first = depth ? 160 : 320;
        drawFitting(p, QRectF(row.left() + 14, row.top(), first, line), Qt::AlignVCenter, rows[r][0], pixels,
                    weight);
        if (depth)
            drawFitting(p, QRectF(row.left() + first, row.top(), 180, line),
                        Qt::AlignVCenter | Qt::AlignRight, rows[r][1], pixels, weight);
        const double used = depth ? first + 180 : first;
        drawFitting(p, QRectF(row.left() + used, row.top(), row.width() - used - 14, line),
                    Qt::AlignVCenter | Qt::AlignRight, rows[r][2], pixels, weight);
    }
    if (!depth) return;
    p.setPen(t.text2);
    drawFitting(
        p,
        QRectF(area.left() + 14, area.top() + line * static_cast<double>(rows.size()) + 8, area.width(), 48),
        Qt::AlignVCenter, tr("gradient that reaches the input"), axisPx, QFont::Medium);
}

} // namespace dikkat::ui
