#include "ui/plot/line_plot.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/powers.h"
#include "ui/plot/line_plot_canvas.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <map>

namespace dikkat::ui {

double LinePlot::Content::valueAt(std::size_t line, double x) const {
    const std::vector<double>&xs = lines[line].x, &ys = lines[line].y;
    const std::size_t count = std::min(xs.size(), ys.size());
    if (count == 0 || !(x >= xs.front() && x <= xs[count - 1])) return std::nan("");
    const auto right = static_cast<std::size_t>(
        std::lower_bound(xs.begin(), xs.begin() + static_cast<std::ptrdiff_t>(count), x) - xs.begin());
    if (xs[right] == x) return ys[right];
    // A straight piece on the axes there are.
    const auto along = [](bool log, double v) { return log ? std::log(v) : v; };
    const double from = along(logX, xs[right - 1]), to = along(logX, xs[right]);
    const double share = (along(logX, x) - from) / (to - from);
    const double low = along(logY, ys[right - 1]), high = along(logY, ys[right]);
    const double y = low + share * (high - low);
    return logY ? std::exp(y) : y;
}

LinePlot::LinePlot(QWidget* parent)
    : QWidget(parent), m_legend(new CurveLegend), m_canvas(new LinePlotCanvas) {
    setFocusPolicy(Qt::StrongFocus);
    m_canvas->setFocusPolicy(Qt::NoFocus);
    m_canvas->setContextMenuPolicy(Qt::NoContextMenu);
    m_canvas->setMinimumSize(140, 80);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_legend);
    layout->addWidget(m_canvas, 1);
    connect(m_canvas, &LinePlotCanvas::pointed, this, &LinePlot::point);
    connect(m_canvas, &LinePlotCanvas::left, this, [this] {
        m_canvas->setCursor(std::nullopt);
        emit hovered({});
    });
}

LinePlot::~LinePlot() = default;

void LinePlot::setContent(const Content& content) {
    m_content = content;
    m_cursor = -1;
    m_canvas->setCursor(std::nullopt);
    m_canvas->setContent(content);
    describe();
}

void LinePlot::describe() {
    std::vector<CurveLegend::Entry> entries;
    QStringList ends;
    for (std::size_t i = 0; i < m_content.lines.size(); ++i) {
        const Line& line = m_content.lines[i];
        entries.push_back({line.name, m_canvas->look(i), {}});
        if (!line.y.empty() && line.kind != Kind::Printed)
            ends << tr("%1: %2 at the end").arg(line.name, compactNumber(line.y.back(), m_content.decimals));
    }
    m_legend->setVisible(entries.size() > 1);
    m_legend->setEntries(std::move(entries));
    setAccessibleDescription(m_content.description.isEmpty() ? ends.join(QStringLiteral("; "))
                                                             : m_content.description);
}

QString LinePlot::place(double x) const {
    return m_content.wholeX ? integer(qRound64(x)) : number(x, 3);
}

void LinePlot::point(double x) {
    if (m_content.lines.empty() || m_content.lines.front().x.empty()) return;
    const std::vector<double>& places = m_content.lines.front().x;
    const auto far = [&](double place) {
        return m_content.logX ? std::abs(std::log(place / x)) : std::abs(place - x);
    };
    const auto nearest = std::ranges::min_element(
        places, {}, [&](double place) { return x > 0 || !m_content.logX ? far(place) : place; });
    m_cursor = static_cast<int>(nearest - places.begin());
    m_canvas->setCursor(*nearest);
    QStringList parts{QStringLiteral("%1 %2").arg(m_content.xLabel, place(*nearest))};
    for (const Line& line : m_content.lines)
        for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i)
            if (line.x[i] == *nearest && std::isfinite(line.y[i]))
                parts << QStringLiteral("%1: %2").arg(line.name,
                                                      compactNumber(line.y[i], m_content.decimals));
    emit hovered(parts.join(QStringLiteral("; ")));
}

void LinePlot::keyPressEvent(QKeyEvent* event) {
    const int count = m_content.lines.empty() ? 0 : static_cast<int>(m_content.lines.front().x.size());
    const int step = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (step == 0 || count == 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int to = std::clamp(m_cursor + step, 0, count - 1);
    point(m_content.lines.front().x[static_cast<std::size_t>(to)]);
}

PlotTable LinePlot::table() const {
    QStringList header{m_content.xLabel};
    std::map<double, std::vector<double>> rows;
    const std::size_t count = m_content.lines.size();
    for (std::size_t k = 0; k < count; ++k) {
        const Line& line = m_content.lines[k];
        header << line.name;
        for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i) {
            auto& row = rows[line.x[i]];
            row.resize(count, std::nan(""));
            row[k] = line.y[i];
        }
    }
    PlotTable table{header};
    for (const auto& [x, values] : rows) {
        QStringList cells{place(x)};
        for (const double y : values)
            cells << (std::isfinite(y) ? compactNumber(y, m_content.decimals + 1) : QString());
        table.push_back(cells);
    }
    return table;
}

void LinePlot::contextMenuEvent(QContextMenuEvent* event) {
    offerPlotTable(this, event->globalPos(), accessibleName(), table());
}

void LinePlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) describe();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
