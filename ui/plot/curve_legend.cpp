#include "ui/plot/curve_legend.h"

#include "ui/theme/theme.h"

namespace dikkat::ui {

namespace {

constexpr int lineHeight = 17, stroke = 30, gap = 14;

} // namespace

CurveLegend::CurveLegend(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void CurveLegend::setEntries(std::vector<Entry> entries, const QString& place, const QString& note) {
    const int before = heightForWidth(width());
    m_entries = std::move(entries);
    m_place = place;
    m_note = note;
    if (heightForWidth(width()) != before) updateGeometry();
    QStringList words{m_place};
    for (const Entry& entry : m_entries) words << entry.name + QStringLiteral(" ") + entry.value;
    setAccessibleName(words.join(QStringLiteral(", ")));
    update();
}

int CurveLegend::layOut(int width, QCPPainter* painter) const {
    const QFont plain = textFont(type::caption), bold = numberFont(type::caption, QFont::DemiBold);
    const QFontMetrics plainMetrics(plain), boldMetrics(bold);
    int x = 0, y = 0;
    const auto room = [&](int needed) {
        if (x > 0 && x + needed > width) {
            x = 0;
            y += lineHeight;
        }
    };
    const auto write = [&](const QString& text, const QFont& font, const QFontMetrics& metrics,
                           const QColor& color) {
        const int w = metrics.horizontalAdvance(text);
        if (painter) {
            painter->setFont(font);
            painter->setPen(color);
            painter->drawText(QRect(x, y, w + 4, lineHeight), Qt::AlignLeft | Qt::AlignVCenter, text);
        }
        x += w;
    };
    if (!m_place.isEmpty()) {
        write(m_place, plain, plainMetrics, theme().text2);
        x += gap;
    }
    for (const Entry& entry : m_entries) {
        const QString name = plainMetrics.elidedText(entry.name, Qt::ElideRight, std::max(60, width - 110));
        const int needed = stroke + 6 + plainMetrics.horizontalAdvance(name) +
                           (entry.value.isEmpty() ? 0 : 6 + boldMetrics.horizontalAdvance(entry.value));
        room(needed);
        if (painter) {
            const double middle = y + lineHeight / 2.0;
            painter->setPen(entry.look.pen);
            painter->QPainter::drawLine(QPointF(x, middle), QPointF(x + stroke, middle));
            if (!entry.look.marker.isNone()) {
                entry.look.marker.applyTo(painter, entry.look.pen);
                entry.look.marker.drawShape(painter, QPointF(x + stroke / 2.0, middle));
                painter->setBrush(Qt::NoBrush);
            }
        }
        x += stroke + 6;
        write(name, plain, plainMetrics, theme().text);
        if (!entry.value.isEmpty()) {
            x += 6;
            write(entry.value, bold, boldMetrics, theme().text);
        }
        x += gap;
    }
    if (!m_note.isEmpty()) {
        room(plainMetrics.horizontalAdvance(m_note));
        write(plainMetrics.elidedText(m_note, Qt::ElideRight, width), plain, plainMetrics, theme().text2);
    }
    return y + lineHeight;
}

int CurveLegend::heightForWidth(int width) const {
    return layOut(std::max(120, width), nullptr);
}

QSize CurveLegend::sizeHint() const {
    return {240, heightForWidth(std::max(240, width()))};
}

QSize CurveLegend::minimumSizeHint() const {
    return {100, lineHeight};
}

void CurveLegend::paintEvent(QPaintEvent*) {
    QCPPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    layOut(std::max(120, width()), &painter);
}

} // namespace dikkat::ui
