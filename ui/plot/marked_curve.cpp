#include "ui/plot/marked_curve.h"

#include "ui/i18n/numbers.h"
#include "ui/plot/plot.h"
#include "ui/theme/theme.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>

namespace dikkat::ui {

MarkedCurve::MarkedCurve(QWidget* parent)
    : QWidget(parent)
    , m_plot(new Plot)
    , m_curve(m_plot->addGraph())
    , m_dot(m_plot->addGraph())
    , m_line(new QCPItemLine(m_plot)) {
    m_plot->setFocusPolicy(Qt::StrongFocus);
    m_plot->setContextMenuPolicy(Qt::NoContextMenu); // this widget offers the table
    m_plot->setMinimumSize(140, 80);
    m_dot->setLineStyle(QCPGraph::lsNone);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
}

void MarkedCurve::setContent(const Content& content) {
    m_content = content;
    refresh();
}

void MarkedCurve::setDescription(const QString& name, const QString& description) {
    m_plot->setAccessibleName(name);
    m_plot->setAccessibleDescription(description);
}

void MarkedCurve::refresh() {
    const Theme& t = theme();
    const Content& c = m_content;
    if (c.x.empty()) return;
    m_curve->setData(QVector<double>(c.x.begin(), c.x.end()), QVector<double>(c.y.begin(), c.y.end()), true);
    m_dot->setData({c.markX}, {c.markY}, true);
    const double top = std::max(*std::max_element(c.y.begin(), c.y.end()), c.markY);
    m_plot->xAxis->setRange(c.x.front(), c.x.back());
    m_plot->yAxis->setRange(0, top > 0 ? top * 1.1 : 1);
    m_plot->xAxis->setLabel(c.xAxis);
    m_plot->yAxis->setLabel(c.yAxis);
    m_line->start->setCoords(c.markX, 0);
    m_line->end->setCoords(c.markX, m_plot->yAxis->range().upper);
    m_curve->setPen(QPen(t.ink, 2.2));
    m_dot->setPen(QPen(t.attention, 1.5));
    m_dot->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, t.attention, t.attention, 9));
    m_line->setPen(QPen(t.text, 1, Qt::DashLine));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

PlotTable MarkedCurve::table() const {
    PlotTable lines{{m_content.xAxis, m_content.yAxis}};
    for (std::size_t i = 0; i < m_content.x.size(); ++i)
        lines.push_back({number(m_content.x[i], 3), number(m_content.y[i], 6)});
    return lines;
}

void MarkedCurve::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void MarkedCurve::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu;
    menu.addAction(tr("Show as a table…"), this,
                   [this] { showPlotTable(this, m_plot->accessibleName(), table()); });
    menu.exec(event->globalPos());
}

} // namespace dikkat::ui
