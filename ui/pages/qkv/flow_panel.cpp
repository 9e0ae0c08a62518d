#include "ui/pages/qkv/flow_panel.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/qkv/code_text.h"
#include "ui/pages/qkv/step_words.h"
#include "ui/theme/apply_style.h"
#include "ui/theme/theme.h"
#include "ui/widgets/legend_bar.h"
#include "ui/widgets/step_ribbon.h"
#include "ui/widgets/table_clipboard.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace dikkat::ui {

double scoreMagnitude(const LessonTrace& trace, int head) {
    // Scaling only makes scores smaller, so the raw ones end the scale of all three. Its end moves in large
    // steps: one edited number must not give all the others another colour.
    const double largest = roundedMagnitude(trace.stepMatrix(LessonStep::Raw, head));
    double end = 4;
    while (end < largest) end *= 4;
    return end;
}

FlowPanel::FlowPanel(Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_ribbon(new StepRibbon)
    , m_host(new QWidget)
    , m_grid(new QGridLayout(m_host)) {
    setObjectName(QStringLiteral("flowPanel"));
    m_ribbon->setObjectName(QStringLiteral("stepRibbon"));
    m_host->setObjectName(QStringLiteral("flowMatrices"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(0);
    for (LessonStep step : allLessonSteps) addColumn(step);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_ribbon);
    layout->addWidget(m_host, 1);

    connect(m_ribbon, &StepRibbon::stepPicked, this,
            [this](int index) { emit stepPicked(static_cast<LessonStep>(index)); });
    connect(&m_document, &Document::lessonChanged, this, &FlowPanel::refresh);
    connect(&m_document, &Document::viewChanged, this, &FlowPanel::refresh);
    connect(&m_selection, &Selection::changed, this, &FlowPanel::refreshSelection);
    refresh();
}

void FlowPanel::addColumn(LessonStep step) {
    const int index = static_cast<int>(step);
    auto* frame = new QFrame;
    frame->setObjectName(QStringLiteral("flowColumn"));
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(8, 8, 8, 6);
    layout->setSpacing(4);

    auto* view = new MatrixView;
    view->setObjectName(QStringLiteral("flow_") + codeVariable(step));
    view->setCellSize(step >= LessonStep::Weights ? 72 : 44, 42);
    view->setCellsGrow(true);
    view->setMinimumSize(90, 108); // 16 rows shrink to heat map stripes
    layout->addWidget(view, 1);

    LegendBar* legend = nullptr;
    auto* note = new QLabel;
    note->setObjectName(QStringLiteral("caption"));
    auto* foot = new QHBoxLayout;
    if (step == LessonStep::Raw || step == LessonStep::Weights) {
        legend = new LegendBar;
        foot->addWidget(legend);
    }
    foot->addWidget(note, 1);
    layout->addLayout(foot);
    // The first three hold short numbers; weights and outputs take the room that is left.
    m_grid->addWidget(frame, 0, index);
    m_grid->setColumnStretch(index, step == LessonStep::Weights ? 24 : step == LessonStep::Output ? 19 : 16);
    m_columns[static_cast<std::size_t>(index)] = {frame, view, legend, note};
    frame->installEventFilter(this);

    connect(view, &MatrixView::cellPicked, this, [this, step](Index row, Index column) {
        m_selection.select({step, row, column});
        emit cellPicked();
    });
    connect(view, &MatrixView::cellHovered, this,
            [this, step](Index row, Index column) { hover(step, row, column); });
    connect(view, &MatrixView::copyRequested, this, [this, view, step] {
        if (hides(step))
            emit hovered(tr("Covered: work it out first"));
        else
            copyTable(toTsv(view->content().values));
    });
    if (step == LessonStep::Masked)
        connect(view, &MatrixView::cellToggled, this, &FlowPanel::maskCellToggled);
}

void FlowPanel::setPrediction(const PredictSession* session) {
    m_prediction = session;
    refresh();
}

std::optional<LessonStep> FlowPanel::focused() const {
    for (LessonStep step : allLessonSteps)
        if (m_columns[static_cast<std::size_t>(step)].view->hasFocus()) return step;
    return std::nullopt;
}

bool FlowPanel::hides(LessonStep step) {
    const Mask& hidden = view(step).content().hidden;
    return hidden.size() > 0 && hidden.any();
}

void FlowPanel::focusStep(LessonStep step) {
    view(step).setFocus(Qt::OtherFocusReason);
}

void FlowPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

bool FlowPanel::eventFilter(QObject* watched, QEvent* event) {
    // Columns get new widths also without a new size of the panel, and while the page is hidden.
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) alignRibbon();
    return QWidget::eventFilter(watched, event);
}

void FlowPanel::alignRibbon() {
    QList<int> widths;
    for (const Column& column : m_columns) {
        if (column.frame == nullptr) return; // still being built
        widths << column.frame->width();
    }
    m_ribbon->setColumnWidths(widths);
}

/// An exercise about numbers that have just been replaced is over: the page brings the next one.
bool FlowPanel::predicts() const {
    return m_prediction != nullptr && m_prediction->started() &&
           &m_prediction->trace() == m_document.trace().get();
}

bool FlowPanel::covered(LessonStep step) const {
    return !m_document.view().allAtOnce && step > m_document.view().step;
}

QString FlowPanel::noteText(LessonStep step) const {
    const LessonTrace& t = *m_document.trace();
    const HeadTrace& head = t.heads[static_cast<std::size_t>(m_document.view().head)];
    switch (step) {
    case LessonStep::Raw: return {};
    case LessonStep::Scaled:
        return t.state.scaled ? QStringLiteral("√d<sub>k</sub> = √%1 = %2")
                                    .arg(head.q.cols())
                                    .arg(number(head.divisor, 4))
                              : tr("scaling is off");
    case LessonStep::Masked:
        switch (t.state.mask) {
        case MaskKind::None: return tr("no cell is masked");
        case MaskKind::Causal: return tr("−∞ where j > i");
        case MaskKind::Custom: return tr("your own mask");
        }
        return {};
    case LessonStep::Weights: return tr("row sum 1");
    case LessonStep::Output: {
        const QString formula = QStringLiteral("o<sub>i</sub> = Σ<sub>j</sub> A<sub>ij</sub> v<sub>j</sub>");
        return t.heads.size() == 1
                   ? formula
                   : tr("Head %1").arg(m_document.view().head + 1) + QStringLiteral(": ") + formula;
    }
    }
    return {};
}

void FlowPanel::refresh() {
    const LessonTrace& t = *m_document.trace();
    const ViewState& view = m_document.view();
    const LessonTrace* previous = m_document.previousTrace().get();
    const auto head = static_cast<std::size_t>(view.head);
    const double magnitude = scoreMagnitude(t, view.head);

    QStringList titles;
    for (LessonStep step : allLessonSteps) titles << stepRibbonMarkup(step);
    if (!t.state.scaled) titles[1] = tr("Scale (off)");
    if (t.state.mask == MaskKind::None) titles[2] = tr("Mask (off)");
    m_ribbon->setSteps(titles);
    m_ribbon->setOff(1, !t.state.scaled);
    m_ribbon->setOff(2, t.state.mask == MaskKind::None);
    m_ribbon->setCurrent(static_cast<int>(view.step));

    for (LessonStep step : allLessonSteps) {
        Column& column = m_columns[static_cast<std::size_t>(step)];
        MatrixContent content;
        content.values = t.stepMatrix(step, view.head);
        content.role = stepRole(step);
        content.rowSymbol = step == LessonStep::Output ? QStringLiteral("o") : QStringLiteral("q");
        content.rowRole = step == LessonStep::Output ? MatrixRole::Value : MatrixRole::Query;
        content.columnSymbol = step == LessonStep::Output ? QString() : QStringLiteral("k");
        content.columnRole = step == LessonStep::Output ? MatrixRole::Neutral : MatrixRole::Key;
        content.name = stepMatrixName(step);
        content.decimals = view.decimals;
        content.scoreMagnitude = magnitude;
        if (step == LessonStep::Masked || step == LessonStep::Weights)
            content.visible = t.heads[head].visible;
        if (previous != nullptr && head < previous->heads.size()) {
            const Matrix& old = previous->stepMatrix(step, view.head);
            if (old.rows() == content.values.rows() && old.cols() == content.values.cols())
                content.previous = old;
        }
        const Index rows = content.values.rows(), columns = content.values.cols();
        if (covered(step)) {
            content.hidden = Mask::Constant(rows, columns, true);
        } else if (predicts() && step >= m_prediction->step()) {
            content.hidden = Mask::Constant(rows, columns, false);
            content.hidden.row(m_prediction->row()).setConstant(true);
            if (step == m_prediction->step()) // what is right is no secret any more
                for (Index j = 0; j < columns; ++j)
                    content.hidden(m_prediction->row(), j) = !m_prediction->isRight(j);
        }
        column.view->setContent(content);
        if (step < LessonStep::Weights) { // short numbers leave their room to the weights
            qsizetype longest = 0;
            for (Index i = 0; i < rows; ++i)
                for (Index j = 0; j < columns; ++j)
                    longest = std::max(longest, cellText(content, i, j, content.decimals).size());
            m_grid->setColumnStretch(static_cast<int>(step), longest > 3 ? 22 : 16);
        }
        column.view->setAccessibleName(stepTitle(step));
        column.note->setText(noteText(step));
        if (column.legend != nullptr) {
            if (step == LessonStep::Weights)
                column.legend->showWeights();
            else
                column.legend->showScores(magnitude);
        }
        column.frame->setProperty("current", step == view.step);
        applyStyle(
            *column.frame,
            step == view.step
                ? QStringLiteral("#flowColumn { border: 2px solid %1; border-top: none; background: %2; }")
                      .arg(theme().ink.name(), theme().surface.name())
                : QStringLiteral("#flowColumn { border: 1px solid %1; border-top: none; background: %2; }")
                      .arg(theme().border.name(), theme().surface.name()));
    }
    refreshMarks();
    refreshSelection();
}

void FlowPanel::refreshMarks() {
    for (LessonStep step : allLessonSteps) {
        view(step).clearMarks();
        if (!predicts() || step != m_prediction->step()) continue;
        const auto& answers = m_prediction->answers();
        for (std::size_t j = 0; j < answers.size(); ++j) {
            const auto& answer = answers[j];
            if (!answer.verdict) continue;
            view(step).setMark(m_prediction->row(), static_cast<Index>(j),
                               answer.verdict == Verdict::Correct ? CellMark::Right : CellMark::Wrong,
                               answer.verdict == Verdict::Correct ? QString() : answer.text);
        }
    }
}

void FlowPanel::refreshSelection() {
    const Selection::Cell& cell = m_selection.cell();
    const LessonTrace& t = *m_document.trace();
    const bool valid = cell.isValid() && cell.row < t.q.rows();
    for (LessonStep step : allLessonSteps) {
        MatrixView& v = view(step);
        const bool sameKind = (step == LessonStep::Output) == (cell.step == LessonStep::Output);
        const bool inside = valid && cell.column < v.content().values.cols();
        if (sameKind && inside)
            v.setSelectedCell(cell.row, cell.column, step == cell.step);
        else
            v.setSelectedCell(-1, -1, false);
        v.setLinkedRow(valid ? cell.row : -1);
    }
}

void FlowPanel::hover(LessonStep step, Index row, Index column) {
    if (row < 0) {
        emit hovered({});
        return;
    }
    if (view(step).content().hidden.size() > 0 && view(step).content().hidden(row, column)) {
        emit hovered(tr("Covered: work it out first"));
        return;
    }
    const double value = m_document.trace()->stepMatrix(step, m_document.view().head)(row, column);
    const bool output = step == LessonStep::Output;
    //: %1 is what kind of number, %2 and %3 are positions, %4 is the number
    const QString text = output ? tr("%1, position %2, column %3: %4") : tr("%1, query %2, key %3: %4");
    emit hovered(text.arg(stepMatrixName(step)).arg(row + 1).arg(column + 1).arg(exactNumber(value)));
}

} // namespace dikkat::ui
