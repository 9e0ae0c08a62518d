#include "ui/pages/claims/claims_presentation.h"

#include "ui/i18n/claim_words.h"
#include "ui/pages/claims/claims_page.h"

#include <QPainter>

namespace dikkat::ui {

ClaimsPresentation::ClaimsPresentation(ClaimsPage& page, QWidget* parent)
    : PageSlides(page, parent), m_page(page) {
    connect(&m_page, &ClaimsPage::shownChanged, this, [this] { renew(); });
}

int ClaimsPresentation::slide() const {
    return static_cast<int>(std::max<qsizetype>(0, m_page.shownRows().indexOf(m_page.chosenRow())));
}

int ClaimsPresentation::row() const {
    return m_page.shownRows().value(slide(), -1);
}

int ClaimsPresentation::slideCount() const {
    return static_cast<int>(m_page.shownRows().size());
}

void ClaimsPresentation::goTo(int slide) {
    m_page.chooseShown(slide);
}

QString ClaimsPresentation::message() const {
    if (row() < 0) return {};
    const Claim& claim = m_page.model().entry(row()).checked.claim;
    const QString note = said(claim.note);
    return note.isEmpty() ? statusWord(claim.status) : note;
}

QList<ClassRoomView::Key> ClaimsPresentation::ownKeys() const {
    return {{QStringLiteral("L"), tr("Loose only")}};
}

bool ClaimsPresentation::handleOwnKey(int key) {
    if (key == Qt::Key_Up)
        goTo(slide() - 1);
    else if (key == Qt::Key_Down)
        goTo(slide() + 1);
    else if (key == Qt::Key_L)
        m_page.toggleLoose();
    else
        return false;
    return true;
}

void ClaimsPresentation::paintContent(QPainter& painter, const QRectF& area) const {
    if (row() < 0) return;
    const Theme& t = look();
    const ClaimModel::Entry& e = m_page.model().entry(row());
    const QString statement = said(e.checked.claim.statement);
    QFont font = textFont(messagePx, QFont::DemiBold);
    for (double size = messagePx;
         QFontMetricsF(font).horizontalAdvance(statement) > 2 * area.width() - 160 && size > smallPx;
         size -= 1)
        font = textFont(size, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(t.text);
    painter.drawText(QRectF(area.left(), area.top(), area.width(), 116), Qt::AlignVCenter | Qt::TextWordWrap,
                     statement);

    const auto box = [&](double top, const QString& name, const QString& value) {
        const QRectF frame(area.left(), top, area.width(), 124);
        painter.setPen(QPen(t.borderStrong, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, 8, 8);
        painter.setPen(t.text2);
        painter.setFont(textFont(smallPx, QFont::Medium));
        painter.drawText(frame.adjusted(24, 0, 0, 0), Qt::AlignVCenter, name);
        const QRectF room = frame.adjusted(290, 8, -24, -8);
        painter.setPen(t.text);
        QFont figures = numberFont(46, QFont::DemiBold);
        for (double size = 46;
             QFontMetricsF(figures).horizontalAdvance(value) > room.width() && size > smallPx; size -= 1)
            figures = numberFont(size, QFont::DemiBold);
        painter.setFont(figures);
        painter.drawText(room, Qt::AlignVCenter | Qt::TextWordWrap, value);
    };
    box(area.top() + 130, tr("Printed"), printedText(e.checked.claim));
    box(area.top() + 268, tr("Computed"), e.known ? computedText(e.checked) : QStringLiteral("…"));

    // The verdict: a sign and a word, never the colour alone.
    if (!e.known) return;
    const ClaimVerdict verdict = e.checked.verdict;
    const QColor color = verdict == ClaimVerdict::Agrees      ? t.right
                         : verdict == ClaimVerdict::Loose     ? t.caution
                         : verdict == ClaimVerdict::Disagrees ? t.wrong
                                                              : t.text2;
    const QString sign = verdict == ClaimVerdict::Agrees      ? QStringLiteral("✓")
                         : verdict == ClaimVerdict::Loose     ? QStringLiteral("△")
                         : verdict == ClaimVerdict::Disagrees ? QStringLiteral("✗")
                                                              : QStringLiteral("–");
    const QString tolerance = toleranceText(e.checked.claim);
    painter.setPen(color);
    drawFitting(painter, QRectF(area.left(), area.top() + 412, area.width(), 70), Qt::AlignVCenter,
                sign + QStringLiteral("  ") + verdictWord(verdict) +
                    (tolerance.isEmpty() ? QString() : QStringLiteral("   (") + tolerance + u')'),
                46, QFont::Bold);
}

} // namespace dikkat::ui
