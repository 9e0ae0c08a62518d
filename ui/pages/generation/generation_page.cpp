#include "ui/pages/generation/generation_page.h"

#include "ui/document/example_model.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/generation/empty_state.h"
#include "ui/pages/generation/generation_code.h"
#include "ui/pages/generation/generation_presentation.h"
#include "ui/pages/generation/injection_card.h"
#include "ui/pages/generation/loop_card.h"
#include "ui/pages/generation/settings_card.h"
#include "ui/pages/generation/teacher_card.h"
#include "ui/pages/generation/text_card.h"
#include "ui/pages/generation/timing_card.h"
#include "ui/pages/page_keys.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/token_flow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace dikkat::ui {

GenerationPage::GenerationPage(Document& document, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_session(new GenerationSession(document, this))
    , m_header(new PageHeader)
    , m_whole(new QStackedWidget)
    , m_detail(new QStackedWidget)
    , m_empty(new EmptyState)
    , m_settings(new SettingsCard(*m_session))
    , m_text(new TextCard(*m_session))
    , m_tabs(new SegmentedControl)
    , m_loop(new LoopCard(*m_session))
    , m_teacher(new TeacherCard(document, *m_session))
    , m_injection(new InjectionCard(*m_session))
    , m_timing(new TimingCard(*m_session)) {
    setObjectName(QStringLiteral("generationPage"));
    setFocusPolicy(Qt::ClickFocus);
    build();
    addShortcuts();

    connect(m_empty, &EmptyState::trainWanted, this, [this] { emit openPage(PageId::Training); });
    connect(m_empty, &EmptyState::exampleWanted, this, &GenerationPage::loadExample);
    connect(m_settings, &SettingsCard::problem, this, &Page::problem);
    connect(m_text, &TextCard::hovered, this, &Page::hoverTextChanged);
    connect(m_loop, &LoopCard::hovered, this, &Page::hoverTextChanged);
    connect(m_text, &TextCard::writtenTokenPicked, this, [this](int place) {
        m_session->setRunning(false);
        setTab(Tab::Injection);
        m_injection->choosePlace(place);
    });
    connect(m_teacher, &TeacherCard::problem, this, &Page::problem);
    connect(m_teacher, &TeacherCard::hovered, this, &Page::hoverTextChanged);
    connect(m_teacher, &TeacherCard::measured, this, &GenerationPage::lookForTasks);
    connect(m_injection, &InjectionCard::hovered, this, &Page::hoverTextChanged);
    connect(m_injection, &InjectionCard::measured, this, &GenerationPage::lookForTasks);
    connect(m_timing, &TimingCard::hovered, this, &Page::hoverTextChanged);
    connect(m_timing, &TimingCard::measured, this, &GenerationPage::lookForTasks);
    connect(m_tabs, &SegmentedControl::picked, this, [this](int index) { setTab(static_cast<Tab>(index)); });
    connect(m_session, &GenerationSession::changed, this, &GenerationPage::announce);
    connect(m_session, &GenerationSession::settingsChanged, this, &GenerationPage::announce);
    connect(m_session, &GenerationSession::modelChanged, this, &GenerationPage::refresh);
    connect(m_session, &GenerationSession::runningChanged, this, &GenerationPage::announce);
    connect(&m_document, &Document::aboutToStore, this, &GenerationPage::storeView);
    connect(&m_document, &Document::replaced, this, &GenerationPage::restoreView);
    connect(&m_document, &Document::pageEdited, this, [this](const QString& page, const QJsonObject& before) {
        if (page == QLatin1String(GenerationSession::page)) lookAtEdit(settingsFromJson(before));
    });
    restoreView();
    retranslateUi();
}

void GenerationPage::build() {
    m_tabs->setObjectName(QStringLiteral("generationTabs"));
    m_detail->setObjectName(QStringLiteral("generationDetail"));
    for (QWidget* card : {static_cast<QWidget*>(m_loop), static_cast<QWidget*>(m_teacher),
                          static_cast<QWidget*>(m_injection), static_cast<QWidget*>(m_timing)})
        m_detail->addWidget(card);

    auto* scroll = new QScrollArea;
    scroll->setWidget(m_settings);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QWidget* left = Card::around(scroll);
    left->setFixedWidth(232);
    QWidget* lower = new Card;
    auto* lowerLayout = new QVBoxLayout(lower);
    lowerLayout->setContentsMargins(12, 10, 12, 10);
    lowerLayout->setSpacing(8);
    lowerLayout->addWidget(m_tabs, 0, Qt::AlignLeft);
    lowerLayout->addWidget(m_detail, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(10);
    right->addWidget(Card::around(m_text), 1);
    right->addWidget(lower, 3);
    auto* work = new QWidget;
    auto* columns = new QHBoxLayout(work);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(12);
    columns->addWidget(left);
    columns->addLayout(right, 1);
    m_whole->addWidget(work);
    m_whole->addWidget(Card::around(m_empty));

    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(4);
    layout->addWidget(m_header);
    layout->addSpacing(4);
    layout->addWidget(m_whole, 1);
}

void GenerationPage::addShortcuts() {
    const auto on = [this](const QKeySequence& keys, auto act, const char* what) {
        addPageKey(*this, keys, act, what);
    };
    notePageKeys(*this, QT_TRANSLATE_NOOP("PageKeys", "Space"),
                 QT_TRANSLATE_NOOP("PageKeys", "let the text run, or pause it"));
    on(
        Qt::Key_Period, [this] { m_session->nextStage(); },
        QT_TRANSLATE_NOOP("PageKeys", "next step of the loop"));
    on(
        QKeySequence(Qt::CTRL | Qt::Key_Right), [this] { m_session->nextStage(); },
        QT_TRANSLATE_NOOP("PageKeys", "next step of the loop"));
    on(
        QKeySequence(Qt::CTRL | Qt::Key_Left), [this] { m_session->previousStage(); },
        QT_TRANSLATE_NOOP("PageKeys", "previous step of the loop"));
    on(
        Qt::Key_N, [this] { m_session->nextToken(); }, QT_TRANSLATE_NOOP("PageKeys", "write a token"));
    on(
        Qt::Key_Backspace, [this] { m_session->backToken(); },
        QT_TRANSLATE_NOOP("PageKeys", "take the last token back"));
    on(
        QKeySequence(Qt::CTRL | Qt::Key_Home), [this] { m_session->startOver(); },
        QT_TRANSLATE_NOOP("PageKeys", "begin the text again"));
    on(
        Qt::Key_Escape, [this] { m_session->setRunning(false); },
        QT_TRANSLATE_NOOP("PageKeys", "stop the running text"));
    addStepKeys(*this);
}

void GenerationPage::keyPressEvent(QKeyEvent* event) {
    // Not a shortcut: a button or box with the focus keeps its own Space.
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::NoModifier)
        m_session->setRunning(!m_session->isRunning());
    else
        Page::keyPressEvent(event);
}

QString GenerationPage::title() const {
    return tr("Generation");
}

QString GenerationPage::guideStepId() const {
    static const char* const ids[] = {"crop", "run",     "logits",    "softmax",
                                      "draw", "teacher", "injection", "timing"};
    return QLatin1String(ids[step()]);
}

int GenerationPage::step() const {
    return m_tab == Tab::Loop ? static_cast<int>(m_session->stage())
                              : loopStages + static_cast<int>(m_tab) - 1;
}

void GenerationPage::setStep(int step) {
    if (step < 0 || step >= stepCount()) return;
    if (step >= loopStages) {
        setTab(static_cast<Tab>(step - loopStages + 1));
        return;
    }
    setTab(Tab::Loop);
    m_session->setStage(static_cast<LoopStage>(step));
}

void GenerationPage::setTab(Tab tab) {
    m_tab = tab;
    m_tabs->setCurrent(static_cast<int>(tab));
    m_detail->setCurrentIndex(static_cast<int>(tab));
    m_teacher->setWanted(tab == Tab::Teacher);
    m_injection->setWanted(tab == Tab::Injection);
    announce();
}

QString GenerationPage::code(CodeFlavour flavour) const {
    switch (flavour) {
    case CodeFlavour::NumPy: return generationNumpy(*m_session);
    case CodeFlavour::PyTorch: return generationTorch(*m_session);
    }
    return {};
}

void GenerationPage::loadExample() {
    LabState lab = exampleLab();
    if (!lab.model || m_document.model() != m_document.lab().model) return; // a run has its own
    lab.kept = m_document.lab().kept;
    m_document.editLab(std::move(lab), [] { return tr("Load the example model"); });
}

QWidget* GenerationPage::createPresentation(QWidget* parent) {
    return new GenerationPresentation(*this, parent);
}

void GenerationPage::resetPage() {
    m_session->edit({}, [] { return tr("Reset the page"); });
    m_session->startOver();
    setTab(Tab::Loop);
}

Matrix GenerationPage::focusedMatrix() const {
    const auto choice = m_session->choice();
    if (!choice) return {};
    const SamplingStep& s = choice->step;
    switch (m_session->stage()) {
    case LoopStage::Crop:
    case LoopStage::Run:
    case LoopStage::Logits: return s.logits;
    case LoopStage::Softmax: return s.probabilities;
    case LoopStage::Draw: break;
    }
    return s.filteredProbabilities;
}

const std::vector<FlowToken>& GenerationPage::textTokens() const {
    return m_text->flow().tokens();
}

QStringList GenerationPage::statusTexts() const {
    if (!m_session->model()) return {tr("No model yet: train one or open one")};
    QStringList texts;
    if (m_tab == Tab::Loop)
        texts << tr("Step %1 / %2: %3")
                     .arg(step() + 1)
                     .arg(loopStages)
                     .arg(LoopCard::stageNames().value(step()));
    texts << tr("Written: %1 of %2 tokens")
                 .arg(m_session->written().size())
                 .arg(m_session->ready() ? m_session->task().tokens : 0);
    if (m_session->isRunning())
        texts << tr("Space pauses");
    else if (m_session->ready() && m_session->finished())
        texts << tr("The text is complete");
    else
        texts << tr("Space runs, N writes a token, . goes a step");
    return texts;
}

void GenerationPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    m_session->addViewer();
    refresh();
    setTab(m_tab); // what it shows may have waited for a viewer
}

void GenerationPage::hideEvent(QHideEvent* event) {
    m_session->removeViewer();
    Page::hideEvent(event);
}

void GenerationPage::refresh() {
    m_whole->setCurrentIndex(m_session->model() ? 0 : 1);
    announce();
}

void GenerationPage::announce() {
    lookForTasks();
    if (step() != m_announcedStep) {
        m_announcedStep = step();
        emit stepChanged();
    }
    emit codeChanged();
    emit statusChanged();
}

void GenerationPage::storeView() {
    QJsonObject view = m_document.pageView(QLatin1String(GenerationSession::page));
    m_session->storeView(view);
    view.insert("tab", static_cast<int>(m_tab));
    m_document.setPageView(QLatin1String(GenerationSession::page), view);
}

void GenerationPage::restoreView() {
    beginTasks();
    const QJsonObject view = m_document.pageView(QLatin1String(GenerationSession::page));
    m_session->restoreView(view);
    const int tab = view.value("tab").toInt(0);
    setTab(tab >= 0 && tab < tabs ? static_cast<Tab>(tab) : Tab::Loop);
    refresh();
}

void GenerationPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void GenerationPage::retranslateUi() {
    m_header->setTitle(title());
    m_header->setSubtitle(
        tr("A language model writes one token, puts it at the end of its text, and begins again."));
    m_tabs->setLabels({tr("The loop"), tr("Teacher forcing"), tr("A wrong token"), tr("Time")});
    m_tabs->setAccessibleName(tr("What is shown below the text"));
    announce();
}

} // namespace dikkat::ui
