#include "ui/widgets/legend_bar.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/color_map.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <cmath>

namespace dikkat::ui {

namespace {
constexpr int barWidth = 64, barHeight = 8, gap = 6;
QFont legendFont() {
    return numberFont(type::caption - 0.5);
}
} // namespace

LegendBar::LegendBar(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    refresh();
}

void LegendBar::showWeights() {
    if (!m_signed && m_magnitude == 1) return;
    m_signed = false;
    m_magnitude = 1;
    refresh();
}

void LegendBar::showScores(double magnitude) {
    if (m_signed && magnitude == m_magnitude)
        return; // an edit rarely changes it; a new size lays out the page
    m_signed = true;
    m_magnitude = magnitude;
    refresh();
}

QString LegendBar::low() const {
    return m_signed ? number(-m_magnitude, 2) : number(0, 0);
}

QString LegendBar::high() const {
    return (m_signed ? QStringLiteral("+") : QString()) + number(m_magnitude, 2);
}

void LegendBar::refresh() {
    //: %1 and %2 are the ends of a colour scale
    setAccessibleName(tr("Colour scale from %1 to %2").arg(low(), high()));
    updateGeometry();
    update();
}

QSize LegendBar::sizeHint() const {
    const QFontMetricsF metrics(legendFont());
    return {qCeil(metrics.horizontalAdvance(low()) + metrics.horizontalAdvance(high())) + barWidth + 2 * gap,
            16};
}

void LegendBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QFontMetricsF metrics(legendFont());
    painter.setFont(legendFont());
    painter.setPen(theme().text2);
    const double base = (height() + metrics.capHeight()) / 2;
    painter.drawText(QPointF(0, base), low());
    const double x = std::round(metrics.horizontalAdvance(low())) + gap;
    const QRectF bar(x, (height() - barHeight) / 2, barWidth, barHeight);
    const ColorMap& map = m_signed ? *theme().scoreMap : *theme().weightMap;
    for (int i = 0; i < barWidth; ++i)
        painter.fillRect(QRectF(bar.left() + i, bar.top(), 1, barHeight),
                         QColor::fromRgb(map.at(i / (barWidth - 1.0))));
    painter.setPen(theme().borderStrong);
    painter.drawRect(bar.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.setPen(theme().text2);
    painter.drawText(QPointF(bar.right() + gap, base), high());
}

void LegendBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
