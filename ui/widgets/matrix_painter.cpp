#include "ui/widgets/matrix_painter.h"

#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

namespace dikkat::ui {

namespace {

constexpr double smallestCellWithNumbers = 14, hatchStep = 8;

/// One pass over the cells; keeps what is shared between them, so that each cell costs little.
class Pass {
public:
    Pass(QPainter& painter, const MatrixContent& content, const MatrixLook& look,
         const MatrixGeometry& geometry, const MatrixTexts& texts, const Theme& theme)
        : m_painter(painter)
        , m_content(content)
        , m_look(look)
        , m_geometry(geometry)
        , m_texts(texts)
        , m_theme(theme)
        , m_normal(numberFont(texts.fontPixels))
        , m_bold(numberFont(texts.fontPixels, QFont::DemiBold))
        , m_metrics(m_normal)
        , m_boldMetrics(m_bold) {}

    void run() {
        fills();
        hatches();
        keylines();
        texts();
        changes();
        frames();
    }

private:
    template <class Visit>
    void forCells(Visit visit) const {
        for (Index row = 0; row < m_content.values.rows(); ++row)
            for (Index column = 0; column < m_content.values.cols(); ++column)
                visit(row, column, m_geometry.cell(row, column));
    }

    [[nodiscard]] const MatrixLook::Mark* markAt(Index row, Index column) const {
        const auto found = m_look.marks.find({row, column});
        return found == m_look.marks.end() ? nullptr : &found->second;
    }

    [[nodiscard]] bool isMaskedHere(Index row, Index column) const {
        return m_content.isMasked(row, column) && !m_content.isHidden(row, column) && !markAt(row, column);
    }

    [[nodiscard]] QColor fillOf(Index row, Index column) const {
        if (const auto* mark = markAt(row, column); mark && mark->mark != CellMark::None)
            return mark->mark == CellMark::Right ? m_theme.rightTint : m_theme.wrongTint;
        if (m_content.isHidden(row, column)) return m_theme.surface;
        if (m_content.isMasked(row, column)) return m_theme.maskBg;
        if (m_look.boxes && row == m_look.tintedRow) return m_look.tint;
        return cellFill(m_content, row, column, m_theme);
    }

    /// Fields that can be typed into stand apart, unless they are too small for it.
    [[nodiscard]] bool asBoxes() const {
        return m_look.boxes && m_geometry.cellHeight >= 12 && m_geometry.cellWidth >= 12;
    }

    void fills() {
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        if (asBoxes()) {
            boxes();
            return;
        }
        forCells([&](Index row, Index column, const QRectF& rect) {
            m_painter.fillRect(rect, fillOf(row, column));
        });
    }

    void boxes() {
        m_painter.setRenderHint(QPainter::Antialiasing);
        const double gap = std::min(1.0, m_geometry.cellWidth / 20) * m_geometry.line;
        forCells([&](Index row, Index column, const QRectF& rect) {
            const bool edited = m_content.isEdited(row, column);
            const double width = (edited ? 2 : 1) * m_geometry.line;
            const bool dashed = m_content.isHidden(row, column) && !markAt(row, column);
            QPen pen(edited ? roleColor(m_content.role, m_theme) : m_theme.borderStrong, width);
            if (dashed) pen.setStyle(Qt::DashLine);
            m_painter.setPen(pen);
            m_painter.setBrush(fillOf(row, column));
            const double inset = gap + width / 2;
            m_painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 2, 2);
        });
    }

    void hatches() {
        std::vector<QLineF> lines;
        forCells([&](Index row, Index column, const QRectF& rect) {
            if (isMaskedHere(row, column)) appendHatch(lines, rect, hatchStep * m_geometry.line);
        });
        if (lines.empty()) return;
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(QPen(m_theme.hatch, m_geometry.line));
        m_painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    }

    void keylines() {
        if (asBoxes()) return;
        const Index rows = m_content.values.rows(), columns = m_content.values.cols();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setPen(QPen(m_theme.border, m_geometry.line));
        std::vector<QLineF> lines;
        const QRectF all = m_geometry.block(0, 0, rows, columns);
        for (Index column = 0; column <= columns; ++column) {
            const double x = all.left() + static_cast<double>(column) * m_geometry.cellWidth;
            lines.emplace_back(x, all.top(), x, all.bottom());
        }
        for (Index row = 0; row <= rows; ++row) {
            const double y = all.top() + static_cast<double>(row) * m_geometry.cellHeight;
            lines.emplace_back(all.left(), y, all.right(), y);
        }
        m_painter.drawLines(lines.data(), static_cast<int>(lines.size()));
        hiddenOutlines();
    }

    void hiddenOutlines() {
        QPen dash(m_theme.borderStrong, m_geometry.line, Qt::CustomDashLine);
        dash.setDashPattern({4, 3});
        m_painter.setBrush(Qt::NoBrush);
        forCells([&](Index row, Index column, const QRectF& rect) {
            if (!m_content.isHidden(row, column) || markAt(row, column)) return;
            m_painter.setPen(QPen(m_theme.surface, m_geometry.line)); // hides the keyline under the dashes
            m_painter.drawRect(rect);
            m_painter.setPen(dash);
            m_painter.drawRect(rect);
        });
    }

    void texts() {
        if (m_texts.texts.isEmpty()) return;
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setFont(m_normal);
        bool bold = false;
        const QColor black(Qt::black), white(Qt::white);
        forCells([&](Index row, Index column, const QRectF& rect) {
            const auto* mark = markAt(row, column);
            const QString& text = mark && !mark->text.isEmpty()
                                      ? mark->text
                                      : m_texts.texts.at(row * m_content.values.cols() + column);
            const bool wantBold =
                row == m_look.selectedRow && column == m_look.selectedColumn && m_look.primary;
            if (wantBold != bold) m_painter.setFont(wantBold ? m_bold : m_normal);
            bold = wantBold;
            const QFontMetricsF& metrics = bold ? m_boldMetrics : m_metrics;
            const double width = metrics.horizontalAdvance(text);
            const QPointF at(rect.center().x() - width / 2, rect.center().y() + metrics.capHeight() / 2);
            if (isMaskedHere(row, column)) {
                const double pad = 4 * m_geometry.line;
                m_painter.fillRect(QRectF(at.x() - pad, at.y() - metrics.capHeight() - pad, width + 2 * pad,
                                          metrics.capHeight() + 2 * pad)
                                       .intersected(rect.adjusted(1, 1, -1, -1)),
                                   m_theme.maskBg);
                m_painter.setPen(m_theme.text2);
            } else if (m_content.isHidden(row, column) && !mark) {
                m_painter.setPen(m_theme.text3);
            } else if (mark || m_look.boxes || isPlain()) {
                m_painter.setPen(m_theme.text);
            } else {
                m_painter.setPen(Theme::textOn(cellFill(m_content, row, column, m_theme)) == black ? black
                                                                                                   : white);
            }
            m_painter.drawText(at, text);
        });
    }

    [[nodiscard]] bool isPlain() const {
        return m_content.role != MatrixRole::Score && m_content.role != MatrixRole::Weight &&
               m_content.role != MatrixRole::Difference;
    }

    /// A 2 px line under a number that just changed; a small corner once the eye had time to see it.
    void changes() {
        if (!m_content.previous) return;
        m_painter.setRenderHint(QPainter::Antialiasing);
        forCells([&](Index row, Index column, const QRectF& rect) {
            if (!m_content.isChanged(row, column) || m_content.isHidden(row, column)) return;
            const QColor color = Theme::textOn(fillOf(row, column));
            const double line = m_geometry.line;
            if (m_look.freshChange && rect.height() >= 10) {
                const double inset = std::min(6 * line, rect.width() / 5);
                m_painter.fillRect(
                    QRectF(rect.left() + inset, rect.bottom() - 5 * line, rect.width() - 2 * inset, 2 * line),
                    color);
            } else {
                const double side = std::min({6 * line, rect.width() / 3, rect.height() / 3});
                const double gap = 2 * line;
                const QPointF corner(rect.right() - gap, rect.bottom() - gap);
                const QPointF triangle[] = {corner, corner - QPointF(side, 0), corner - QPointF(0, side)};
                m_painter.setPen(Qt::NoPen);
                m_painter.setBrush(color);
                m_painter.drawPolygon(triangle, 3);
            }
        });
    }

    void frame(const QRectF& rect, const QColor& color, double width, double outside) {
        m_painter.setBrush(Qt::NoBrush);
        QPen pen(color, width * m_geometry.line);
        pen.setJoinStyle(Qt::MiterJoin);
        m_painter.setPen(pen);
        const double grow = (outside - width / 2) * m_geometry.line;
        m_painter.drawRect(rect.adjusted(-grow, -grow, grow, grow));
    }

    void dashedBox(const QRectF& rect) {
        QPen pen(m_theme.text, 1.5 * m_geometry.line, Qt::CustomDashLine);
        pen.setDashPattern({3, 2});
        pen.setCapStyle(Qt::FlatCap);
        pen.setJoinStyle(Qt::MiterJoin);
        m_painter.setPen(QPen(m_theme.surface, 1.5 * m_geometry.line));
        m_painter.setBrush(Qt::NoBrush);
        const double grow = m_geometry.line;
        m_painter.drawRect(rect.adjusted(-grow, -grow, grow, grow));
        m_painter.setPen(pen);
        m_painter.drawRect(rect.adjusted(-grow, -grow, grow, grow));
    }

    [[nodiscard]] bool inside(Index row, Index column) const {
        return row >= 0 && column >= 0 && row < m_content.values.rows() && column < m_content.values.cols();
    }

    void frames() {
        const Index rows = m_content.values.rows(), columns = m_content.values.cols();
        m_painter.setRenderHint(QPainter::Antialiasing);
        for (const auto& [cell, mark] : m_look.marks)
            if (inside(cell.first, cell.second) && mark.mark != CellMark::None)
                judged(m_geometry.cell(cell.first, cell.second), mark.mark == CellMark::Right);
        if (inside(m_look.linkedRow, 0)) dashedBox(m_geometry.block(m_look.linkedRow, 0, 1, columns));
        if (inside(0, m_look.linkedColumn)) dashedBox(m_geometry.block(0, m_look.linkedColumn, rows, 1));
        if (inside(m_look.hoverRow, m_look.hoverColumn))
            frame(m_geometry.cell(m_look.hoverRow, m_look.hoverColumn), m_theme.text, 1, 0.5);
        if (inside(m_look.focusRow, m_look.focusColumn))
            frame(m_geometry.cell(m_look.focusRow, m_look.focusColumn), m_theme.ink, 2, 1);
        if (!inside(m_look.selectedRow, m_look.selectedColumn)) return;
        const QRectF cell = m_geometry.cell(m_look.selectedRow, m_look.selectedColumn);
        if (m_look.primary) {
            frame(cell, m_theme.surface, 2, -1); // keyline, so that the frame shows on a dark fill
            frame(cell, m_theme.text, 3, 2);
        } else {
            frame(cell, m_theme.text, 2, 1);
        }
    }

    void judged(const QRectF& rect, bool right) {
        const QColor color = right ? m_theme.right : m_theme.wrong;
        frame(rect, color, 2, 0);
        const double side = std::min({8 * m_geometry.line, rect.width() / 3, rect.height() / 3});
        const QRectF box(rect.right() - side - 4 * m_geometry.line, rect.top() + 4 * m_geometry.line, side,
                         side);
        m_painter.setPen(QPen(color, 1.8 * m_geometry.line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (right) {
            const QPointF tick[] = {box.topLeft() + QPointF(0, side * 0.55),
                                    box.topLeft() + QPointF(side * 0.35, side * 0.9),
                                    box.topLeft() + QPointF(side, side * 0.1)};
            m_painter.drawPolyline(tick, 3);
        } else {
            m_painter.drawLine(box.topLeft(), box.bottomRight());
            m_painter.drawLine(box.topRight(), box.bottomLeft());
        }
    }

    QPainter& m_painter;
    const MatrixContent& m_content;
    const MatrixLook& m_look;
    const MatrixGeometry& m_geometry;
    const MatrixTexts& m_texts;
    const Theme& m_theme;
    QFont m_normal, m_bold;
    QFontMetricsF m_metrics, m_boldMetrics;
};

} // namespace

QColor cellFill(const MatrixContent& content, Index row, Index column, const Theme& theme) {
    const double value = content.values(row, column);
    switch (content.role) {
    case MatrixRole::Score:
    case MatrixRole::Difference: return theme.score(value, content.scoreMagnitude);
    case MatrixRole::Weight: return theme.weight(value);
    case MatrixRole::Output: return theme.valueTint;
    case MatrixRole::Query:
    case MatrixRole::Key:
    case MatrixRole::Value:
    case MatrixRole::Neutral: break;
    }
    return theme.surface;
}

MatrixTexts fitTexts(const MatrixContent& content, const MatrixGeometry& geometry) {
    MatrixTexts result;
    if (geometry.cellWidth < smallestCellWithNumbers || geometry.cellHeight < smallestCellWithNumbers)
        return result;
    // Figures are tabular, so the number of characters gives the width well enough without laying out text.
    const double em = QFontMetricsF(numberFont(100)).horizontalAdvance(QLatin1Char('0')) / 100;
    const double room = geometry.cellWidth - 6 * geometry.line;
    const double tallest = (geometry.cellHeight - 2) / 1.2;
    // A weight of 0.42 must not read as 0: it keeps two decimals or is not written at all.
    const int fewest = std::min(content.decimals, content.role == MatrixRole::Weight   ? 2
                                                  : content.role == MatrixRole::Output ? 1
                                                                                       : 0);
    for (int decimals = content.decimals; decimals >= fewest; --decimals) {
        QStringList texts;
        qsizetype longest = 1;
        for (Index row = 0; row < content.values.rows(); ++row)
            for (Index column = 0; column < content.values.cols(); ++column) {
                texts << cellText(content, row, column, decimals);
                longest = std::max(longest, texts.back().size());
            }
        const double fits = room / (em * static_cast<double>(longest));
        const double pixels = std::min({geometry.fontPixels, fits, tallest});
        if (pixels >= geometry.smallestFont) {
            result.texts = texts;
            result.fontPixels = pixels;
            return result;
        }
    }
    return result; // nothing readable fits: the detail card shows the selected cell
}

void appendHatch(std::vector<QLineF>& lines, const QRectF& rect, double step) {
    // Lines x + y = c, for every c that is a multiple of `step` and crosses the rectangle.
    const double last = rect.right() + rect.bottom();
    for (double c = std::ceil((rect.left() + rect.top()) / step) * step; c < last; c += step) {
        const double x1 = std::max(rect.left(), c - rect.bottom());
        const double x2 = std::min(rect.right(), c - rect.top());
        if (x2 > x1) lines.emplace_back(x1, c - x1, x2, c - x2);
    }
}

void paintMatrix(QPainter& painter, const MatrixContent& content, const MatrixLook& look,
                 const MatrixGeometry& geometry, const MatrixTexts& texts, const Theme& theme) {
    if (content.values.size() == 0) return;
    painter.save();
    Pass(painter, content, look, geometry, texts, theme).run();
    painter.restore();
}

} // namespace dikkat::ui
