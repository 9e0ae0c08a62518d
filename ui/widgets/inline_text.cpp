#include "ui/widgets/inline_text.h"

#include <QFontMetricsF>
#include <QPainter>

namespace dikkat::ui {

namespace {

/// The script that starts at `from`, just behind its "_" or "^"; moves `from` behind it.
QString takeScript(const QString& markup, qsizetype& from) {
    if (from >= markup.size()) return {};
    if (markup.at(from) == QLatin1Char('{')) {
        const qsizetype close = markup.indexOf(QLatin1Char('}'), from);
        const qsizetype end = close < 0 ? markup.size() : close;
        const QString script = markup.mid(from + 1, end - from - 1);
        from = end + 1;
        return script;
    }
    qsizetype end = from + 1;
    if (markup.at(from).isDigit())
        while (end < markup.size() && markup.at(end).isDigit()) ++end;
    const QString script = markup.mid(from, end - from);
    from = end;
    return script;
}

} // namespace

InlineText::InlineText(const QString& markup) {
    QString normal;
    const auto flush = [&] {
        if (!normal.isEmpty()) m_runs.push_back({normal, InlineRun::Level::Normal});
        normal.clear();
    };
    for (qsizetype i = 0; i < markup.size();) {
        const QChar c = markup.at(i);
        if (c == QLatin1Char('_') || c == QLatin1Char('^')) {
            flush();
            ++i;
            m_runs.push_back({takeScript(markup, i),
                              c == QLatin1Char('_') ? InlineRun::Level::Sub : InlineRun::Level::Super});
        } else {
            normal += c;
            ++i;
        }
    }
    flush();
}

QString InlineText::plain() const {
    QString text;
    for (const auto& run : m_runs) {
        if (run.level == InlineRun::Level::Super) text += QLatin1Char('^');
        text += run.text;
    }
    return text;
}

QFont scriptFont(const QFont& font) {
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * 0.74);
    return small;
}

double scriptShift(const QFont& font, InlineRun::Level level) {
    const double height = QFontMetricsF(font).capHeight();
    switch (level) {
    case InlineRun::Level::Normal: break;
    case InlineRun::Level::Sub: return 0.26 * height;
    case InlineRun::Level::Super: return -0.52 * height;
    }
    return 0;
}

double InlineText::width(const QFont& font) const {
    const QFontMetricsF normal(font), script(scriptFont(font));
    double sum = 0;
    for (const auto& run : m_runs)
        sum += (run.level == InlineRun::Level::Normal ? normal : script).horizontalAdvance(run.text);
    return sum;
}

double InlineText::draw(QPainter& painter, QPointF origin, const QFont& font, const QColor& color) const {
    painter.setPen(color);
    const QFont small = scriptFont(font);
    for (const auto& run : m_runs) {
        const QFont& used = run.level == InlineRun::Level::Normal ? font : small;
        painter.setFont(used);
        painter.drawText(origin + QPointF(0, scriptShift(font, run.level)), run.text);
        origin.rx() += QFontMetricsF(used).horizontalAdvance(run.text);
    }
    return origin.x();
}

void InlineText::draw(QPainter& painter, const QRectF& rect, Qt::Alignment alignment, const QFont& font,
                      const QColor& color) const {
    const QFontMetricsF metrics(font);
    double x = rect.left();
    if (alignment & Qt::AlignRight)
        x = rect.right() - width(font);
    else if (alignment & Qt::AlignHCenter)
        x = rect.center().x() - width(font) / 2;
    double base = rect.top() + metrics.ascent();
    if (alignment & Qt::AlignBottom)
        base = rect.bottom() - metrics.descent();
    else if (alignment & Qt::AlignVCenter)
        base = rect.center().y() + metrics.capHeight() / 2;
    draw(painter, QPointF(x, base), font, color);
}

QString symbolMarkup(const QString& symbol, qint64 number) {
    return symbol + QStringLiteral("_{") + QString::number(number) + QLatin1Char('}');
}

} // namespace dikkat::ui
