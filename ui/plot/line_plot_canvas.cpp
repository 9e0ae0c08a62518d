#include "ui/plot/line_plot_canvas.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int mostMarkers = 60; ///< more points run into a bar

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

/// Only positive numbers have a place on a logarithmic axis.
double drawable(double y, bool log) {
    return std::isfinite(y) && (y > 0 || !log) ? y : std::nan("");
}

bool named(const LinePlot::Mark& mark) {
    return !mark.quiet && !mark.label.isEmpty();
}

QCPItemStraightLine* upright(QCustomPlot* plot) {
    auto* line = new QCPItemStraightLine(plot);
    line->setSelectable(false);
    return line;
}

void place(QCPItemStraightLine* line, double x) {
    line->point1->setCoords(x, 1);
    line->point2->setCoords(x, 2);
}

} // namespace

LinePlotCanvas::LinePlotCanvas(QWidget* parent) : Plot(parent), m_cursor(upright(this)) {
    m_cursor->setVisible(false);
    setMouseTracking(true);
    LinePlotCanvas::restyle();
}

LineLook LinePlotCanvas::look(std::size_t line) const {
    const LinePlot::Line& l = m_content.lines[line];
    const Theme& t = theme();
    const int rank = l.rank < 0 ? static_cast<int>(line) : l.rank;
    LineLook look = lineLook(rank);
    if (l.kind == LinePlot::Kind::Attention) {
        look.pen = QPen(t.attention, 2.6);
        look.marker = {QCPScatterStyle::ssDisc, QPen(t.attention, 1.5), QBrush(t.attention), 7};
    } else if (l.kind == LinePlot::Kind::Printed) {
        look.pen = Qt::NoPen;
        look.marker = {rank % 2 == 0 ? QCPScatterStyle::ssPlusCircle : QCPScatterStyle::ssPlusSquare,
                       QPen(t.right, 1.6), QBrush(Qt::NoBrush), 13};
    }
    return look;
}

void LinePlotCanvas::setContent(const LinePlot::Content& content) {
    m_content = content;
    xAxis->setLabel(content.xLabel);
    yAxis->setLabel(content.yLabel);
    setTickers();
    clearGraphs();
    m_lines.clear();
    m_dots.clear();
    for (const LinePlot::Line& line : content.lines) {
        QCPGraph* drawn = addGraph();
        const std::size_t size = std::min(line.x.size(), line.y.size());
        for (std::size_t i = 0; i < size; ++i) drawn->addData(line.x[i], drawable(line.y[i], content.logY));
        if (line.kind == LinePlot::Kind::Printed) drawn->setLineStyle(QCPGraph::lsNone);
        m_lines.push_back(drawn);
    }
    setRanges();
    addMarks();
    setVisible(!content.lines.empty());
    restyle();
    replot(rpQueuedReplot);
}

void LinePlotCanvas::setTickers() {
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
    scale(xAxis, m_content.logX, m_content.wholeX);
    scale(yAxis, m_content.logY, false);
    if (m_content.logX && m_content.wholeX && !m_content.lines.empty()) {
        const auto measured = QSharedPointer<QCPAxisTickerText>::create();
        for (const double x : m_content.lines.front().x)
            measured->addTick(x, integer(static_cast<qint64>(x)));
        xAxis->setTicker(measured);
    }
}

void LinePlotCanvas::setRanges() {
    double lowX = INFINITY, highX = -INFINITY, lowY = INFINITY, highY = -INFINITY;
    for (const QCPGraph* line : m_lines)
        for (const QCPGraphData& point : *line->data()) {
            if (!std::isfinite(point.value)) continue;
            lowX = std::min(lowX, point.key), highX = std::max(highX, point.key);
            lowY = std::min(lowY, point.value), highY = std::max(highY, point.value);
        }
    if (!(lowX <= highX)) return;
    if (m_content.across)
        xAxis->setRange(m_content.across->first, m_content.across->second);
    else if (m_content.logX)
        xAxis->setRange(lowX / 1.15, highX * 1.15);
    else if (m_content.wholeX)
        xAxis->setRange(lowX - 0.5, highX + 0.5);
    else
        xAxis->setRange(lowX, highX);
    if (m_content.logY)
        yAxis->setRange(lowY / 1.5, highY * 1.5);
    else
        // The label of a mark stands above the lines.
        yAxis->setRange(std::min(0.0, lowY),
                        std::max(highY, 0.1) * (std::ranges::any_of(m_content.marks, named) ? 1.3 : 1.08));
}

void LinePlotCanvas::addMarks() {
    for (const Upright& mark : m_marks) {
        removeItem(mark.line);
        removeItem(mark.text);
    }
    m_marks.clear();
    const bool dots = std::ranges::any_of(m_content.marks, &LinePlot::Mark::dots);
    for (std::size_t i = 0; dots && i < m_lines.size(); ++i) {
        m_dots.push_back(addGraph());
        m_dots.back()->setLineStyle(QCPGraph::lsNone);
    }
    for (const LinePlot::Mark& mark : m_content.marks) { // first, so that every label lies above every line
        m_marks.push_back({upright(this), nullptr});
        place(m_marks.back().line, mark.x);
    }
    for (std::size_t m = 0; m < m_marks.size(); ++m) {
        const LinePlot::Mark& mark = m_content.marks[m];
        const QCPRange range = xAxis->range();
        const double middle = m_content.logX ? std::sqrt(range.lower * range.upper) : range.center();
        auto* text = new QCPItemText(this);
        text->setClipToAxisRect(false);
        text->position->setTypeX(QCPItemPosition::ptPlotCoords);
        text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        text->position->setCoords(mark.x, mark.quiet ? 0.98 : m_content.logY ? 0.2 : 0.0);
        text->setPositionAlignment((mark.x > middle ? Qt::AlignRight : Qt::AlignLeft) |
                                   (mark.quiet ? Qt::AlignBottom : Qt::AlignTop));
        text->setText(QStringLiteral(" %1 ").arg(mark.label));
        text->setVisible(!mark.label.isEmpty());
        m_marks[m].text = text;
        if (mark.dots)
            for (std::size_t i = 0; i < m_lines.size(); ++i)
                if (const double y = m_content.valueAt(i, mark.x); std::isfinite(y))
                    m_dots[i]->addData(mark.x, y);
    }
}

void LinePlotCanvas::setCursor(std::optional<double> x) {
    m_cursor->setVisible(x.has_value());
    if (x) place(m_cursor, *x);
    replot(rpQueuedReplot);
}

void LinePlotCanvas::restyle() {
    Plot::restyle();
    const Theme& t = theme();
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const LineLook style = look(i);
        m_lines[i]->setPen(style.pen);
        const bool few = m_lines[i]->dataCount() <= mostMarkers && m_dots.empty();
        m_lines[i]->setScatterStyle(few ? style.marker : QCPScatterStyle());
        if (m_dots.empty()) continue;
        QCPScatterStyle dot = style.marker;
        if (dot.shape() == QCPScatterStyle::ssDisc)
            dot.setShape(QCPScatterStyle::ssCircle); // a disc has one colour
        dot.setPen(QPen(t.surface, 1));
        dot.setBrush(style.pen.color());
        dot.setSize(10);
        m_dots[i]->setScatterStyle(dot);
    }
    QColor plate = t.surface;
    plate.setAlpha(220);
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const bool quiet = m_content.marks[i].quiet;
        m_marks[i].line->setPen(quiet ? QPen(t.borderStrong, 1, Qt::DotLine) : QPen(t.text, 1, Qt::DashLine));
        m_marks[i].text->setColor(quiet ? t.text2 : t.text);
        m_marks[i].text->setFont(textFont(type::caption));
        m_marks[i].text->setBrush(plate);
    }
    m_cursor->setPen(QPen(t.text2, 1, Qt::DotLine));
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
