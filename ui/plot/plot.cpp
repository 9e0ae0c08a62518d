#include "ui/plot/plot.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/powers.h"
#include "ui/theme/theme.h"

#include <cmath>

namespace dikkat::ui {

QString NumberTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    return number(tick, 6); // zeros at the end are dropped, so 0.5 stays 0.5
}

QString LogTicker::getTickLabel(double tick, const QLocale&, QChar, int) {
    if (tick >= 9999 || tick < 0.0099) return QStringLiteral("10") + superscript(qRound(std::log10(tick)));
    return tick < 0.99 ? number(tick, 2) : integer(qRound64(tick));
}

Plot::Plot(QWidget* parent) : QCustomPlot(parent) {
    setLocale(QLocale());
    setNoAntialiasingOnDrag(false);
    setAntialiasedElements(QCP::aeAll);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTicker(QSharedPointer<NumberTicker>::create());
        axis->ticker()->setTickCount(4); // few, round numbers
    }
    Plot::restyle();
}

void Plot::restyle() {
    const Theme& t = theme();
    setBackground(QBrush(t.surface));
    for (QCPAxis* axis : {xAxis, yAxis, xAxis2, yAxis2}) {
        axis->setBasePen(QPen(t.borderStrong, 1));
        axis->setTickPen(QPen(t.borderStrong, 1));
        axis->setSubTickPen(Qt::NoPen);
        axis->setTickLabelColor(t.text2);
        axis->setTickLabelFont(numberFont(type::caption - 0.5));
        axis->setLabelColor(t.text2);
        axis->setLabelFont(textFont(type::caption));
        axis->grid()->setPen(QPen(t.grid, 1));
        axis->grid()->setZeroLinePen(QPen(t.grid, 1));
    }
}

void Plot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        restyle();
        replot(rpQueuedReplot);
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LocaleChange) {
        setLocale(QLocale());
        replot(rpQueuedReplot);
    }
    QCustomPlot::changeEvent(event);
}

void Plot::paintEvent(QPaintEvent* event) {
    if (m_direct) {
        QCPPainter painter(this);
        if (!painter.isActive()) return;
        painter.setMode(QCPPainter::pmVectorized);
        painter.fillRect(rect(), theme().surface);
        toPainter(&painter, width(), height());
        return;
    }
    // The ratio is read once by QCustomPlot; a window that moves to another screen changes it.
    if (!qFuzzyCompare(devicePixelRatioF(), bufferDevicePixelRatio())) {
        setBufferDevicePixelRatio(devicePixelRatioF());
        replot(rpImmediateRefresh);
    }
    QCustomPlot::paintEvent(event);
}

void Plot::wheelEvent(QWheelEvent* event) {
    if (interactions() & QCP::iRangeZoom)
        QCustomPlot::wheelEvent(event);
    else
        event->ignore(); // QCustomPlot would swallow it and stop the page from scrolling
}

} // namespace dikkat::ui
