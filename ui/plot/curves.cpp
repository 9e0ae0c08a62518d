#include "ui/plot/curves.h"

#include "ui/i18n/numbers.h"
#include "ui/plot/curve_legend.h"
#include "ui/plot/curve_plot.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QVBoxLayout>
#include <cmath>
#include <set>

namespace dikkat::ui {

namespace {

constexpr std::size_t mostTableRows = 2000;

} // namespace

Curves::Curves(QWidget* parent)
    : QWidget(parent), m_plot(new CurvePlot), m_legend(new CurveLegend), m_cursor(std::nan("")) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_legend);
    layout->addWidget(m_plot, 1);
    m_plot->setMinimumSize(120, 80);
    m_plot->setFocusPolicy(Qt::StrongFocus);
    m_plot->setMouseTracking(true);
    m_plot->setContextMenuPolicy(Qt::NoContextMenu); // this widget offers the table
    m_plot->installEventFilter(this);
    connect(m_plot, &CurvePlot::rangeDragged, this, [this] { setZoomed(true); });
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, [this] { fit(); });
    connect(m_plot, &QCustomPlot::afterReplot, this, [this] { ++m_frames; });
    connect(m_plot, &QCustomPlot::mouseMove, this, [this](QMouseEvent* event) {
        const double x = m_plot->xAxis->pixelToCoord(event->position().x());
        const bool inside = m_plot->axisRect()->rect().contains(event->position().toPoint());
        setCursor(inside ? std::max(0.0, std::round(x)) : std::nan(""));
        emit cursorMoved(m_cursor);
    });
}

Curves::~Curves() = default;

void Curves::setLines(const std::vector<CurveStyle>& lines) {
    m_lines = lines;
    m_plot->setLines(lines);
    redraw();
}

int Curves::lineCount() const {
    return static_cast<int>(m_lines.size());
}

void Curves::clear(int line) {
    m_plot->clear(line);
}

void Curves::append(int line, double x, double y) {
    if (std::isfinite(y)) m_plot->add(line, x, y);
}

int Curves::size(int line) const {
    return m_plot->data(line).size();
}

void Curves::setChanges(const std::vector<double>& steps) {
    if (steps == m_changes) return;
    m_changes = steps;
    m_plot->setChanges(steps);
}

void Curves::setLandmarks(const std::vector<Landmark>& landmarks) {
    m_landmarks = landmarks;
    m_plot->setLandmarks(landmarks);
}

void Curves::setAxisTitles(const QString& across, const QString& up) {
    m_across = across;
    m_up = up;
    m_plot->xAxis->setLabel(m_compact ? QString() : across);
    m_plot->yAxis->setLabel(up);
}

void Curves::setNote(const QString& note) {
    m_note = note;
    refreshLegend();
}

void Curves::setCompact(bool compact) {
    m_compact = compact;
    setAxisTitles(m_across, m_up);
}

void Curves::setLogarithmic(bool on) {
    if (on == m_logarithmic) return;
    m_logarithmic = on;
    m_plot->setLogarithmic(on);
    fit();
}

void Curves::setZoomed(bool zoomed) {
    if (zoomed == m_zoomed) return;
    m_zoomed = zoomed;
    emit zoomedChanged(zoomed);
}

void Curves::fit() {
    setZoomed(false);
    redraw();
}

void Curves::redraw() {
    if (!m_zoomed) m_plot->fit();
    refreshLegend();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

double Curves::valueAt(int line, double x) const {
    return m_plot->valueAt(line, x);
}

void Curves::setCursor(double x) {
    m_cursor = x;
    m_plot->setCursorAt(x);
    refreshLegend();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void Curves::refreshLegend() {
    std::vector<CurveLegend::Entry> entries;
    for (int i = 0; i < lineCount(); ++i) {
        const CurveStyle& style = m_lines[static_cast<std::size_t>(i)];
        if (style.name.isEmpty()) continue;
        const auto& points = m_plot->data(i);
        double value = std::nan("");
        if (std::isfinite(m_cursor))
            value = valueAt(i, m_cursor);
        else if (!points.isEmpty())
            value = (points.constEnd() - 1)->value;
        entries.push_back({style.name, curveLook(style),
                           std::isfinite(value)      ? number(value, m_decimals, true)
                           : std::isfinite(m_cursor) ? QStringLiteral("–")
                                                     : QString()});
    }
    const QString place = std::isfinite(m_cursor)
                              ? tr("at step %1:").arg(integer(static_cast<qint64>(std::llround(m_cursor))))
                              : QString();
    m_legend->setEntries(std::move(entries), place, m_note);
}

bool Curves::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_plot && event->type() == QEvent::Leave) {
        setCursor(std::nan(""));
        emit cursorMoved(m_cursor);
    }
    return QWidget::eventFilter(watched, event);
}

void Curves::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refreshLegend();
    QWidget::changeEvent(event);
}

PlotTable Curves::table() const {
    QStringList header{tr("Step")};
    std::vector<int> listed;
    std::set<double> places;
    for (int i = 0; i < lineCount(); ++i) {
        const CurveStyle& style = m_lines[static_cast<std::size_t>(i)];
        if (style.name.isEmpty()) continue;
        listed.push_back(i);
        header << style.name;
        const auto& points = m_plot->data(i);
        for (auto it = points.constBegin(); it != points.constEnd(); ++it) places.insert(it->key);
    }
    // Long runs are read at evenly spread steps.
    const std::size_t every = places.size() / mostTableRows + 1;
    PlotTable rows{header};
    std::size_t index = 0;
    for (const double x : places) {
        if (index++ % every != 0) continue;
        QStringList row{integer(static_cast<qint64>(std::llround(x)))};
        for (const int line : listed) {
            const double value = valueAt(line, x);
            row << (std::isfinite(value) ? number(value, m_decimals, true) : QStringLiteral("–"));
        }
        rows.push_back(row);
    }
    return rows;
}

void Curves::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu;
    menu.addAction(tr("Show as a table…"), this, [this] { showPlotTable(this, accessibleName(), table()); });
    QAction* all = menu.addAction(tr("Show everything"), this, &Curves::fit);
    all->setEnabled(m_zoomed);
    menu.exec(event->globalPos());
}

} // namespace dikkat::ui
