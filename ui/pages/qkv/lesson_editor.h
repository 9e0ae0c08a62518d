#pragma once

#include "ui/document/document.h"
#include "ui/i18n/live_text.h"

#include <optional>

namespace dikkat::ui {

/// What the learner does to the lesson, as edits of the document. Each returns a sentence when it was
/// refused; then nothing has changed.
class LessonEditor {
public:
    using Problem = std::optional<LiveText>;

    explicit LessonEditor(Document& document) : m_document(document) {}

    Problem typeCell(InputMatrix matrix, Index row, Index column, const QString& text);
    Problem dragCell(InputMatrix matrix, Index row, Index column, double value, int gesture);
    Problem paste(InputMatrix matrix, Index row, Index column, const Matrix& block);

    Problem setCausal(bool on);
    /// Switches one cell of the mask; the mask becomes Custom unless it then equals the causal one or none at
    /// all.
    Problem toggleMaskCell(Index row, Index column);
    Problem setScaled(bool on);
    Problem setPositionCount(int count);
    Problem setKeyWidth(int width);
    Problem setValueWidth(int width);
    Problem setModelWidth(int width);
    Problem setHeads(int heads);
    Problem setInputMode(InputMode mode);
    Problem setPositions(Positions positions);
    Problem loadExample(const LessonState& example);
    Problem resetToChapter();

private:
    Problem apply(const LessonState& next, const Edit& edit);
    Problem setCell(InputMatrix matrix, Index row, Index column, double value, int gesture);

    Document& m_document;
};

} // namespace dikkat::ui
