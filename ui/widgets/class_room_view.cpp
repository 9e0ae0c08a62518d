#include "ui/widgets/class_room_view.h"

#include "ui/widgets/guide_text.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <utility>

namespace dikkat::ui {

namespace {

bool turkish() {
    return QLocale().language() == QLocale::Turkish;
}

} // namespace

ClassRoomView::ClassRoomView(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("presentationView"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void ClassRoomView::setNotice(const QString& notice) {
    m_notice = notice;
    renew();
}

void ClassRoomView::renew() {
    setAccessibleName(title());
    setAccessibleDescription(sentence());
    update();
}

bool ClassRoomView::isBack(int key) {
    return key == Qt::Key_Left || key == Qt::Key_PageUp || key == Qt::Key_Backspace;
}

bool ClassRoomView::isForward(int key) {
    return key == Qt::Key_Right || key == Qt::Key_PageDown || key == Qt::Key_Space;
}

bool ClassRoomView::isBlack(int key) {
    return key == Qt::Key_B || key == Qt::Key_K || key == Qt::Key_Period;
}

QString ClassRoomView::guideTitle(const QString& page, const QString& step) {
    const GuidePage guide = loadGuide(page, turkish() ? QStringLiteral("tr") : QStringLiteral("en"));
    const GuideStep* text = guide.step(step);
    return text == nullptr ? QString() : text->title;
}

QString ClassRoomView::guideSentence(const QString& page, const QString& step) {
    const GuidePage guide = loadGuide(page, turkish() ? QStringLiteral("tr") : QStringLiteral("en"));
    const GuideStep* text = guide.step(step);
    return text == nullptr ? QString() : text->presentation;
}

void ClassRoomView::drawFitting(QPainter& painter, const QRectF& rect, int flags, const QString& text,
                                double pixels, int weight) {
    QFont font = textFont(pixels, weight);
    for (double size = pixels; QFontMetricsF(font).horizontalAdvance(text) > rect.width() && size > smallPx;
         size -= 1)
        font = textFont(size, weight);
    painter.setFont(font);
    painter.drawText(rect, flags, text);
}

void ClassRoomView::showEvent(QShowEvent* event) {
    renew();
    QWidget::showEvent(event);
}

void ClassRoomView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) renew();
    QWidget::changeEvent(event);
}

void ClassRoomView::keyPressEvent(QKeyEvent* event) {
    // Asked before the page: what a clicker sends for black must never do anything else. Ctrl and Alt belong
    // to the program, not to the picture.
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    m_notice.clear();
    const bool wasBlack = std::exchange(m_black, false); // any key brings the picture back
    if (plain && isBlack(event->key())) {
        m_black = !wasBlack;
        update();
    } else if (plain && handleKey(*event)) {
        renew();
    } else {
        m_black = wasBlack;
        QWidget::keyPressEvent(event);
    }
}

void ClassRoomView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    if (m_black) {
        painter.fillRect(rect(), Qt::black);
        return;
    }
    painter.fillRect(rect(), look().surface);
    const double scale = std::min(width() / canvasWidth, height() / canvasHeight);
    painter.translate((width() - canvasWidth * scale) / 2.0, (height() - canvasHeight * scale) / 2.0);
    painter.scale(scale, scale);
    paintSlide(painter);
}

void ClassRoomView::paintSlide(QPainter& painter) const {
    const Theme& t = look();
    painter.setPen(t.text);
    drawFitting(painter, QRectF(72, 32, 1120, 84), Qt::AlignVCenter, title(), titlePx, QFont::Bold);
    painter.setFont(textFont(axisPx, QFont::DemiBold));
    painter.setPen(t.text2);
    painter.drawText(QRectF(1168, 32, 200, 84), Qt::AlignVCenter | Qt::AlignRight, place());

    paintContent(painter, QRectF(72, 132, 1296, 500));

    const QString words = sentence();
    QFont letters = textFont(messagePx, QFont::DemiBold);
    for (double size = messagePx;
         QFontMetricsF(letters).horizontalAdvance(words) > 2 * 1240 && size > smallPx; size -= 1)
        letters = textFont(size, QFont::DemiBold);
    painter.setFont(letters);
    painter.setPen(t.text);
    painter.drawText(balanced(letters, sentenceArea(), words), Qt::AlignCenter | Qt::TextWordWrap, words);
    paintKeys(painter);
}

QRectF ClassRoomView::balanced(const QFont& font, const QRectF& area, const QString& text) {
    const QFontMetricsF metrics(font);
    const auto height = [&](double width) {
        return metrics.boundingRect(QRectF(0, 0, width, 10000), Qt::AlignCenter | Qt::TextWordWrap, text)
            .height();
    };
    const double lines = height(area.width());
    double narrow = area.width() / 2, wide = area.width();
    if (lines <= metrics.height() * 1.5) return area;
    while (wide - narrow > 4) {
        const double middle = (narrow + wide) / 2;
        (height(middle) > lines ? narrow : wide) = middle;
    }
    return {area.center().x() - wide / 2, area.top(), wide, area.height()};
}

void ClassRoomView::paintKeys(QPainter& painter) const {
    const Theme& t = look();
    // From edge to edge of the screen, which may be wider or higher than the canvas.
    const QRectF screen = painter.worldTransform().inverted().mapRect(QRectF(rect()));
    painter.fillRect(QRectF(screen.left(), keysTop, screen.width(), screen.bottom() - keysTop), t.chrome);
    painter.fillRect(QRectF(screen.left(), keysTop, screen.width(), 4), t.ink);
    QList<Key> all = keys();
    all << Key{turkish() ? QStringLiteral("K") : QStringLiteral("B"), tr("Black")}
        << Key{QStringLiteral("Esc"), tr("Leave")};
    const QFont font = textFont(smallPx, QFont::DemiBold), plain = textFont(smallPx, QFont::Medium);
    double total = 0;
    std::vector<std::pair<double, double>> widths;
    for (const Key& k : all) {
        const double box = std::max(56.0, QFontMetricsF(font).horizontalAdvance(k.key) + 28);
        const double word = QFontMetricsF(plain).horizontalAdvance(k.what);
        widths.emplace_back(box, word);
        total += box + 14 + word;
    }
    const double gap = (canvasWidth - 144 - total) / std::max(1.0, static_cast<double>(all.size()) - 1);
    double x = 72;
    for (qsizetype i = 0; i < all.size(); ++i) {
        const auto& [boxWidth, word] = widths[static_cast<std::size_t>(i)];
        const QRectF box(x, keysTop + 30, boxWidth, 52);
        painter.setPen(QPen(t.ink, 3));
        painter.setBrush(t.surface);
        painter.drawRoundedRect(box, 8, 8);
        painter.setPen(t.text);
        painter.setFont(font);
        painter.drawText(box, Qt::AlignCenter, all[i].key);
        painter.setFont(plain);
        painter.drawText(QRectF(box.right() + 14, box.top(), word + 8, box.height()), Qt::AlignVCenter,
                         all[i].what);
        x += boxWidth + 14 + word + gap;
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace dikkat::ui
