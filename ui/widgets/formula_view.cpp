#include "ui/widgets/formula_view.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double lineGap = 6, padding = 4, smallest = 11;

/// Rows inside rows are taken apart, so that a line can end anywhere in a long sum.
void flatten(const Formula& formula, std::vector<Formula>& parts) {
    if (formula.kind != Formula::Kind::Row) {
        parts.push_back(formula);
        return;
    }
    for (const Formula& part : formula.parts) flatten(part, parts);
}

bool mayBreakBefore(const Formula& part) {
    if (part.kind != Formula::Kind::Text) return false;
    const QString text = part.markup.trimmed();
    return text.startsWith(QLatin1Char('=')) || text.startsWith(QLatin1Char('+')) ||
           text.startsWith(QChar(0x2248));
}

} // namespace

FormulaView::FormulaView(QWidget* parent) : QWidget(parent), m_pixels(type::worked) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
}

void FormulaView::setFormula(const Formula& formula) {
    m_formula = formula;
    setAccessibleName(formula.plain());
    updateGeometry();
    update();
}

void FormulaView::setFontPixels(double pixels) {
    m_pixels = pixels;
    updateGeometry();
    update();
}

void FormulaView::setAlignment(Qt::Alignment horizontal) {
    m_alignment = horizontal;
    update();
}

void FormulaView::copy() const {
    QApplication::clipboard()->setText(m_formula.plain());
}

std::vector<Formula> FormulaView::linesFor(double width, const QFont& font) const {
    std::vector<Formula> parts;
    flatten(m_formula, parts);
    std::vector<Formula> lines(1);
    double used = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        // A sign stays with what follows it: both must fit.
        double needed = measure(parts[i], font).width;
        if (mayBreakBefore(parts[i]) && i + 1 < parts.size()) needed += measure(parts[i + 1], font).width;
        if (used > 0 && mayBreakBefore(parts[i]) && used + needed > width) {
            lines.emplace_back();
            used = 0;
        }
        used += measure(parts[i], font).width;
        lines.back().parts.push_back(parts[i]);
    }
    return lines;
}

FormulaView::Layout FormulaView::layoutFor(double width) const {
    Layout result;
    for (double pixels = m_pixels;; pixels -= 1) {
        result.font = textFont(pixels);
        result.lines = linesFor(width, result.font);
        double widest = 0;
        result.height = -lineGap;
        for (const Formula& line : result.lines) {
            const FormulaExtent e = measure(line, result.font);
            widest = std::max(widest, e.width);
            result.height += e.ascent + e.descent + lineGap;
        }
        if (widest <= width || pixels <= smallest) return result;
    }
}

QSize FormulaView::sizeHint() const {
    const FormulaExtent e = measure(m_formula, textFont(m_pixels));
    return {static_cast<int>(std::ceil(e.width + 2 * padding)),
            static_cast<int>(std::ceil(e.ascent + e.descent + 2 * padding))};
}

QSize FormulaView::minimumSizeHint() const {
    return {120, 30};
}

int FormulaView::heightForWidth(int width) const {
    return static_cast<int>(std::ceil(layoutFor(width - 2 * padding).height + 2 * padding));
}

void FormulaView::paintEvent(QPaintEvent*) {
    if (m_formula.isEmpty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Layout layout = layoutFor(width() - 2 * padding);
    double y = std::max(padding, (height() - layout.height) / 2);
    for (const Formula& line : layout.lines) {
        const FormulaExtent e = measure(line, layout.font);
        const double x = m_alignment & Qt::AlignLeft ? padding : (width() - e.width) / 2;
        draw(painter, line, {x, y + e.ascent}, layout.font, theme());
        y += e.ascent + e.descent + lineGap;
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme().ink, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 3, 3);
    }
}

void FormulaView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QWidget::keyPressEvent(event);
}

void FormulaView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu;
    menu.addAction(tr("Copy formula"), this, &FormulaView::copy);
    menu.exec(event->globalPos());
}

void FormulaView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) update();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
