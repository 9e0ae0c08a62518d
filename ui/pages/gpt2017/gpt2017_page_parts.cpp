#include "ui/diagram/architecture_diagram.h"
#include "ui/diagram/diagram_view.h"
#include "ui/pages/gpt2017/block_bars.h"
#include "ui/pages/gpt2017/data_card.h"
#include "ui/pages/gpt2017/difference_table.h"
#include "ui/pages/gpt2017/gpt2017_page.h"
#include "ui/pages/gpt2017/translation_card.h"
#include "ui/pages/page_keys.h"
#include "ui/runtime/wait_until.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/value_slider.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QStackedWidget>
#include <QVariantAnimation>

/// The parts of page 6 that are only put together, and its states for the tour.
namespace dikkat::ui {

Gpt2017Page::Gpt2017Page(Document& document, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_header(new PageHeader)
    , m_nodeText(new QLabel)
    , m_totals(new QLabel)
    , m_diagram(new DiagramView)
    , m_morph(new ValueSlider(QStringLiteral("morphSlider")))
    , m_width(new ValueSlider(QStringLiteral("widthSlider")))
    , m_blocks(new ValueSlider(QStringLiteral("gptBlocksSlider")))
    , m_open(new QPushButton)
    , m_tabs(new SegmentedControl)
    , m_stack(new QStackedWidget)
    , m_table(new DifferenceTable)
    , m_bars(new BlockBars)
    , m_data(new DataCard)
    , m_translation(new TranslationCard)
    , m_animation(new QVariantAnimation(this))
    , m_moveAction(makePageSwitch(*this, "turnIntoGpt", "compare", Qt::Key_G)) {
    setObjectName(QStringLiteral("gpt2017Page"));
    build();
    m_diagram->setBuilder([this](const QSizeF& size) {
        return architectureScene({m_state.original(), m_state.gpt(), m_moved}, size, type::small,
                                 [this](const NodeId& n) { return valueOf(n); });
    });
    connect(m_diagram, &DiagramView::picked, this, &Gpt2017Page::pick);
    connect(m_diagram, &DiagramView::hovered, this, &Page::hoverTextChanged);
    connect(m_open, &QPushButton::clicked, this, &Gpt2017Page::openNodePage);
    connect(m_moveAction, &QAction::triggered, this, &Gpt2017Page::toggleMoved);
    connect(m_animation, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& v) { moveByHand(v.toDouble()); });
    connect(m_animation, &QVariantAnimation::finished, this, [this] {
        refresh();
        writeView();
    });
    connect(m_morph, &ValueSlider::moved, this, [this](int position, const QString&) {
        m_animation->stop();
        moveByHand(position / 100.0);
        writeView();
    });
    connect(m_width, &ValueSlider::moved, this, [this](int position, const QString& gesture) {
        Gpt2017State next = m_state;
        next.width = (position + 1) * Gpt2017State::widthStep;
        edit(
            next, [w = next.width] { return tr("Width: %1").arg(w); }, gesture);
    });
    connect(m_blocks, &ValueSlider::moved, this, [this](int position, const QString& gesture) {
        Gpt2017State next = m_state;
        next.blocks = position + 1;
        edit(
            next, [n = next.blocks] { return tr("Blocks: %1").arg(n); }, gesture);
    });
    connect(m_table, &DifferenceTable::rowPicked, this, [this](int row) {
        using Row = DifferenceTable::Row;
        switch (static_cast<Row>(row)) {
        case Row::Cross: pick(firstNode()); break;
        case Row::Mask: pick({NodeKind::Attention, Side::Decoder, 0}); break;
        case Row::Norm: pick({NodeKind::Norm, Side::Decoder, 0, Sublayer::Attention}); break;
        case Row::Position:
        case Row::Embedding: pick({NodeKind::Embedding}); break;
        case Row::Activation: pick({NodeKind::Mlp, Side::Decoder, 0, Sublayer::Mlp}); break;
        case Row::Task: pick({NodeKind::Head}); break;
        case Row::Weights: setStep(1); break;
        case Row::Stack: break;
        }
    });
    connect(m_bars, &BlockBars::crossPicked, this, [this] { pick(firstNode()); });
    connect(m_data, &DataCard::anotherShown, this, [this] { mark(QStringLiteral("another-pair")); });
    connect(m_tabs, &SegmentedControl::picked, this, &Gpt2017Page::setStep);
    connect(m_translation, &TranslationCard::sentencePicked, this,
            [this](const QString& sentence, bool typed) {
                Gpt2017State next = m_state;
                next.sentence = sentence.isEmpty() ? QStringLiteral(" ") : sentence;
                m_sentenceTyped = typed && tidied(sentence) != tidied(Gpt2017State{}.sentence);
                edit(next, [] { return tr("Sentence to translate"); });
            });
    connect(m_translation, &TranslationCard::ownPicked, this, [this](bool own) {
        Gpt2017State next = m_state;
        next.ownModel = own;
        edit(next, [own] { return own ? tr("The Lab’s translator") : tr("The shipped translator"); });
        if (own) lookAtOwnTranslator();
    });
    connect(m_translation, &TranslationCard::verbSelected, this, &Gpt2017Page::lookAtVerb);
    connect(m_translation, &TranslationCard::unknownWord, this, &Gpt2017Page::lookAtUnknownWord);
    connect(m_translation, &TranslationCard::trainAsked, this, &Gpt2017Page::trainAfresh);
    connect(m_translation, &TranslationCard::hovered, this, &Page::hoverTextChanged);
    connect(m_translation, &TranslationCard::translated, this, [this] {
        lookAtTranslation();
        emit codeChanged();
    });
    connect(&m_document, &Document::pageStateChanged, this, [this](const QString& page) {
        if (page == QLatin1String("gpt2017")) readDocument();
    });
    connect(&m_document, &Document::pageEdited, this, [this](const QString& page, const QJsonObject& before) {
        if (page == QLatin1String("gpt2017")) lookAtEdit(gpt2017StateFrom(before));
    });
    connect(&m_document, &Document::replaced, this, [this] {
        beginTasks();
        readDocument();
        readView();
    });
    connect(&m_document, &Document::modelChanged, this, [this] { refreshTranslation(); });
    addStepKeys(*this);
    readDocument();
    readView();
    retranslateUi();
}

void Gpt2017Page::build() {
    m_animation->setDuration(900);
    m_animation->setEasingCurve(QEasingCurve::InOutCubic);
    auto* body = new QHBoxLayout;
    body->setSpacing(12);
    body->addWidget(buildLeft(), 11);
    body->addWidget(buildRight(), 9);
    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(m_header);
    layout->addLayout(body, 1);
}

QWidget* Gpt2017Page::buildLeft() {
    m_diagram->setObjectName(QStringLiteral("architectureDiagram"));
    m_diagram->setMinimumSize(400, 300);
    m_diagram->setMarkCross(true);
    m_diagram->setPixels(type::small);
    m_morph->setPositions(101, 10);
    m_nodeText->setObjectName(QStringLiteral("nodeText"));
    m_nodeText->setWordWrap(true);
    m_nodeText->setMinimumHeight(56);
    m_nodeText->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_open->setObjectName(QStringLiteral("openNodePage"));
    auto* below = new QHBoxLayout;
    below->setSpacing(10);
    below->addWidget(m_nodeText, 1);
    below->addWidget(m_open, 0, Qt::AlignTop);
    auto* card = new Card;
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(8);
    layout->addWidget(m_morph);
    layout->addWidget(m_diagram, 1);
    layout->addLayout(below);
    return card;
}

QWidget* Gpt2017Page::buildRight() {
    m_tabs->setObjectName(QStringLiteral("gpt2017Tabs"));
    m_width->setPositions(Gpt2017State::mostWidth / Gpt2017State::widthStep, 4);
    m_blocks->setPositions(Gpt2017State::mostBlocks, 4);
    m_totals->setObjectName(QStringLiteral("totals"));
    m_totals->setTextFormat(Qt::RichText);
    m_totals->setFont(numberFont(type::body));
    auto* weights = new QWidget;
    auto* column = new QVBoxLayout(weights);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_width);
    column->addWidget(m_bars);
    column->addWidget(m_blocks);
    column->addWidget(m_totals);
    column->addStretch();
    for (QWidget* w : {static_cast<QWidget*>(m_table), weights, static_cast<QWidget*>(m_data),
                       static_cast<QWidget*>(m_translation)})
        m_stack->addWidget(w);
    auto* card = new Card;
    auto* layout = new QVBoxLayout(card);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(8);
    layout->addWidget(m_tabs, 0, Qt::AlignLeft);
    layout->addWidget(m_stack, 1);
    return card;
}

void Gpt2017Page::waitForRuns() {
    waitUntil([this] { return !m_translation->isRunning(); });
}

QList<TourState> Gpt2017Page::tourStates() {
    const auto translate = [this](const QString& sentence) {
        Gpt2017State next = m_state;
        next.sentence = sentence;
        edit(next, [] { return QString(); });
        prepare();
        setStep(3);
        waitForRuns();
    };
    return {
        {"half-way", [this] { setMoved(0.5); }},
        {"turned", [this] { setMoved(1); }},
        {"gpt-node",
         [this] {
             NodeId n{NodeKind::Norm, Side::Decoder, 0, Sublayer::Mlp};
             n.model = 1;
             pick(n);
         }},
        {"weights", [this] { setStep(1); }},
        {"data", [this] { setStep(2); }},
        {"translation", [=, this] { translate(m_state.sentence); }},
        {"translation-long", [=] { translate(QStringLiteral("büyük köpek bahçede eski bir kitap okuyor")); }},
        {"unknown-word", [=] { translate(QStringLiteral("kedi uçağı gördü")); }}};
}

} // namespace dikkat::ui
