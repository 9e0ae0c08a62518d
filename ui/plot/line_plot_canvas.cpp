#include "ui/plot/line_plot_canvas.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

/// Powers of two or ten written as people write them.
class LogTicker : public QCPAxisTickerLog {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return number(tick, 6); }
};

/// Whole steps only: there is no position 2.5.
class WholeTicker : public NumberTicker {
protected:
    double getTickStep(const QCPRange& range) override {
        const double step = NumberTicker::getTickStep(range);
        if (step <= 1.0) return 1.0;
        const double power = std::pow(10.0, std::floor(std::log10(step)));
        for (const double nice : {1.0, 2.0, 5.0})
            if (step <= nice * power) return nice * power;
        return 10.0 * power;
    }
};

} // namespace

LinePlotCanvas::LinePlotCanvas(QWidget* parent)
    : Plot(parent)
    , m_mark(new QCPItemStraightLine(this))
    , m_cursor(new QCPItemStraightLine(this))
    , m_markText(new QCPItemText(this)) {
    for (QCPItemStraightLine* line : {m_mark, m_cursor}) {
        line->setVisible(false);
        line->setSelectable(false);
    }
    m_markText->setVisible(false);
    m_markText->setClipToAxisRect(false);
    m_markText->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_markText->position->setTypeX(QCPItemPosition::ptPlotCoords);
    m_markText->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    legend->setVisible(true);
    // Above the lines, in a row of its own: it must not cover what it explains.
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, legend);
    plotLayout()->setRowStretchFactor(0, 0.001);
    plotLayout()->setRowSpacing(2);
    legend->setFillOrder(QCPLegend::foColumnsFirst);
    setMouseTracking(true);
    LinePlotCanvas::restyle();
}

void LinePlotCanvas::setContent(const LinePlot::Content& content) {
    xAxis->setLabel(content.xLabel);
    yAxis->setLabel(content.yLabel);
    const auto scale = [](QCPAxis* axis, bool log, bool whole) {
        axis->setScaleType(log ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        if (log)
            axis->setTicker(QSharedPointer<LogTicker>::create());
        else if (whole)
            axis->setTicker(QSharedPointer<WholeTicker>::create());
        else
            axis->setTicker(QSharedPointer<NumberTicker>::create());
        if (!log) axis->ticker()->setTickCount(5);
    };
    scale(xAxis, content.logX, content.wholeX);
    scale(yAxis, content.logY, false);
    if (content.logX && content.wholeX && !content.lines.empty()) {
        const auto measured = QSharedPointer<QCPAxisTickerText>::create();
        for (const double x : content.lines.front().x) measured->addTick(x, integer(static_cast<qint64>(x)));
        xAxis->setTicker(measured);
    }
    while (graphCount() > static_cast<int>(content.lines.size())) removeGraph(graphCount() - 1);
    while (graphCount() < static_cast<int>(content.lines.size())) addGraph();
    double lowX = INFINITY, highX = -INFINITY, lowY = INFINITY, highY = -INFINITY;
    for (int i = 0; i < graphCount(); ++i) {
        const LinePlot::Line& line = content.lines[static_cast<std::size_t>(i)];
        const auto size = static_cast<qsizetype>(std::min(line.x.size(), line.y.size()));
        graph(i)->setData(QVector<double>(line.x.begin(), line.x.begin() + size),
                          QVector<double>(line.y.begin(), line.y.begin() + size), true);
        graph(i)->setName(line.name);
        for (qsizetype k = 0; k < size; ++k) {
            const double x = line.x[static_cast<std::size_t>(k)], y = line.y[static_cast<std::size_t>(k)];
            if (!std::isfinite(y)) continue;
            lowX = std::min(lowX, x), highX = std::max(highX, x);
            lowY = std::min(lowY, y), highY = std::max(highY, y);
        }
    }
    setVisible(graphCount() > 0);
    if (lowX <= highX) {
        if (content.logX)
            xAxis->setRange(lowX / 1.15, highX * 1.15);
        else
            xAxis->setRange(lowX - 0.5, highX + 0.5);
        if (content.logY) {
            yAxis->setRange(lowY / 1.5, highY * 1.5);
        } else {
            // The mark's label stands above the lines.
            const double above = content.mark && !content.markLabel.isEmpty() ? 1.3 : 1.08;
            yAxis->setRange(std::min(0.0, lowY), std::max(highY, 0.1) * above);
        }
    }
    m_mark->setVisible(content.mark.has_value());
    m_markText->setVisible(content.mark.has_value() && !content.markLabel.isEmpty());
    if (content.mark) {
        m_mark->point1->setCoords(*content.mark, 0);
        m_mark->point2->setCoords(*content.mark, 1);
        const bool rightHalf = *content.mark > xAxis->range().center();
        m_markText->setPositionAlignment((rightHalf ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop);
        m_markText->position->setCoords(*content.mark, 0.0);
        m_markText->setText(QStringLiteral(" %1 ").arg(content.markLabel));
    }
    restyle();
    replot(rpQueuedReplot);
}

void LinePlotCanvas::setCursor(std::optional<double> x) {
    m_cursor->setVisible(x.has_value());
    if (x) {
        m_cursor->point1->setCoords(*x, 0);
        m_cursor->point2->setCoords(*x, 1);
    }
    replot(rpQueuedReplot);
}

void LinePlotCanvas::restyle() {
    Plot::restyle();
    const Theme& t = theme();
    const QColor colors[] = {t.ink, t.series2, t.series3};
    for (int i = 0; i < graphCount(); ++i) {
        QPen pen(colors[i % 3], i == 0 ? 2.2 : 2.0);
        if (i == 1) pen.setDashPattern({3, 2});
        if (i == 2) pen.setDashPattern({1, 1.5});
        graph(i)->setPen(pen);
        const bool few = graph(i)->dataCount() <= 40;
        QPen marker(colors[i % 3], 1.4);
        switch (i) {
        case 0:
            graph(i)->setScatterStyle(
                QCPScatterStyle(QCPScatterStyle::ssDisc, marker, colors[0], few ? 6 : 0));
            break;
        case 1:
            graph(i)->setScatterStyle(
                QCPScatterStyle(QCPScatterStyle::ssSquare, marker, QBrush(t.surface), few ? 7 : 0));
            break;
        default:
            graph(i)->setScatterStyle(
                QCPScatterStyle(QCPScatterStyle::ssTriangle, marker, QBrush(t.surface), few ? 7 : 0));
        }
        if (!few) graph(i)->setScatterStyle(QCPScatterStyle::ssNone);
    }
    QColor plate = t.surface;
    plate.setAlpha(220);
    legend->setBrush(plate);
    m_markText->setBrush(plate);
    legend->setBorderPen(Qt::NoPen);
    legend->setFont(textFont(type::caption));
    legend->setTextColor(t.text);
    legend->setRowSpacing(0);
    legend->setColumnSpacing(6);
    legend->setIconSize(24, 10);
    legend->setIconTextPadding(4);
    legend->setMargins(QMargins(2, 0, 2, 0));
    m_mark->setPen(QPen(t.text, 1, Qt::DashLine));
    m_cursor->setPen(QPen(t.text2, 1, Qt::DotLine));
    m_markText->setColor(t.text);
    m_markText->setFont(textFont(type::caption));
    m_markText->setBrush(plate);
}

void LinePlotCanvas::mouseMoveEvent(QMouseEvent* event) {
    Plot::mouseMoveEvent(event);
    if (axisRect()->rect().contains(event->pos())) emit pointed(xAxis->pixelToCoord(event->position().x()));
}

void LinePlotCanvas::leaveEvent(QEvent* event) {
    emit left();
    Plot::leaveEvent(event);
}

} // namespace dikkat::ui
