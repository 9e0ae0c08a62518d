#include "ui/pages/mask_position/mask_position_presentation.h"

#include "ui/pages/mask_position/leak_part.h"
#include "ui/pages/mask_position/mask_position_page.h"

#include <algorithm>

namespace dikkat::ui {

MaskPositionPresentation::MaskPositionPresentation(MaskPositionPage& page, QWidget* parent)
    : PageSlides(page, parent), m_page(page) {
    connect(&m_page, &MaskPositionPage::shownChanged, this, [this] { renew(); });
}

QString MaskPositionPresentation::title() const {
    switch (m_page.step()) {
    case 0: return m_page.state().causal ? tr("The mask closes the future") : tr("Without the mask");
    case 1: return tr("Does the order matter?");
    case 2: return tr("Every position has a pattern of its own");
    case 3: return tr("One piece, many tasks");
    default: return tr("Why the mask exists");
    }
}

QString MaskPositionPresentation::message() const {
    return m_page.part().finding();
}

QList<ClassRoomView::Key> MaskPositionPresentation::ownKeys() const {
    QList<Key> all;
    switch (m_page.step()) {
    case 0: all << Key{QStringLiteral("M"), tr("Mask")} << Key{QStringLiteral("↑ ↓"), tr("Symbol")}; break;
    case 1: all << Key{QStringLiteral("M"), tr("Mask")} << Key{QStringLiteral("↑ ↓"), tr("Positions")}; break;
    case 2: all << Key{QStringLiteral("↑ ↓"), tr("Position")}; break;
    case 3: all << Key{QStringLiteral("M"), tr("Mask")}; break;
    default: all << Key{QStringLiteral("T"), tr("Train")}; break;
    }
    return all;
}

void MaskPositionPresentation::step(int direction) {
    MaskPositionState next = m_page.state();
    switch (m_page.step()) {
    case 0:
        next.place = std::clamp(next.place + direction, 0, MaskPositionState::symbols - 1);
        m_page.edit(next, [place = next.place] { return tr("Change symbol %1").arg(place + 1); });
        break;
    case 1:
        next.positions = static_cast<Positions>(std::clamp(static_cast<int>(next.positions) + direction, 0,
                                                           static_cast<int>(Positions::Learned)));
        m_page.edit(next, [] { return tr("Positional encoding"); });
        break;
    case 2:
        next.row = std::clamp(next.row + direction, 0, static_cast<int>(m_page.part().matrix().rows()) - 1);
        m_page.edit(next, [row = next.row] { return tr("Choose position %1").arg(row); });
        break;
    default: break;
    }
}

bool MaskPositionPresentation::handleOwnKey(int key) {
    if (key == Qt::Key_Up || key == Qt::Key_Down)
        step(key == Qt::Key_Up ? 1 : -1);
    else if (key == Qt::Key_T && m_page.step() == 4)
        m_page.leak().isRunning() ? m_page.leak().stop() : m_page.leak().start();
    else if (key == Qt::Key_M && m_page.step() != 2 && m_page.step() != 4) // where the bar offers it
        m_page.toggleMask();
    else
        return false;
    return true;
}

void MaskPositionPresentation::paintContent(QPainter& painter, const QRectF& area) const {
    m_page.part().paintContent(painter, area);
}

} // namespace dikkat::ui
