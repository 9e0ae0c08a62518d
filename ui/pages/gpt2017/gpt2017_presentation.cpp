#include "ui/pages/gpt2017/gpt2017_presentation.h"

#include "core/experiments/parameter_counts.h"
#include "ui/diagram/architecture_diagram.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/gpt2017/gpt2017_page.h"
#include "ui/pages/gpt2017/translation_card.h"

#include <QPainter>

namespace dikkat::ui {

Gpt2017Presentation::Gpt2017Presentation(Document& document, Gpt2017Page& page, QWidget* parent)
    : PageSlides(page, parent), m_page(page) {
    connect(&document, &Document::pageStateChanged, this, [this] { renew(); });
    connect(&document, &Document::pageViewChanged, this, [this] { renew(); });
    connect(&page, &Gpt2017Page::movedChanged, this, [this] { renew(); });
    connect(&page, &Page::codeChanged, this, [this] { renew(); });
    page.prepare();
}

QList<ClassRoomView::Key> Gpt2017Presentation::ownKeys() const {
    return {{QStringLiteral("G"), m_page.moved() > 0.5 ? tr("back to 2017") : tr("turn into a GPT")}};
}

bool Gpt2017Presentation::handleOwnKey(int key) {
    if (key == Qt::Key_G)
        m_page.toggleMoved();
    else
        return false;
    return true;
}

void Gpt2017Presentation::paintContent(QPainter& painter, const QRectF& area) const {
    if (m_page.step() == 1) {
        paintBars(painter, area);
        return;
    }
    if (m_page.step() == 3 && m_page.translator().translation()) {
        paintTranslation(painter, area);
        return;
    }
    // Nine parts one above the other: larger letters would touch the edges of their boxes.
    const double letters = 24;
    SceneLook sceneLook;
    sceneLook.pixels = letters;
    sceneLook.weight = 1.8;
    sceneLook.markCross = true;
    painter.save();
    painter.translate(area.left(), area.top() - 12);
    paintScene(painter,
               architectureScene({m_page.state().original(), m_page.state().gpt(), m_page.moved()},
                                 QSizeF(area.width(), area.height() + 24), letters),
               look(), sceneLook);
    painter.restore();
}

void Gpt2017Presentation::paintBars(QPainter& p, const QRectF& area) const {
    const Theme& t = look();
    const BlockWeights weights[] = {decoderBlockWeights(m_page.state().width),
                                    gptBlockWeights(m_page.state().width)};
    const double unit = area.width() / static_cast<double>(weights[0].total());
    for (int i = 0; i < 2; ++i) {
        const BlockWeights& w = weights[i];
        const double top = area.top() + i * 220.0;
        p.setPen(t.text);
        drawFitting(p, QRectF(area.left(), top, area.width(), 50), Qt::AlignVCenter,
                    (i == 0 ? tr("2017, decoder block: %1 = 16 d²") : tr("GPT, block: %1 = 12 d²"))
                        .arg(integer(w.total())),
                    panelPx, QFont::DemiBold);
        double x = area.left();
        const auto add = [&](std::int64_t n, const QColor& fill, const QString& name) {
            if (n == 0) return;
            const QRectF r(x, top + 56, unit * static_cast<double>(n), 110);
            p.setPen(QPen(t.text, 2));
            p.setBrush(fill);
            p.drawRect(r);
            drawFitting(p, r.adjusted(8, 8, -8, -54), Qt::AlignCenter, name, axisPx, QFont::DemiBold);
            drawFitting(p, r.adjusted(8, 54, -8, -8), Qt::AlignCenter, integer(n), axisPx, QFont::Medium);
            x = r.right();
        };
        add(w.selfAttention, t.attentionTint, tr("Self-attention"));
        add(w.crossAttention, t.mark, tr("Cross-attention"));
        add(w.mlp, t.hover, tr("MLP"));
        if (i == 1) {
            p.setPen(t.text);
            drawFitting(p, QRectF(x + 20, top + 56, area.right() - x - 20, 110), Qt::AlignVCenter,
                        percent(double(w.total()) / double(weights[0].total()), 0), 56, QFont::Bold);
        }
    }
    p.setBrush(Qt::NoBrush);
}

void Gpt2017Presentation::paintTranslation(QPainter& p, const QRectF& area) const {
    const Theme& t = look();
    const Translation& tr2 = *m_page.translator().translation();
    const Matrix w = m_page.translator().weights();
    if (w.size() == 0) return;
    const double names = 230, head = 50;
    const double cellWidth = std::min(190.0, (area.width() - names) / static_cast<double>(w.cols()));
    const double cellHeight = std::min(72.0, (area.height() - head) / static_cast<double>(w.rows()));
    const double left =
        area.left() + (area.width() - names - cellWidth * static_cast<double>(w.cols())) / 2 + names;
    for (Index j = 0; j < w.cols(); ++j) {
        p.setPen(t.key);
        drawFitting(p, QRectF(left + cellWidth * static_cast<double>(j) + 4, area.top(), cellWidth - 8, head),
                    Qt::AlignCenter, tr2.source[j], axisPx, QFont::DemiBold);
    }
    for (Index i = 0; i < w.rows(); ++i) {
        const double top = area.top() + head + cellHeight * static_cast<double>(i);
        p.setPen(t.query);
        drawFitting(p, QRectF(left - names, top, names - 16, cellHeight), Qt::AlignRight | Qt::AlignVCenter,
                    tr2.target[i], axisPx, QFont::DemiBold);
        for (Index j = 0; j < w.cols(); ++j) {
            const QRectF cell(left + cellWidth * static_cast<double>(j), top, cellWidth, cellHeight);
            const QColor fill = t.weight(w(i, j));
            p.fillRect(cell, fill);
            p.setPen(QPen(t.border, 2));
            p.drawRect(cell);
            p.setPen(Theme::textOn(fill));
            if (cellHeight > 36)
                drawFitting(p, cell, Qt::AlignCenter, number(w(i, j), 2, true), axisPx, QFont::Medium);
        }
    }
}

} // namespace dikkat::ui
