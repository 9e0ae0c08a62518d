#include "ui/plot/log_curves.h"

#include "ui/i18n/numbers.h"
#include "ui/plot/plot.h"
#include "ui/theme/theme.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

QString superscript(int exponent) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString out = exponent < 0 ? QStringLiteral("⁻") : QString();
    for (const QChar c : QString::number(std::abs(exponent))) out += digits.at(c.digitValue());
    return out;
}

/// 1, 10, 100 in full, from 10⁴ on as powers.
class PowerTicker : public QCPAxisTickerLog {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        if (tick < 9999) return integer(qRound64(tick));
        return QStringLiteral("10") + superscript(qRound(std::log10(tick)));
    }
};

QPen penOf(LogCurves::Look look, const Theme& t) {
    switch (look) {
    case LogCurves::Look::Ink: return {t.ink, 2.2};
    case LogCurves::Look::Second: {
        QPen pen(t.series2, 2.2);
        pen.setDashPattern({3, 2});
        return pen;
    }
    case LogCurves::Look::Attention: return {t.attention, 2.6};
    }
    return {};
}

} // namespace

QString largeNumber(double value) {
    if (value < 1e12) return integer(qRound64(value));
    const int exponent = static_cast<int>(std::floor(std::log10(value)));
    return number(value / std::pow(10.0, exponent), 2) + QStringLiteral(" · 10") + superscript(exponent);
}

LogCurves::LogCurves(QWidget* parent) : QWidget(parent), m_plot(new Plot) {
    setFocusPolicy(Qt::StrongFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    m_plot->setFocusPolicy(Qt::NoFocus);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setScaleType(QCPAxis::stLogarithmic);
        axis->setTicker(QSharedPointer<PowerTicker>::create());
    }
    m_plot->setMinimumSize(200, 110);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void LogCurves::setContent(const Content& content) {
    m_content = content;
    refresh();
}

void LogCurves::setDescription(const QString& name, const QString& description) {
    setAccessibleName(name);
    setAccessibleDescription(description);
}

PlotTable LogCurves::table() const {
    PlotTable lines;
    QStringList header{m_content.xName};
    for (const Curve& curve : m_content.curves) header << curve.name;
    lines.push_back(header);
    for (std::size_t i = 0; i < m_content.x.size(); ++i) {
        QStringList line{largeNumber(m_content.x[i])};
        for (const Curve& curve : m_content.curves) line << largeNumber(curve.y[i]);
        lines.push_back(line);
    }
    return lines;
}

void LogCurves::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) refresh();
    QWidget::changeEvent(event);
}

void LogCurves::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu;
    menu.addAction(tr("Show as a table…"), this, [this] { showPlotTable(this, accessibleName(), table()); });
    menu.exec(event->globalPos());
}

void LogCurves::refresh() {
    const Theme& t = theme();
    m_plot->clearPlottables();
    m_plot->clearItems();
    m_plot->xAxis->setLabel(m_content.xName);
    m_plot->yAxis->setLabel(m_content.yName);
    if (m_content.x.empty()) return;
    double low = 1, high = 10;
    for (const Curve& curve : m_content.curves) {
        QCPGraph* line = m_plot->addGraph();
        line->setPen(penOf(curve.look, t));
        line->setData(QVector<double>(m_content.x.begin(), m_content.x.end()),
                      QVector<double>(curve.y.begin(), curve.y.end()), true);
        QCPGraph* dot = m_plot->addGraph();
        dot->setLineStyle(QCPGraph::lsNone);
        const QColor color = penOf(curve.look, t).color();
        dot->setScatterStyle(QCPScatterStyle(curve.look == Look::Second ? QCPScatterStyle::ssSquare
                                                                        : QCPScatterStyle::ssCircle,
                                             QPen(t.surface, 1), QBrush(color), 9));
        dot->addData(m_content.at, curve.now);
        for (const double y : curve.y) {
            low = std::min(low, y);
            high = std::max(high, y);
        }
    }
    const double first = m_content.x.front(), last = m_content.x.back();
    m_plot->xAxis->setRange(first / 1.15, last * 1.15);
    m_plot->yAxis->setRange(low / 1.6, high * 2.5);
    const auto upright = [&](double x, Qt::PenStyle style, const QColor& color) {
        auto* line = new QCPItemStraightLine(m_plot);
        line->point1->setCoords(x, low);
        line->point2->setCoords(x, high);
        line->setPen(QPen(color, 1, style));
    };
    upright(m_content.at, Qt::DashLine, t.text);
    if (m_content.crossing > 0) {
        upright(m_content.crossing, Qt::DotLine, t.borderStrong);
        auto* label = new QCPItemText(m_plot);
        label->position->setTypeX(QCPItemPosition::ptPlotCoords);
        label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        label->position->setCoords(m_content.crossing, 0.98);
        const bool right = m_content.crossing > std::sqrt(first * last);
        label->setPositionAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
        label->setPadding(QMargins(4, 0, 4, 0));
        label->setText(m_content.crossingName);
        label->setFont(textFont(type::caption));
        label->setColor(t.text2);
        label->setBrush(t.surface); // the line of the chosen place may pass behind it
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

} // namespace dikkat::ui
