#include "ui/pages/mask_position/piece_grid.h"

#include "ui/i18n/symbol_words.h"
#include "ui/widgets/matrix_painter.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

namespace dikkat::ui {

namespace {

struct Grid {
    double names, cellWidth, rowHeight, top;
};

/// Columns: the number of the task, T inputs, an arrow and the answer (three cells wide together).
Grid gridOf(const QRectF& area, int tasks, double pixels) {
    Grid g{};
    g.names = pixels * 3;
    g.top = pixels * 1.8;
    g.cellWidth = std::min((area.width() - g.names) / (tasks + 3.0), pixels * 4);
    g.rowHeight = std::min((area.height() - g.top) / std::max(1, tasks), pixels * 2.6);
    return g;
}

} // namespace

QString visibleSymbol(QChar c) {
    return visibleSymbol(QString(c));
}

void paintPieceGrid(QPainter& painter, const QRectF& area, const PieceGridContent& c, const Theme& t,
                    double pixels) {
    const int tasks = c.tasks();
    if (tasks == 0) return;
    const Grid g = gridOf(area, tasks, pixels);
    const QFont symbols = textFont(std::min(pixels, g.rowHeight * 0.8), QFont::DemiBold),
                small = textFont(std::min(pixels * 0.88, g.rowHeight * 0.8));
    const double answerX = area.left() + g.names + (tasks + 1.2) * g.cellWidth;
    painter.setFont(small);
    painter.setPen(t.text2);
    painter.drawText(QRectF(area.left() + g.names, area.top(), tasks * g.cellWidth, g.top), Qt::AlignVCenter,
                     PieceGrid::tr("what the row may read"));
    painter.drawText(QRectF(answerX - g.cellWidth, area.top(), 4 * g.cellWidth, g.top), Qt::AlignVCenter,
                     PieceGrid::tr("answer"));
    std::vector<QLineF> hatch;
    for (int i = 0; i < tasks; ++i) {
        const double y = area.top() + g.top + i * g.rowHeight;
        painter.setFont(small);
        painter.setPen(t.text2);
        painter.drawText(QRectF(area.left(), y, g.names - 8, g.rowHeight), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(i + 1));
        painter.setFont(symbols);
        for (int j = 0; j < tasks; ++j) {
            const QRectF cell(area.left() + g.names + j * g.cellWidth, y, g.cellWidth, g.rowHeight);
            const bool visible = j <= i || !c.causal, leak = j == i + 1 && visible;
            painter.setPen(QPen(t.border, 1));
            painter.setBrush(leak ? t.cautionTint : visible ? t.surface : t.maskBg);
            painter.drawRect(cell);
            if (!visible) appendHatch(hatch, cell, pixels > 20 ? 12 : 6);
            painter.setPen(leak ? t.caution : t.text);
            if (visible) painter.drawText(cell, Qt::AlignCenter, visibleSymbol(c.text[j]));
        }
        painter.setPen(t.text2);
        painter.drawText(QRectF(answerX - g.cellWidth, y, g.cellWidth, g.rowHeight), Qt::AlignCenter,
                         QStringLiteral("→"));
        const QRectF answer(answerX, y, g.cellWidth, g.rowHeight);
        painter.setPen(QPen(t.borderStrong, 1));
        painter.setBrush(t.rightTint);
        painter.drawRect(answer);
        painter.setPen(t.text);
        painter.drawText(answer, Qt::AlignCenter, visibleSymbol(c.text[i + 1]));
    }
    painter.setPen(QPen(t.hatch, 1));
    painter.drawLines(hatch.data(), static_cast<int>(hatch.size()));
    if (c.row >= 0 && c.row < tasks) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(t.text, pixels > 20 ? 5 : 2.5));
        painter.drawRect(QRectF(area.left() + g.names, area.top() + g.top + c.row * g.rowHeight,
                                (tasks + 2.2) * g.cellWidth, g.rowHeight));
    }
}

PieceGrid::PieceGrid(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("pieceGrid"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void PieceGrid::setContent(const PieceGridContent& content) {
    m_content = content;
    m_content.row = std::min(content.row, content.tasks() - 1);
    describe();
    update();
}

void PieceGrid::setRow(int row) {
    m_content.row = row;
    describe();
    update();
}

QString PieceGrid::sentence() const {
    const int i = m_content.row;
    if (i < 0 || i >= m_content.tasks()) return {};
    const QString read =
        m_content.causal ? m_content.text.left(i + 1) : m_content.text.left(m_content.tasks());
    const QString answer = visibleSymbol(m_content.text[i + 1]);
    if (!m_content.causal && i + 1 < m_content.tasks())
        return tr("Task %1 reads “%2” and is asked for “%3”, which it can simply copy.")
            .arg(i + 1)
            .arg(read, answer);
    return tr("Task %1 reads “%2” and is asked for “%3”.").arg(i + 1).arg(read, answer);
}

void PieceGrid::describe() {
    setAccessibleName(tr("One piece of text as prediction tasks"));
    setAccessibleDescription(sentence());
}

void PieceGrid::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::TextAntialiasing);
    paintPieceGrid(painter, QRectF(rect()).adjusted(2, 2, -2, -2), m_content, theme(), type::body);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme().ink, 1, Qt::DotLine));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PieceGrid::keyPressEvent(QKeyEvent* event) {
    const int last = m_content.tasks() - 1;
    switch (event->key()) {
    case Qt::Key_Up: emit rowPicked(std::max(0, m_content.row - 1)); return;
    case Qt::Key_Down: emit rowPicked(std::min(last, m_content.row + 1)); return;
    case Qt::Key_Home: emit rowPicked(0); return;
    case Qt::Key_End: emit rowPicked(last); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PieceGrid::mousePressEvent(QMouseEvent* event) {
    const Grid g = gridOf(QRectF(rect()).adjusted(2, 2, -2, -2), m_content.tasks(), type::body);
    const int row = static_cast<int>((event->position().y() - 2 - g.top) / g.rowHeight);
    if (row >= 0 && row < m_content.tasks()) emit rowPicked(row);
}

void PieceGrid::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) describe();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
