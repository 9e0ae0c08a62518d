#pragma once

#include "core/lesson/diagnosis.h"

#include <QString>
#include <memory>
#include <optional>
#include <vector>

namespace dikkat::ui {

/// "Predict first": one row of one step is covered, the learner types its cells, each is judged and the
/// mistake named.
class PredictSession {
public:
    struct Answer {
        QString text;
        std::optional<double> value;
        std::optional<Verdict> verdict; ///< nothing until judged
        QString problem;                ///< the text is not a number: a sentence
        int attempts = 0;
        bool shown = false; ///< given by "Show answer", not by the learner
    };

    void start(std::shared_ptr<const LessonTrace> trace, LessonStep step, int head, Index row);

    /// Judges what was typed for a column; an unchanged text is not judged twice.
    void answer(Index column, const QString& text);
    void showAnswers();
    void nextHint() { m_hints = std::min(m_hints + 1, hintCount); }

    [[nodiscard]] const std::vector<Answer>& answers() const { return m_answers; }
    [[nodiscard]] LessonStep step() const { return m_step; }
    [[nodiscard]] int head() const { return m_head; }
    [[nodiscard]] Index row() const { return m_row; }
    [[nodiscard]] double rightValue(Index column) const {
        return m_trace->stepMatrix(m_step, m_head)(m_row, column);
    }
    [[nodiscard]] bool started() const { return m_trace != nullptr; }
    [[nodiscard]] const LessonTrace& trace() const { return *m_trace; }
    [[nodiscard]] bool isRight(Index column) const {
        return m_answers[static_cast<std::size_t>(column)].verdict == Verdict::Correct;
    }

    [[nodiscard]] int rightCount() const;
    [[nodiscard]] bool finished() const { return rightCount() == static_cast<int>(m_answers.size()); }
    [[nodiscard]] bool solvedAlone() const;    ///< finished without "Show answer"
    [[nodiscard]] bool mayShowAnswers() const; ///< after two attempts at one cell
    [[nodiscard]] double sum() const;          ///< of the right answers so far

    static constexpr int hintCount = 3;
    [[nodiscard]] int hintsUsed() const { return m_hints; }
    /// The newest hint asked for, empty before the first.
    [[nodiscard]] QString hint() const;

private:
    std::shared_ptr<const LessonTrace> m_trace;
    LessonStep m_step = LessonStep::Raw;
    int m_head = 0;
    Index m_row = 0;
    int m_hints = 0;
    std::vector<Answer> m_answers;
};

/// What went wrong, in a sentence or two with the numbers of the cell; for Correct a short confirmation.
QString explain(Verdict verdict, const LessonTrace& trace, LessonStep step, int head, Index row,
                Index column);

} // namespace dikkat::ui
