#include "ui/widgets/badge.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"

#include <QEvent>
#include <QPainter>

namespace dikkat::ui {

namespace {

constexpr int iconSize = 14, padding = 8, gap = 6, pillHeight = 24;

struct Colors {
    QColor strong, tint;
};

Colors colorsOf(Badge::State state) {
    const Theme& t = theme();
    switch (state) {
    case Badge::State::Right: return {t.right, t.rightTint};
    case Badge::State::Wrong: return {t.wrong, t.wrongTint};
    case Badge::State::Caution: return {t.caution, t.cautionTint};
    case Badge::State::None: break;
    }
    return {t.text2, t.surface};
}

/// Tick, cross or warning triangle, as lines: a picture of the page stays a vector drawing.
void drawSign(QPainter& painter, Badge::State state, const QRectF& box, const QColor& color) {
    painter.setPen(QPen(color, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    switch (state) {
    case Badge::State::Right:
        painter.drawPolyline(QPolygonF({at(0.1, 0.55), at(0.38, 0.82), at(0.92, 0.2)}));
        break;
    case Badge::State::Wrong:
        painter.drawLine(at(0.18, 0.18), at(0.82, 0.82));
        painter.drawLine(at(0.82, 0.18), at(0.18, 0.82));
        break;
    case Badge::State::Caution:
        painter.drawPolygon(QPolygonF({at(0.5, 0.08), at(0.97, 0.9), at(0.03, 0.9)}));
        painter.drawLine(at(0.5, 0.38), at(0.5, 0.58));
        painter.drawPoint(at(0.5, 0.75));
        break;
    case Badge::State::None: break;
    }
}

QFont badgeFont() {
    return textFont(type::small, QFont::DemiBold);
}

} // namespace

Badge::Badge(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setVisible(false);
}

void Badge::setState(State state, const QString& text) {
    if (state == m_state && text == m_text) return;
    m_state = state;
    m_text = text;
    setAccessibleName(InlineText(text).plain());
    setVisible(state != State::None);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const {
    return {qCeil(InlineText(m_text).width(badgeFont())) + iconSize + gap + 2 * padding, pillHeight};
}

QSize Badge::minimumSizeHint() const {
    return {std::min(120, sizeHint().width()), pillHeight};
}

void Badge::paintEvent(QPaintEvent*) {
    const Colors colors = colorsOf(m_state);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.strong, 1));
    painter.setBrush(colors.tint);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    drawSign(painter, m_state, QRectF(padding, (rect().height() - iconSize) / 2.0, iconSize, iconSize),
             colors.strong);
    const QRectF place(padding + iconSize + gap, 0, width() - 2 * padding - iconSize - gap, rect().height());
    QString text = m_text;
    if (InlineText(text).width(badgeFont()) > place.width() + 0.5)
        text = QFontMetricsF(badgeFont()).elidedText(InlineText(text).plain(), Qt::ElideRight, place.width());
    InlineText(text).draw(painter, place, Qt::AlignVCenter | Qt::AlignLeft, badgeFont(), colors.strong);
}

void Badge::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
