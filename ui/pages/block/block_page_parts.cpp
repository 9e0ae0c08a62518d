#include "core/experiments/seeded_gpt.h"
#include "ui/diagram/block_diagram.h"
#include "ui/diagram/diagram_view.h"
#include "ui/pages/block/block_page.h"
#include "ui/pages/block/control_strip.h"
#include "ui/pages/block/count_table.h"
#include "ui/pages/block/depth_card.h"
#include "ui/pages/block/example_card.h"
#include "ui/pages/block/tensor_card.h"
#include "ui/pages/page_keys.h"
#include "ui/runtime/wait_until.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>

/// The parts of page 5 that are only put together, and its states for the tour.
namespace dikkat::ui {

BlockPage::BlockPage(Document& document, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_header(new PageHeader)
    , m_controls(new ControlStrip)
    , m_diagram(new DiagramView)
    , m_tabs(new SegmentedControl)
    , m_stack(new QStackedWidget)
    , m_tensor(new TensorCard)
    , m_counts(new CountTable)
    , m_countTitle(new QLabel)
    , m_countSizes(new QLabel)
    , m_example(new ExampleCard)
    , m_depth(new DepthCard)
    , m_normAction(makePageSwitch(*this, "postNorm", "compare", Qt::Key_N))
    , m_residualAction(makePageSwitch(*this, "residual", "plus", Qt::Key_R))
    , m_attentionAction(makePageSwitch(*this, "attention", "eye", Qt::Key_A))
    , m_mlpAction(makePageSwitch(*this, "mlp", "area", Qt::Key_L)) {
    setObjectName(QStringLiteral("blockPage"));
    m_diagram->setObjectName(QStringLiteral("blockDiagram"));
    m_diagram->setMinimumSize(330, 340);

    auto* body = new QHBoxLayout;
    body->setSpacing(12);
    QWidget* left = Card::around(m_diagram);
    left->setMaximumWidth(440);
    body->addWidget(left, 2);
    body->addWidget(buildRight(), 3);
    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(m_header);
    layout->addWidget(Card::around(m_controls));
    layout->addLayout(body, 1);

    m_diagram->setBuilder([this](const QSizeF& size) {
        return blockScene(config(), std::min(m_block, config().blocks - 1), size, type::small + 0.5,
                          [this](const NodeId& n) { return valueOf(n); });
    });
    connect(m_diagram, &DiagramView::picked, this, &BlockPage::pick);
    connect(m_diagram, &DiagramView::hovered, this, &Page::hoverTextChanged);
    connect(m_counts, &CountTable::nodePicked, this, &BlockPage::pick);
    connect(m_tensor, &TensorCard::hovered, this, &Page::hoverTextChanged);
    connect(m_tensor, &TensorCard::tensorPicked, this, [this] {
        lookAtTensor();
        emit codeChanged();
    });
    connect(m_controls, &ControlStrip::changed, this, &BlockPage::editControls);
    connect(m_example, &ExampleCard::problem, this, &Page::problem);
    connect(m_example, &ExampleCard::edited, this,
            [this](const std::vector<double>& x, const std::vector<double>& branch, const QString& gesture) {
                BlockState next = m_state;
                next.x = x;
                next.branch = branch;
                edit(
                    next, [] { return tr("Numbers of the small example"); }, gesture);
            });
    connect(m_depth, &DepthCard::hovered, this, &Page::hoverTextChanged);
    connect(m_depth, &DepthCard::deviationPicked, this, [this](double deviation, const QString& gesture) {
        BlockState next = m_state;
        next.deviation = deviation;
        edit(
            next, [] { return tr("Spread of the weights"); }, gesture);
    });
    connect(m_normAction, &QAction::triggered, this, &BlockPage::toggleNorm);
    connect(m_residualAction, &QAction::triggered, this, &BlockPage::toggleResidual);
    const auto toggle = [this](bool BlockSwitches::*what) {
        BlockState next = m_state;
        next.set(what, -1, !next.common(what).value_or(false));
        editControls(next, static_cast<int>(ControlStrip::Change::Switch), {});
    };
    connect(m_attentionAction, &QAction::triggered, this, [=] { toggle(&BlockSwitches::attention); });
    connect(m_mlpAction, &QAction::triggered, this, [=] { toggle(&BlockSwitches::mlp); });
    connect(m_tabs, &SegmentedControl::picked, this, [this](int tab) {
        // Every tab has its step of the guide.
        const int steps[] = {0, 1, 3};
        setStep(steps[tab]);
        showTab(static_cast<Tab>(tab));
    });
    connect(&m_document, &Document::pageStateChanged, this, [this](const QString& page) {
        if (page == QLatin1String("block")) readDocument();
    });
    connect(&m_document, &Document::pageEdited, this, [this](const QString& page, const QJsonObject& before) {
        if (page == QLatin1String("block")) lookAtEdit(blockStateFrom(before));
    });
    connect(&m_document, &Document::replaced, this, [this] {
        m_residualByHand = m_attentionOpened = false;
        m_opened = -1;
        readDocument();
        m_firstX = m_state.x;
        readView();
    });
    connect(&m_document, &Document::modelChanged, this, [this] {
        if (m_state.trained) m_stale = true;
        refresh();
    });
    addStepKeys(*this);
    readDocument();
    readView();
    retranslateUi();
}

QWidget* BlockPage::buildRight() {
    m_tabs->setObjectName(QStringLiteral("blockTabs"));
    m_countTitle->setFont(textFont(type::section, QFont::DemiBold));
    auto* parts = new QWidget;
    auto* partsLayout = new QVBoxLayout(parts);
    partsLayout->setContentsMargins(0, 0, 0, 0);
    partsLayout->setSpacing(6);
    partsLayout->addWidget(m_tensor, 4);
    auto* countHead = new QHBoxLayout;
    countHead->addWidget(m_countTitle, 1);
    countHead->addWidget(m_countSizes);
    partsLayout->addLayout(countHead);
    partsLayout->addWidget(m_counts, 5);
    // The examples are taller than a low window has room for.
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(m_example);
    m_stack->addWidget(parts);
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_depth);
    auto* card = new Card;
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(8);
    layout->addWidget(m_tabs, 0, Qt::AlignLeft);
    layout->addWidget(m_stack, 1);
    return card;
}

void BlockPage::waitForRuns() {
    waitUntil([this] { return !m_job.isRunning() && !m_depth->isRunning(); });
}

QList<TourState> BlockPage::tourStates() {
    const auto set = [this](auto change) {
        BlockState next = m_state;
        change(next);
        edit(next, [] { return QString(); });
    };
    QList<TourState> states;
    states << TourState{"post-norm", [=, this] {
                            toggleNorm();
                            pick({NodeKind::Norm, Side::Decoder, 0, Sublayer::Mlp});
                        }};
    states << TourState{"no-residual", [this] { toggleResidual(); }};
    states << TourState{"24-blocks-one-off", [=] {
                            set([](BlockState& s) {
                                s.setWidth(96);
                                s.setBlocks(24);
                                s.set(&BlockSwitches::attention, 11, false);
                                s.set(&BlockSwitches::mlp, 4, false);
                            });
                        }};
    states << TourState{"block-12-of-24", [=, this] {
                            set([](BlockState& s) {
                                s.setWidth(96);
                                s.setBlocks(24);
                                s.set(&BlockSwitches::attention, 11, false);
                            });
                            pick({NodeKind::Block, Side::Decoder, 11});
                        }};
    states << TourState{"norm-and-residual", [this] { setStep(1); }};
    states << TourState{"depth", [this] { setStep(3); }};
    states << TourState{"depth-small-weights", [=, this] {
                            set([](BlockState& s) { s.deviation = 0.15; });
                            setStep(3);
                        }};
    states << TourState{"trained", [=, this] {
                            LabState lab;
                            auto model = std::make_shared<LabModel>();
                            model->name = "seeded";
                            model->parameters = std::make_shared<const Parameters<float>>(
                                seededGpt(smallGpt(), 4, 3).parameters);
                            lab.model = model;
                            m_document.setLab(lab);
                            set([](BlockState& s) { s.trained = true; });
                        }};
    states.prepend({"opened", [] {}});
    states << TourState{"attention-weights", [this] {
                            findChild<QComboBox*>(QStringLiteral("tensorChoice"))->setCurrentIndex(1);
                        }};
    for (TourState& state : states)
        state.show = [this, show = state.show] {
            waitForRuns();
            show();
            waitForRuns();
        };
    return states;
}

} // namespace dikkat::ui
