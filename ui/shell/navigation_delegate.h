#pragma once

#include <QStyledItemDelegate>

namespace dikkat::ui {

/// How a line of the navigation is drawn: tick, number, title; in the rail the number alone.
class NavigationDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    enum Role {
        Number = Qt::UserRole, ///< of the page; not there in a heading
        Done,                  ///< bool
        Rail,                  ///< bool
    };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace dikkat::ui
