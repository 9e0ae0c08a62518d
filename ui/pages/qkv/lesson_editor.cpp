#include "ui/pages/qkv/lesson_editor.h"

#include "ui/i18n/numbers.h"

#include <algorithm>

namespace dikkat::ui {

LessonEditor::Problem LessonEditor::apply(const LessonState& next, const Edit& edit) {
    if (const auto failure = m_document.edit(next, edit)) return [what = *failure] { return explain(what); };
    return std::nullopt;
}

LessonEditor::Problem LessonEditor::setCell(InputMatrix matrix, Index row, Index column, double value,
                                            int gesture) {
    LessonState next = m_document.lesson();
    next.matrix(matrix)(row, column) = value;
    Edit edit{Edit::Kind::Cell};
    edit.matrix = matrix;
    edit.row = row;
    edit.column = column;
    edit.gesture = gesture;
    return apply(next, edit);
}

LessonEditor::Problem LessonEditor::typeCell(InputMatrix matrix, Index row, Index column,
                                             const QString& text) {
    const auto parsed = parseNumber(text, limits::maxValue);
    if (const auto* problem = std::get_if<NumberProblem>(&parsed))
        return [what = *problem, text] { return explain(what, text, limits::maxValue); };
    return setCell(matrix, row, column, std::get<double>(parsed), 0);
}

LessonEditor::Problem LessonEditor::dragCell(InputMatrix matrix, Index row, Index column, double value,
                                             int gesture) {
    return setCell(matrix, row, column, std::clamp(value, -limits::maxValue, limits::maxValue), gesture);
}

LessonEditor::Problem LessonEditor::paste(InputMatrix matrix, Index row, Index column, const Matrix& block) {
    Edit edit{Edit::Kind::Paste};
    edit.matrix = matrix;
    return apply(withBlock(m_document.lesson(), matrix, row, column, block), edit);
}

LessonEditor::Problem LessonEditor::setCausal(bool on) {
    LessonState next = m_document.lesson();
    next.mask = on ? MaskKind::Causal : MaskKind::None;
    Edit edit{Edit::Kind::Mask};
    edit.on = on;
    return apply(next, edit);
}

LessonEditor::Problem LessonEditor::toggleMaskCell(Index row, Index column) {
    LessonState next = m_document.lesson();
    const Index n = next.positionCount();
    Mask mask = next.visible();
    mask(row, column) = !mask(row, column);
    next.customMask = mask;
    next.mask = mask == causalMask(n, n) ? MaskKind::Causal
                : mask == fullMask(n, n) ? MaskKind::None
                                         : MaskKind::Custom;
    Edit edit{Edit::Kind::MaskCell};
    edit.row = row;
    edit.column = column;
    return apply(next, edit);
}

LessonEditor::Problem LessonEditor::setScaled(bool on) {
    LessonState next = m_document.lesson();
    next.scaled = on;
    Edit edit{Edit::Kind::Scaling};
    edit.on = on;
    return apply(next, edit);
}

LessonEditor::Problem LessonEditor::setPositionCount(int count) {
    return apply(withPositions(m_document.lesson(), count), {Edit::Kind::Size});
}

LessonEditor::Problem LessonEditor::setKeyWidth(int width) {
    return apply(withKeyWidth(m_document.lesson(), width), {Edit::Kind::Size});
}

LessonEditor::Problem LessonEditor::setValueWidth(int width) {
    return apply(withValueWidth(m_document.lesson(), width), {Edit::Kind::Size});
}

LessonEditor::Problem LessonEditor::setModelWidth(int width) {
    return apply(withModelWidth(m_document.lesson(), width), {Edit::Kind::Size});
}

LessonEditor::Problem LessonEditor::setHeads(int heads) {
    LessonState next = m_document.lesson();
    next.heads = heads;
    Edit edit{Edit::Kind::Heads};
    edit.count = heads;
    return apply(next, edit);
}

LessonEditor::Problem LessonEditor::setInputMode(InputMode mode) {
    LessonState next = m_document.lesson();
    next.mode = mode;
    // The other mode keeps its own sizes: the mask and the heads must fit them.
    next = withPositions(std::move(next), next.positionCount());
    if (!headsFit(next, next.heads)) next.heads = 1;
    Edit edit{Edit::Kind::InputMode};
    edit.on = mode == InputMode::Computed;
    return apply(next, edit);
}

LessonEditor::Problem LessonEditor::setPositions(Positions positions) {
    LessonState next = m_document.lesson();
    next.positions = positions;
    return apply(next, {Edit::Kind::Positions});
}

LessonEditor::Problem LessonEditor::loadExample(const LessonState& example) {
    return apply(example, {Edit::Kind::Example});
}

LessonEditor::Problem LessonEditor::resetToChapter() {
    return apply(chapterExample(), {Edit::Kind::ResetToChapter});
}

} // namespace dikkat::ui
