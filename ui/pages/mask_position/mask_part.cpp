#include "ui/pages/mask_position/mask_part.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/mask_position/change_strip.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/widgets/card.h"
#include "ui/widgets/matrix_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace dikkat::ui {

namespace {

using State = MaskPositionState;

ChangeStripContent stripOf(const MaskExperiment& e, int place) {
    return {symbolTexts(e.sensitivity.before), symbolTexts(e.sensitivity.after), e.sensitivity.change, place};
}

} // namespace

MaskPart::MaskPart(MaskPositionPage& page)
    : MaskPositionPart(page)
    , m_strip(new ChangeStrip)
    , m_finding(new QLabel)
    , m_headLabel(new QLabel)
    , m_seedLabel(new QLabel)
    , m_head(new QComboBox)
    , m_seed(new QSpinBox) {
    m_strip->setObjectName(QStringLiteral("maskStrip"));
    m_finding->setObjectName(QStringLiteral("maskFinding"));
    m_finding->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_head->setObjectName(QStringLiteral("maskHead"));
    m_seed->setObjectName(QStringLiteral("maskSeed"));
    m_seed->setRange(0, State::maxSeed);
    m_seed->setKeyboardTracking(false);
    m_headLabel->setBuddy(m_head);
    m_seedLabel->setBuddy(m_seed);
    for (int i = 0; i < State::modelBlocks * State::modelHeads; ++i) m_head->addItem(QString());

    auto* upper = new QWidget;
    auto* column = new QVBoxLayout(upper);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_strip, 1);
    auto* line = new QHBoxLayout;
    line->addWidget(m_finding, 1);
    line->addWidget(m_seedLabel);
    line->addWidget(m_seed);
    column->addLayout(line);

    auto* lower = new QWidget;
    auto* maps = new QHBoxLayout;
    maps->setSpacing(14);
    const char* names[] = {"attentionBefore", "attentionAfter", "attentionDifference"};
    for (std::size_t i = 0; i < 3; ++i) {
        m_titles[i] = new QLabel;
        m_titles[i]->setObjectName(QStringLiteral("sectionTitle"));
        m_views[i] = new MatrixView;
        m_views[i]->setObjectName(QLatin1String(names[i]));
        m_views[i]->setCellSize(18, 18);
        m_views[i]->setMinimumSize(150, 130);
        connect(m_views[i], &MatrixView::cellHovered, this, [this, i](Index row, Index column2) {
            emit hovered(row < 0 ? QString()
                                 : tr("%1, position %2 looks at %3: %4")
                                       .arg(m_titles[i]->text())
                                       .arg(row + 1)
                                       .arg(column2 + 1)
                                       .arg(exactNumber(m_views[i]->content().values(row, column2))));
        });
        auto* one = new QVBoxLayout;
        one->setSpacing(2);
        one->addWidget(m_titles[i]);
        one->addWidget(m_views[i], 1);
        maps->addLayout(one, 1);
    }
    auto* choice = new QHBoxLayout;
    choice->addWidget(m_headLabel);
    choice->addWidget(m_head);
    choice->addStretch();
    auto* lowerColumn = new QVBoxLayout(lower);
    lowerColumn->setContentsMargins(0, 0, 0, 0);
    lowerColumn->setSpacing(6);
    lowerColumn->addLayout(choice);
    lowerColumn->addLayout(maps, 1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(Card::around(upper), 2);
    layout->addWidget(Card::around(lower), 3);

    connect(m_strip, &ChangeStrip::hovered, this, &MaskPositionPart::hovered);
    connect(m_strip, &ChangeStrip::placePicked, this, [this](int place) {
        State next = m_page.state();
        next.place = place;
        m_page.edit(next, [place] { return tr("Change symbol %1").arg(place + 1); });
    });
    connect(m_strip, &ChangeStrip::symbolStepped, this, [this](int steps) {
        State next = m_page.state();
        // Every other symbol in turn; the one that stands there is left out.
        next.shift = (next.shift - 1 + steps + State::alphabet - 1) % (State::alphabet - 1) + 1;
        m_page.edit(
            next, [] { return tr("Another symbol"); }, QStringLiteral("symbol"));
    });
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        State next = m_page.state();
        next.seed = seed;
        m_page.edit(next, [seed] { return tr("Model and symbols of seed %1").arg(seed); });
    });
    connect(m_head, &QComboBox::activated, this, [this](int index) {
        State next = m_page.state();
        next.block = index / State::modelHeads;
        next.head = index % State::modelHeads;
        m_page.edit(next, [] { return tr("Choose a head"); });
    });
}

QString MaskPart::finding() const {
    const State& s = m_page.state();
    if (s.place == 0) return tr("The first symbol is changed: every output may move.");
    if (m_experiment.earlierChange == 0)
        return tr("Outputs 1 to %1 did not move by a single bit; from %2 on by up to %3.")
            .arg(s.place)
            .arg(s.place + 1)
            .arg(changeText(m_experiment.laterChange));
    return tr("The leak: outputs 1 to %1 know about symbol %2, they moved by up to %3.")
        .arg(s.place)
        .arg(s.place + 1)
        .arg(changeText(m_experiment.earlierChange));
}

void MaskPart::refresh() {
    const State& s = m_page.state();
    m_experiment = maskExperiment(s);
    m_strip->setContent(stripOf(m_experiment, s.place));
    m_finding->setText(finding());
    m_finding->setToolTip(finding());
    m_seedLabel->setText(tr("Seed"));
    m_headLabel->setText(tr("Attention of"));
    const QSignalBlocker quiet(m_seed);
    m_seed->setValue(s.seed);
    for (int i = 0; i < m_head->count(); ++i)
        m_head->setItemText(
            i, tr("block %1, head %2").arg(i / State::modelHeads + 1).arg(i % State::modelHeads + 1));
    m_head->setCurrentIndex(s.block * State::modelHeads + s.head);

    const QString titles[] = {tr("Before"), tr("After"), tr("Difference × 100")};
    for (std::size_t i = 0; i < 3; ++i) {
        m_titles[i]->setText(titles[i]);
        MatrixContent content;
        content.values = i == 0   ? m_experiment.before
                         : i == 1 ? m_experiment.after
                                  : Matrix(100.0 * (m_experiment.after - m_experiment.before));
        content.role = i == 2 ? MatrixRole::Difference : MatrixRole::Weight;
        content.visible = m_experiment.visible;
        content.decimals = i == 2 ? 0 : 2;
        content.name = titles[i];
        if (i == 2) {
            // The largest difference has the full colour: most of them are small.
            content.visible.reset();
            const double largest = content.values.cwiseAbs().maxCoeff();
            content.scoreMagnitude = 0.5;
            while (content.scoreMagnitude < largest) content.scoreMagnitude *= 2;
        }
        m_views[i]->setContent(content);
        m_views[i]->setLinkedRow(s.place);
        m_views[i]->setLinkedColumn(s.place);
    }
    emit findingChanged();
}

void MaskPart::paintContent(QPainter& painter, const QRectF& area) const {
    paintChangeStrip(painter, area, stripOf(m_experiment, m_page.state().place), projectorTheme(), 28);
}

} // namespace dikkat::ui
