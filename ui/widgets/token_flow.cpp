#include "ui/widgets/token_flow.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QHash>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {
constexpr double margin = 4;
}

QFont flowFont(double pixels) {
    QFont font(QStringLiteral("DejaVu Sans Mono"));
    font.setStyleHint(QFont::Monospace);
    font.setPixelSize(static_cast<int>(std::lround(pixels)));
    return font;
}

double flowWidth(const QString& text, const QFont& font) {
    const QFontMetricsF metrics(font);
    const double least = metrics.horizontalAdvance(u'0');
    // Whole words keep a gap; single characters stand like letters of a text.
    const double around = text.size() > 1 ? 8.0 : 3.0;
    return std::ceil(std::max(least, metrics.horizontalAdvance(text)) + around);
}

void paintFlowToken(QPainter& painter, const FlowToken& token, const QRectF& rect, const QFont& font,
                    const Theme& t) {
    const double unit = std::max(1.0, font.pixelSize() / 14.0);
    QColor ink = token.kind == FlowToken::Kind::Prompt ? t.text2 : t.text;
    if (token.inWindow) painter.fillRect(rect.adjusted(0, 1, 0, -1), t.hover);
    if (!token.inWindow) ink = t.text3;
    if (token.differs) {
        painter.fillRect(rect.adjusted(0, 1, 0, -1), t.mark);
        ink = t.text;
    }
    if (token.newest) {
        painter.fillRect(rect.adjusted(0, 1, 0, -1), t.ink);
        ink = t.onInk;
    }
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, token.text);
    if (token.differs)
        painter.fillRect(QRectF(rect.left() + 1, rect.bottom() - 3 * unit, rect.width() - 2, 2 * unit),
                         token.newest ? t.onInk : t.text);
    if (token.kind == FlowToken::Kind::Forced) {
        QPen pen(token.newest ? t.onInk : t.text, 1.5 * unit, Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect.adjusted(1, 2, -1, -2));
    }
}

TokenFlow::TokenFlow(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void TokenFlow::setTokens(std::vector<FlowToken> tokens) {
    m_tokens = std::move(tokens);
    const int count = static_cast<int>(m_tokens.size());
    if (m_selected >= count) m_selected = -1;
    if (m_cursor >= count) m_cursor = count - 1;
    m_hover = -1;
    measure();
    place();
    describe();
}

void TokenFlow::setSelected(int index) {
    m_selected = index < static_cast<int>(m_tokens.size()) ? index : -1;
    if (m_selected >= 0) m_cursor = m_selected;
    update();
}

void TokenFlow::setPixels(double pixels) {
    m_pixels = pixels;
    measure();
    place();
}

void TokenFlow::measure() {
    const QFont font = flowFont(m_pixels);
    QHash<QString, double> known; // a text has few different tokens
    m_widths.clear();
    m_widths.reserve(m_tokens.size());
    for (const FlowToken& token : m_tokens) {
        auto it = known.constFind(token.text);
        if (it == known.constEnd()) it = known.insert(token.text, flowWidth(token.text, font));
        m_widths.push_back(*it);
    }
}

double TokenFlow::lineHeight() const {
    return std::ceil(QFontMetricsF(flowFont(m_pixels)).height() + 6);
}

std::vector<QRectF> TokenFlow::layoutFor(double width) const {
    const double line = lineHeight();
    std::vector<QRectF> rects;
    rects.reserve(m_tokens.size());
    double x = margin, y = margin;
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const double w = m_widths[i];
        if (x > margin && x + w > width - margin) {
            x = margin;
            y += line;
        }
        rects.emplace_back(x, y, w, line);
        x += w;
        if (m_tokens[i].lineEnd) {
            x = margin;
            y += line;
        }
    }
    return rects;
}

int TokenFlow::heightForWidth(int width) const {
    const auto rects = layoutFor(width);
    const double bottom = rects.empty() ? margin + lineHeight() : rects.back().bottom();
    return static_cast<int>(std::ceil(bottom + margin));
}

QSize TokenFlow::sizeHint() const {
    return {320, heightForWidth(std::max(width(), 320))};
}

QSize TokenFlow::minimumSizeHint() const {
    return {80, static_cast<int>(lineHeight() + 2 * margin)};
}

void TokenFlow::place() {
    m_rects = layoutFor(width());
    updateGeometry();
    update();
}

QRectF TokenFlow::rectOf(int index) const {
    return index >= 0 && index < static_cast<int>(m_rects.size()) ? m_rects[static_cast<std::size_t>(index)]
                                                                  : QRectF();
}

int TokenFlow::tokenAt(QPointF position) const {
    for (std::size_t i = 0; i < m_rects.size(); ++i)
        if (m_rects[i].contains(position)) return static_cast<int>(i);
    return -1;
}

void TokenFlow::describe() {
    QString all;
    for (const FlowToken& token : m_tokens) all += token.text;
    setAccessibleDescription(all.right(2000));
}

void TokenFlow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Theme& t = theme();
    const QFont font = flowFont(m_pixels);
    const QRectF dirty = visibleRegion().boundingRect();
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        if (!m_rects[i].intersects(dirty)) continue;
        paintFlowToken(painter, m_tokens[i], m_rects[i], font, t);
        const int index = static_cast<int>(i);
        painter.setBrush(Qt::NoBrush);
        if (index == m_selected) {
            painter.setPen(QPen(t.text, 2));
            painter.drawRect(m_rects[i].adjusted(0, 1, 0, -1));
        } else if (index == m_hover || (hasFocus() && index == m_cursor)) {
            painter.setPen(QPen(t.text, 1, hasFocus() && index == m_cursor ? Qt::DotLine : Qt::SolidLine));
            painter.drawRect(m_rects[i].adjusted(0, 1, -1, -2));
        }
    }
}

void TokenFlow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_rects = layoutFor(width());
}

void TokenFlow::mousePressEvent(QMouseEvent* event) {
    const int index = tokenAt(event->position());
    if (index < 0) return;
    m_cursor = index;
    emit picked(index);
    update();
}

void TokenFlow::mouseMoveEvent(QMouseEvent* event) {
    const int index = tokenAt(event->position());
    if (index == m_hover) return;
    m_hover = index;
    emit hovered(index);
    update();
}

void TokenFlow::leaveEvent(QEvent* event) {
    m_hover = -1;
    emit hovered(-1);
    update();
    QWidget::leaveEvent(event);
}

void TokenFlow::keyPressEvent(QKeyEvent* event) {
    const int count = static_cast<int>(m_tokens.size());
    const auto go = [&](int to) {
        m_cursor = std::clamp(to, 0, std::max(0, count - 1));
        emit hovered(count > 0 ? m_cursor : -1);
        update();
    };
    switch (event->key()) {
    case Qt::Key_Left: go(m_cursor - 1); return;
    case Qt::Key_Right: go(m_cursor + 1); return;
    case Qt::Key_Home: go(0); return;
    case Qt::Key_End: go(count - 1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor >= 0 && m_cursor < count) emit picked(m_cursor);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

void TokenFlow::focusInEvent(QFocusEvent* event) {
    if (m_cursor < 0 && !m_tokens.empty()) m_cursor = static_cast<int>(m_tokens.size()) - 1;
    update();
    QWidget::focusInEvent(event);
}

void TokenFlow::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

void TokenFlow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
