#include "ui/pages/mask_position/change_strip.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/powers.h"

#include <QEvent>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

/// Room of the row names at the left.
double namesWidth(double pixels) {
    return pixels * 9.2;
}

} // namespace

double ChangeStripContent::share(double change) {
    if (!(change > 0)) return 0;
    return std::clamp(std::log(change / least) / std::log(most / least), 0.03, 1.0);
}

QString changeText(double change) {
    if (change == 0) return QStringLiteral("0");
    if (change >= 1e-3) return number(change, change < 0.1 ? 3 : 2);
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const int exponent = static_cast<int>(std::floor(std::log10(change)));
    QString power = QStringLiteral("⁻");
    for (const QChar c : QString::number(-exponent)) power += digits[c.digitValue()];
    return number(change / std::pow(10.0, exponent), 0) + QStringLiteral("·10") + power;
}

namespace {

/// Figures that touch each other cannot be read. Where there is little room the third decimal is left out,
/// and of a power of ten what stands before it.
QString fittingText(double change, const QFontMetricsF& metrics, double room) {
    const QString text = changeText(change);
    if (metrics.horizontalAdvance(text) <= room) return text;
    return change >= 0.01 ? number(change, 2) : text.mid(text.indexOf(u'·') + 1);
}

} // namespace

void paintChangeStrip(QPainter& painter, const QRectF& area, const ChangeStripContent& c, const Theme& t,
                      double pixels) {
    const auto count = static_cast<int>(c.change.size());
    if (count == 0) return;
    const double names = namesWidth(pixels), cell = (area.width() - names) / count;
    const double row = pixels * 1.9, foot = pixels * 1.7;
    const double barsTop = area.top() + 2 * row + 10, barsBottom = area.bottom() - foot;
    const QFont symbols = textFont(pixels, QFont::DemiBold), small = textFont(pixels * 0.88);

    painter.setFont(small);
    painter.setPen(t.text2);
    const auto name = [&](double top, double height, const QString& text) {
        painter.drawText(QRectF(area.left(), top, names - 8, height),
                         Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, text);
    };
    name(area.top(), row, ChangeStrip::tr("before"));
    name(area.top() + row, row, ChangeStrip::tr("after"));
    name(barsTop, barsBottom - barsTop - row, ChangeStrip::tr("output moved (logarithmic)"));
    // The scale: a bar twice as high is not a change twice as large.
    painter.setFont(numberFont(pixels * 0.78));
    for (int exponent = -8; exponent <= 0; exponent += 2) {
        const double power = std::pow(10.0, exponent);
        if (power < ChangeStripContent::least || power > ChangeStripContent::most) continue;
        const double y = barsBottom - (barsBottom - barsTop) * ChangeStripContent::share(power);
        painter.setPen(QPen(t.grid, 1));
        painter.drawLine(QPointF(area.left() + names, y), QPointF(area.right(), y));
        if ((exponent / 2) % 2 != 0) continue;
        painter.setPen(t.text2);
        painter.drawText(QRectF(area.left(), y - row / 2, names - 4, row), Qt::AlignRight | Qt::AlignVCenter,
                         exponent == 0 ? QStringLiteral("1") : QStringLiteral("10") + superscript(exponent));
    }

    for (int i = 0; i < count; ++i) {
        const double x = area.left() + names + i * cell;
        const bool changed = c.before.value(i) != c.after.value(i);
        const QRectF upper(x + 2, area.top() + 2, cell - 4, row - 4), lower = upper.translated(0, row);
        painter.setPen(QPen(t.border, 1));
        painter.setBrush(t.surface);
        painter.drawRect(upper);
        painter.setBrush(changed ? t.cautionTint : t.surface);
        painter.setPen(changed ? QPen(t.caution, 2) : QPen(t.border, 1));
        painter.drawRect(lower);
        painter.setFont(symbols);
        painter.setPen(t.text);
        painter.drawText(upper, Qt::AlignCenter, c.before.value(i));
        painter.drawText(lower, Qt::AlignCenter, c.after.value(i));

        const double change = c.change[static_cast<std::size_t>(i)];
        const double height = (barsBottom - barsTop) * ChangeStripContent::share(change);
        if (height > 0)
            painter.fillRect(QRectF(x + cell * 0.2, barsBottom - height, cell * 0.6, height), t.attention);
        const QFont figures = numberFont(pixels * 0.85, change == 0 ? QFont::DemiBold : QFont::Normal);
        painter.setFont(figures);
        painter.drawText(QRectF(x, barsBottom, cell, foot), Qt::AlignCenter,
                         fittingText(change, QFontMetricsF(figures), cell - pixels * 0.4));
        if (i == c.place) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(t.text, pixels > 20 ? 5 : 2));
            painter.drawRect(QRectF(x + 0.5, area.top() + 0.5, cell - 1, area.height() - 1));
        }
    }
    painter.setPen(QPen(t.borderStrong, 1));
    painter.drawLine(QPointF(area.left() + names, barsBottom), QPointF(area.right(), barsBottom));
}

ChangeStrip::ChangeStrip(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void ChangeStrip::setContent(const ChangeStripContent& content) {
    m_content = content;
    describe();
    update();
}

void ChangeStrip::describe() {
    QStringList parts;
    for (std::size_t i = 0; i < m_content.change.size(); ++i)
        parts << tr("position %1: %2").arg(i + 1).arg(changeText(m_content.change[i]));
    setAccessibleName(tr("How far each output moved"));
    setAccessibleDescription(parts.join(QStringLiteral("; ")));
}

int ChangeStrip::placeAt(double x) const {
    const double names = namesWidth(type::body);
    const auto count = static_cast<int>(m_content.change.size());
    if (x < names || count == 0) return -1;
    return std::min(count - 1, static_cast<int>((x - names) / ((width() - names) / count)));
}

void ChangeStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintChangeStrip(painter, QRectF(rect()).adjusted(2, 2, -2, -2), m_content, theme(), type::body);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().ink, 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void ChangeStrip::keyPressEvent(QKeyEvent* event) {
    const auto count = static_cast<int>(m_content.change.size());
    switch (event->key()) {
    case Qt::Key_Left: emit placePicked(std::max(0, m_content.place - 1)); return;
    case Qt::Key_Right: emit placePicked(std::min(count - 1, m_content.place + 1)); return;
    case Qt::Key_Home: emit placePicked(0); return;
    case Qt::Key_End: emit placePicked(count - 1); return;
    case Qt::Key_Up: emit symbolStepped(1); return;
    case Qt::Key_Down: emit symbolStepped(-1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void ChangeStrip::mousePressEvent(QMouseEvent* event) {
    if (const int place = placeAt(event->position().x()); place >= 0) emit placePicked(place);
}

void ChangeStrip::mouseMoveEvent(QMouseEvent* event) {
    const int place = placeAt(event->position().x());
    emit hovered(place < 0 ? QString()
                           : tr("Position %1: output moved by %2")
                                 .arg(place + 1)
                                 .arg(exactNumber(m_content.change[static_cast<std::size_t>(place)])));
}

void ChangeStrip::leaveEvent(QEvent*) {
    emit hovered({});
}

void ChangeStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) describe();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
