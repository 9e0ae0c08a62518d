#include "ui/pages/training/parameter_map.h"

#include "ui/theme/theme.h"
#include "ui/widgets/undefined_cells.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr Index mostPixels = 256;  ///< a side of the picture
constexpr double leastSide = 16.0; ///< of the map

} // namespace

ParameterMap::ParameterMap(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ParameterMap::setMatrix(const MatrixOf<float>& matrix) {
    m_matrix = matrix;
    m_row = std::clamp<Index>(m_row, 0, std::max<Index>(0, matrix.rows() - 1));
    m_column = std::clamp<Index>(m_column, 0, std::max<Index>(0, matrix.cols() - 1));
    makeImage();
    update();
}

void ParameterMap::makeImage() {
    m_image = {};
    if (m_matrix.size() == 0) return;
    const Index rows = std::min(mostPixels, m_matrix.rows()), columns = std::min(mostPixels, m_matrix.cols());
    // One scale for the whole matrix; a few large weights must not hide the others.
    const MatrixOf<float> finite = m_matrix.array().isFinite().select(m_matrix.array(), 0.0F).matrix();
    const double spread =
        3.0 * std::sqrt(static_cast<double>(finite.squaredNorm()) / static_cast<double>(finite.size()));
    const double magnitude = spread > 0 && std::isfinite(spread) ? spread : 1.0;
    m_image = QImage(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_RGB32);
    for (Index i = 0; i < rows; ++i)
        for (Index j = 0; j < columns; ++j) {
            const double value =
                static_cast<double>(m_matrix(i * m_matrix.rows() / rows, j * m_matrix.cols() / columns));
            m_image.setPixelColor(static_cast<int>(j), static_cast<int>(i),
                                  theme().score(std::isfinite(value) ? value : 0.0, magnitude));
        }
}

void ParameterMap::setCurrent(Index row, Index column) {
    m_row = row;
    m_column = column;
    update();
}

QRectF ParameterMap::area() const {
    const QRectF all = QRectF(rect()).adjusted(3, 3, -3, -3);
    if (m_matrix.size() == 0) return all;
    // Square cells, so that a square matrix looks square; a single row or column keeps a strip one can click.
    const double side = std::min(all.width() / static_cast<double>(m_matrix.cols()),
                                 all.height() / static_cast<double>(m_matrix.rows()));
    const auto length = [side](Index count, double room) {
        return std::min(room, std::max(leastSide, side * static_cast<double>(count)));
    };
    return {all.topLeft(),
            QSizeF(length(m_matrix.cols(), all.width()), length(m_matrix.rows(), all.height()))};
}

void ParameterMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_matrix.size() == 0) return;
    const QRectF a = area();
    painter.drawImage(a, m_image);
    hatchUndefined(painter, a, m_matrix);
    painter.setPen(QPen(theme().border, 1));
    painter.drawRect(a);
    const double w = a.width() / static_cast<double>(m_matrix.cols()),
                 h = a.height() / static_cast<double>(m_matrix.rows());
    QRectF cell(a.left() + w * static_cast<double>(m_column), a.top() + h * static_cast<double>(m_row), w, h);
    if (cell.width() < 5) cell.adjust(-(5 - cell.width()) / 2, 0, (5 - cell.width()) / 2, 0);
    if (cell.height() < 5) cell.adjust(0, -(5 - cell.height()) / 2, 0, (5 - cell.height()) / 2);
    painter.setPen(QPen(theme().surface, 4));
    painter.drawRect(cell);
    painter.setPen(QPen(theme().text, 2));
    painter.drawRect(cell);
    if (hasFocus()) {
        painter.setPen(QPen(theme().ink, 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void ParameterMap::pickAt(QPointF point) {
    if (m_matrix.size() == 0) return;
    const QRectF a = area();
    const auto place = [](double at, double from, double length, Index count) {
        return std::clamp<Index>(static_cast<Index>((at - from) / length * static_cast<double>(count)), 0,
                                 count - 1);
    };
    setCurrent(place(point.y(), a.top(), a.height(), m_matrix.rows()),
               place(point.x(), a.left(), a.width(), m_matrix.cols()));
    emit picked(static_cast<int>(m_row), static_cast<int>(m_column));
}

void ParameterMap::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) pickAt(event->position());
}

void ParameterMap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons() & Qt::LeftButton) pickAt(event->position());
}

void ParameterMap::keyPressEvent(QKeyEvent* event) {
    Index row = m_row, column = m_column;
    switch (event->key()) {
    case Qt::Key_Up: --row; break;
    case Qt::Key_Down: ++row; break;
    case Qt::Key_Left: --column; break;
    case Qt::Key_Right: ++column; break;
    case Qt::Key_Home: column = 0; break;
    case Qt::Key_End: column = m_matrix.cols() - 1; break;
    default: return QWidget::keyPressEvent(event);
    }
    if (row < 0 || column < 0 || row >= m_matrix.rows() || column >= m_matrix.cols()) return;
    setCurrent(row, column);
    emit picked(static_cast<int>(row), static_cast<int>(column));
}

void ParameterMap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        makeImage();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
