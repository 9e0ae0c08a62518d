#include "ui/pages/training/parts_bar.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace dikkat::ui {

namespace {

constexpr int barHeight = 9, lineHeight = 16, gap = 6;

} // namespace

PartsBar::PartsBar(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("partsBar"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void PartsBar::setParts(std::vector<Part> parts) {
    std::erase_if(parts, [](const Part& part) { return part.count == 0; });
    m_parts = std::move(parts);
    QStringList words;
    for (const Part& part : m_parts) words << part.name + QStringLiteral(": ") + integer(part.count);
    setAccessibleName(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

QSize PartsBar::sizeHint() const {
    return {200, barHeight + gap + static_cast<int>(m_parts.size()) * lineHeight};
}

void PartsBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    qint64 total = 0;
    for (const Part& part : m_parts) total += part.count;
    if (total == 0) return;
    const Theme& t = theme();
    const QColor fills[] = {t.borderStrong, t.border, t.ink, t.text3, t.borderStrong};
    double x = 0;
    int i = 0;
    for (const Part& part : m_parts) {
        const double w = width() * static_cast<double>(part.count) / static_cast<double>(total);
        painter.fillRect(QRectF(x, 0, std::max(1.0, w - 1), barHeight), fills[i % 5]);
        painter.fillRect(QRectF(0, barHeight + gap + i * lineHeight + 4, 7, 7), fills[i % 5]);
        painter.setFont(textFont(11.5));
        painter.setPen(t.text2);
        const QRect line(12, barHeight + gap + i * lineHeight, width() - 12, lineHeight);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, part.name);
        painter.setFont(numberFont(11.5));
        painter.setPen(t.text);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, integer(part.count));
        x += w;
        ++i;
    }
}

} // namespace dikkat::ui
