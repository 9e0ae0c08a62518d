#include "ui/widgets/card.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace dikkat::ui {

Card::Card(QWidget* parent) : QFrame(parent) {
    setFrameShape(QFrame::NoFrame);
}

Card* Card::around(QWidget* content) {
    auto* card = new Card;
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->addWidget(content);
    return card;
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void Card::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) update();
    QFrame::changeEvent(event);
}

} // namespace dikkat::ui
