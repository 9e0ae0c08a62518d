#include "ui/diagram/token_strip.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

namespace {
constexpr int boxHeight = 22, pad = 5, between = 2, narrowest = 18;
QFont tokenFont() {
    return textFont(type::small);
}
} // namespace

TokenStrip::TokenStrip(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    describe();
}

void TokenStrip::setTokens(const QStringList& tokens) {
    m_tokens = tokens;
    describe();
    update();
}

void TokenStrip::setSelected(int query, int key) {
    m_query = query;
    m_key = key;
    describe();
    update();
}

QSize TokenStrip::sizeHint() const {
    return {200, boxHeight + 4};
}

QSize TokenStrip::minimumSizeHint() const {
    return {60, boxHeight + 4};
}

std::vector<QRect> TokenStrip::boxes(int& first) const {
    const QFontMetrics metrics(tokenFont());
    std::vector<int> widths;
    int all = 0;
    for (const QString& token : m_tokens) {
        widths.push_back(std::max(narrowest, metrics.horizontalAdvance(token) + 2 * pad));
        all += widths.back() + between;
    }
    first = 0;
    // A text that does not fit starts so that the chosen query is in sight.
    const int count = static_cast<int>(widths.size());
    if (all > width() && m_query >= 0 && m_query < count) {
        int used = 0;
        for (int i = 0; i <= m_query; ++i) used += widths[static_cast<std::size_t>(i)] + between;
        while (used > width() - narrowest && first < m_query)
            used -= widths[static_cast<std::size_t>(first++)] + between;
    }
    std::vector<QRect> result;
    int x = 1;
    for (int i = first; i < count && x < width(); ++i) {
        result.emplace_back(x, 2, widths[static_cast<std::size_t>(i)], boxHeight);
        x += widths[static_cast<std::size_t>(i)] + between;
    }
    return result;
}

void TokenStrip::paintEvent(QPaintEvent*) {
    const Theme& t = theme();
    QPainter painter(this);
    painter.setFont(tokenFont());
    int first = 0;
    const auto rects = boxes(first);
    for (std::size_t i = 0; i < rects.size(); ++i) {
        const int token = first + static_cast<int>(i);
        const bool query = token == m_query, key = token == m_key;
        painter.fillRect(rects[i], query ? t.queryTint : key ? t.keyTint : t.chrome);
        painter.setPen(query || key ? t.text : t.border);
        painter.drawRect(rects[i].adjusted(0, 0, -1, -1));
        painter.setPen(query ? t.query : key ? t.key : t.text);
        painter.drawText(rects[i], Qt::AlignCenter, m_tokens.at(token));
    }
    if (hasFocus() && !rects.empty()) {
        painter.setPen(QPen(t.ink, 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void TokenStrip::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

void TokenStrip::mousePressEvent(QMouseEvent* event) {
    int first = 0;
    const auto rects = boxes(first);
    for (std::size_t i = 0; i < rects.size(); ++i)
        if (rects[i].contains(event->position().toPoint())) emit picked(first + static_cast<int>(i));
}

void TokenStrip::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_tokens.size()) - 1;
    if (event->key() == Qt::Key_Left && m_query > 0)
        emit picked(m_query - 1);
    else if (event->key() == Qt::Key_Right && m_query < last)
        emit picked(m_query + 1);
    else
        QWidget::keyPressEvent(event);
}

void TokenStrip::describe() {
    setAccessibleName(tr("Tokens of the text"));
    setAccessibleDescription(m_query >= 0 ? tr("Token %1: “%2”").arg(m_query + 1).arg(m_tokens.value(m_query))
                                          : QString());
}

} // namespace dikkat::ui
