#include "ui/widgets/tensor_map.h"

#include "ui/i18n/numbers.h"
#include "ui/theme/theme.h"
#include "ui/widgets/matrix_content.h"
#include "ui/widgets/undefined_cells.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {
constexpr double labelWidth = 34;
}

TensorMap::TensorMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TensorMap::setValues(const Matrix& values, bool weights, const QStringList& rowNames) {
    m_values = values;
    m_weights = weights;
    m_rowNames = rowNames;
    m_magnitude = 1;
    if (!weights && values.size() > 0) {
        double largest = 0;
        for (Index i = 0; i < values.size(); ++i)
            if (const double v = std::abs(values.data()[i]); std::isfinite(v)) largest = std::max(largest, v);
        m_magnitude = largest > 0 ? std::exp2(std::ceil(std::log2(largest))) : 1;
    }
    m_row = std::clamp<Index>(m_row, 0, std::max<Index>(0, values.rows() - 1));
    m_column = std::clamp<Index>(m_column, 0, std::max<Index>(0, values.cols() - 1));
    makeImage();
    describe();
    update();
}

void TensorMap::makeImage() {
    if (m_values.size() == 0) {
        m_image = {};
        return;
    }
    const Theme& t = theme();
    m_image =
        QImage(static_cast<int>(m_values.cols()), static_cast<int>(m_values.rows()), QImage::Format_RGB32);
    for (Index i = 0; i < m_values.rows(); ++i) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(static_cast<int>(i)));
        for (Index j = 0; j < m_values.cols(); ++j) {
            const double v = m_values(i, j);
            line[j] = !std::isfinite(v) ? t.hatch.rgb()
                      : m_weights       ? t.weight(v).rgb()
                                        : t.score(v, m_magnitude).rgb();
        }
    }
}

QRectF TensorMap::area() const {
    const bool square = m_weights || m_values.rows() == m_values.cols();
    QRectF room(labelWidth, 3, width() - labelWidth - 4, height() - 6);
    if (square && m_values.size() > 0) {
        const double side = std::min(room.width() / static_cast<double>(m_values.cols()),
                                     room.height() / static_cast<double>(m_values.rows()));
        room.setSize(
            {side * static_cast<double>(m_values.cols()), side * static_cast<double>(m_values.rows())});
    }
    return room;
}

std::pair<Index, Index> TensorMap::cellAt(const QPointF& point) const {
    const QRectF a = area();
    if (m_values.size() == 0 || !a.contains(point)) return {-1, -1};
    const auto row =
        static_cast<Index>((point.y() - a.top()) / a.height() * static_cast<double>(m_values.rows()));
    const auto column =
        static_cast<Index>((point.x() - a.left()) / a.width() * static_cast<double>(m_values.cols()));
    return {std::min(row, m_values.rows() - 1), std::min(column, m_values.cols() - 1)};
}

QString TensorMap::cellText(Index row, Index column) const {
    if (row < 0 || row >= m_values.rows() || column < 0 || column >= m_values.cols()) return {};
    QString name = integer(row + 1);
    if (row < m_rowNames.size()) name += QStringLiteral(" “%1”").arg(m_rowNames[static_cast<qsizetype>(row)]);
    return tr("row %1, column %2: %3").arg(name, integer(column + 1), number(m_values(row, column), 5));
}

void TensorMap::setCurrent(Index row, Index column) {
    if (m_values.size() == 0) return;
    m_row = std::clamp<Index>(row, 0, m_values.rows() - 1);
    m_column = std::clamp<Index>(column, 0, m_values.cols() - 1);
    describe();
    emit hovered(cellText(m_row, m_column));
    update();
}

void TensorMap::setEmptyText(const QString& text) {
    m_emptyText = text;
    if (m_image.isNull()) {
        setAccessibleDescription(text);
        update();
    }
}

void TensorMap::describe() {
    setAccessibleDescription(cellText(m_row, m_column));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void TensorMap::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const Theme& t = theme();
    if (m_image.isNull()) {
        p.setPen(t.text3);
        p.setFont(textFont(type::small));
        p.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                   m_emptyText.isEmpty() ? tr("Nothing to show here.") : m_emptyText);
        return;
    }
    const QRectF a = area();
    p.setRenderHint(QPainter::SmoothPixmapTransform, a.width() < m_image.width());
    p.drawImage(a, m_image);
    hatchUndefined(p, a, m_values);
    p.setPen(QPen(t.border, 1));
    p.drawRect(a);
    const double cell = a.height() / static_cast<double>(m_values.rows());
    const int every = std::max(1, static_cast<int>(std::ceil(14.0 / cell)));
    p.setFont(numberFont(type::caption - 1));
    p.setPen(t.text2);
    for (Index i = 0; i < m_values.rows(); i += every) {
        const QString name = i < m_rowNames.size() ? m_rowNames[static_cast<qsizetype>(i)] : integer(i + 1);
        p.drawText(QRectF(0, a.top() + cell * static_cast<double>(i), labelWidth - 5, cell),
                   Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip,
                   QFontMetricsF(p.font()).elidedText(name, Qt::ElideRight, labelWidth - 6));
    }
    if (hasFocus()) {
        const double w = a.width() / static_cast<double>(m_values.cols());
        const QRectF current(a.left() + w * static_cast<double>(m_column),
                             a.top() + cell * static_cast<double>(m_row), w, cell);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(t.text, 2));
        p.drawRect(current.adjusted(-1.5, -1.5, 1.5, 1.5));
    }
}

void TensorMap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) makeImage();
    if (event->type() == QEvent::LanguageChange) describe();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) update();
    QWidget::changeEvent(event);
}

void TensorMap::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Up: setCurrent(m_row - 1, m_column); return;
    case Qt::Key_Down: setCurrent(m_row + 1, m_column); return;
    case Qt::Key_Left: setCurrent(m_row, m_column - 1); return;
    case Qt::Key_Right: setCurrent(m_row, m_column + 1); return;
    case Qt::Key_Home: setCurrent(m_row, 0); return;
    case Qt::Key_End: setCurrent(m_row, m_values.cols() - 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void TensorMap::mouseMoveEvent(QMouseEvent* event) {
    const auto [row, column] = cellAt(event->position());
    emit hovered(cellText(row, column));
}

void TensorMap::mousePressEvent(QMouseEvent* event) {
    const auto [row, column] = cellAt(event->position());
    if (row >= 0) setCurrent(row, column);
}

void TensorMap::leaveEvent(QEvent*) {
    emit hovered({});
}

void TensorMap::focusInEvent(QFocusEvent* event) {
    emit hovered(cellText(m_row, m_column));
    update();
    QWidget::focusInEvent(event);
}

void TensorMap::focusOutEvent(QFocusEvent* event) {
    update();
    QWidget::focusOutEvent(event);
}

} // namespace dikkat::ui
