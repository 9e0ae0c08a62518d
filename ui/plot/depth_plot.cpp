#include "ui/plot/depth_plot.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <cmath>

namespace dikkat::ui {

namespace {

/// Powers of ten as powers, depths as plain numbers.
class PowerTicker : public QCPAxisTickerLog {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        if (tick >= 0.01 && tick < 10000) return number(tick, 3);
        static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
        const int exponent = static_cast<int>(std::lround(std::log10(tick)));
        QString text = exponent < 0 ? QStringLiteral("10⁻") : QStringLiteral("10");
        for (const QChar c : QString::number(std::abs(exponent))) text += digits[c.digitValue()];
        return text;
    }
};

void setData(QCPGraph* graph, const DepthPlot::Curve& curve) {
    QVector<double> x, y;
    for (std::size_t i = 0; i < curve.depth.size(); ++i) {
        if (!(curve.value[i] > 0) || !std::isfinite(curve.value[i])) continue;
        x << curve.depth[i];
        y << curve.value[i];
    }
    graph->setData(x, y, true);
}

} // namespace

DepthPlot::DepthPlot(QWidget* parent) : QWidget(parent), m_plot(new Plot) {
    setFocusPolicy(Qt::TabFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    m_plot->setMinimumSize(180, 120);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<PowerTicker>::create());
        axis->grid()->setSubGridVisible(false);
    }
    m_plot->xAxis->setRange(0.9, 230);
    m_preGraph = m_plot->addGraph();
    m_postGraph = m_plot->addGraph();
    m_markGraph = m_plot->addGraph();
    m_markGraph->setLineStyle(QCPGraph::lsNone);
    m_plot->legend->setVisible(true);
    m_plot->axisRect()->insetLayout()->setInsetAlignment(0, Qt::AlignTop | Qt::AlignLeft);
    m_plot->axisRect()->insetLayout()->setMargins({8, 4, 4, 4});
    restyle();
}

void DepthPlot::setCurves(const Curve& pre, const Curve& post) {
    m_pre = pre;
    m_post = post;
    fill();
}

void DepthPlot::setMarks(const Curve& marks) {
    m_marks = marks;
    fill();
}

void DepthPlot::setLabels(const QString& across, const QString& up, const QString& pre, const QString& post,
                          const QString& marks) {
    m_preName = pre;
    m_postName = post;
    m_up = up;
    m_plot->xAxis->setLabel(across);
    m_plot->yAxis->setLabel(up);
    m_preGraph->setName(pre);
    m_postGraph->setName(post);
    m_markGraph->setName(marks);
    describe();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void DepthPlot::fill() {
    setData(m_preGraph, m_pre);
    setData(m_postGraph, m_post);
    setData(m_markGraph, m_marks);
    const bool marked = !m_marks.depth.empty();
    m_markGraph->setVisible(marked);
    if (marked != m_plot->legend->hasItemWithPlottable(m_markGraph)) {
        if (marked)
            m_markGraph->addToLegend();
        else
            m_markGraph->removeFromLegend();
    }
    double low = INFINITY, high = -INFINITY;
    for (QCPGraph* graph : {m_preGraph, m_postGraph, m_markGraph})
        for (const QCPGraphData& d : *graph->data()) {
            low = std::min(low, d.value);
            high = std::max(high, d.value);
        }
    if (low <= high) {
        // Whole decades, with room for the legend above.
        const double bottom = std::floor(std::log10(low) - 0.05), top = std::ceil(std::log10(high) + 0.05);
        m_plot->yAxis->setRange(std::pow(10.0, bottom), std::pow(10.0, top + 0.3 * (top - bottom)));
    }
    restyle();
    describe();
}

void DepthPlot::describe() {
    setAccessibleName(m_up);
    const auto last = [](const Curve& c) {
        return c.value.empty() ? QString()
                               : QStringLiteral("%1: %2").arg(integer(static_cast<qint64>(c.depth.back())),
                                                              number(c.value.back(), 3));
    };
    if (!m_pre.value.empty() && !m_post.value.empty())
        setAccessibleDescription(m_preName + QStringLiteral(", ") + last(m_pre) + QStringLiteral("; ") +
                                 m_postName + QStringLiteral(", ") + last(m_post));
}

void DepthPlot::restyle() {
    const Theme& t = theme();
    m_preGraph->setPen(QPen(t.ink, 2.2));
    const bool dense = m_pre.depth.size() > 60; // marks would run into a bar
    m_preGraph->setScatterStyle(dense ? QCPScatterStyle()
                                      : QCPScatterStyle(QCPScatterStyle::ssDisc, t.ink, 5));
    QPen dash(t.series2, 2.2);
    dash.setDashPattern({4, 2.5});
    m_postGraph->setPen(dash);
    m_postGraph->setScatterStyle(
        dense ? QCPScatterStyle()
              : QCPScatterStyle(QCPScatterStyle::ssSquare, QPen(t.series2, 1.4), QBrush(t.surface), 6));
    m_markGraph->setPen(Qt::NoPen);
    m_markGraph->setScatterStyle(
        {QCPScatterStyle::ssPlusCircle, QPen(t.right, 1.6), QBrush(Qt::NoBrush), 13});
    m_plot->legend->setBrush(t.surface);
    m_plot->legend->setBorderPen(Qt::NoPen);
    m_plot->legend->setTextColor(t.text2);
    m_plot->legend->setFont(textFont(type::caption));
    m_plot->legend->setRowSpacing(0);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void DepthPlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) restyle();
    QWidget::changeEvent(event);
}

bool DepthPlot::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave) emit hovered({});
    if (event->type() == QEvent::MouseMove && !m_pre.depth.empty()) {
        const double depth = m_plot->xAxis->pixelToCoord(static_cast<QMouseEvent*>(event)->position().x());
        std::size_t nearest = 0;
        for (std::size_t i = 0; i < m_pre.depth.size(); ++i)
            if (std::abs(std::log(m_pre.depth[i] / depth)) < std::abs(std::log(m_pre.depth[nearest] / depth)))
                nearest = i;
        QString text = QStringLiteral("%1 %2   %3: %4")
                           .arg(m_plot->xAxis->label(), integer(static_cast<qint64>(m_pre.depth[nearest])),
                                m_preName, number(m_pre.value[nearest], 3));
        if (nearest < m_post.value.size())
            text += QStringLiteral("   %1: %2").arg(m_postName, number(m_post.value[nearest], 3));
        emit hovered(text);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace dikkat::ui
