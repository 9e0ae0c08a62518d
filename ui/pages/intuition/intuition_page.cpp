#include "ui/pages/intuition/intuition_page.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/intuition/context_panel.h"
#include "ui/pages/intuition/intuition_code.h"
#include "ui/pages/intuition/intuition_presentation.h"
#include "ui/pages/intuition/recurrent_panel.h"
#include "ui/pages/intuition/sentence_panel.h"
#include "ui/pages/intuition/vector_tables.h"
#include "ui/pages/intuition/window_panel.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QStackedWidget>

namespace dikkat::ui {

namespace {

constexpr const char* stepIds[] = {"sentence", "window", "recurrent", "context"};

} // namespace

IntuitionPage::IntuitionPage(Document& document, Selection& selection, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_selection(selection)
    , m_lesson(document)
    , m_reader(document)
    , m_tasks(m_lesson, selection)
    , m_swapAction(makePageAction(*this, "swapWord", "compare", Qt::Key_W))
    , m_openAction(makePageAction(*this, "openSentenceAsQkv", "table"))
    , m_stack(new QStackedWidget)
    , m_sentence(new SentencePanel(m_lesson, m_reader)) {
    setObjectName(QStringLiteral("intuitionPage"));
    setFocusPolicy(Qt::ClickFocus);
    connect(m_swapAction, &QAction::triggered, this, [this] { m_lesson.swapProperty(); });
    connect(m_openAction, &QAction::triggered, this, &IntuitionPage::openQkv);

    auto* window = new WindowPanel(m_lesson);
    auto* recurrent = new RecurrentPanel(m_lesson);
    auto* context = new ContextPanel(m_lesson);
    m_stack->setObjectName(QStringLiteral("intuitionParts"));
    m_stack->addWidget(m_sentence);
    m_stack->addWidget(window);
    m_stack->addWidget(recurrent);
    m_stack->addWidget(context);

    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(buildHeader());
    layout->addWidget(m_stack, 1);

    connect(m_sentence, &SentencePanel::problem, this, &Page::problem);
    connect(m_sentence, &SentencePanel::hovered, this, &Page::hoverTextChanged);
    connect(window, &WindowPanel::hovered, this, &Page::hoverTextChanged);
    connect(recurrent, &RecurrentPanel::hovered, this, &Page::hoverTextChanged);
    connect(context, &ContextPanel::hovered, this, &Page::hoverTextChanged);
    connect(m_sentence, &SentencePanel::openQkv, this, &IntuitionPage::openQkv);
    connect(m_sentence, &SentencePanel::trainModel, this, [this] { emit openPage(PageId::Training); });
    connect(&m_tasks, &IntuitionTasks::changed, this, &Page::tasksChanged);
    connect(&m_reader, &ModelReader::changed, this, [this] {
        if (m_lesson.modelShown() && m_reader.reading()) m_tasks.modelSeen();
    });
    connect(&m_document, &Document::modelChanged, this, &IntuitionPage::readModel);
    connect(&m_lesson, &IntuitionLesson::changed, this, [this] {
        readModel();
        refresh();
        emit codeChanged();
        emit statusChanged();
    });
    connect(&m_lesson, &IntuitionLesson::viewChanged, this, [this] {
        readModel();
        refresh();
        emit stepChanged();
        emit codeChanged();
        emit statusChanged();
    });
    retranslateUi();
}

QWidget* IntuitionPage::buildHeader() {
    m_header = new PageHeader;
    m_parts = new SegmentedControl;
    m_parts->setObjectName(QStringLiteral("intuitionTabs"));
    connect(m_parts, &SegmentedControl::picked, this, &IntuitionPage::setStep);
    m_header->addToTitle(m_parts);
    return m_header;
}

QString IntuitionPage::title() const {
    return tr("Attention intuition");
}

QString IntuitionPage::guideStepId() const {
    return QLatin1String(stepIds[step()]);
}

void IntuitionPage::setStep(int step) {
    if (step >= 0 && step < stepCount()) m_lesson.setStep(static_cast<IntuitionStep>(step));
}

QString IntuitionPage::code(CodeFlavour flavour) const {
    return intuitionCode(m_lesson, flavour);
}

QWidget* IntuitionPage::createPresentation(QWidget* parent) {
    return new IntuitionPresentation(*this, parent);
}

void IntuitionPage::resetPage() {
    m_lesson.reset();
}

void IntuitionPage::pasteText(const QString& text) {
    if (m_sentence->tables().pasteFocused(text)) return;
    emit problem([] { return tr("Choose a cell of q, k or v first: the numbers go there."); });
}

Matrix IntuitionPage::focusedMatrix() const {
    if (const Matrix m = m_sentence->tables().focusedMatrix(); m.size() > 0) return m;
    return m_lesson.sentence().trace.weights;
}

QStringList IntuitionPage::statusTexts() const {
    const VectorSentence& s = m_lesson.sentence();
    const IntuitionState& state = m_lesson.state();
    QStringList texts{tr("Step %1 / %2").arg(step() + 1).arg(stepCount())};
    switch (m_lesson.step()) {
    case IntuitionStep::Sentence: {
        const int word = m_lesson.word(), best = s.strongest(word);
        texts << tr("“%1” → “%2”: %3")
                     .arg(s.words.at(word), s.words.at(best), number(s.trace.weights(word, best), 4, true))
              << tr("Choose a word with the mouse or the arrow keys");
        break;
    }
    case IntuitionStep::Window:
        texts << tr("T = %1, e = %2, h = %3")
                     .arg(integer(state.window), integer(state.embedding), integer(state.hidden));
        break;
    case IntuitionStep::Recurrent:
        texts << tr("n = %1, d = %2").arg(integer(state.length), integer(state.layerWidth));
        break;
    case IntuitionStep::Context:
        texts << tr("Words outside the context: %1").arg(s.within(state.context).first);
        break;
    }
    return texts;
}

void IntuitionPage::openQkv() {
    const int word = m_lesson.word(), best = m_lesson.sentence().strongest(word);
    if (const auto refused = m_lesson.openAsQkv()) {
        emit problem(*refused);
        return;
    }
    m_selection.select({LessonStep::Weights, word, best});
    emit openPage(PageId::QueryKeyValue);
}

void IntuitionPage::readModel() {
    if (isVisible() && m_lesson.modelShown() && m_document.model())
        m_reader.read(m_lesson.sentence());
    else if (!m_lesson.modelShown())
        m_reader.clear();
}

void IntuitionPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_lesson.renew();
        retranslateUi();
    }
    Page::changeEvent(event);
}

void IntuitionPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    readModel();
}

void IntuitionPage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    m_reader.clear(); // a model that is being trained elsewhere is not followed
}

void IntuitionPage::retranslateUi() {
    m_header->setTitle(title());
    m_parts->setLabels(
        {tr("One word looks"), tr("Fixed window"), tr("Recurrent layer"), tr("Outside the context")});
    setActionWords(*m_swapAction, tr("S&wap the property word"),
                   tr("Put the opposite property into the sentence"),
                   tr("“heavy” becomes “fragile” and back: the pronoun then looks at another word."));
    setActionWords(*m_openAction, tr("Open the &vectors on page 2"),
                   tr("Q, K and V of page 2 become the sentence’s"));
    refresh();
    emit statusChanged();
}

void IntuitionPage::refresh() {
    m_stack->setCurrentIndex(step());
    m_parts->setCurrent(step());
    m_swapAction->setEnabled(m_lesson.canSwap());
    QString subtitle;
    switch (m_lesson.step()) {
    case IntuitionStep::Sentence:
        subtitle = tr("Each word shares out its attention. The arcs are softmax(q·k/√dk), as on page 2.");
        break;
    case IntuitionStep::Window:
        subtitle =
            tr("An MLP over a fixed window pays for every slot of it; attention reuses the same weights.");
        break;
    case IntuitionStep::Recurrent:
        subtitle = tr("A recurrent layer passes a state along, word by word; attention looks directly.");
        break;
    case IntuitionStep::Context:
        subtitle =
            tr("Attention reaches exactly as far as the context: what lies outside is not seen at all.");
        break;
    }
    m_header->setSubtitle(subtitle);
}

} // namespace dikkat::ui
