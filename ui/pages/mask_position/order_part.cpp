#include "ui/pages/mask_position/order_part.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/mask_position/change_strip.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/segmented.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTableWidget>

namespace dikkat::ui {

namespace {

using State = MaskPositionState;
constexpr Positions kinds[] = {Positions::None, Positions::Sinusoidal, Positions::Learned};

/// Rounding: float32 keeps about seven digits of outputs of size one.
constexpr double noise = 1e-5;

} // namespace

OrderPart::OrderPart(MaskPositionPage& page)
    : MaskPositionPart(page)
    , m_kind(new SegmentedControl)
    , m_blocks(new SegmentedControl)
    , m_kindLabel(new QLabel)
    , m_blocksLabel(new QLabel)
    , m_finding(new QLabel)
    , m_remark(new QLabel)
    , m_shuffle(new QPushButton)
    , m_strip(new ChangeStrip)
    , m_table(new QTableWidget(3, 2)) {
    m_kind->setObjectName(QStringLiteral("orderPositions"));
    m_blocks->setObjectName(QStringLiteral("orderBlocks"));
    m_shuffle->setObjectName(QStringLiteral("shuffleButton"));
    m_strip->setObjectName(QStringLiteral("orderStrip"));
    m_table->setObjectName(QStringLiteral("orderTable"));
    m_finding->setObjectName(QStringLiteral("sectionTitle"));
    m_finding->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_remark->setObjectName(QStringLiteral("pageSubtitle"));
    m_remark->setWordWrap(true);
    m_remark->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_kind->setLabels({QString(), QString(), QString()});
    m_blocks->setLabels({QStringLiteral("1"), QStringLiteral("2")});
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->verticalHeader()->setDefaultSectionSize(28);
    m_table->setMinimumHeight(30 + 3 * 28);
    m_table->setMaximumHeight(36 + 3 * 28);
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < 2; ++column) {
            auto* cell = new QTableWidgetItem;
            cell->setTextAlignment(Qt::AlignCenter);
            m_table->setItem(row, column, cell);
        }

    auto* choices = new QWidget;
    auto* line = new QHBoxLayout(choices);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    line->addWidget(m_kindLabel);
    line->addWidget(m_kind);
    line->addSpacing(8);
    line->addWidget(m_blocksLabel);
    line->addWidget(m_blocks);
    line->addStretch();
    line->addWidget(m_shuffle);
    auto* results = new QWidget;
    auto* column = new QVBoxLayout(results);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_finding);
    column->addWidget(m_table);
    column->addWidget(m_remark);
    column->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(Card::around(choices));
    layout->addWidget(Card::around(m_strip), 3);
    layout->addWidget(Card::around(results), 3);

    connect(m_strip, &ChangeStrip::hovered, this, &MaskPositionPart::hovered);
    connect(m_kind, &SegmentedControl::picked, this, [this](int index) {
        State next = m_page.state();
        next.positions = kinds[index];
        m_page.edit(next, [] { return tr("Positional encoding"); });
    });
    connect(m_blocks, &SegmentedControl::picked, this, [this](int index) {
        State next = m_page.state();
        next.blocks = index + 1;
        m_page.edit(next, [index] { return tr("Blocks: %1").arg(index + 1); });
    });
    connect(m_shuffle, &QPushButton::clicked, this, [this] {
        State next = m_page.state();
        next.shuffle = (next.shuffle + 1) % (State::maxSeed + 1);
        m_page.edit(next, [] { return tr("Another order"); });
        m_page.mark("shuffle");
    });
}

const OrderExperiment& OrderPart::current() const {
    // In the order of the rows, which is not the enum's business.
    for (std::size_t i = 0; i < std::size(kinds); ++i)
        if (kinds[i] == m_page.state().positions) return m_experiments[i];
    return m_experiments.front();
}

QString OrderPart::kindName(std::size_t kind) const {
    return kind == 0 ? tr("none") : kind == 1 ? tr("sinusoidal") : tr("learned");
}

QString OrderPart::finding() const {
    const double change = current().single;
    return change < noise ? tr("The last output moved by %1: rounding noise. The order is not seen.")
                                .arg(changeText(change))
                          : tr("The last output moved by %1: the order is seen.").arg(changeText(change));
}

void OrderPart::refresh() {
    const State& s = m_page.state();
    for (std::size_t i = 0; i < std::size(kinds); ++i) m_experiments[i] = orderExperiment(s, kinds[i]);
    m_kindLabel->setText(tr("Positions"));
    m_kind->setLabels({kindName(0), kindName(1), kindName(2)});
    m_kind->setCurrent(static_cast<int>(s.positions));
    m_blocksLabel->setText(tr("Blocks"));
    m_blocks->setCurrent(s.blocks - 1);
    m_shuffle->setText(tr("Another order"));
    const Sensitivity& now = current().sensitivity;
    m_strip->setContent({symbolTexts(now.before), symbolTexts(now.after), now.change,
                         static_cast<int>(now.change.size()) - 1});
    m_finding->setText(finding());
    m_table->setHorizontalHeaderLabels({tr("last output moved, float32"), tr("last output moved, float64")});
    m_table->setVerticalHeaderLabels({kindName(0), kindName(1), kindName(2)});
    m_table->setAccessibleName(tr("Change of the last output"));
    for (int row = 0; row < 3; ++row) {
        const OrderExperiment& e = m_experiments[static_cast<std::size_t>(row)];
        m_table->item(row, 0)->setText(changeText(e.single));
        m_table->item(row, 1)->setText(changeText(e.exact));
        for (int column = 0; column < 2; ++column)
            m_table->item(row, column)
                ->setFont(numberFont(type::body,
                                     row == static_cast<int>(s.positions) ? QFont::Bold : QFont::Normal));
    }
    m_remark->setText(
        s.blocks == 1 ? tr("One block adds up the same terms in another order: without positions only "
                           "rounding is left.")
        : s.causal    ? tr("With two blocks and the mask the order shows even without positions: how many "
                              "symbols a position may see depends on where it stands. Switch the mask off.")
                      : tr("Without the mask two blocks are as blind to the order as one."));
    emit findingChanged();
}

void OrderPart::paintContent(QPainter& painter, const QRectF& area) const {
    const Sensitivity& now = current().sensitivity;
    const Theme& t = projectorTheme();
    painter.setPen(t.text);
    painter.setFont(textFont(34, QFont::DemiBold));
    painter.drawText(QRectF(area.left(), area.top(), area.width(), 50), Qt::AlignVCenter,
                     tr("Positions: %1").arg(kindName(static_cast<std::size_t>(m_page.state().positions))));
    paintChangeStrip(painter, area.adjusted(0, 62, 0, 0),
                     {symbolTexts(now.before), symbolTexts(now.after), now.change,
                      static_cast<int>(now.change.size()) - 1},
                     t, 28);
}

} // namespace dikkat::ui
