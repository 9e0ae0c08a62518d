#include "ui/widgets/cumulative_bar.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/token_flow.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

CumulativeBar::CumulativeBar(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void CumulativeBar::setContent(std::shared_ptr<const Candidates> candidates, const TokenName& name,
                               bool drawn) {
    m_candidates = std::move(candidates);
    m_name = name;
    m_drawn = drawn;
    setAccessibleDescription(sentence());
    update();
}

QString CumulativeBar::sentence() const {
    if (!m_candidates) return {};
    if (!m_drawn) return tr("The shares that are left, from 0 to 1. The number comes in step 5.");
    const QString token = m_name(m_candidates->token);
    if (m_candidates->greedy)
        return tr("Greedy: nothing is drawn, the most probable token %1 wins").arg(token);
    for (const CumulativePiece& p : m_candidates->pieces)
        if (p.token == m_candidates->token)
            return tr("The number drawn, %1, falls between %2 and %3: %4")
                .arg(number(m_candidates->draw, 4, true), number(p.from, 4, true), number(p.to, 4, true),
                     token);
    return {};
}

void CumulativeBar::paintInto(QPainter& painter, const QRectF& area, const Theme& t, double unit) const {
    const QFont small = numberFont(type::caption * unit), mono = flowFont(12.5 * unit);
    const double top = area.top() + 18 * unit, height = area.height() - 34 * unit;
    const QRectF bar(area.left() + 8 * unit, top, area.width() - 16 * unit, height);
    painter.fillRect(bar, t.chrome);
    if (m_candidates) {
        int index = 0;
        double reached = bar.left();
        for (const CumulativePiece& p : m_candidates->pieces) {
            const QRectF piece(bar.left() + bar.width() * p.from, top,
                               bar.width() * std::min(1.0, p.to) - bar.width() * p.from, height);
            const bool chosen = m_drawn && p.token == m_candidates->token;
            // Thousands of slivers look like one: what adds no pixel is not drawn.
            if (!chosen && piece.right() - reached < 0.5) continue;
            reached = piece.right();
            const bool odd = index++ % 2 != 0;
            painter.fillRect(piece, chosen ? t.ink : odd ? t.chrome : t.hover);
            if (piece.width() > 3 * unit) {
                painter.setPen(QPen(t.borderStrong, unit * 0.6));
                painter.drawLine(piece.topRight(), piece.bottomRight());
            }
            const QString name = m_name(p.token);
            painter.setFont(mono);
            if (QFontMetricsF(mono).horizontalAdvance(name) + 4 * unit < piece.width()) {
                painter.setPen(chosen ? t.onInk : t.text);
                painter.drawText(piece, Qt::AlignCenter, name);
            }
        }
    }
    painter.setPen(QPen(t.borderStrong, unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(bar);
    painter.setFont(small);
    painter.setPen(t.text2);
    const QRectF below(bar.left(), bar.bottom() + 1 * unit, bar.width(), 15 * unit);
    painter.drawText(below, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("0"));
    painter.drawText(below, Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("1"));
    if (unit < 1.5) // in a class room the sentence below says it
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignVCenter,
                         tr("running sum of the shares, tokens in the order of their numbers"));
    if (!m_candidates || !m_drawn) return;
    if (m_candidates->greedy) {
        painter.setPen(t.text);
        painter.drawText(QRectF(bar.left(), area.top(), bar.width(), 16 * unit), Qt::AlignCenter,
                         tr("greedy: nothing is drawn"));
        return;
    }
    const double x = bar.left() + bar.width() * m_candidates->draw;
    painter.setPen(QPen(t.surface, 5 * unit));
    painter.drawLine(QPointF(x, top - 2 * unit), QPointF(x, bar.bottom() + 3 * unit));
    painter.setPen(QPen(t.text, 2 * unit));
    painter.drawLine(QPointF(x, top - 4 * unit), QPointF(x, bar.bottom() + 4 * unit));
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.text);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawPolygon(QPolygonF{QPointF(x - 5 * unit, top - 7 * unit),
                                  QPointF(x + 5 * unit, top - 7 * unit), QPointF(x, top)});
    const QString drawn =
        QStringLiteral("u = %1 → %2").arg(number(m_candidates->draw, 4, true), m_name(m_candidates->token));
    const QFont bold = numberFont(type::caption * unit, QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(t.text);
    const double width = QFontMetricsF(bold).horizontalAdvance(drawn) + 4;
    const bool toTheLeft = x + 9 * unit + width > area.right();
    const double left = toTheLeft ? x - 9 * unit - width : x + 9 * unit;
    painter.drawText(QRectF(left, area.top(), width, 15 * unit), Qt::AlignVCenter | Qt::AlignLeft, drawn);
}

void CumulativeBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintInto(painter, rect(), theme(), 1.0);
}

void CumulativeBar::mouseMoveEvent(QMouseEvent* event) {
    if (!m_candidates) return;
    const double share = (event->position().x() - 8.0) / std::max(1.0, width() - 16.0);
    for (const CumulativePiece& p : m_candidates->pieces)
        if (share >= p.from && share < p.to) {
            emit hovered(tr("%1: from %2 to %3, share %4")
                             .arg(m_name(p.token), number(p.from, 6, true), number(p.to, 6, true),
                                  number(p.to - p.from, 6, true)));
            return;
        }
    emit hovered({});
}

void CumulativeBar::leaveEvent(QEvent* event) {
    emit hovered({});
    QWidget::leaveEvent(event);
}

void CumulativeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleDescription(sentence());
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
