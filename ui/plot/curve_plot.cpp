#include "ui/plot/curve_plot.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

/// Steps with separators: 1,200.
class StepTicker : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return std::abs(tick - std::round(tick)) < 1e-6 ? integer(static_cast<qint64>(std::llround(tick)))
                                                        : number(tick, 2);
    }
};

} // namespace

LineLook curveLook(const CurveStyle& style) {
    LineLook look = lineLook(style.rank);
    if (!style.thick) {
        QColor pale = look.pen.color();
        pale.setAlphaF(0.55F);
        look.pen =
            QPen(pale, 1); // as fine as it can be without being stroked, which costs several times as much
    }
    if (!style.thick || !style.markers) look.marker = {};
    return look;
}

CurvePlot::CurvePlot(QWidget* parent) : Plot(parent), m_cursor(new QCPItemStraightLine(this)) {
    connect(this, &QCustomPlot::beforeReplot, this, &CurvePlot::thinOutWords);
    setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    xAxis->setTicker(QSharedPointer<StepTicker>::create());
    xAxis->ticker()->setTickCount(5);
    m_cursor->setVisible(false);
    selectionRect()->setPen(QPen(theme().text, 1, Qt::DashLine));
    selectionRect()->setBrush(Qt::NoBrush);
    CurvePlot::restyle();
}

void CurvePlot::setLines(const std::vector<CurveStyle>& lines) {
    while (graphCount() > static_cast<int>(lines.size())) removeGraph(graphCount() - 1);
    while (graphCount() < static_cast<int>(lines.size())) addGraph();
    m_lines = lines;
    restyle();
}

void CurvePlot::restyle() {
    Plot::restyle();
    for (int i = 0; i < graphCount() && i < static_cast<int>(m_lines.size()); ++i) {
        const LineLook look = curveLook(m_lines[static_cast<std::size_t>(i)]);
        graph(i)->setPen(look.pen);
        graph(i)->setScatterStyle(look.marker);
    }
    QPen dashes(theme().text, 1);
    dashes.setDashPattern({3, 3});
    m_cursor->setPen(dashes);
    selectionRect()->setPen(QPen(theme().text, 1, Qt::DashLine));
    styleMarks();
}

void CurvePlot::setLandmarks(const std::vector<Landmark>& landmarks) {
    if (landmarks == m_landmarks) return;
    m_landmarks = landmarks;
    for (const Mark& mark : m_marks) {
        removeItem(mark.line);
        removeItem(mark.words);
    }
    m_marks.clear();
    for (const Landmark& landmark : landmarks) {
        Mark mark{new QCPItemStraightLine(this), new QCPItemText(this)};
        mark.line->point1->setCoords(0, landmark.value);
        mark.line->point2->setCoords(1, landmark.value);
        mark.words->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        mark.words->position->setTypeY(QCPItemPosition::ptPlotCoords);
        mark.words->position->setCoords(0.99, landmark.value);
        mark.words->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
        mark.words->setText(landmark.name);
        m_marks.push_back(mark);
    }
    styleMarks();
}

void CurvePlot::setChanges(const std::vector<double>& steps) {
    for (QCPItemStraightLine* line : m_changes) removeItem(line);
    m_changes.clear();
    for (const double step : steps) {
        auto* line = new QCPItemStraightLine(this);
        line->point1->setCoords(step, 1);
        line->point2->setCoords(step, 2);
        m_changes.push_back(line);
    }
    styleMarks();
}

void CurvePlot::styleMarks() {
    QPen pen(theme().borderStrong, 1);
    pen.setDashPattern({3, 3});
    for (QCPItemStraightLine* line : m_changes) line->setPen(pen);
    for (const Mark& mark : m_marks) {
        mark.line->setPen(pen);
        mark.words->setFont(textFont(11));
        mark.words->setColor(theme().text2);
    }
}

void CurvePlot::setLogarithmic(bool on) {
    m_logarithmic = on;
    yAxis->setScaleType(on ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    if (on)
        yAxis->setTicker(QSharedPointer<LogTicker>::create());
    else
        yAxis->setTicker(QSharedPointer<NumberTicker>::create());
    yAxis->ticker()->setTickCount(4);
}

void CurvePlot::setCursorAt(double x) {
    m_cursor->setVisible(std::isfinite(x));
    if (!std::isfinite(x)) return;
    m_cursor->point1->setCoords(x, 1);
    m_cursor->point2->setCoords(x, 2);
}

void CurvePlot::add(int line, double x, double y) {
    graph(line)->addData(x, y);
}

void CurvePlot::clear(int line) {
    graph(line)->data()->clear();
}

QCPRange CurvePlot::values() const {
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (int i = 0; i < graphCount(); ++i) {
        bool found = false;
        const QCPRange range = graph(i)->getValueRange(found, m_logarithmic ? QCP::sdPositive : QCP::sdBoth);
        if (!found) continue;
        low = std::min(low, range.lower);
        high = std::max(high, range.upper);
    }
    for (const Landmark& landmark : m_landmarks) {
        if (m_logarithmic && landmark.value <= 0) continue;
        low = std::min(low, landmark.value);
        high = std::max(high, landmark.value);
    }
    if (!(low <= high)) return m_logarithmic ? QCPRange(0.1, 10) : QCPRange(0, 1);
    return {low, high};
}

void CurvePlot::fit() {
    double last = 10;
    for (int i = 0; i < graphCount(); ++i)
        if (!graph(i)->data()->isEmpty()) last = std::max(last, (graph(i)->data()->constEnd() - 1)->key);
    xAxis->setRange(-0.01 * last, 1.02 * last);
    const QCPRange range = values();
    // Words of the top landmark stand above its line.
    const double room = m_marks.empty() ? 0.08 : std::min(0.4, 18.0 / std::max(40, axisRect()->height()));
    if (m_logarithmic) {
        const double decades = std::log10(range.upper / range.lower) + 0.1;
        yAxis->setRange(range.lower / std::pow(10.0, 0.06 * decades),
                        range.upper * std::pow(10.0, room * decades));
    } else {
        const double size = std::max(range.size(), 1e-9 + 0.05 * std::abs(range.upper));
        const double low = range.lower - 0.06 * size;
        yAxis->setRange(range.lower >= 0 ? std::max(0.0, low) : low, range.upper + room * size * 1.15);
    }
}

/// Landmarks that lie on top of each other at this zoom: only the first one keeps its words.
void CurvePlot::thinOutWords() {
    constexpr double wordHeight = 14;
    std::vector<double> taken;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        const double y = yAxis->coordToPixel(m_landmarks[i].value);
        const bool free =
            std::ranges::none_of(taken, [&](double other) { return std::abs(other - y) < wordHeight; });
        m_marks[i].words->setVisible(free);
        if (free) taken.push_back(y);
    }
}

double CurvePlot::valueAt(int line, double x) const {
    const auto& points = *graph(line)->data();
    if (points.isEmpty()) return std::nan("");
    const auto end = points.constEnd();
    const auto right = points.findBegin(x, false);
    if (right == end) return x <= (end - 1)->key + 1e-9 ? (end - 1)->value : std::nan("");
    if (right->key <= x + 1e-9 || right == points.constBegin())
        return right->key <= x + 1e-9 ? right->value : std::nan("");
    const auto left = right - 1;
    const double share = (x - left->key) / (right->key - left->key);
    return left->value + share * (right->value - left->value);
}

void CurvePlot::wheelEvent(QWheelEvent* event) {
    Plot::wheelEvent(event);
    emit rangeDragged();
}

void CurvePlot::mousePressEvent(QMouseEvent* event) {
    setSelectionRectMode(event->modifiers() & Qt::ShiftModifier ? QCP::srmZoom : QCP::srmNone);
    Plot::mousePressEvent(event);
}

void CurvePlot::mouseReleaseEvent(QMouseEvent* event) {
    const QCPRange x = xAxis->range(), y = yAxis->range();
    const bool moved = mMouseHasMoved;
    Plot::mouseReleaseEvent(event);
    if (moved || x != xAxis->range() || y != yAxis->range()) emit rangeDragged();
}

} // namespace dikkat::ui
