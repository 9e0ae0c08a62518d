#include "ui/widgets/matrix_header.h"

#include "ui/theme/theme.h"
#include "ui/widgets/inline_text.h"
#include "ui/widgets/matrix_model.h"

#include <QPainter>
#include <QWheelEvent>
#include <cmath>

namespace dikkat::ui {

MatrixHeader::MatrixHeader(Qt::Orientation orientation, const MatrixModel* model, QWidget* parent)
    : QHeaderView(orientation, parent), m_matrix(model) {
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setHighlightSections(false);
    setSectionsClickable(false);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
}

QFont MatrixHeader::labelFont() const {
    const auto& content = m_matrix->content();
    const bool symbols =
        !(orientation() == Qt::Vertical ? content.rowSymbol : content.columnSymbol).isEmpty();
    return textFont(m_fontPixels, symbols ? QFont::DemiBold : QFont::Normal);
}

QString MatrixHeader::markup(int section) const {
    const auto& content = m_matrix->content();
    const QString& symbol = orientation() == Qt::Vertical ? content.rowSymbol : content.columnSymbol;
    return symbol.isEmpty() ? QString::number(section + 1) : symbolMarkup(symbol, section + 1);
}

QSize MatrixHeader::sizeHint() const {
    const QFont font = labelFont();
    if (orientation() == Qt::Horizontal) return {20, qCeil(QFontMetricsF(font).height()) + 5};
    double widest = 10;
    for (int section = 0; section < m_matrix->rowCount(); ++section)
        widest = std::max(widest, InlineText(markup(section)).width(font));
    return {qCeil(widest) + 8, 20};
}

void MatrixHeader::setFontPixels(double pixels) {
    m_fontPixels = pixels;
}

void MatrixHeader::paintEvent(QPaintEvent*) {
    if (count() == 0) return;
    QPainter painter(viewport());
    const auto& content = m_matrix->content();
    const auto& look = m_matrix->look;
    const bool rows = orientation() == Qt::Vertical;
    const MatrixRole role = rows ? content.rowRole : content.columnRole;
    QFont font = labelFont();
    QFont strong = font;
    strong.setWeight(QFont::Bold);
    // A label needs about its own size of room; in between, every n-th is written.
    const double needed = rows ? 13 : InlineText(markup(count() - 1)).width(font) + 4;
    const int every = std::max(1, static_cast<int>(std::ceil(needed / std::max(1, sectionSize(0)))));
    for (int section = 0; section < count(); section += every) {
        const Index hovered = rows ? look.hoverRow : look.hoverColumn;
        const Index selected = rows ? look.selectedRow : look.selectedColumn;
        const int at = sectionViewportPosition(section);
        const int room = rows ? height() : width();
        if (at >= room || at + sectionSize(section) <= 0) continue; // scrolled away
        QRectF rect = rows ? QRectF(0, at, width() - 4, sectionSize(section))
                           : QRectF(at, 0, sectionSize(section), height());
        const InlineText label(markup(section));
        const QFont& used = section == hovered || section == selected ? strong : font;
        if (!rows && section + every >= count()) { // the last label may be wider than its cell
            const double last = std::max(0.0, width() - label.width(used));
            rect.moveLeft(std::min(rect.left(), last - (rect.width() - label.width(used)) / 2));
        }
        label.draw(painter, rect, Qt::AlignVCenter | (rows ? Qt::AlignRight : Qt::AlignHCenter), used,
                   roleColor(role, theme()));
    }
}

void MatrixHeader::wheelEvent(QWheelEvent* event) {
    event->ignore(); // lets the page scroll
}

} // namespace dikkat::ui
