#include "ui/pages/root_dk/weight_bars.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace dikkat::ui {

namespace {

constexpr int scoreWidth = 64, weightWidth = 56, gap = 8;

} // namespace

WeightBars::WeightBars(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("weightBars"));
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void WeightBars::setContent(const Row& scores, const Row& weights) {
    m_scores = scores;
    m_weights = weights;
    describe();
    updateGeometry();
    update();
}

void WeightBars::setRowHeight(int pixels) {
    m_rowHeight = pixels;
    updateGeometry();
}

void WeightBars::describe() {
    QStringList parts;
    for (Index i = 0; i < m_weights.size(); ++i)
        parts << tr("score %1: weight %2").arg(number(m_scores(i), 2), number(m_weights(i), 4, true));
    setAccessibleName(tr("Softmax weights"));
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

QSize WeightBars::sizeHint() const {
    return {280, static_cast<int>(m_weights.size()) * m_rowHeight};
}

QSize WeightBars::minimumSizeHint() const {
    return {scoreWidth + weightWidth + 80, sizeHint().height()};
}

void WeightBars::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const QFont plain = numberFont(type::body), strong = numberFont(type::body, QFont::DemiBold);
    const double left = scoreWidth + gap, room = std::max(10, width() - scoreWidth - weightWidth - 2 * gap);
    for (Index i = 0; i < m_weights.size(); ++i) {
        const double top = static_cast<double>(i) * m_rowHeight, height = m_rowHeight;
        painter.setFont(plain);
        painter.setPen(t.text2);
        painter.drawText(QRectF(0, top, scoreWidth, height), Qt::AlignRight | Qt::AlignVCenter,
                         number(m_scores(i), 2));
        const QRectF track(left, top + 5, room, height - 10);
        painter.fillRect(track, t.grid);
        painter.fillRect(QRectF(track.topLeft(), QSizeF(room * m_weights(i), track.height())), t.attention);
        painter.setFont(strong);
        painter.setPen(t.text);
        painter.drawText(QRectF(left + room + gap, top, weightWidth, height),
                         Qt::AlignLeft | Qt::AlignVCenter, number(m_weights(i), 4, true));
    }
    if (hasFocus()) {
        painter.setPen(QPen(t.ink, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void WeightBars::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) describe();
    if (event->type() == QEvent::PaletteChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
