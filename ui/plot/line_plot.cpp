#include "ui/plot/line_plot.h"

#include "ui/i18n/numbers.h"
#include "ui/plot/line_plot_canvas.h"

#include <QContextMenuEvent>
#include <QDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <map>

namespace dikkat::ui {

LinePlot::LinePlot(QWidget* parent) : QWidget(parent), m_canvas(new LinePlotCanvas) {
    setFocusPolicy(Qt::StrongFocus);
    m_canvas->setFocusPolicy(Qt::NoFocus);
    m_canvas->setContextMenuPolicy(Qt::NoContextMenu);
    m_canvas->setMinimumSize(160, 110);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_canvas);
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
    QStringList parts;
    for (const Line& line : m_content.lines)
        if (!line.y.empty())
            parts << tr("%1: %2 at the end").arg(line.name, number(line.y.back(), m_content.decimals));
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
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
    QStringList parts{QStringLiteral("%1 %2").arg(m_content.xLabel, number(*nearest, 3))};
    for (const Line& line : m_content.lines)
        for (std::size_t i = 0; i < std::min(line.x.size(), line.y.size()); ++i)
            if (line.x[i] == *nearest && std::isfinite(line.y[i]))
                parts << QStringLiteral("%1: %2").arg(line.name, number(line.y[i], m_content.decimals));
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

std::vector<QStringList> LinePlot::table() const {
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
    std::vector<QStringList> table{header};
    for (const auto& [x, values] : rows) {
        QStringList cells{number(x, 3)};
        for (const double y : values)
            cells << (std::isfinite(y) ? number(y, m_content.decimals + 1) : QString());
        table.push_back(cells);
    }
    return table;
}

void LinePlot::showTable() {
    const auto lines = table();
    QDialog dialog(this);
    dialog.setWindowTitle(accessibleName());
    auto* widget =
        new QTableWidget(static_cast<int>(lines.size()) - 1, static_cast<int>(lines.front().size()), &dialog);
    widget->setHorizontalHeaderLabels(lines.front());
    widget->verticalHeader()->hide();
    widget->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (std::size_t i = 1; i < lines.size(); ++i)
        for (qsizetype column = 0; column < lines[i].size(); ++column)
            widget->setItem(static_cast<int>(i) - 1, static_cast<int>(column),
                            new QTableWidgetItem(lines[i].at(column)));
    widget->resizeColumnsToContents();
    auto* layout = new QVBoxLayout(&dialog);
    layout->addWidget(widget);
    dialog.resize(480, 320);
    dialog.exec();
}

void LinePlot::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu;
    menu.addAction(tr("Show as a table…"), this, &LinePlot::showTable);
    menu.exec(event->globalPos());
}

void LinePlot::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
