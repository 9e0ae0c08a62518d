#include "ui/pages/gpt2017/block_bars.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace dikkat::ui {

namespace {

void segment(QPainter& p, const QRectF& r, const QColor& fill, const QString& name, const QString& count) {
    const Theme& t = theme();
    p.setPen(QPen(t.borderStrong, 1));
    p.setBrush(fill);
    p.drawRect(r);
    p.setPen(t.text);
    const auto line = [&](const QString& text, double top, int weight) {
        double px = type::small;
        QFont font = numberFont(px, weight);
        for (; px > 9 && QFontMetricsF(font).horizontalAdvance(text) > r.width() - 6; px -= 0.5)
            font = numberFont(px - 0.5, weight);
        p.setFont(font);
        p.drawText(QRectF(r.left(), top, r.width(), 17), Qt::AlignCenter, text);
    };
    line(name, r.center().y() - 17, QFont::DemiBold);
    line(count, r.center().y(), QFont::Normal);
}

} // namespace

BlockBars::BlockBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void BlockBars::setWidthOfModel(int width) {
    m_original = decoderBlockWeights(width);
    m_gpt = gptBlockWeights(width);
    describe();
    update();
}

void BlockBars::setHighlightCross(bool on) {
    m_cross = on;
    update();
}

void BlockBars::describe() {
    setAccessibleName(tr("Weights of one block"));
    setAccessibleDescription(tr("2017, decoder block: %1; GPT, block: %2; that is %3")
                                 .arg(integer(m_original.total()), integer(m_gpt.total()),
                                      percent(double(m_gpt.total()) / double(m_original.total()), 0)));
}

QRectF BlockBars::bar(int which) const {
    return {2, which == 0 ? 24.0 : 104.0, width() - 4.0, 42};
}

void BlockBars::paintEvent(QPaintEvent*) {
    if (m_original.total() == 0) return;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Theme& t = theme();
    const double unit = bar(0).width() / static_cast<double>(m_original.total());
    for (int which = 0; which < 2; ++which) {
        const BlockWeights& w = which == 0 ? m_original : m_gpt;
        const QRectF all = bar(which);
        p.setPen(t.text);
        p.setFont(textFont(type::body, QFont::DemiBold));
        p.drawText(QRectF(all.left(), all.top() - 22, all.width(), 20), Qt::AlignVCenter,
                   which == 0 ? tr("2017, decoder block") : tr("GPT, block"));
        InlineText(integer(w.total()) +
                   (which == 0 ? QStringLiteral(" = 16 d^2") : QStringLiteral(" = 12 d^2")))
            .draw(p, QRectF(all.left(), all.top() - 22, unit * static_cast<double>(w.total()), 20),
                  Qt::AlignRight | Qt::AlignVCenter, numberFont(type::body, QFont::DemiBold), t.text);
        double x = all.left();
        const auto add = [&](std::int64_t n, const QColor& fill, const QString& name) {
            const QRectF r(x, all.top(), unit * static_cast<double>(n), all.height());
            if (n > 0) segment(p, r, fill, name, integer(n));
            x = r.right();
        };
        add(w.selfAttention, t.attentionTint, tr("Self-attention"));
        add(w.crossAttention, t.mark, tr("Cross-attention"));
        if (which == 0 && m_cross) {
            const double from = all.left() + unit * static_cast<double>(w.selfAttention);
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(t.text, 2.4));
            p.drawRect(QRectF(from, all.top(), unit * static_cast<double>(w.crossAttention), all.height()));
        }
        add(w.mlp, t.hover, tr("MLP"));
        if (which == 1) {
            QPen dash(t.borderStrong, 1);
            dash.setDashPattern({4, 3});
            p.setPen(dash);
            p.setBrush(Qt::NoBrush);
            const QRectF rest(x, all.top(), all.right() - x, all.height());
            p.drawRect(rest);
            p.setPen(t.text2);
            p.setFont(textFont(type::small));
            p.drawText(rest, Qt::AlignCenter | Qt::TextWordWrap, tr("no cross-attention"));
            const double y = all.bottom() + 10;
            p.setPen(QPen(t.text, 1.4));
            p.drawPolyline(QPolygonF{QPointF(all.left(), y - 5), QPointF(all.left(), y), QPointF(x, y),
                                     QPointF(x, y - 5)});
            p.setFont(numberFont(type::lead, QFont::DemiBold));
            p.drawText(QRectF(all.left(), y + 2, x - all.left(), 22), Qt::AlignCenter,
                       percent(double(m_gpt.total()) / double(m_original.total()), 0));
        }
    }
}

void BlockBars::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && m_original.total() > 0) describe();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) update();
    QWidget::changeEvent(event);
}

void BlockBars::mousePressEvent(QMouseEvent* event) {
    const double unit = bar(0).width() / static_cast<double>(std::max<std::int64_t>(1, m_original.total()));
    const QRectF cross(bar(0).left() + unit * static_cast<double>(m_original.selfAttention), bar(0).top(),
                       unit * static_cast<double>(m_original.crossAttention), bar(0).height());
    if (cross.contains(event->position())) emit crossPicked();
}

} // namespace dikkat::ui
