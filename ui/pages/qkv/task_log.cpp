#include "ui/pages/qkv/task_log.h"

#include <algorithm>

namespace dikkat::ui {

namespace {

/// The numbers a learner must have typed: this row of Q.
bool queryRowIs(const LessonTrace& t, Index row, std::initializer_list<double> values) {
    if (row >= t.q.rows() || t.q.cols() != static_cast<Index>(values.size())) return false;
    Index column = 0;
    for (double value : values)
        if (t.q(row, column++) != value) return false;
    return true;
}

double largestScore(const LessonTrace& t) {
    double largest = -1.0;
    for (const HeadTrace& head : t.heads) largest = std::max(largest, head.scaled.maxCoeff());
    return largest;
}

/// The same place of a score matrix; an output stands for the whole row.
bool samePlace(const Selection::Cell& a, const Selection::Cell& b) {
    const bool rowsOnly = a.step == LessonStep::Output || b.step == LessonStep::Output;
    return a.isValid() && b.isValid() && a.row == b.row && (rowsOnly || a.column == b.column);
}

} // namespace

TaskLog::TaskLog(Document& document, Selection& selection, QWidget* page)
    : QObject(page), m_document(document), m_selection(selection), m_page(page) {
    connect(&document, &Document::lessonEdited, this, &TaskLog::lookAtEdit);
    connect(&document, &Document::lessonUndone, this, &TaskLog::lookAtUndo);
    connect(&document, &Document::viewChanged, this, &TaskLog::lookAtView);
    connect(&document, &Document::replaced, this, &TaskLog::begin);
    connect(&selection, &Selection::changed, this, [this] { lookAtSelection(false); });
    connect(&selection, &Selection::pointed, this, [this] { lookAtSelection(true); });
    begin();
}

void TaskLog::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void TaskLog::begin() {
    m_maskSwitchedOff = false;
    m_comparison = m_document.view().comparison;
    m_chosen = {};
    m_stepsOfCell.clear();
}

void TaskLog::lookAtEdit(const Edit& edit) {
    const LessonTrace& t = *m_document.trace();
    const LessonState& s = t.state;
    const bool numbers = edit.kind == Edit::Kind::Cell || edit.kind == Edit::Kind::Paste;
    switch (edit.kind) {
    case Edit::Kind::Cell:
    case Edit::Kind::Paste:
        if (edit.matrix == InputMatrix::Q && (edit.kind == Edit::Kind::Paste || edit.row == 2)) {
            if (queryRowIs(t, 2, {4, 4, 0, 0})) mark(QStringLiteral("q3-4400"));
            if (queryRowIs(t, 2, {2, 0, 0, 0})) mark(QStringLiteral("q3-2000"));
        }
        if (edit.kind == Edit::Kind::Paste && edit.matrix == InputMatrix::Q)
            mark(QStringLiteral("paste-table"));
        break;
    case Edit::Kind::Scaling:
        if (!s.scaled) mark(QStringLiteral("scale-off"));
        break;
    case Edit::Kind::Mask: {
        const bool on = s.mask == MaskKind::Causal;
        if (!on) mark(QStringLiteral("mask-off"));
        if (on && m_maskSwitchedOff) mark(QStringLiteral("mask-on"));
        if (!on) m_maskSwitchedOff = true;
        if (m_chosen.isValid() && m_chosen.row == t.q.rows() - 1 && m_selection.cell().row == t.q.rows() - 1)
            mark(QStringLiteral("last-row-same"));
        break;
    }
    case Edit::Kind::Heads:
        if (s.heads == 2) mark(QStringLiteral("heads-2"));
        break;
    case Edit::Kind::InputMode:
        if (s.mode == InputMode::Computed) mark(QStringLiteral("computed-mode"));
        break;
    case Edit::Kind::Positions:
        if (s.mode == InputMode::Computed && s.positions == Positions::Sinusoidal)
            mark(QStringLiteral("positions-sinusoidal"));
        break;
    default: break;
    }
    // Enlarged by this number, not by leaving out the division.
    const auto& before = m_document.previousTrace();
    if (numbers && (edit.matrix == InputMatrix::Q || edit.matrix == InputMatrix::K) && s.scaled && before &&
        largestScore(*before) < 20.0 && largestScore(t) >= 20.0)
        mark(QStringLiteral("huge-score"));
}

void TaskLog::lookAtUndo(const Edit& edit) {
    // The history holds only what was done since the file was opened: undone means that it was done before.
    if (edit.kind == Edit::Kind::ResetToChapter) mark(QStringLiteral("reset-chapter"));
}

void TaskLog::lookAtView() {
    const Comparison now = m_document.view().comparison;
    if (now != m_comparison && now == Comparison::CausalMask) mark(QStringLiteral("compare-mask"));
    m_comparison = now;
}

/// Whoever points at a cell chooses it; the page carries it along from step to step.
void TaskLog::lookAtSelection(bool pointed) {
    const Selection::Cell& cell = m_selection.cell();
    if (pointed && m_page->isVisible() && cell.isValid()) {
        if (!samePlace(cell, m_chosen)) m_stepsOfCell.clear();
        m_chosen = cell;
        if (cell.step == LessonStep::Weights && cell.row == 2 && cell.column == 2)
            mark(QStringLiteral("select-a33"));
    } else if (!samePlace(cell, m_chosen)) {
        m_chosen = {};
        m_stepsOfCell.clear();
    }
    if (!m_chosen.isValid()) return;
    // Back from the output another cell of the row may come: the way begins anew there.
    if (m_chosen.step == LessonStep::Output && cell.step != LessonStep::Output)
        m_stepsOfCell = {static_cast<int>(LessonStep::Output)};
    m_chosen = cell;
    m_stepsOfCell.insert(static_cast<int>(cell.step));
    if (m_stepsOfCell.size() == static_cast<qsizetype>(allLessonSteps.size()))
        mark(QStringLiteral("all-steps"));
}

} // namespace dikkat::ui
