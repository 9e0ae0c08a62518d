#include "ui/plot/histogram.h"

#include "ui/i18n/numbers.h"
#include "ui/plot/plot.h"
#include "ui/theme/theme.h"

#include <QContextMenuEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int bellPoints = 241;

double bell(double x, double deviation) {
    const double z = x / deviation;
    return std::exp(-z * z / 2) / (deviation * std::sqrt(2 * M_PI));
}

} // namespace

Histogram::Histogram(QWidget* parent)
    : QWidget(parent)
    , m_plot(new Plot)
    , m_bars(new QCPBars(m_plot->xAxis, m_plot->yAxis))
    , m_bell(m_plot->addGraph()) {
    m_plot->setFocusPolicy(Qt::StrongFocus);
    m_plot->setContextMenuPolicy(Qt::NoContextMenu); // this widget offers the table
    m_plot->setMinimumSize(160, 90);
    m_plot->yAxis->setTickLabels(false); // a density: only its shape is read
    m_plot->yAxis->setTicks(false);
    m_bars->setWidthType(QCPBars::wtPlotCoords);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
}

void Histogram::setContent(const Content& content) {
    m_content = content;
    refresh();
}

void Histogram::setDescription(const QString& name, const QString& description) {
    m_plot->setAccessibleName(name);
    m_plot->setAccessibleDescription(description);
}

void Histogram::refresh() {
    const Theme& t = theme();
    const Content& c = m_content;
    const auto bins = static_cast<qsizetype>(c.counts.size());
    const double width = bins > 0 ? (c.high - c.low) / static_cast<double>(bins) : 1;
    QVector<double> keys(bins), heights(bins);
    double top = bell(0, c.deviation);
    for (qsizetype i = 0; i < bins; ++i) {
        keys[i] = c.low + (static_cast<double>(i) + 0.5) * width;
        heights[i] = c.total > 0 ? c.counts[static_cast<std::size_t>(i)] / (c.total * width) : 0;
        top = std::max(top, heights[i]);
    }
    m_bars->setWidth(width);
    m_bars->setData(keys, heights, true);
    QVector<double> x(bellPoints), y(bellPoints);
    for (int i = 0; i < bellPoints; ++i) {
        // Six deviations are as far as the curve can be told from the axis.
        x[i] = std::min(6 * c.deviation, c.halfRange) * (2.0 * i / (bellPoints - 1) - 1);
        y[i] = bell(x[i], c.deviation);
    }
    m_bell->setData(x, y, true);
    m_plot->xAxis->setLabel(c.axis);
    m_plot->xAxis->setRange(-c.halfRange, c.halfRange);
    m_plot->yAxis->setRange(0, top * 1.08);

    QColor fill = t.attention;
    fill.setAlphaF(c.strong ? 0.55F : 0.25F);
    m_bars->setPen(Qt::NoPen);
    m_bars->setBrush(fill);
    m_bars->setAntialiased(false); // seams between the bars otherwise
    m_bell->setPen(QPen(c.strong ? t.text : t.borderStrong, 1.4, Qt::DashLine));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

PlotTable Histogram::table() const {
    PlotTable lines{{tr("From"), tr("To"), tr("Number of values")}};
    const double width =
        (m_content.high - m_content.low) / std::max(1.0, static_cast<double>(m_content.counts.size()));
    for (std::size_t i = 0; i < m_content.counts.size(); ++i) {
        const double from = m_content.low + static_cast<double>(i) * width;
        lines.push_back(
            {number(from, 3), number(from + width, 3), integer(static_cast<qint64>(m_content.counts[i]))});
    }
    return lines;
}

void Histogram::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void Histogram::contextMenuEvent(QContextMenuEvent* event) {
    offerPlotTable(this, event->globalPos(), m_plot->accessibleName(), table());
}

} // namespace dikkat::ui
