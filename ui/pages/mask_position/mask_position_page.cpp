#include "ui/pages/mask_position/mask_position_page.h"

#include "ui/document/document.h"
#include "ui/pages/mask_position/encoding_part.h"
#include "ui/pages/mask_position/leak_part.h"
#include "ui/pages/mask_position/mask_part.h"
#include "ui/pages/mask_position/mask_position_code.h"
#include "ui/pages/mask_position/mask_position_presentation.h"
#include "ui/pages/mask_position/order_part.h"
#include "ui/pages/mask_position/piece_part.h"
#include "ui/runtime/wait_until.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>
#include <algorithm>

namespace dikkat::ui {

namespace {

const QString pageKey = QStringLiteral("mask_position");
constexpr const char* stepIds[] = {"mask", "order", "encoding", "piece", "leak"};

} // namespace

MaskPositionPage::MaskPositionPage(Document& document, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_maskAction(makePageSwitch(*this, "maskOfPage4", "mask", Qt::Key_M))
    , m_header(new PageHeader)
    , m_causal(new QCheckBox)
    , m_tabs(new SegmentedControl)
    , m_stack(new QStackedWidget)
    , m_mask(new MaskPart(*this))
    , m_order(new OrderPart(*this))
    , m_encoding(new EncodingPart(*this))
    , m_piece(new PiecePart(*this))
    , m_leak(new LeakPart(*this))
    , m_parts{m_mask, m_order, m_encoding, m_piece, m_leak} {
    setObjectName(QStringLiteral("maskPositionPage"));
    setFocusPolicy(Qt::ClickFocus);
    m_causal->setObjectName(QStringLiteral("maskCheck"));
    m_tabs->setObjectName(QStringLiteral("partTabs"));
    m_tabs->setLabels(QStringList(5, QString()));
    for (MaskPositionPart* part : m_parts) {
        m_stack->addWidget(part);
        connect(part, &MaskPositionPart::hovered, this, &Page::hoverTextChanged);
        connect(part, &MaskPositionPart::findingChanged, this, &MaskPositionPage::shownChanged);
        connect(part, &MaskPositionPart::findingChanged, this, &Page::statusChanged);
    }

    m_header->addToTitle(m_causal);
    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(m_header);
    layout->addWidget(m_tabs, 0, Qt::AlignLeft);
    layout->addWidget(m_stack, 1);

    connect(m_causal, &QCheckBox::clicked, this, [this] { toggleMask(); });
    connect(m_maskAction, &QAction::triggered, this, [this] { toggleMask(); });
    connect(m_tabs, &SegmentedControl::picked, this, &MaskPositionPage::setStep);
    connect(&m_document, &Document::pageStateChanged, this, [this](const QString& page) {
        if (page == pageKey) take();
    });
    connect(&m_document, &Document::pageViewChanged, this, [this](const QString& page) {
        if (page == pageKey) showStep();
    });
    connect(&m_document, &Document::pageEdited, this, [this](const QString& page, const QJsonObject& before) {
        if (page == pageKey) lookForTasks(MaskPositionState::fromJson(before));
    });
    connect(&m_document, &Document::replaced, this, [this] {
        m_maskSwitchedOff = m_leakSeedChosen = false;
        take();
        showStep();
    });
    connect(&m_document, &Document::modelChanged, this, [this] {
        if (step() == 2 && m_state.table == PositionTable::Trained) refreshPart();
    });
    m_state = MaskPositionState::fromJson(m_document.pageState(pageKey));
    retranslateUi();
}

std::shared_ptr<const LabModel> MaskPositionPage::model() const {
    return m_document.model();
}

QString MaskPositionPage::title() const {
    return tr("Mask and position");
}

QString MaskPositionPage::guideStepId() const {
    return QLatin1String(stepIds[step()]);
}

int MaskPositionPage::step() const {
    return std::clamp(m_document.pageView(pageKey)["step"].toInt(), 0, stepCount() - 1);
}

void MaskPositionPage::setStep(int step) {
    if (step >= 0 && step < stepCount()) m_document.setPageView(pageKey, {{"step", step}});
}

const MaskPositionPart& MaskPositionPage::part() const {
    return *m_parts[static_cast<std::size_t>(step())];
}

QString MaskPositionPage::code(CodeFlavour flavour) const {
    return maskPositionCode(m_state, step(), m_piece->text(), m_encoding->matrix(),
                            flavour == CodeFlavour::PyTorch);
}

QWidget* MaskPositionPage::createPresentation(QWidget* parent) {
    return new MaskPositionPresentation(*this, parent);
}

void MaskPositionPage::resetPage() {
    edit({}, [] { return tr("Reset the page"); });
}

Matrix MaskPositionPage::focusedMatrix() const {
    return part().matrix();
}

QStringList MaskPositionPage::statusTexts() const {
    return {tr("Step %1 / %2").arg(step() + 1).arg(stepCount()), part().finding()};
}

void MaskPositionPage::edit(const MaskPositionState& next, std::function<QString()> words,
                            const QString& gesture) {
    if (next == m_state) return refreshPart(); // a control may show something else
    m_document.editPage(pageKey, next == MaskPositionState{} ? QJsonObject{} : next.toJson(),
                        std::move(words), gesture);
}

void MaskPositionPage::toggleMask() {
    MaskPositionState next = m_state;
    next.causal = !next.causal;
    edit(next, [on = next.causal] { return on ? tr("Causal mask on") : tr("Causal mask off"); });
}

void MaskPositionPage::mark(const char* task) {
    if (m_done.contains(QLatin1String(task))) return;
    m_done.insert(QLatin1String(task));
    emit tasksChanged();
}

void MaskPositionPage::leakTrained() {
    mark("leak-run");
    if (m_leakSeedChosen) mark("leak-seed");
}

void MaskPositionPage::take() {
    m_state = MaskPositionState::fromJson(m_document.pageState(pageKey));
    refreshPart();
    emit codeChanged();
}

void MaskPositionPage::showStep() {
    refreshPart();
    emit stepChanged();
    emit codeChanged();
}

void MaskPositionPage::refreshPart() {
    m_causal->setChecked(m_state.causal);
    m_maskAction->setChecked(m_state.causal);
    const int now = step();
    m_tabs->setCurrent(now);
    m_stack->setCurrentIndex(now);
    m_header->setSubtitle(subtitle());
    // Parts (c) and (e) have no mask to switch.
    m_causal->setVisible(now == 0 || now == 1 || now == 3);
    m_parts[static_cast<std::size_t>(now)]->refresh(); // the others when they are looked at
    emit statusChanged();
    emit shownChanged();
}

QString MaskPositionPage::subtitle() const {
    switch (step()) {
    case 0: return tr("A GPT that reads 16 symbols and was never trained. Click a symbol to change it.");
    case 1:
        return tr(
            "The same untrained GPT. All symbols but the last are shuffled: does the last output notice?");
    case 2: return tr("What is added to the embeddings so that the model knows where a symbol stands.");
    case 3: return tr("A piece of text holds as many exercises as it has symbols to predict.");
    default: return tr("The same small model, trained twice from one seed: with the mask and without it.");
    }
}

void MaskPositionPage::lookForTasks(const MaskPositionState& before) {
    const MaskPositionState& s = m_state;
    const int now = step();
    if (now == 0) {
        if (s.place != before.place) mark("other-place");
        if (before.causal && !s.causal) mark("mask-off");
        if (!before.causal && s.causal && m_maskSwitchedOff) mark("mask-back");
        m_maskSwitchedOff = m_maskSwitchedOff || !s.causal;
    }
    const bool otherPositions = s.positions != before.positions;
    if (otherPositions && s.positions != Positions::None) mark("with-positions");
    if ((otherPositions || s.blocks != before.blocks) && s.blocks == 2 && s.positions == Positions::None)
        mark("two-blocks");
    const auto chapterRow = [](const MaskPositionState& t) {
        return t.width == 4 && t.row == 1 && t.table == PositionTable::Sinusoidal;
    };
    if (!chapterRow(before) && chapterRow(s)) mark("chapter-row");
    if (before.width < 48 && s.width >= 48) mark("wide-table");
    if (s.table != before.table) {
        if (s.table == PositionTable::Untrained) mark("learned-table");
        if (s.table == PositionTable::Trained) mark("trained-table");
    }
    if (now == 3 && before.causal && !s.causal) mark("piece-unmasked");
    m_leakSeedChosen = m_leakSeedChosen || s.leakSeed != before.leakSeed;
}

void MaskPositionPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void MaskPositionPage::retranslateUi() {
    setActionWords(*m_maskAction, tr("Causal &mask"),
                   tr("Every position sees only itself and what came before"));
    m_header->setTitle(title());
    m_causal->setText(tr("Causal mask"));
    m_causal->setToolTip(m_maskAction->toolTip());
    m_tabs->setLabels({tr("a  Mask"), tr("b  Order"), tr("c  Encoding"), tr("d  Tasks"), tr("e  Leak")});
    for (MaskPositionPart* part : m_parts) part->refresh();
    refreshPart();
}

QList<TourState> MaskPositionPage::tourStates() {
    const auto change = [this](auto how) {
        MaskPositionState next = m_state;
        how(next);
        edit(next, [] { return QString(); });
    };
    QList<TourState> states;
    states << TourState{QStringLiteral("mask-off"), [this] { toggleMask(); }};
    states << TourState{QStringLiteral("order"), [this] { setStep(1); }};
    states << TourState{QStringLiteral("order-learned"), [=, this] {
                            setStep(1);
                            change([](MaskPositionState& s) { s.positions = Positions::Learned; });
                        }};
    states << TourState{QStringLiteral("encoding"), [this] { setStep(2); }};
    states << TourState{QStringLiteral("encoding-chapter"), [=, this] {
                            setStep(2);
                            change([](MaskPositionState& s) {
                                s.width = 4;
                                s.length = 8;
                            });
                        }};
    states << TourState{QStringLiteral("encoding-learned"), [=, this] {
                            setStep(2);
                            change([](MaskPositionState& s) {
                                s.table = PositionTable::Untrained;
                                s.length = 128;
                                s.width = 64;
                            });
                        }};
    states << TourState{QStringLiteral("encoding-trained"), [=, this] {
                            setStep(2);
                            change([](MaskPositionState& s) { s.table = PositionTable::Trained; });
                        }};
    states << TourState{QStringLiteral("tasks"), [this] { setStep(3); }};
    states << TourState{QStringLiteral("tasks-unmasked"), [this] {
                            setStep(3);
                            toggleMask();
                        }};
    states << TourState{QStringLiteral("leak"), [this] {
                            setStep(4);
                            if (m_leak->result() == nullptr) m_leak->start();
                            waitUntil([this] { return !m_leak->isRunning(); }, 120);
                        }};
    return states;
}

} // namespace dikkat::ui
