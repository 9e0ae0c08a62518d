#include "ui/diagram/loop_diagram.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr double gap = 22, way = 20; ///< between boxes; below them for the way back

void arrowHead(QPainter& painter, QPointF tip, QPointF along) {
    const QPointF across(-along.y(), along.x());
    painter.drawPolyline(QPolygonF{tip - along * 5 + across * 4, tip, tip - along * 5 - across * 4});
}

} // namespace

LoopDiagram::LoopDiagram(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LoopDiagram::setContent(const QStringList& names, const QStringList& live, const QString& back) {
    m_names = names;
    m_live = live;
    m_back = back;
    setCurrent(m_current);
}

void LoopDiagram::setCurrent(int index) {
    m_current = index;
    QString words = m_names.value(index);
    if (!m_live.value(index).isEmpty()) words += QStringLiteral(": ") + m_live.value(index);
    setAccessibleDescription(words);
    update();
}

QRectF LoopDiagram::boxRect(int index) const {
    const auto count = static_cast<double>(std::max<qsizetype>(1, m_names.size()));
    const double width = (this->width() - 2 - gap * (count - 1)) / count;
    return {1 + index * (width + gap), 1, width, height() - way - 2};
}

void LoopDiagram::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& t = theme();
    const int count = static_cast<int>(m_names.size());
    for (int i = 0; i < count; ++i) {
        const QRectF box = boxRect(i);
        const bool now = i == m_current;
        painter.setPen(QPen(now ? t.ink : t.borderStrong, now && hasFocus() ? 2.5 : 1.2));
        painter.setBrush(now ? t.ink : t.surface);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
        const QRectF inside = box.adjusted(6, 5, -6, -5);
        QFont head = textFont(type::small, QFont::DemiBold);
        const QString name = QStringLiteral("%1 %2").arg(i + 1).arg(m_names[i]);
        for (double size = type::small;
             QFontMetricsF(head).horizontalAdvance(name) > inside.width() && size > 9; size -= 0.5)
            head = textFont(size, QFont::DemiBold);
        painter.setFont(head);
        painter.setPen(now ? t.onInk : t.text);
        painter.drawText(QRectF(inside.left(), inside.top(), inside.width(), inside.height() * 0.48),
                         Qt::AlignCenter, name);
        const QString live = m_live.value(i);
        QFont small = numberFont(type::caption);
        for (double size = type::caption;
             QFontMetricsF(small).horizontalAdvance(live) > inside.width() && size > 9; size -= 0.5)
            small = numberFont(size);
        painter.setFont(small);
        painter.setPen(now ? t.onInk : t.text2);
        painter.drawText(QRectF(inside.left(), inside.center().y(), inside.width(), inside.height() / 2),
                         Qt::AlignCenter,
                         QFontMetricsF(small).elidedText(live, Qt::ElideRight, inside.width()));
        painter.setPen(QPen(t.text2, 1.4));
        painter.setBrush(Qt::NoBrush);
        if (i + 1 < count) {
            const QPointF from(box.right() + 3, box.center().y()),
                to(box.right() + gap - 3, box.center().y());
            painter.drawLine(from, to);
            arrowHead(painter, to, {1, 0});
        }
    }
    if (count < 2) return;
    // The way back.
    const QRectF first = boxRect(0), last = boxRect(count - 1);
    const double y = first.bottom() + 12;
    painter.setPen(QPen(t.text2, 1.4));
    painter.drawPolyline(QPolygonF{QPointF(last.center().x(), last.bottom() + 2),
                                   QPointF(last.center().x(), y), QPointF(first.center().x(), y),
                                   QPointF(first.center().x(), first.bottom() + 3)});
    arrowHead(painter, {first.center().x(), first.bottom() + 3}, {0, -1});
    const QFont small = textFont(type::caption);
    const double width = QFontMetricsF(small).horizontalAdvance(m_back) + 12;
    const QRectF plate((first.center().x() + last.center().x() - width) / 2, y - 8, width, 16);
    painter.fillRect(plate, t.surface);
    painter.setFont(small);
    painter.setPen(t.text2);
    painter.drawText(plate, Qt::AlignCenter, m_back);
}

void LoopDiagram::mousePressEvent(QMouseEvent* event) {
    for (int i = 0; i < static_cast<int>(m_names.size()); ++i)
        if (boxRect(i).contains(event->position())) emit picked(i);
}

void LoopDiagram::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_names.size()) - 1;
    if (event->key() == Qt::Key_Left && m_current > 0)
        emit picked(m_current - 1);
    else if (event->key() == Qt::Key_Right && m_current < last)
        emit picked(m_current + 1);
    else
        QWidget::keyPressEvent(event);
}

void LoopDiagram::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
