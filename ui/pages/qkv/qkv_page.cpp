#include "ui/pages/qkv/qkv_page.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/page_keys.h"
#include "ui/pages/qkv/cell_card.h"
#include "ui/pages/qkv/code_text.h"
#include "ui/pages/qkv/compare_card.h"
#include "ui/pages/qkv/flow_panel.h"
#include "ui/pages/qkv/heads_card.h"
#include "ui/pages/qkv/input_panel.h"
#include "ui/pages/qkv/page_actions.h"
#include "ui/pages/qkv/predict_card.h"
#include "ui/pages/qkv/presentation_view.h"
#include "ui/pages/qkv/setup_card.h"
#include "ui/pages/qkv/step_words.h"
#include "ui/pages/qkv/task_log.h"
#include "ui/plot/value_plane.h"
#include "ui/widgets/badge.h"
#include "ui/widgets/card.h"
#include "ui/widgets/field_keys.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>

namespace dikkat::ui {

namespace {

constexpr int compactHeight = 680; ///< below this the inputs can be folded away

} // namespace

QkvPage::QkvPage(Document& document, Selection& selection, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_selection(selection)
    , m_editor(document)
    , m_tasks(new TaskLog(document, selection, this))
    , m_actions(new PageActions(*this))
    , m_inputsToggle(new QToolButton)
    , m_inputsRow(new QWidget)
    , m_inputs(new InputPanel(document, selection, m_editor))
    , m_setup(new SetupCard(document, m_editor))
    , m_flow(new FlowPanel(document, selection))
    , m_tabs(new SegmentedControl)
    , m_detail(new QStackedWidget)
    , m_cell(new CellCard(document, selection))
    , m_compare(new CompareCard(document, selection))
    , m_heads(new HeadsCard(document, selection))
    , m_predictCard(new PredictCard)
    , m_plane(new ValuePlane) {
    setObjectName(QStringLiteral("qkvPage"));
    setFocusPolicy(Qt::ClickFocus);

    m_inputsToggle->setObjectName(QStringLiteral("inputsToggle"));
    m_inputsToggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_inputsToggle->setAutoRaise(true);
    connect(m_inputsToggle, &QToolButton::clicked, this, [this] {
        m_inputsOpen = !m_inputsOpen;
        updateCompactness();
    });

    QWidget* setupFrame = Card::around(m_setup);
    auto* inputs = new QHBoxLayout(m_inputsRow);
    inputs->setContentsMargins(0, 0, 0, 0);
    inputs->setSpacing(12);
    inputs->addWidget(m_inputs, 1);
    inputs->addWidget(setupFrame);
    setupFrame->setFixedWidth(292);

    m_column = new PageColumn(this);
    auto* layout = m_column;
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(buildHeader());
    layout->addWidget(m_inputsToggle, 0, Qt::AlignLeft);
    layout->addWidget(m_inputsRow);
    layout->addWidget(m_flow, 4);
    layout->addWidget(buildDetail(), 5);

    connect(m_inputs, &InputPanel::hovered, this, &Page::hoverTextChanged);
    connect(m_flow, &FlowPanel::hovered, this, &Page::hoverTextChanged);
    connect(m_compare, &CompareCard::hovered, this, &Page::hoverTextChanged);
    connect(m_heads, &HeadsCard::hovered, this, &Page::hoverTextChanged);
    connect(m_setup, &SetupCard::problem, this, &Page::problem);
    connect(m_flow, &FlowPanel::stepPicked, this,
            [this](LessonStep step) { setStep(static_cast<int>(step)); });
    connect(m_flow, &FlowPanel::maskCellToggled, this,
            [this](Index row, Index column) { report(m_editor.toggleMaskCell(row, column)); });
    connect(m_compare, &CompareCard::kindPicked, this, &QkvPage::compare);
    connect(m_heads, &HeadsCard::headPicked, this, [this](int head) {
        ViewState view = m_document.view();
        view.head = head;
        m_document.setView(view);
    });
    connect(m_predictCard, &PredictCard::rowSolved, m_tasks, &TaskLog::rowPredicted);
    connect(m_predictCard, &PredictCard::answersChanged, this, [this] {
        m_flow->setPrediction(m_document.view().predict ? &m_predictCard->session() : nullptr);
        refreshPlane();
        emit statusChanged();
    });
    connect(m_predictCard, &PredictCard::goOnRequested, this, &QkvPage::goOnPredicting);
    connect(m_inputs, &InputPanel::productPicked, m_cell, &CellCard::showProduct);
    connect(m_inputs, &InputPanel::productPicked, this, [this] {
        if (!m_document.view().predict && m_document.view().comparison == Comparison::Off)
            showDetail(Detail::Cell);
    });
    connect(m_flow, &FlowPanel::cellPicked, m_cell, &CellCard::showSelection);
    connect(m_tasks, &TaskLog::changed, this, &Page::tasksChanged);

    connect(&m_document, &Document::lessonChanged, this, [this] {
        refreshPrediction();
        refresh();
        emit codeChanged();
        emit statusChanged();
    });
    connect(&m_document, &Document::viewChanged, this, [this] {
        refreshPrediction();
        refresh();
        emit stepChanged();
        emit codeChanged();
        emit statusChanged();
    });
    connect(&m_selection, &Selection::changed, this, [this] {
        refreshPrediction();
        refreshPlane();
        emit statusChanged();
    });
    addShortcuts();
    // A new learner sees at once what a cell is: the largest score of the chapter's example, worked out.
    if (!m_selection.cell().isValid()) m_selection.select({LessonStep::Raw, 2, 2});
    retranslateUi();
}

void QkvPage::addShortcuts() {
    // Single letters are ours only while no field takes them: an edit field claims the key first
    // (ShortcutOverride).
    const auto on = [this](const QKeySequence& keys, auto act, const char* what) {
        addPageKey(*this, keys, act, what);
    };
    addStepKeys(*this);
    on(
        QKeySequence(Qt::CTRL | Qt::Key_Left), [this] { setStep(step() - 1); },
        QT_TRANSLATE_NOOP("PageKeys", "previous matrix of the steps"));
    on(
        QKeySequence(Qt::CTRL | Qt::Key_Right), [this] { setStep(step() + 1); },
        QT_TRANSLATE_NOOP("PageKeys", "next matrix of the steps"));
    on(
        Qt::Key_Escape, [this] { m_document.view().predict ? leavePrediction() : m_selection.clear(); },
        QT_TRANSLATE_NOOP("PageKeys", "leave the exercise, or clear the selection"));
    notePageKeys(*this, QT_TRANSLATE_NOOP("PageKeys", "↑ ↓ Home End"),
                 QT_TRANSLATE_NOOP("PageKeys", "previous, next, first, last step (outside a matrix)"));
}

void QkvPage::keyPressEvent(QKeyEvent* event) {
    if (m_document.view().predict) { // the keys belong to the exercise, also when the focus is elsewhere
        const bool writes =
            !event->text().isEmpty() && event->text().at(0).isPrint() &&
            !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        writes ? m_predictCard->typeInto(event->text()) : Page::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up: setStep(step() - 1); return;
    case Qt::Key_Down: setStep(step() + 1); return;
    case Qt::Key_Home: setStep(0); return;
    case Qt::Key_End: setStep(stepCount() - 1); return;
    default: Page::keyPressEvent(event);
    }
}

QString QkvPage::title() const {
    return tr("Query–Key–Value");
}

QString QkvPage::guideStepId() const {
    switch (m_document.view().step) {
    case LessonStep::Raw: return QStringLiteral("scores");
    case LessonStep::Scaled: return QStringLiteral("scale");
    case LessonStep::Masked: return QStringLiteral("mask");
    case LessonStep::Weights: return QStringLiteral("softmax");
    case LessonStep::Output: return QStringLiteral("output");
    }
    return {};
}

int QkvPage::step() const {
    return static_cast<int>(m_document.view().step);
}

void QkvPage::setStep(int step) {
    if (step < 0 || step >= stepCount()) return;
    ViewState view = m_document.view();
    view.step = static_cast<LessonStep>(step);
    m_document.setView(view);
    selectInStep(view.step);
    if (view.predict && isVisible()) m_predictCard->focusFirstOpen();
}

/// Keeps the selected place when the step changes: the same cell of the new matrix, or the first column of
/// the output's row.
void QkvPage::selectInStep(LessonStep step) {
    Selection::Cell cell = m_selection.cell();
    if (!cell.isValid()) return;
    const bool toOutput = step == LessonStep::Output, fromOutput = cell.step == LessonStep::Output;
    cell.step = step;
    if (toOutput != fromOutput) cell.column = fromOutput ? cell.row : 0;
    m_selection.carry(cell);
}

bool QkvPage::taskDone(const QString& taskId) const {
    return m_tasks->done(taskId);
}

QString QkvPage::code(CodeFlavour flavour) const {
    const ViewState& view = m_document.view();
    switch (flavour) {
    case CodeFlavour::NumPy: return numpyCode(*m_document.trace(), view.step, view.head);
    case CodeFlavour::PyTorch: return pytorchCode(*m_document.trace(), view.step, view.head);
    }
    return {};
}

QWidget* QkvPage::createPresentation(QWidget* parent) {
    return new PresentationView(m_document, m_selection, *this, parent);
}

void QkvPage::resetPage() {
    report(m_editor.resetToChapter());
}

QStringList QkvPage::statusTexts() const {
    const ViewState& view = m_document.view();
    QStringList texts;
    texts << tr("Step %1 / %2: %3").arg(step() + 1).arg(stepCount()).arg(stepTitle(view.step));
    const Selection::Cell& cell = m_selection.cell();
    const Matrix& m = m_document.trace()->stepMatrix(cell.step, view.head);
    if (view.predict) {
        texts << tr("Predict first: %1 of %2 right")
                     .arg(m_predictCard->session().rightCount())
                     .arg(m_predictCard->session().answers().size())
              << tr("Enter: next answer; Esc: leave the exercise");
        return texts;
    }
    if (cell.isValid() && cell.row < m.rows() && cell.column < m.cols()) {
        const bool covered = !view.allAtOnce && cell.step > view.step;
        texts << tr("Selected: %1(%2, %3) = %4")
                     .arg(stepLetter(cell.step))
                     .arg(cell.row + 1)
                     .arg(cell.column + 1)
                     .arg(covered ? QStringLiteral("?")
                                  : number(m(cell.row, cell.column), view.decimals,
                                           cell.step >= LessonStep::Weights));
    }
    texts << tr("Choose a cell with the mouse or the arrow keys");
    return texts;
}

QList<QAction*> QkvPage::menuActions() const {
    return m_actions->inOrder();
}

void QkvPage::toggleMask() {
    report(m_editor.setCausal(m_document.lesson().mask != MaskKind::Causal));
}

void QkvPage::toggleScaling() {
    report(m_editor.setScaled(!m_document.lesson().scaled));
}

void QkvPage::togglePredict() {
    ViewState view = m_document.view();
    view.predict = !view.predict;
    view.comparison = Comparison::Off;
    m_document.setView(view);
    if (view.predict) m_predictCard->focusFirstOpen();
}

void QkvPage::leavePrediction() {
    togglePredict();
    m_flow->focusStep(m_document.view().step);
}

void QkvPage::goOnPredicting() {
    const auto next = m_predictCard->next();
    if (!next) return leavePrediction();
    m_selection.select({next->step, next->row, 0});
    setStep(static_cast<int>(next->step));
}

void QkvPage::compare(Comparison comparison) {
    ViewState view = m_document.view();
    view.comparison = comparison;
    view.predict = false;
    // Before its own step a switch makes no difference; the weights show it best.
    const LessonStep first = comparison == Comparison::CausalMask ? LessonStep::Masked
                             : comparison == Comparison::Scaling  ? LessonStep::Scaled
                                                                  : LessonStep::Raw;
    if (view.step < first) view.step = LessonStep::Weights;
    m_document.setView(view);
}

Matrix QkvPage::focusedMatrix() const {
    if (const auto input = m_inputs->focused()) return m_inputs->view(*input).content().values;
    const LessonStep step = m_flow->focused().value_or(m_document.view().step);
    if (m_flow->hides(step)) return {}; // the clipboard must not tell what the page does not
    return m_document.trace()->stepMatrix(step, m_document.view().head);
}

void QkvPage::pasteText(const QString& text) {
    const InputMatrix first = m_document.lesson().mode == InputMode::Direct ? InputMatrix::Q : InputMatrix::X;
    const InputMatrix which = m_inputs->focused().value_or(first);
    const QModelIndex at = m_inputs->view(which).currentIndex();
    m_inputs->paste(which, std::max(0, at.row()), std::max(0, at.column()), text);
}

void QkvPage::report(const LessonEditor::Problem& refused) {
    if (refused) emit problem(*refused);
    refresh(); // a refused switch goes back to what is true
}

void QkvPage::showDetail(Detail detail) {
    m_detail->setCurrentIndex(static_cast<int>(detail));
    m_tabs->setVisible(detail != Detail::Predict);
    if (detail != Detail::Predict) m_tabs->setCurrent(static_cast<int>(detail));
}

void QkvPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void QkvPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    // The room is the viewport's: the page itself never gets lower than its contents.
    if (parentWidget() != nullptr) parentWidget()->installEventFilter(this);
    updateCompactness();
}

bool QkvPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) updateCompactness();
    return Page::eventFilter(watched, event);
}

void QkvPage::updateCompactness() {
    const bool compact = (parentWidget() != nullptr ? parentWidget()->height() : height()) < compactHeight;
    m_cell->setSentenceShown(!compact);
    m_inputsToggle->setVisible(compact);
    m_inputsRow->setVisible(!compact || m_inputsOpen);
    m_inputsToggle->setArrowType(m_inputsOpen ? Qt::DownArrow : Qt::RightArrow);
}

void QkvPage::retranslateUi() {
    m_actions->retranslate();
    m_header->setTitle(title());
    m_mask->setText(tr("Causal mask"));
    m_mask->setToolTip(tr("Every position sees only itself and what came before (M)"));
    m_scaling->setText(tr("Scaling ÷√dk"));
    m_scaling->setToolTip(tr("Divide the scores by the root of the key width (S)"));
    m_stepwise->setText(tr("Step by step"));
    m_stepwise->setToolTip(tr("Cover the steps that are still to come"));
    m_predict->setToolTip(tr("Cover a row, work it out yourself, and have every cell judged (P)"));
    m_toChapter->setText(tr("Back to the chapter’s values"));
    m_inputsToggle->setText(tr("Inputs and set-up"));
    m_tabs->setLabels({tr("Cell"), tr("Compare"), tr("Heads")});
    refresh();
    emit statusChanged();
}

void QkvPage::refresh() {
    const LessonState& s = m_document.lesson();
    const ViewState& view = m_document.view();
    m_actions->refresh(m_document);
    m_mask->setTristate(s.mask == MaskKind::Custom);
    m_mask->setCheckState(s.mask == MaskKind::Causal   ? Qt::Checked
                          : s.mask == MaskKind::Custom ? Qt::PartiallyChecked
                                                       : Qt::Unchecked);
    m_scaling->setChecked(s.scaled);
    m_stepwise->setChecked(!view.allAtOnce);
    m_predict->setChecked(view.predict);
    m_predict->setText(view.predict ? tr("Predict first: on") : tr("Predict first"));
    m_header->setSubtitle(s.heads == 1
                              ? tr("Positions: %1, dk = %2. Rows are positions; softmax runs along a row.")
                                    .arg(s.positionCount())
                                    .arg(s.keyWidth())
                              : tr("Positions: %1, heads: %2, each with dk = %3 / %2 = %4. Shown: head %5.")
                                    .arg(s.positionCount())
                                    .arg(s.heads)
                                    .arg(s.keyWidth())
                                    .arg(s.keyWidth() / s.heads)
                                    .arg(view.head + 1));
    refreshBadge();
    // Four rows stand open; more scroll inside their cards. The set-up has a row more when it offers
    // encodings.
    const bool computed = s.mode == InputMode::Computed;
    const bool tall = s.positionCount() > 3 || (computed && s.x.cols() > 3);
    m_inputsRow->setFixedHeight(computed ? 182 : tall ? 178 : 146);
    // Many rows need the height more than the explanation does.
    m_column->setStretchFactor(m_flow, s.positionCount() > 6 ? 7 : 4);
    if (view.predict)
        showDetail(Detail::Predict);
    else if (view.comparison != Comparison::Off)
        showDetail(Detail::Compare);
    else if (m_detail->currentIndex() != static_cast<int>(Detail::Heads))
        showDetail(Detail::Cell);
    m_tabs->setVisible(!view.predict);

    refreshPlane();
}

void QkvPage::refreshPlane() {
    const ViewState& view = m_document.view();
    const Selection::Cell& cell = m_selection.cell();
    const PredictSession& session = m_predictCard->session();
    const bool answered = session.started() && session.step() == LessonStep::Output && session.finished();
    ValuePlane::Content plane;
    plane.trace = m_document.trace();
    plane.head = view.head;
    plane.row = cell.isValid() && cell.row < plane.trace->q.rows() ? cell.row : -1;
    if (view.predict) {
        plane.row = session.row();
        plane.hiddenRow = answered ? -1 : session.row();
    }
    m_plane->setContent(plane);
    // Step by step the outputs are still to come until the last step; their picture would give them away.
    m_plane->setVisible(view.allAtOnce || view.step == LessonStep::Output);
}

void QkvPage::refreshPrediction() {
    const ViewState& view = m_document.view();
    setKeepsKeys(*this, view.predict);
    if (!view.predict) {
        m_flow->setPrediction(nullptr);
        return;
    }
    const Index rows = m_document.trace()->q.rows();
    const Selection::Cell& cell = m_selection.cell();
    const Index row = cell.isValid() && cell.row < rows ? cell.row : rows - 1;
    const PredictSession& session = m_predictCard->session();
    const bool same = session.started() && &session.trace() == m_document.trace().get() &&
                      session.step() == view.step && session.head() == view.head && session.row() == row;
    if (!same) m_predictCard->start(m_document.trace(), view.step, view.head, row);
    m_flow->setPrediction(&m_predictCard->session());
}

} // namespace dikkat::ui
