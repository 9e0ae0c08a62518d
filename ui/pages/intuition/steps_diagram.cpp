#include "ui/pages/intuition/steps_diagram.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr int mostBoxes = 9; ///< more positions are cut in the middle

/// Number of the position in box `i` of `boxes`; 0: the gap.
int positionIn(int i, int boxes, int n) {
    if (n <= boxes) return i + 1;
    if (i < boxes - 2) return i + 1;
    return i == boxes - 2 ? 0 : n;
}

} // namespace

StepsDiagram::StepsDiagram(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("stepsDiagram"));
    describe();
}

void StepsDiagram::setLength(int n) {
    m_length = n;
    describe();
    update();
}

void StepsDiagram::paint(QPainter& painter, const QRectF& area, int n, const Theme& t, double pixels) {
    const int boxes = std::min(n, mostBoxes);
    const double row = area.height() / 2;
    const double step = area.width() / mostBoxes, side = std::min(step * 0.66, row - pixels * 2.6);
    for (int line = 0; line < 2; ++line) {
        const bool recurrent = line == 0;
        const double top = area.top() + line * row;
        painter.setPen(t.text);
        painter.setFont(textFont(pixels, QFont::DemiBold));
        painter.drawText(QRectF(area.left(), top, area.width(), pixels * 1.6), Qt::AlignVCenter,
                         recurrent ? StepsDiagram::tr("Recurrent layer: %Ln step(s), one after the other",
                                                      nullptr, static_cast<int>(n))
                                   : StepsDiagram::tr("Self-attention: 1 step for all"));
        const double y = top + pixels * 1.9;
        for (int i = 0; i < boxes; ++i) {
            const QRectF box(area.left() + i * step + 1, y, step * 0.72, side);
            const int position = positionIn(i, boxes, n);
            painter.setFont(numberFont(pixels * 0.9));
            if (recurrent && i > 0) {
                painter.setPen(QPen(t.ink, std::max(1.5, pixels / 8)));
                const double a = box.left() - step * 0.28 + 2, b = box.left() - 2, m = box.center().y();
                painter.drawLine(QPointF(a, m), QPointF(b, m));
                painter.drawLine(QPointF(b, m), QPointF(b - pixels * 0.3, m - pixels * 0.25));
                painter.drawLine(QPointF(b, m), QPointF(b - pixels * 0.3, m + pixels * 0.25));
            }
            if (position == 0) {
                painter.setPen(t.text2);
                painter.drawText(box, Qt::AlignCenter, QStringLiteral("…"));
                continue;
            }
            // Darker is later: the moment in which a position is done.
            const double moment = recurrent ? static_cast<double>(position) / n : 0.12;
            const QColor fill = t.weight(0.12 + 0.6 * moment);
            painter.setPen(QPen(t.border, 1));
            painter.setBrush(fill);
            painter.drawRect(box);
            painter.setPen(Theme::textOn(fill));
            const QString moments = recurrent ? integer(position) : QStringLiteral("1");
            const double width = painter.fontMetrics().horizontalAdvance(moments);
            if (width > box.width() - 2)
                painter.setFont(numberFont(pixels * 0.9 * (box.width() - 2) / width));
            painter.drawText(box, Qt::AlignCenter, moments);
        }
    }
    painter.setBrush(Qt::NoBrush);
}

void StepsDiagram::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, QRectF(rect()).adjusted(1, 1, -1, -1), m_length, theme(), type::small);
}

void StepsDiagram::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

void StepsDiagram::describe() {
    setAccessibleName(tr("Steps one after the other"));
    setAccessibleDescription(tr(
        "A recurrent layer needs %Ln step(s), one for each position, self-attention 1.", nullptr, m_length));
    setToolTip(tr("The number in a box is the step in which that position is computed"));
    update();
}

} // namespace dikkat::ui
