#include "ui/pages/qkv/task_log.h"

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

} // namespace

TaskLog::TaskLog(Document& document, Selection& selection, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection) {
    connect(&document, &Document::lessonChanged, this, &TaskLog::lookAtLesson);
    connect(&document, &Document::viewChanged, this, &TaskLog::lookAtView);
    connect(&selection, &Selection::changed, this, &TaskLog::lookAtSelection);
    m_maskWasOn = document.lesson().mask == MaskKind::Causal;
    lookAtView();
}

void TaskLog::mark(const QString& id) {
    if (m_done.contains(id)) return;
    m_done.insert(id);
    emit changed();
}

void TaskLog::lookAtLesson() {
    const LessonTrace& t = *m_document.trace();
    const LessonState& s = t.state;
    if (queryRowIs(t, 2, {4, 4, 0, 0})) mark(QStringLiteral("q3-4400"));
    if (queryRowIs(t, 2, {2, 0, 0, 0})) mark(QStringLiteral("q3-2000"));
    if (!s.scaled) mark(QStringLiteral("scale-off"));
    const bool maskOn = s.mask == MaskKind::Causal;
    if (!maskOn) mark(QStringLiteral("mask-off"));
    if (maskOn && !m_maskWasOn) mark(QStringLiteral("mask-on"));
    if (maskOn != m_maskWasOn && m_selection.cell().isValid() && m_selection.cell().row == t.q.rows() - 1)
        mark(QStringLiteral("last-row-same")); // toggled while looking at the last row
    m_maskWasOn = maskOn;
    if (s.heads >= 2) mark(QStringLiteral("heads-2"));
    if (s.mode == InputMode::Computed) {
        mark(QStringLiteral("computed-mode"));
        if (s.positions == Positions::Sinusoidal) mark(QStringLiteral("positions-sinusoidal"));
    }
    for (const HeadTrace& head : t.heads)
        if (head.scaled.maxCoeff() >= 20.0) mark(QStringLiteral("huge-score"));
}

void TaskLog::lookAtView() {
    const ViewState& v = m_document.view();
    m_stepsSeen.insert(static_cast<int>(v.step));
    if (m_stepsSeen.size() == static_cast<qsizetype>(allLessonSteps.size()))
        mark(QStringLiteral("all-steps"));
    if (v.comparison == Comparison::CausalMask) mark(QStringLiteral("compare-mask"));
}

void TaskLog::lookAtSelection() {
    const Selection::Cell& cell = m_selection.cell();
    if (cell.row == 2 && cell.column == 2 && cell.step == LessonStep::Weights)
        mark(QStringLiteral("select-a33"));
}

} // namespace dikkat::ui
