#include "ui/widgets/head_grid.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/weight_image.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

namespace dikkat::ui {

namespace {
constexpr int gap = 5, edge = 3, headerHeight = 17;
QFont labelFont() {
    return textFont(type::caption, QFont::DemiBold);
}
} // namespace

HeadGrid::HeadGrid(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    describe();
}

void HeadGrid::setTrace(std::shared_ptr<const ModelTrace> trace, const QStringList& tokens,
                        const QStringList& source) {
    const std::size_t before = m_rows.size();
    const int widestBefore = widest();
    m_trace = std::move(trace);
    m_rows = m_trace ? headRows(*m_trace) : std::vector<HeadRow>{};
    m_tokens = tokens;
    m_source = source;
    m_images.clear();
    if (m_rows.size() != before || widest() != widestBefore) updateGeometry();
    layoutCells();
    describe();
}

void HeadGrid::setCellSize(int minimum, int maximum) {
    m_minimum = minimum;
    m_maximum = std::max(minimum, maximum);
    updateGeometry();
    layoutCells();
}

void HeadGrid::setOrientation(Qt::Orientation heads) {
    m_orientation = heads;
    updateGeometry();
    layoutCells();
}

void HeadGrid::setCurrent(int number) {
    if (number == m_current) return;
    m_current = number;
    describe();
    update();
}

void HeadGrid::setOff(const std::vector<std::uint8_t>& heads) {
    m_on = heads;
    describe();
    update();
}

int HeadGrid::widest() const {
    int most = 0;
    for (const HeadRow& row : m_rows) most = std::max(most, row.heads);
    return most;
}

/// Room for the labels at the left: layers, or the heads' numbers when layers are columns.
int HeadGrid::labelsWidth() const {
    const QFontMetrics metrics(labelFont());
    int width = 0;
    if (m_orientation == Qt::Horizontal)
        for (const HeadRow& row : m_rows)
            width = std::max(width, metrics.horizontalAdvance(layerName(row.place, row.layer)));
    else
        width = metrics.horizontalAdvance(QString::number(widest()));
    return width + 8;
}

QSize HeadGrid::sizeFor(int cell) const {
    const int layers = static_cast<int>(m_rows.size()), heads = widest();
    if (layers == 0 || heads == 0) return {cell, cell};
    const int across = m_orientation == Qt::Horizontal ? heads : layers;
    const int down = m_orientation == Qt::Horizontal ? layers : heads;
    return {labelsWidth() + across * cell + (across - 1) * gap + 2 * edge,
            headerHeight + down * cell + (down - 1) * gap + 2 * edge};
}

QSize HeadGrid::sizeHint() const {
    return sizeFor((m_minimum + m_maximum) / 2);
}

QSize HeadGrid::minimumSizeHint() const {
    return sizeFor(m_minimum);
}

void HeadGrid::layoutCells() {
    const QSize fixed = sizeFor(0);
    const int layers = std::max(1, static_cast<int>(m_rows.size())), heads = std::max(1, widest());
    const int across = m_orientation == Qt::Horizontal ? heads : layers;
    const int down = m_orientation == Qt::Horizontal ? layers : heads;
    const int room = std::min((width() - fixed.width()) / across, (height() - fixed.height()) / down);
    const int cell = std::clamp(room, m_minimum, m_maximum);
    if (cell != m_cell) m_images.clear();
    m_cell = cell;
    update();
}

QRect HeadGrid::cellRect(int number) const {
    const HeadRow* row = rowOf(m_rows, number);
    if (row == nullptr) return {};
    int down = static_cast<int>(row - m_rows.data()), across = number - row->first;
    if (m_orientation == Qt::Vertical) std::swap(down, across);
    return {labelsWidth() + edge + across * (m_cell + gap), headerHeight + edge + down * (m_cell + gap),
            m_cell, m_cell};
}

int HeadGrid::numberAt(QPoint point) const {
    for (const HeadRow& row : m_rows)
        for (int n = row.first; n < row.first + row.heads; ++n)
            if (cellRect(n).contains(point)) return n;
    return -1;
}

void HeadGrid::paintEvent(QPaintEvent* event) {
    if (m_rows.empty()) return;
    const Theme& t = theme();
    QPainter painter(this);
    const double dpr = devicePixelRatioF();
    painter.setFont(labelFont());
    painter.setPen(t.text2);
    const bool layersDown = m_orientation == Qt::Horizontal;
    for (const HeadRow& row : m_rows) {
        if (row.heads == 0) continue;
        const QRect first = cellRect(row.first);
        const QString name = layerName(row.place, row.layer);
        if (layersDown)
            painter.drawText(QRect(0, first.top(), labelsWidth() - 6, m_cell),
                             Qt::AlignVCenter | Qt::AlignRight, name);
        else
            painter.drawText(QRect(first.left() - gap / 2, 0, m_cell + gap, headerHeight), Qt::AlignCenter,
                             QFontMetrics(labelFont()).horizontalAdvance(name) > m_cell + gap - 2
                                 ? shortLayerName(row.place, row.layer)
                                 : name);
    }
    for (int h = 0; h < widest(); ++h) {
        const int at = labelsWidth() + edge + h * (m_cell + gap);
        const int below = headerHeight + edge + h * (m_cell + gap);
        if (layersDown)
            painter.drawText(QRect(at, 0, m_cell, headerHeight), Qt::AlignCenter, QString::number(h + 1));
        else
            painter.drawText(QRect(0, below, labelsWidth() - 6, m_cell), Qt::AlignVCenter | Qt::AlignRight,
                             QString::number(h + 1));
    }

    const QSize pixels = (QSizeF(m_cell, m_cell) * dpr).toSize();
    for (const HeadRow& row : m_rows)
        for (int n = row.first; n < row.first + row.heads; ++n) {
            const QRect rect = cellRect(n);
            if (!event->rect().intersects(rect.adjusted(-4, -4, 4, 4))) continue;
            const auto index = static_cast<std::size_t>(n);
            if (m_images.size() <= index) m_images.resize(index + 1);
            if (m_images[index].size() != pixels) {
                const HeadTrace& head = row.trace(n);
                m_images[index] = weightImage(head.weights, head.visible, pixels, t, dpr);
            }
            painter.drawImage(rect, m_images[index]);
            painter.setRenderHint(QPainter::Antialiasing, false);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(t.border, 1));
            painter.drawRect(rect.adjusted(-1, -1, 0, 0));
            if (index < m_on.size() && m_on[index] == 0) {
                painter.setRenderHint(QPainter::Antialiasing);
                painter.setPen(QPen(t.surface, 5));
                painter.drawLine(rect.topLeft(), rect.bottomRight());
                painter.drawLine(rect.bottomLeft(), rect.topRight());
                painter.setPen(QPen(t.wrong, 2.5));
                painter.drawLine(rect.topLeft(), rect.bottomRight());
                painter.drawLine(rect.bottomLeft(), rect.topRight());
                painter.setRenderHint(QPainter::Antialiasing, false);
            }
            if (n == m_current) {
                painter.setPen(QPen(t.text, 3, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
                painter.drawRect(QRectF(rect).adjusted(-1.5, -1.5, 1.5, 1.5));
            } else if (n == m_hover) {
                painter.setPen(QPen(t.text, 1));
                painter.drawRect(rect.adjusted(-1, -1, 0, 0));
            }
        }
    if (hasFocus() && m_current >= 0) {
        QPen focus(t.ink, 1, Qt::DotLine);
        painter.setPen(focus);
        painter.drawRect(cellRect(m_current).adjusted(-5, -5, 4, 4));
    }
}

void HeadGrid::resizeEvent(QResizeEvent*) {
    layoutCells();
}

void HeadGrid::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) {
        m_images.clear();
        describe();
        updateGeometry();
        layoutCells();
    }
    QWidget::changeEvent(event);
}

QString HeadGrid::tip(int number) const {
    const HeadRow* row = rowOf(m_rows, number);
    if (row == nullptr) return {};
    const auto index = static_cast<std::size_t>(number);
    QString text = tr("%1, entropy %2")
                       .arg(headName(row->place, row->layer, number - row->first),
                            dikkat::ui::number(meanEntropy(row->trace(number).weights), 2, true));
    if (index < m_on.size() && m_on[index] == 0) text += tr(" (off)");
    return text;
}

bool HeadGrid::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int number = numberAt(help->pos());
        if (number >= 0) {
            const HeadTrace& head = rowOf(m_rows, number)->trace(number);
            const bool fromSource = rowOf(m_rows, number)->place == HeadPlace::Cross;
            const bool inSource = rowOf(m_rows, number)->place == HeadPlace::EncoderSelf;
            const QPoint inside = help->pos() - cellRect(number).topLeft();
            const Index query = inside.y() * head.weights.rows() / m_cell;
            const Index key = inside.x() * head.weights.cols() / m_cell;
            const QString from = (inSource ? m_source : m_tokens).value(query);
            const QString to = (fromSource || inSource ? m_source : m_tokens).value(key);
            QString text = tip(number);
            if (!from.isEmpty() && !to.isEmpty())
                //: %1 and %2 are tokens, %3 and %4 their positions, %5 is the weight
                text += u'\n' + tr("“%1” (%3) looks at “%2” (%4): %5")
                                    .arg(from, to)
                                    .arg(query + 1)
                                    .arg(key + 1)
                                    .arg(dikkat::ui::number(head.weights(query, key), 4, true));
            QToolTip::showText(help->globalPos(), text, this);
        } else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void HeadGrid::pick(int number) {
    setCurrent(number);
    emit picked(number);
}

void HeadGrid::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return;
    if (const int number = numberAt(event->position().toPoint()); number >= 0) pick(number);
}

void HeadGrid::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    const int number = numberAt(at);
    if (number != m_hover) update();
    const bool left = number < 0 && m_hover >= 0;
    m_hover = number;
    if (left) emit hovered(-1, -1, -1);
    if (number < 0) return;
    const Matrix& weights = rowOf(m_rows, number)->trace(number).weights;
    const QPoint inside = at - cellRect(number).topLeft();
    emit hovered(number, static_cast<int>(inside.y() * weights.rows() / m_cell),
                 static_cast<int>(inside.x() * weights.cols() / m_cell));
}

void HeadGrid::leaveEvent(QEvent*) {
    m_hover = -1;
    update();
    emit hovered(-1, -1, -1);
}

void HeadGrid::move(int rows, int heads) {
    const HeadRow* row = rowOf(m_rows, m_current);
    if (row == nullptr) {
        for (const HeadRow& first : m_rows)
            if (first.heads > 0) {
                pick(first.first);
                return;
            }
        return;
    }
    const int head = m_current - row->first + heads;
    auto at = row - m_rows.data();
    do at += rows;
    while (rows != 0 && at >= 0 && at < std::ssize(m_rows) &&
           m_rows[static_cast<std::size_t>(at)].heads == 0);
    if (at < 0 || at >= std::ssize(m_rows)) return;
    const HeadRow& target = m_rows[static_cast<std::size_t>(at)];
    if (head < 0 || head >= target.heads) return;
    pick(target.first + head);
}

void HeadGrid::keyPressEvent(QKeyEvent* event) {
    const bool turned = m_orientation == Qt::Vertical;
    switch (event->key()) {
    case Qt::Key_Left: turned ? move(-1, 0) : move(0, -1); return;
    case Qt::Key_Right: turned ? move(1, 0) : move(0, 1); return;
    case Qt::Key_Up: turned ? move(0, -1) : move(-1, 0); return;
    case Qt::Key_Down: turned ? move(0, 1) : move(1, 0); return;
    default: QWidget::keyPressEvent(event);
    }
}

void HeadGrid::describe() {
    setAccessibleName(tr("All heads"));
    setAccessibleDescription(m_current >= 0 ? tip(m_current) : tr("No head is chosen."));
}

} // namespace dikkat::ui
