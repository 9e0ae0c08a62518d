#include "ui/diagram/arcs.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {
constexpr double numberWidth = 30, margin = 10, thickest = 9;
} // namespace

int labelStep(Index count) {
    if (count <= 28) return 1;
    if (count <= 40) return 2;
    if (count <= 80) return 4;
    if (count <= 160) return 8;
    return 16;
}

LinksView::LinksView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    describe();
}

void LinksView::setWeights(const Matrix& weights, const QStringList& queries, const QStringList& keys) {
    m_weights = weights;
    m_queries = queries;
    m_keys = keys;
    m_longest = 0;
    const QFontMetricsF metrics(textFont(type::body, QFont::Bold));
    for (const QStringList* names : {&m_queries, &m_keys})
        for (const QString& name : *names) m_longest = std::max(m_longest, metrics.horizontalAdvance(name));
    if (m_query >= weights.rows()) m_query = m_key = -1;
    if (m_key >= weights.cols()) m_key = -1;
    describe();
    update();
}

void LinksView::setSelected(Index query, Index key) {
    m_query = query < m_weights.rows() ? query : -1;
    m_key = key < m_weights.cols() ? key : -1;
    describe();
    update();
}

void LinksView::setThreshold(double weight) {
    m_threshold = weight;
    update();
}

void LinksView::setOnlySelected(bool only) {
    m_only = only;
    update();
}

bool LinksView::shows(Index i, Index j) const {
    if (m_weights(i, j) < m_threshold) return i == m_query && j == m_key && m_weights(i, j) > 0.0;
    return !m_only || m_query < 0 || i == m_query;
}

int LinksView::linkCount() const {
    int count = 0;
    for (Index i = 0; i < m_weights.rows(); ++i)
        for (Index j = 0; j < m_weights.cols(); ++j) count += shows(i, j);
    return count;
}

double LinksView::y(Index i, Index count) const {
    const double room = height() - 2 * margin;
    return margin + room * (static_cast<double>(i) + 0.5) / static_cast<double>(std::max<Index>(1, count));
}

Index LinksView::rowAt(double y, Index count) const {
    const double room = height() - 2 * margin;
    if (count == 0 || room <= 0 || y < margin || y >= margin + room) return -1;
    return std::min<Index>(count - 1, static_cast<Index>((y - margin) / room * static_cast<double>(count)));
}

double LinksView::tokenWidth() const {
    return std::clamp(m_longest + 12, 34.0, std::max(34.0, width() * 0.42 - numberWidth));
}

QPointF LinksView::queryPoint(Index i) const {
    return {numberWidth + tokenWidth(), y(i, m_weights.rows())};
}

QPointF LinksView::keyPoint(Index j) const {
    return {width() - numberWidth - tokenWidth(), y(j, m_weights.cols())};
}

std::pair<Index, Index> LinksView::linkAt(QPointF point) const {
    std::pair<Index, Index> best{-1, -1};
    double nearest = 5.0;
    for (Index i = 0; i < m_weights.rows(); ++i)
        for (Index j = 0; j < m_weights.cols(); ++j) {
            if (!shows(i, j)) continue;
            const QPointF a = queryPoint(i), b = keyPoint(j);
            if (b.x() <= a.x() || point.x() < a.x() || point.x() > b.x()) continue;
            const double t = (point.x() - a.x()) / (b.x() - a.x());
            const double distance = std::abs(a.y() + t * (b.y() - a.y()) - point.y());
            if (distance < nearest) {
                nearest = distance;
                best = {i, j};
            }
        }
    return best;
}

Index LinksView::strongest(Index query) const {
    Index key = -1;
    if (query >= 0 && query < m_weights.rows()) m_weights.row(query).maxCoeff(&key);
    return key;
}

void LinksView::paintSide(QPainter& painter, bool queries) const {
    const Theme& t = theme();
    const Index count = queries ? m_weights.rows() : m_weights.cols();
    const Index chosen = queries ? m_query : m_key;
    const QStringList& names = queries ? m_queries : m_keys;
    const int step = labelStep(count);
    const double line = (height() - 2 * margin) / static_cast<double>(std::max<Index>(1, count));
    const double pixels = std::clamp(line * step * 0.8, 7.0, type::body);
    for (Index i = 0; i < count; ++i) {
        if (i % step != 0 && i != chosen) continue;
        const double middle = y(i, count);
        if (chosen >= 0 && i != chosen && std::abs(middle - y(chosen, count)) < std::min(13.0, line * step))
            continue; // gives way to the chosen one
        const bool on = i == chosen;
        const QRectF number(queries ? 0 : width() - numberWidth, middle - 10, numberWidth - 6, 20);
        const QRectF token(queries ? numberWidth : width() - numberWidth - tokenWidth(), middle - 10,
                           tokenWidth() - 4, 20);
        if (on) {
            const double half = std::min(10.0, std::max(7.0, line * 0.5));
            const QRectF box(token.left(), middle - half, token.width(), 2 * half);
            painter.fillRect(box, queries ? t.queryTint : t.keyTint);
            painter.setPen(QPen(t.text, 2));
            painter.drawRect(box);
        }
        painter.setFont(numberFont(std::min(pixels, type::caption - 1.0)));
        painter.setPen(t.text3);
        painter.drawText(number, Qt::AlignVCenter | (queries ? Qt::AlignRight : Qt::AlignHCenter),
                         QString::number(i + 1));
        const QFont font = textFont(pixels, on ? QFont::Bold : QFont::Normal);
        painter.setFont(font);
        painter.setPen(queries ? t.query : t.key);
        painter.drawText(
            token, Qt::AlignCenter,
            QFontMetrics(font).elidedText(names.value(i), Qt::ElideRight, static_cast<int>(token.width())));
    }
}

void LinksView::paintEvent(QPaintEvent*) {
    if (m_weights.size() == 0) return;
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor quiet = t.attention;
    quiet.setAlphaF(m_query >= 0 ? 0.22F : 0.40F);
    // Lines of the chosen query lie above all others, the chosen link above those.
    for (int layer = 0; layer < 3; ++layer)
        for (Index i = 0; i < m_weights.rows(); ++i)
            for (Index j = 0; j < m_weights.cols(); ++j) {
                const bool link = i == m_query && j == m_key, row = i == m_query;
                if ((link ? 2 : row ? 1 : 0) != layer || !shows(i, j)) continue;
                QPen pen(layer == 0 ? quiet : t.attention, std::max(0.7, thickest * m_weights(i, j)));
                pen.setCapStyle(Qt::FlatCap);
                if (layer == 1) {
                    QColor color = t.attention;
                    color.setAlphaF(0.6F);
                    pen.setColor(color);
                }
                painter.setPen(pen);
                painter.drawLine(queryPoint(i), keyPoint(j));
            }
    paintSide(painter, true);
    paintSide(painter, false);
    if (hasFocus()) {
        painter.setPen(QPen(t.ink, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void LinksView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

void LinksView::mousePressEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_weights.size() == 0) return;
    if (at.x() < numberWidth + tokenWidth()) {
        if (const Index query = rowAt(at.y(), m_weights.rows()); query >= 0)
            emit picked(query, strongest(query));
    } else if (at.x() > width() - numberWidth - tokenWidth()) {
        const Index key = rowAt(at.y(), m_weights.cols());
        if (key >= 0 && m_query >= 0) emit picked(m_query, key);
    } else if (const auto [query, key] = linkAt(at); query >= 0) {
        emit picked(query, key);
    }
}

void LinksView::mouseMoveEvent(QMouseEvent* event) {
    const auto [query, key] = linkAt(event->position());
    emit hovered(query, key);
}

void LinksView::leaveEvent(QEvent*) {
    emit hovered(-1, -1);
}

void LinksView::keyPressEvent(QKeyEvent* event) {
    if (m_weights.size() == 0) return;
    const int key = event->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down) {
        const Index query = std::clamp<Index>(m_query < 0 ? 0 : m_query + (key == Qt::Key_Down ? 1 : -1), 0,
                                              m_weights.rows() - 1);
        emit picked(query, strongest(query));
    } else if ((key == Qt::Key_Left || key == Qt::Key_Right) && m_query >= 0) {
        Index next = m_key;
        do next += key == Qt::Key_Right ? 1 : -1;
        while (next >= 0 && next < m_weights.cols() && m_weights(m_query, next) < m_threshold);
        if (next >= 0 && next < m_weights.cols()) emit picked(m_query, next);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void LinksView::describe() {
    setAccessibleName(tr("Links from queries to keys"));
    if (m_query >= 0 && m_key >= 0)
        //: %1 and %3 are positions, %2 and %4 tokens, %5 is the weight
        setAccessibleDescription(tr("Query %1 “%2”, key %3 “%4”: weight %5")
                                     .arg(m_query + 1)
                                     .arg(m_queries.value(m_query))
                                     .arg(m_key + 1)
                                     .arg(m_keys.value(m_key), number(m_weights(m_query, m_key), 4, true)));
    else
        setAccessibleDescription(tr("Nothing is selected."));
}

} // namespace dikkat::ui
