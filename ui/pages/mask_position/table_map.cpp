#include "ui/pages/mask_position/table_map.h"

#include "ui/i18n/numbers.h"
#include "ui/widgets/undefined_cells.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

QImage tableImage(const Matrix& values, double magnitude, const Theme& t) {
    QImage image(static_cast<int>(values.cols()), static_cast<int>(values.rows()), QImage::Format_RGB32);
    for (Index i = 0; i < values.rows(); ++i)
        for (Index j = 0; j < values.cols(); ++j)
            image.setPixel(static_cast<int>(j), static_cast<int>(i), t.score(values(i, j), magnitude).rgb());
    return image;
}

TableMap::TableMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TableMap::setValues(const Matrix& values, double magnitude) {
    m_values = values;
    m_magnitude = magnitude;
    m_column = std::clamp(m_column, 0, std::max(0, static_cast<int>(values.cols()) - 1));
    renew();
}

void TableMap::setRow(int row) {
    m_row = row;
    describe();
    update();
}

void TableMap::setName(const QString& name, const QString& rowWord, const QString& columnWord) {
    m_name = name;
    m_rowWord = rowWord;
    m_columnWord = columnWord;
    describe();
}

void TableMap::renew() {
    m_image = m_values.size() > 0 ? tableImage(m_values, m_magnitude, theme()) : QImage();
    describe();
    update();
}

QString TableMap::words(int row, int column) const {
    if (row < 0 || column < 0 || row >= m_values.rows() || column >= m_values.cols()) return {};
    return QStringLiteral("%1 %2, %3 %4: %5")
        .arg(m_rowWord)
        .arg(row)
        .arg(m_columnWord)
        .arg(column)
        .arg(number(m_values(row, column), 4, true));
}

void TableMap::describe() {
    setAccessibleName(m_name);
    setAccessibleDescription(words(m_row, m_column));
}

void TableMap::paintEvent(QPaintEvent*) {
    if (m_image.isNull()) return;
    const Theme& t = theme();
    QPainter painter(this);
    const QRectF room = area();
    painter.drawImage(room, m_image); // without smoothing: every number keeps its edges
    hatchUndefined(painter, room, m_values);
    painter.setPen(QPen(t.borderStrong, 1));
    painter.drawRect(room);
    const double cellHeight = room.height() / static_cast<double>(m_values.rows()),
                 cellWidth = room.width() / static_cast<double>(m_values.cols());
    if (m_row >= 0 && m_row < m_values.rows()) {
        painter.setPen(QPen(t.text, 1.5));
        painter.drawRect(QRectF(room.left(), room.top() + m_row * cellHeight, room.width(), cellHeight));
        if (hasFocus())
            painter.drawRect(QRectF(room.left() + m_column * cellWidth, room.top() + m_row * cellHeight,
                                    cellWidth, cellHeight)
                                 .adjusted(-2, -2, 2, 2));
    }
}

void TableMap::keyPressEvent(QKeyEvent* event) {
    const int rows = static_cast<int>(m_values.rows()), columns = static_cast<int>(m_values.cols());
    const auto toColumn = [&](int column) {
        m_column = std::clamp(column, 0, std::max(0, columns - 1));
        describe();
        emit hovered(words(m_row, m_column));
        update();
    };
    switch (event->key()) {
    case Qt::Key_Up: emit rowPicked(std::max(0, m_row - 1)); return;
    case Qt::Key_Down: emit rowPicked(std::min(rows - 1, m_row + 1)); return;
    case Qt::Key_Left: toColumn(m_column - 1); return;
    case Qt::Key_Right: toColumn(m_column + 1); return;
    case Qt::Key_Home: toColumn(0); return;
    case Qt::Key_End: toColumn(columns - 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void TableMap::mousePressEvent(QMouseEvent* event) {
    if (m_values.size() == 0) return;
    const QPointF at = event->position() - area().topLeft();
    const int row = static_cast<int>(at.y() / area().height() * static_cast<double>(m_values.rows()));
    m_column = std::clamp(static_cast<int>(at.x() / area().width() * static_cast<double>(m_values.cols())), 0,
                          static_cast<int>(m_values.cols()) - 1);
    emit rowPicked(std::clamp(row, 0, static_cast<int>(m_values.rows()) - 1));
}

void TableMap::mouseMoveEvent(QMouseEvent* event) {
    if (m_values.size() == 0) return;
    const QPointF at = event->position() - area().topLeft();
    emit hovered(words(static_cast<int>(at.y() / area().height() * static_cast<double>(m_values.rows())),
                       static_cast<int>(at.x() / area().width() * static_cast<double>(m_values.cols()))));
}

void TableMap::leaveEvent(QEvent*) {
    emit hovered({});
}

void TableMap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) renew();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
