#include "ui/pages/root_dk/root_dk_presentation.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/root_dk/root_dk_page.h"
#include "ui/pages/root_dk/saturation_card.h"
#include "ui/pages/root_dk/spread_panel.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextDocumentFragment>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

RootDkPresentation::RootDkPresentation(RootDkPage& page, QWidget* parent)
    : PageSlides(page, parent), m_page(page) {
    connect(&m_page, &RootDkPage::drawn, this, [this] { renew(); });
}

QString RootDkPresentation::title() const {
    switch (m_page.step()) {
    case 0: return tr("Wide vectors, large scores");
    case 1: return tr("Dividing by √dk takes it back");
    default: return tr("Large scores silence softmax");
    }
}

QList<ClassRoomView::Key> RootDkPresentation::ownKeys() const {
    return {{QStringLiteral("S"), m_page.state().scaled ? tr("Scaling: on") : tr("Scaling: off")},
            {QStringLiteral("↑ ↓"), tr("Width")}};
}

bool RootDkPresentation::handleOwnKey(int key) {
    if (key == Qt::Key_S)
        m_page.toggleScaling();
    else if (key == Qt::Key_Up || key == Qt::Key_Down)
        m_page.moveWidth(key == Qt::Key_Up ? 1 : -1);
    else
        return false;
    m_page.draws().want(m_page.state().seed, m_page.state().width); // the page itself may be hidden
    return true;
}

void RootDkPresentation::paintContent(QPainter& painter, const QRectF& area) const {
    if (m_page.step() == 2) {
        paintSoftmax(painter, area);
        return;
    }
    const double half = area.width() / 2 - 24;
    paintSpread(painter, QRectF(area.left(), area.top(), half, area.height()), true);
    paintSpread(painter, QRectF(area.right() - half, area.top(), half, area.height()), false);
}

void RootDkPresentation::paintSpread(QPainter& painter, const QRectF& area, bool raw) const {
    const Theme& t = look();
    const RootDkState& state = m_page.state();
    const DotProductStatistics* s = m_page.draws().find(state.seed, state.width);
    const bool current = raw != state.scaled;
    painter.setPen(current ? t.text : t.text2);
    const QString name = raw ? tr("q·k, dk = %1").arg(state.width) : tr("q·k ÷ √%1").arg(state.width);
    drawFitting(painter, QRectF(area.left(), area.top(), area.width(), 44), Qt::AlignVCenter, name, panelPx,
                QFont::DemiBold);
    if (current)
        painter.fillRect(
            QRectF(area.left(), area.top() + 46, QFontMetricsF(painter.font()).horizontalAdvance(name), 5),
            t.ink);
    const QString variance =
        s == nullptr ? QStringLiteral("…") : number(raw ? s->variance : s->scaledVariance, 2, true);
    drawFitting(painter, QRectF(area.left(), area.top() + 58, area.width(), 44), Qt::AlignVCenter,
                tr("variance %1").arg(variance), axisPx, QFont::Medium);

    const QRectF box(area.left(), area.top() + 116, area.width(), area.height() - 116 - 44);
    const double root = std::sqrt(static_cast<double>(state.width));
    const double deviation = raw ? root : 1.0;
    const double range = SpreadPanel::halfRange();
    const auto place = [&](double x) { return box.center().x() + x / range * box.width() / 2; };
    if (s != nullptr && s->pairs > 0) {
        const double width = 2 * DotProductStatistics::kRange * deviation / DotProductStatistics::kBins;
        const double low = -DotProductStatistics::kRange * deviation;
        const auto top = static_cast<double>(*std::max_element(s->histogram.begin(), s->histogram.end()));
        QPainterPath path;
        path.moveTo(place(low), box.bottom());
        for (std::size_t i = 0; i < s->histogram.size(); ++i) {
            const double left = low + static_cast<double>(i) * width;
            const double y = box.bottom() - static_cast<double>(s->histogram[i]) / top * box.height();
            path.lineTo(place(left), y);
            path.lineTo(place(left + width), y);
        }
        path.lineTo(place(-low), box.bottom());
        painter.save();
        painter.setClipRect(box);
        painter.fillPath(path, current ? t.attention : t.borderStrong);
        painter.restore();
    }
    painter.setPen(QPen(t.text, 3));
    painter.drawLine(box.bottomLeft(), box.bottomRight());
    painter.setFont(textFont(smallPx, QFont::Medium));
    const double mark = 50;
    for (const double x : {-mark, 0.0, mark}) {
        painter.drawLine(QPointF(place(x), box.bottom()), QPointF(place(x), box.bottom() + 8));
        painter.drawText(QRectF(place(x) - 80, box.bottom() + 8, 160, 36), Qt::AlignCenter, number(x, 0));
    }
}

void RootDkPresentation::paintSoftmax(QPainter& painter, const QRectF& area) const {
    const Theme& t = look();
    const RootDkState& state = m_page.state();
    const Saturation& now = m_page.saturation().saturation();
    painter.setPen(t.text);
    drawFitting(painter, QRectF(area.left(), area.top(), area.width(), 44), Qt::AlignVCenter,
                tr("softmax(scores · %1), dk = %2").arg(number(state.factor, 2)).arg(state.width), panelPx,
                QFont::DemiBold);
    const double row = 84, left = area.left() + 150, right = area.right() - 190;
    for (Index i = 0; i < now.weights.size(); ++i) {
        const double top = area.top() + 66 + static_cast<double>(i) * row;
        painter.setPen(t.text2);
        painter.setFont(textFont(axisPx, QFont::DemiBold));
        painter.drawText(QRectF(area.left(), top, 126, row - 14), Qt::AlignRight | Qt::AlignVCenter,
                         number(state.scores[static_cast<std::size_t>(i)] * state.factor, 1));
        const QRectF track(left, top, right - left, row - 14);
        painter.fillRect(track, t.grid);
        painter.fillRect(QRectF(track.topLeft(), QSizeF(track.width() * now.weights(i), track.height())),
                         t.attention);
        painter.setPen(t.text);
        painter.setFont(numberFont(40, QFont::DemiBold));
        painter.drawText(QRectF(right + 20, top, 170, row - 14), Qt::AlignVCenter,
                         number(now.weights(i), 2, true));
    }
    drawFitting(painter, QRectF(area.left(), area.bottom() - 76, area.width(), 60), Qt::AlignVCenter,
                tr("Size of the softmax gradient: %1")
                    .arg(number(now.gradientNorm, now.gradientNorm < 0.01 ? 6 : 2, true)),
                panelPx, QFont::DemiBold);
}

} // namespace dikkat::ui
