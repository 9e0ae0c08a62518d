#include "ui/pages/heads/heads_page.h"

#include "ui/pages/heads/empty_card.h"
#include "ui/pages/heads/head_code.h"
#include "ui/pages/heads/head_words.h"
#include "ui/pages/heads/heads_presentation.h"
#include "ui/pages/heads/map_card.h"
#include "ui/pages/heads/model_opener.h"
#include "ui/pages/heads/moment_bar.h"
#include "ui/pages/heads/note_card.h"
#include "ui/pages/heads/scores_table.h"
#include "ui/pages/heads/side_card.h"
#include "ui/pages/heads/text_bar.h"
#include "ui/pages/page_keys.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/head_grid.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/weight_map.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

namespace dikkat::ui {

namespace {

constexpr const char* stepIds[] = {"scores", "pair", "ablation", "moments"};

} // namespace

HeadsPage::HeadsPage(Document& document, QWidget* parent)
    : Page(parent)
    , m_inspector(new Inspector(document, this))
    , m_opener(new ModelOpener(document, this))
    , m_header(new PageHeader)
    , m_gridTitle(new QLabel)
    , m_open(new QPushButton)
    , m_example(new QPushButton)
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyCard)
    , m_text(new TextBar(*m_inspector))
    , m_grid(new HeadGrid)
    , m_gridScroll(new QScrollArea)
    , m_map(new MapCard(*m_inspector))
    , m_side(new SideCard(*m_inspector))
    , m_moments(new MomentBar(*m_inspector))
    , m_scores(new ScoresTable(*m_inspector))
    , m_note(new NoteCard(*m_inspector))
    , m_toggle(makePageSwitch(*this, "toggleHead", "cross", Qt::Key_O))
    , m_allOn(makePageAction(*this, "allHeads", "check", Qt::Key_A)) {
    setObjectName(QStringLiteral("headsPage"));
    setFocusPolicy(Qt::ClickFocus);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(buildWorkbench());
    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 10, 16, 10);
    layout->setSpacing(8);
    layout->addWidget(buildHeader());
    layout->addWidget(m_stack, 1);
    connectParts();
    addShortcuts();
    retranslateUi();
}

void HeadsPage::connectParts() {
    connect(m_inspector, &Inspector::modelChanged, this, [this] {
        m_side->refreshModel();
        m_moments->refresh();
        refreshHeader();
    });
    connect(m_inspector, &Inspector::stateChanged, this, [this] {
        m_text->refresh();
        m_grid->setOff(m_inspector->on());
        m_map->refresh();
        m_note->refresh();
        m_side->refreshWriting();
        refreshHeader();
        emit statusChanged();
    });
    connect(m_inspector, &Inspector::viewChanged, this, [this] {
        m_grid->setCurrent(m_inspector->head());
        m_map->refresh();
        m_side->refresh();
        m_scores->refresh();
        m_note->refresh();
        m_text->refreshSelection();
        m_moments->refresh();
        m_toggle->setChecked(m_inspector->state().isOff(m_inspector->head()));
        lookForTasks();
        emit stepChanged();
        emit codeChanged();
        emit statusChanged();
    });
    connect(m_inspector, &Inspector::answered, this, &HeadsPage::refresh);
    connect(m_inspector, &Inspector::measured, this, [this] {
        m_scores->refresh();
        m_note->refresh();
        m_side->refreshWriting();
        m_moments->refresh();
        lookForTasks();
    });
    connect(m_inspector, &Inspector::busyChanged, this, &HeadsPage::statusChanged);

    connect(m_grid, &HeadGrid::picked, this, &HeadsPage::pickHead);
    connect(m_scores, &ScoresTable::headPicked, this, &HeadsPage::pickHead);
    connect(m_grid, &HeadGrid::hovered, this, [this](int head, int query, int key) {
        const HeadReport* r = m_inspector->report(head);
        if (r == nullptr) return emit hoverTextChanged({});
        if (const QString words = cellWords(*m_inspector, head, query, key); !words.isEmpty())
            emit hoverTextChanged(QStringLiteral("%1: %2").arg(headName(r->place, r->layer, r->head), words));
    });
    connect(m_map, &MapCard::hovered, this, &Page::hoverTextChanged);
    connect(m_side, &SideCard::hovered, this, &Page::hoverTextChanged);
    connect(&m_inspector->document(), &Document::pageEdited, this,
            [this](const QString& page, const QJsonObject& before) {
                if (page == guideName()) lookAtEdit(HeadsState::from(before));
            });
    connect(&m_inspector->document(), &Document::pageViewChanged, this, [this](const QString& page) {
        if (page == guideName()) lookAtView();
    });
    connect(&m_inspector->document(), &Document::replaced, this, &HeadsPage::beginTasks);
    connect(m_scores, &QAbstractItemView::clicked, this, [this] { lookAtPick(m_inspector->head()); });

    connect(m_open, &QPushButton::clicked, this, [this] { m_opener->choose(ModelOpener::Purpose::Shown); });
    connect(m_example, &QPushButton::clicked, m_opener, &ModelOpener::loadExample);
    connect(m_empty, &EmptyCard::openWanted, m_open, &QPushButton::click);
    connect(m_empty, &EmptyCard::exampleWanted, m_opener, &ModelOpener::loadExample);
    connect(m_empty, &EmptyCard::trainWanted, this, [this] { emit openPage(PageId::Training); });
    connect(m_side, &SideCard::secondModelWanted, this,
            [this] { m_opener->choose(ModelOpener::Purpose::Second); });
    connect(m_opener, &ModelOpener::secondOpened, m_inspector, &Inspector::setSecond);
    connect(m_opener, &ModelOpener::problem, this, &Page::problem);
    connect(m_opener, &ModelOpener::busyChanged, this, [this](bool busy) {
        m_open->setEnabled(!busy);
        refreshHeader();
    });
    connect(m_toggle, &QAction::triggered, this, [this] {
        const int head = m_inspector->head();
        m_inspector->setHeadOff(head, !m_inspector->state().isOff(head));
    });
    connect(m_allOn, &QAction::triggered, m_inspector, &Inspector::allHeadsOn);
}

void HeadsPage::addShortcuts() {
    const auto on = [this](const QKeySequence& keys, auto act, const char* what) {
        addPageKey(*this, keys, act, what);
    };
    on(
        Qt::Key_PageUp, [this] { stepHead(-1); }, QT_TRANSLATE_NOOP("PageKeys", "previous head"));
    on(
        Qt::Key_PageDown, [this] { stepHead(1); }, QT_TRANSLATE_NOOP("PageKeys", "next head"));
    on(
        Qt::Key_Escape, [this] { m_inspector->selectCell(HeadsView::nothing, HeadsView::nothing); },
        QT_TRANSLATE_NOOP("PageKeys", "clear the selection"));
    notePageKeys(*this, QT_TRANSLATE_NOOP("PageKeys", "↑ ↓ ← → Home End"),
                 QT_TRANSLATE_NOOP("PageKeys", "move the chosen cell of the map"));
}

void HeadsPage::pickHead(int number) {
    HeadsView next = m_inspector->view();
    next.head = number;
    m_inspector->setView(next);
    lookAtPick(number);
}

void HeadsPage::stepHead(int by) {
    int next = m_inspector->head();
    const auto& rows = m_inspector->rows();
    if (rows.empty()) return;
    const int end = rows.back().first + rows.back().heads;
    do next += by;
    while (next >= 0 && next < end && rowOf(rows, next) == nullptr); // over layers without attention
    if (next >= 0 && next < end) pickHead(next);
}

QString HeadsPage::title() const {
    return tr("Heads");
}

QString HeadsPage::guideStepId() const {
    return QLatin1String(stepIds[step()]);
}

int HeadsPage::step() const {
    return std::clamp(m_inspector->view().step, 0, stepCount() - 1);
}

void HeadsPage::setStep(int step) {
    if (step < 0 || step >= stepCount()) return;
    HeadsView next = m_inspector->view();
    next.step = step;
    if (step == 1) next.panel = HeadsPanel::Pair;
    if (step == 2) next.panel = HeadsPanel::Writes;
    if (step == 0) next.panel = HeadsPanel::Links;
    m_inspector->setView(next);
}

QString HeadsPage::code(CodeFlavour flavour) const {
    return headCode(*m_inspector, flavour == CodeFlavour::PyTorch);
}

QWidget* HeadsPage::createPresentation(QWidget* parent) {
    return new HeadsPresentation(*this, parent);
}

void HeadsPage::resetPage() {
    m_inspector->edit({}, [] { return tr("Reset the page"); });
    HeadsView view;
    view.step = m_inspector->view().step;
    m_inspector->setView(view);
}

QList<QAction*> HeadsPage::menuActions() const {
    return {m_toggle, m_allOn};
}

Matrix HeadsPage::focusedMatrix() const {
    const HeadTrace* head = m_inspector->headTrace();
    return head == nullptr ? Matrix{} : head->weights;
}

QStringList HeadsPage::statusTexts() const {
    if (!m_inspector->model()) return {tr("No model")};
    QStringList texts;
    if (m_inspector->isBusy())
        texts << tr("Computing…");
    else if (m_inspector->isMeasuring())
        texts << tr("Measuring the heads…");
    if (const HeadReport* r = m_inspector->report(m_inspector->head()))
        texts << tr("Selected: %1").arg(headName(r->place, r->layer, r->head));
    texts << tr("Arrow keys move the cell, Page Up and Page Down the head");
    return texts;
}

void HeadsPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void HeadsPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    if (parentWidget() != nullptr) parentWidget()->installEventFilter(this);
    updateCompactness();
    m_inspector->setActive(true);
}

void HeadsPage::hideEvent(QHideEvent* event) {
    m_inspector->setActive(false);
    Page::hideEvent(event);
}

bool HeadsPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) updateCompactness();
    return Page::eventFilter(watched, event);
}

void HeadsPage::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (m_inspector->headTrace() != nullptr) {
            QKeyEvent copy(event->type(), event->key(), event->modifiers(), event->text());
            QCoreApplication::sendEvent(m_map->map(), &copy);
            return;
        }
        break;
    default: break;
    }
    Page::keyPressEvent(event);
}

} // namespace dikkat::ui
