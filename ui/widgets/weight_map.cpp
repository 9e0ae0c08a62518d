#include "ui/widgets/weight_map.h"

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

constexpr double axisHeight = 16, edge = 4, labelGap = 6, longestName = 104;

QFont nameFont(bool bold = false) {
    return textFont(type::small, bold ? QFont::Bold : QFont::Normal);
}

double longestLabel(const QStringList& labels) {
    const QFontMetricsF metrics(nameFont(true));
    double width = metrics.horizontalAdvance(u'w');
    for (const QString& label : labels) width = std::max(width, metrics.horizontalAdvance(label));
    return std::min(width, longestName);
}

} // namespace

WeightMap::WeightMap(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    measureLabels();
    describe();
}

void WeightMap::setWeights(const Matrix& weights, const Mask& visible, const QStringList& queries,
                           const QStringList& keys, WeightColors colors) {
    m_weights = weights;
    m_visible = visible;
    m_queries = queries;
    m_keys = keys;
    m_colors = colors;
    m_image = {};
    m_hoverQuery = m_hoverKey = -1;
    measureLabels();
    setSelected(m_query, m_key);
}

void WeightMap::setSelected(Index query, Index key) {
    const bool inside = query >= 0 && key >= 0 && query < m_weights.rows() && key < m_weights.cols();
    m_query = inside ? query : -1;
    m_key = inside ? key : -1;
    describe();
    update();
}

void WeightMap::setAxes(const QString& queries, const QString& keys) {
    m_queryAxis = queries;
    m_keyAxis = keys;
    update();
}

void WeightMap::measureLabels() {
    // Letters that stand together where there is no room for each need a little more.
    const auto widthOf = [](const QStringList& names) {
        const QString few = nameOf(names, 0, 4);
        return std::max(longestLabel(names),
                        names.size() > 16 ? std::min(longestLabel({few.left(4)}), longestName) : 0.0);
    };
    m_queryWidth = widthOf(m_queries);
    m_keyWidth = longestLabel(m_keys);
}

bool WeightMap::keysStandUpright() const {
    return m_keyWidth > 2.0 * QFontMetricsF(nameFont(true)).horizontalAdvance(u'w');
}

QRectF WeightMap::area() const {
    const double line = QFontMetricsF(nameFont()).height();
    const double left = axisHeight + m_queryWidth + labelGap + edge;
    const double top = axisHeight + (keysStandUpright() ? m_keyWidth : line) + labelGap;
    const double across = width() - left - edge, down = height() - top - edge;
    if (m_weights.size() == 0 || across < 8 || down < 8) return {};
    // Cells are squares; where they are large enough all are whole pixels.
    const auto rows = static_cast<double>(m_weights.rows()), columns = static_cast<double>(m_weights.cols());
    double side = std::min({across / columns, down / rows, 60.0});
    if (side >= 4) side = std::floor(side);
    return {left, top, side * columns, side * rows};
}

QRectF WeightMap::cell(Index query, Index key) const {
    const QRectF all = area();
    const double w = all.width() / static_cast<double>(m_weights.cols());
    const double h = all.height() / static_cast<double>(m_weights.rows());
    return {all.left() + w * static_cast<double>(key), all.top() + h * static_cast<double>(query), w, h};
}

std::pair<Index, Index> WeightMap::cellAt(QPointF point) const {
    const QRectF all = area();
    if (all.isEmpty() || !all.contains(point)) return {-1, -1};
    const auto at = [](double share, Index count) {
        return std::min<Index>(count - 1, static_cast<Index>(share * static_cast<double>(count)));
    };
    return {at((point.y() - all.top()) / all.height(), m_weights.rows()),
            at((point.x() - all.left()) / all.width(), m_weights.cols())};
}

QString WeightMap::nameOf(const QStringList& names, Index i, int step) {
    QString together;
    for (Index j = i; j < std::min<Index>(i + step, names.size()); ++j) {
        if (names[j].size() > 1) return names.value(i); // words: the first alone
        together += names[j];
    }
    return together;
}

void WeightMap::paintLabels(QPainter& painter) const {
    const Theme& t = theme();
    const QRectF all = area();
    const double line = QFontMetricsF(nameFont()).height();
    /// Every how many names there is room for one.
    const auto stepFor = [](Index count, double side, double need) {
        int step = 1;
        while (side * step < need && step < count) step *= 2;
        return step;
    };
    const auto shown = [](Index i, int step, double side, double need, Index chosen, Index hover) {
        if (i == chosen || i == hover) return true;
        // A name next to the chosen one gives way where both would not fit.
        if (chosen >= 0 && std::abs(static_cast<double>(i - chosen)) * side < need) return false;
        if (hover >= 0 && std::abs(static_cast<double>(i - hover)) * side < need) return false;
        return i % step == 0;
    };
    const bool upright = keysStandUpright();
    const double side = all.width() / static_cast<double>(m_weights.cols());
    const double wide = upright ? line * 0.85 : m_keyWidth + 1;
    const int keyStep = stepFor(m_weights.cols(), side, wide);
    for (Index j = 0; j < m_weights.cols(); ++j) {
        if (!shown(j, keyStep, side, wide, m_key, m_hoverKey)) continue;
        const bool marked = j == m_key || j == m_hoverKey;
        const QFont font = nameFont(marked);
        painter.setFont(font);
        painter.setPen(t.key);
        const double x = cell(0, j).center().x();
        if (upright) {
            const QString name = QFontMetricsF(font).elidedText(m_keys.value(j), Qt::ElideRight, longestName);
            painter.save();
            painter.translate(x, all.top() - labelGap / 2);
            painter.rotate(-90);
            painter.drawText(QRectF(0, -line / 2, longestName, line), Qt::AlignLeft | Qt::AlignVCenter, name);
            painter.restore();
        } else if (marked || keyStep == 1) {
            painter.drawText(QRectF(x - 40, all.top() - line - labelGap / 2, 80, line), Qt::AlignCenter,
                             m_keys.value(j));
        } else { // the letters of the columns from here on, from the first one's edge
            painter.drawText(QRectF(cell(0, j).left(), all.top() - line - labelGap / 2, side * keyStep, line),
                             Qt::AlignLeft | Qt::AlignVCenter, nameOf(m_keys, j, keyStep));
        }
    }
    const double tall = all.height() / static_cast<double>(m_weights.rows());
    const int queryStep = stepFor(m_weights.rows(), tall, line * 0.85);
    for (Index i = 0; i < m_weights.rows(); ++i) {
        if (!shown(i, queryStep, tall, line * 0.85, m_query, m_hoverQuery)) continue;
        const bool marked = i == m_query || i == m_hoverQuery;
        const QFont font = nameFont(marked);
        painter.setFont(font);
        painter.setPen(t.query);
        const QString name = marked ? m_queries.value(i) : nameOf(m_queries, i, queryStep);
        const double middle = cell(i, 0).top() + (marked ? tall / 2 : std::max(tall * queryStep, line) / 2);
        painter.drawText(QRectF(axisHeight, middle - line / 2, all.left() - axisHeight - labelGap, line),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QFontMetricsF(font).elidedText(name, Qt::ElideRight, longestName));
    }
    painter.setFont(textFont(type::caption, QFont::DemiBold));
    painter.setPen(t.key);
    painter.drawText(QRectF(all.left(), 0, std::max(all.width(), 140.0), axisHeight),
                     Qt::AlignVCenter | (all.width() < 140 ? Qt::AlignLeft : Qt::AlignHCenter), m_keyAxis);
    painter.setPen(t.query);
    painter.save();
    painter.translate(0, all.top() + std::max(all.height(), 110.0));
    painter.rotate(-90);
    painter.drawText(QRectF(0, 0, std::max(all.height(), 110.0), axisHeight), Qt::AlignCenter, m_queryAxis);
    painter.restore();
}

void WeightMap::paintFrames(QPainter& painter) const {
    const Theme& t = theme();
    painter.setBrush(Qt::NoBrush);
    if (m_hoverQuery >= 0) {
        painter.setPen(QPen(t.text, 1));
        painter.drawRect(cell(m_hoverQuery, m_hoverKey));
    }
    if (m_query < 0) return;
    const QRectF first = cell(m_query, 0), last = cell(m_query, m_weights.cols() - 1);
    QPen dash(t.text, 1.5, Qt::CustomDashLine);
    dash.setDashPattern({3, 2});
    painter.setPen(dash);
    painter.drawRect(first.united(last).adjusted(-1, -1, 1, 1));
    const QRectF chosen = cell(m_query, m_key);
    painter.setPen(QPen(t.surface, 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(chosen);
    painter.setPen(QPen(t.text, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(chosen.adjusted(-2, -2, 2, 2));
}

void WeightMap::paintEvent(QPaintEvent*) {
    const QRectF all = area();
    if (all.isEmpty()) return;
    const double dpr = devicePixelRatioF();
    const QSize pixels = (all.size() * dpr).toSize();
    if (m_image.size() != pixels) m_image = weightImage(m_weights, m_visible, pixels, theme(), dpr, m_colors);
    QPainter painter(this);
    painter.drawImage(all, m_image);
    painter.setPen(QPen(theme().borderStrong, 1));
    painter.drawRect(all.adjusted(-0.5, -0.5, 0.5, 0.5));
    painter.setRenderHint(QPainter::Antialiasing);
    paintLabels(painter);
    paintFrames(painter);
    if (hasFocus()) {
        painter.setPen(QPen(theme().ink, 1, Qt::DotLine));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void WeightMap::resizeEvent(QResizeEvent*) {
    m_image = {};
}

void WeightMap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_image = {};
        update();
    }
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) measureLabels();
    if (event->type() == QEvent::LanguageChange) describe();
    QWidget::changeEvent(event);
}

void WeightMap::mousePressEvent(QMouseEvent* event) {
    const auto [query, key] = cellAt(event->position());
    if (query >= 0 && event->button() == Qt::LeftButton) emit picked(query, key);
}

void WeightMap::mouseMoveEvent(QMouseEvent* event) {
    const auto [query, key] = cellAt(event->position());
    if (query == m_hoverQuery && key == m_hoverKey) return;
    m_hoverQuery = query;
    m_hoverKey = key;
    update();
    emit hovered(query, key);
}

void WeightMap::leaveEvent(QEvent*) {
    m_hoverQuery = m_hoverKey = -1;
    update();
    emit hovered(-1, -1);
}

void WeightMap::keyPressEvent(QKeyEvent* event) {
    Index query = std::max<Index>(0, m_query), key = std::max<Index>(0, m_key);
    switch (event->key()) {
    case Qt::Key_Left: --key; break;
    case Qt::Key_Right: ++key; break;
    case Qt::Key_Up: --query; break;
    case Qt::Key_Down: ++query; break;
    case Qt::Key_Home: key = 0; break;
    case Qt::Key_End: key = m_weights.cols() - 1; break;
    default: QWidget::keyPressEvent(event); return;
    }
    if (m_weights.size() == 0) return;
    emit picked(std::clamp<Index>(query, 0, m_weights.rows() - 1),
                std::clamp<Index>(key, 0, m_weights.cols() - 1));
}

void WeightMap::describe() {
    setAccessibleName(tr("Attention weights"));
    if (m_query < 0) {
        setAccessibleDescription(tr("Nothing is selected."));
        return;
    }
    const bool masked = m_visible.size() > 0 && !m_visible(m_query, m_key);
    setAccessibleDescription(
        tr("Query %1 “%2”, key %3 “%4”: %5")
            .arg(m_query + 1)
            .arg(m_queries.value(m_query))
            .arg(m_key + 1)
            .arg(m_keys.value(m_key), masked ? tr("masked") : number(m_weights(m_query, m_key), 4, true)));
}

} // namespace dikkat::ui
