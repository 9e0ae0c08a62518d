#include "ui/shell/navigation_delegate.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QPainter>

namespace dikkat::ui {

namespace {
constexpr int rowHeight = 31, headingHeight = 36;
constexpr int tickLeft = 7, tickSize = 12, numberRight = 36, titleLeft = 42;
} // namespace

QSize NavigationDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    return {100, index.data(Number).isValid() ? rowHeight : headingHeight}; // no width: no arrow keys
}

void NavigationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    const Theme& t = theme();
    const QRect r = option.rect;
    painter->save();
    const QVariant number = index.data(Number);
    if (!number.isValid()) {
        QFont font = textFont(type::caption, QFont::DemiBold);
        font.setLetterSpacing(QFont::PercentageSpacing, 106);
        painter->setFont(font);
        painter->setPen(t.text2);
        painter->drawText(r.adjusted(14, 0, -8, -6), Qt::AlignLeft | Qt::AlignBottom,
                          index.data().toString());
        painter->restore();
        return;
    }
    const bool current = option.state & QStyle::State_Selected;
    if (current) {
        painter->fillRect(r, t.surface);
        painter->fillRect(QRect(r.left(), r.top(), 4, r.height()), t.ink);
    } else if (option.state & QStyle::State_MouseOver) {
        painter->fillRect(r, t.hover);
    }
    if (option.state & QStyle::State_HasFocus) {
        painter->setPen(QPen(t.ink, 2));
        painter->drawRect(r.adjusted(1, 1, -1, -1));
    }
    const QFont font = textFont(type::body, current ? QFont::DemiBold : QFont::Normal);
    const bool rail = index.data(Rail).toBool();
    painter->setFont(font);
    painter->setPen(current ? t.text : t.text2);
    const QRect numberPlace =
        rail ? r.adjusted(4, 0, 0, 0) : QRect(r.left(), r.top(), numberRight, r.height());
    painter->drawText(numberPlace, (rail ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignVCenter,
                      number.toString());
    if (index.data(Done).toBool()) {
        const double ratio = painter->device()->devicePixelRatioF();
        const int size = rail ? 9 : tickSize;
        painter->drawPixmap(r.left() + tickLeft, rail ? r.top() + 4 : r.center().y() - size / 2,
                            tintedPixmap(QStringLiteral("check"), t.right, size, ratio));
    }
    if (!rail) {
        painter->setPen(t.text);
        const QRect titlePlace = r.adjusted(titleLeft, 0, -8, 0);
        painter->drawText(
            titlePlace, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, titlePlace.width()));
    }
    painter->restore();
}

} // namespace dikkat::ui
