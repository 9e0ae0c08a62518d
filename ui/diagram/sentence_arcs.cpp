#include "ui/diagram/sentence_arcs.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double margin = 6;

/// Where everything lies in `area`.
struct Places {
    std::vector<QRectF> words;
    QFont font;
    double pixels;
    double numbers;      ///< size of the weights' digits
    double above, below; ///< room for arcs

    [[nodiscard]] double middle(int i) const { return words[static_cast<std::size_t>(i)].center().x(); }
};

Places placesOf(const QRectF& area, const SentenceArcs::Content& c, double pixels) {
    Places p;
    const double room = area.width() - 2 * margin;
    const auto n = static_cast<int>(c.words.size());
    double gap = 0, total = 0;
    // Letters shrink until the sentence fits; what is still too long is cut word by word.
    for (double size = pixels; size >= pixels * 0.6; size -= 0.5) {
        p.pixels = size;
        p.font = textFont(size, QFont::DemiBold);
        const QFontMetricsF metrics(p.font);
        gap = size * 0.35;
        total = 0;
        for (const QString& word : c.words)
            total += std::max(metrics.horizontalAdvance(word) + size * 0.9, size * 2.8) + gap;
        if (total <= room) break;
    }
    p.numbers = std::max(p.pixels * 0.82, pixels * 0.6); // the smallest that the last row can read
    const QFontMetricsF metrics(p.font);
    const double squeeze = std::min(1.0, room / std::max(1.0, total));
    // A short sentence spreads out: arcs need distance.
    const double extra = std::min(p.pixels * 1.2, std::max(0.0, (room - total) / std::max(1, n)));
    const double wordHeight = p.pixels * 1.75, numberHeight = p.pixels * 1.35;
    const double text = wordHeight + numberHeight * (c.below.empty() ? 1 : 2);
    // Where there is room the arcs leave the corner with the name free.
    const double name = area.height() > 9 * pixels ? pixels * 1.2 : 0;
    const double arcs = std::max(10.0, area.height() - text - 4 * margin - (c.below.empty() ? 1 : 2) * name);
    p.above = c.below.empty() ? arcs : arcs * 0.5;
    p.below = c.below.empty() ? 0 : arcs * 0.5;
    double x = area.left() + margin + std::max(0.0, (room - (total + extra * n)) / 2);
    // Below another: arcs, then the upper numbers, then the words.
    const double y = area.top() + margin + name + p.above + (c.below.empty() ? 0 : numberHeight);
    for (const QString& word : c.words) {
        const double width =
            std::max(metrics.horizontalAdvance(word) + p.pixels * 0.9, p.pixels * 2.8) * squeeze + extra;
        p.words.emplace_back(x, y, width, wordHeight);
        x += width + gap * squeeze;
    }
    return p;
}

QColor arcColor(double weight, const Theme& t) {
    QColor color = t.attention;
    color.setAlphaF(static_cast<float>(0.35 + 0.65 * std::clamp(weight, 0.0, 1.0)));
    return color;
}

/// Arcs from the chosen word, upwards or downwards.
void paintArcs(QPainter& painter, const Places& p, const SentenceArcs::Content& c, const Theme& t,
               const std::vector<double>& weights, bool up, double y) {
    const double farthest = [&] {
        double d = 1;
        for (int j = 0; j < c.words.size(); ++j)
            d = std::max(d, std::abs(p.middle(j) - p.middle(c.selected)));
        return d;
    }();
    const double height = (up ? p.above : p.below) - 4;
    const double thickest = std::clamp(p.pixels, 8.0, 34.0);
    painter.setBrush(Qt::NoBrush);
    // Thin ones first: the thick ones are what matters.
    std::vector<int> order;
    for (int j = 0; j < c.words.size(); ++j) order.push_back(j);
    std::ranges::sort(order, {}, [&](int j) { return weights[static_cast<std::size_t>(j)]; });
    for (const int j : order) {
        const double w = weights[static_cast<std::size_t>(j)];
        if (w <= 0.0 || j < c.firstSeen) continue;
        const double a = p.middle(c.selected), b = p.middle(j);
        const double width = std::max(1.0, thickest * w);
        QPainterPath path;
        const double s = up ? -1 : 1;
        if (j == c.selected) { // to itself: a loop
            // Wide enough that also the thickest line leaves its inside open.
            const double r = p.pixels * 0.7 + width * 0.5;
            const double h = std::min(height - width / 2, p.pixels * 2.4 + 2 * width) / 0.75;
            path.moveTo(a - r, y);
            path.cubicTo(a - 2.2 * r, y + s * h, a + 2.2 * r, y + s * h, a + r, y);
        } else {
            const double h = (height - width / 2) * std::pow(std::abs(b - a) / farthest, 0.6);
            // A cubic reaches three quarters of its control points' height.
            const double control = h / 0.75;
            path.moveTo(a, y);
            path.cubicTo(a, y + s * control, b, y + s * control, b, y);
        }
        painter.setPen(QPen(arcColor(w, t), width, Qt::SolidLine, Qt::FlatCap));
        painter.drawPath(path);
    }
}

void paintNumbers(QPainter& painter, const Places& p, const SentenceArcs::Content& c, const Theme& t,
                  const std::vector<double>& weights, double top) {
    const double most = *std::ranges::max_element(weights);
    for (int j = 0; j < c.words.size(); ++j) {
        const QRectF& word = p.words[static_cast<std::size_t>(j)];
        const bool outside = j < c.firstSeen;
        const bool strongest = most - weights[static_cast<std::size_t>(j)] < 1e-12; // equal ones look equal
        painter.setFont(numberFont(p.numbers, strongest && !outside ? QFont::Bold : QFont::Normal));
        painter.setPen(outside ? t.text3 : strongest ? t.attention : t.text2);
        const QString text =
            outside ? QStringLiteral("—") : number(weights[static_cast<std::size_t>(j)], 2, true);
        painter.drawText(QRectF(word.left() - 12, top, word.width() + 24, p.pixels * 1.35), Qt::AlignCenter,
                         text);
    }
}

} // namespace

void SentenceArcs::paint(QPainter& painter, const QRectF& area, const Content& c, const Theme& t,
                         double pixels) {
    const auto n = static_cast<std::size_t>(c.words.size());
    if (n == 0 || c.selected < 0 || c.selected >= c.words.size() || c.above.size() != n) return;
    const bool two = c.below.size() == n;
    const Places p = placesOf(area, c, pixels);
    const double wordTop = p.words.front().top(), wordBottom = p.words.front().bottom();
    const double numberHeight = p.pixels * 1.35;
    paintArcs(painter, p, c, t, c.above, true, two ? wordTop - numberHeight : wordTop);
    if (two) paintArcs(painter, p, c, t, c.below, false, wordBottom + numberHeight);

    for (int j = 0; j < c.words.size(); ++j) {
        const QRectF& box = p.words[static_cast<std::size_t>(j)];
        const bool on = j == c.selected, outside = j < c.firstSeen;
        painter.setPen(QPen(on ? t.query : t.border, on ? 2 : 1));
        painter.setBrush(outside ? t.maskBg : on ? t.queryTint : t.surface);
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        if (outside) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QBrush(t.hatch, Qt::BDiagPattern));
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4);
        }
        painter.setFont(p.font);
        painter.setPen(on ? t.query : outside ? t.text3 : t.text);
        const QFontMetricsF metrics(p.font);
        const QString word = metrics.elidedText(c.words.at(j), Qt::ElideRight, box.width() - 4);
        if (outside) { // the hatch must not run through the letters
            const double w = metrics.horizontalAdvance(word) + 6;
            painter.fillRect(QRectF(box.center().x() - w / 2, box.top() + 4, w, box.height() - 8), t.maskBg);
        }
        painter.drawText(box, Qt::AlignCenter, word);
        // The number under which the tables know the word, where it does not touch the letters; not in the
        // class room, where no tables are.
        const QFont small = numberFont(pixels * 0.58);
        const QString position = QString::number(j + 1);
        if (pixels < 30 && QFontMetricsF(small).horizontalAdvance(position) + 2 <
                               (box.width() - metrics.horizontalAdvance(word)) / 2) {
            painter.setFont(small);
            painter.setPen(t.text3);
            painter.drawText(box.adjusted(0, 0, -3, -1), Qt::AlignRight | Qt::AlignBottom, position);
        }
        if (static_cast<std::size_t>(j) < c.marked.size() && c.marked[static_cast<std::size_t>(j)]) {
            painter.setPen(QPen(t.caution, 2, Qt::DotLine));
            painter.drawLine(box.bottomLeft() + QPointF(5, -3), box.bottomRight() + QPointF(-5, -3));
        }
    }
    paintNumbers(painter, p, c, t, c.above, two ? wordTop - numberHeight : wordBottom);
    if (two) paintNumbers(painter, p, c, t, c.below, wordBottom);

    painter.setPen(t.text2);
    painter.setFont(textFont(std::max(type::caption, pixels * 0.8)));
    painter.drawText(area.adjusted(margin, 2, -margin, 0), Qt::AlignLeft | Qt::AlignTop, c.aboveName);
    if (two)
        painter.drawText(area.adjusted(margin, 0, -margin, -2), Qt::AlignLeft | Qt::AlignBottom, c.belowName);
}

SentenceArcs::SentenceArcs(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    describe();
}

void SentenceArcs::setContent(const Content& content) {
    m_content = content;
    describe();
    update();
    // What is said about the word under the mouse would be about the old sentence.
    if (m_hovered >= 0) {
        if (m_hovered >= m_content.words.size()) m_hovered = -1;
        emit hovered(m_hovered < 0 ? QString() : wordText(m_hovered));
    }
}

int SentenceArcs::wordAt(QPointF point) const {
    if (m_content.words.isEmpty()) return -1;
    const Places p = placesOf(rect(), m_content, type::lead);
    for (std::size_t i = 0; i < p.words.size(); ++i)
        if (p.words[i].adjusted(-2, -2, 2, p.pixels * 1.35).contains(point)) return static_cast<int>(i);
    return -1;
}

QString SentenceArcs::wordText(int word) const {
    if (word < m_content.firstSeen)
        return tr("“%1” is outside the context: it is not seen").arg(m_content.words.value(word));
    const auto at = static_cast<std::size_t>(word);
    if (at >= m_content.above.size()) return {};
    const QString first = number(m_content.above[at], 4, true);
    if (at >= m_content.below.size())
        return tr("“%1” looks at “%2” with weight %3")
            .arg(m_content.words.value(m_content.selected), m_content.words.value(word), first);
    return tr("“%1” looks at “%2” with weight %3; in the trained model with %4")
        .arg(m_content.words.value(m_content.selected), m_content.words.value(word), first,
             number(m_content.below[at], 4, true));
}

void SentenceArcs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, rect(), m_content, theme(), type::lead);
    if (hasFocus()) {
        painter.setPen(QPen(theme().ink, 1, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void SentenceArcs::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

void SentenceArcs::mousePressEvent(QMouseEvent* event) {
    const int word = wordAt(event->position());
    if (word >= m_content.firstSeen) emit picked(word);
}

void SentenceArcs::mouseMoveEvent(QMouseEvent* event) {
    const int word = wordAt(event->position());
    if (word == m_hovered) return;
    m_hovered = word;
    setCursor(word >= m_content.firstSeen && word >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit hovered(word < 0 ? QString() : wordText(word));
}

void SentenceArcs::leaveEvent(QEvent*) {
    m_hovered = -1;
    emit hovered({});
}

void SentenceArcs::keyPressEvent(QKeyEvent* event) {
    const int last = static_cast<int>(m_content.words.size()) - 1;
    int next = m_content.selected;
    switch (event->key()) {
    case Qt::Key_Left: --next; break;
    case Qt::Key_Right: ++next; break;
    case Qt::Key_Home: next = m_content.firstSeen; break;
    case Qt::Key_End: next = last; break;
    default: QWidget::keyPressEvent(event); return;
    }
    next = std::clamp(next, m_content.firstSeen, std::max(m_content.firstSeen, last));
    if (next != m_content.selected) emit picked(next);
}

void SentenceArcs::describe() {
    setAccessibleName(tr("Sentence with arcs: what one word looks at"));
    QStringList parts;
    for (int j = 0; j < m_content.words.size(); ++j) {
        const auto at = static_cast<std::size_t>(j);
        if (j < m_content.firstSeen)
            parts << tr("“%1” not seen").arg(m_content.words.at(j));
        else if (at < m_content.above.size())
            //: a word and its attention weight
            parts << tr("“%1” %2").arg(m_content.words.at(j), number(m_content.above[at], 2, true));
    }
    setAccessibleDescription(m_content.selected < 0 ? QString()
                                                    : tr("“%1” looks at: %2")
                                                          .arg(m_content.words.value(m_content.selected),
                                                               parts.join(QStringLiteral(", "))));
}

} // namespace dikkat::ui
