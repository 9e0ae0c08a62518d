#include "ui/pages/qkv/predict_session.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <cmath>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Predict)
};

/// Two decimals typed ask for two decimals of precision.
double toleranceFor(const QString& text) {
    const auto mark = std::max(text.lastIndexOf(u'.'), text.lastIndexOf(u','));
    const auto digits = mark < 0 ? 4 : text.size() - mark - 1;
    return digits == 2 ? coarseTolerance : fineTolerance;
}

bool saysMinusInfinity(const QString& text) {
    const QString t = text.trimmed().toCaseFolded();
    return t == QStringLiteral("−∞") || t == QStringLiteral("-∞") || t == QStringLiteral("-inf") ||
           t == QStringLiteral("−inf");
}

} // namespace

void PredictSession::start(std::shared_ptr<const LessonTrace> trace, LessonStep step, int head, Index row) {
    m_trace = std::move(trace);
    m_step = step;
    m_head = head;
    m_row = row;
    m_hints = 0;
    m_answers.assign(static_cast<std::size_t>(m_trace->stepMatrix(step, head).cols()), Answer{});
}

void PredictSession::answer(Index column, const QString& text) {
    Answer& a = m_answers[static_cast<std::size_t>(column)];
    if (a.text == text && (a.verdict || !a.problem.isEmpty())) return;
    const int attempts = a.attempts;
    a = Answer{};
    a.text = text;
    a.attempts = attempts;
    if (text.trimmed().isEmpty()) return;
    if (saysMinusInfinity(text)) {
        a.value = -std::numeric_limits<double>::infinity();
    } else {
        const auto parsed = parseNumber(text, limits::maxValue * limits::maxValue);
        if (const auto* problem = std::get_if<NumberProblem>(&parsed)) {
            a.problem = explain(*problem, text, limits::maxValue);
            return;
        }
        a.value = std::get<double>(parsed);
    }
    a.verdict = judge(*m_trace, m_step, m_head, m_row, column, *a.value, toleranceFor(text));
    ++a.attempts;
}

void PredictSession::showAnswers() {
    for (std::size_t j = 0; j < m_answers.size(); ++j) {
        Answer& a = m_answers[j];
        if (a.verdict == Verdict::Correct) continue;
        a.value = rightValue(static_cast<Index>(j));
        a.text = number(*a.value, 4, m_step >= LessonStep::Weights);
        a.verdict = Verdict::Correct;
        a.problem.clear();
        a.shown = true;
    }
}

int PredictSession::rightCount() const {
    return static_cast<int>(
        std::ranges::count_if(m_answers, [](const Answer& a) { return a.verdict == Verdict::Correct; }));
}

bool PredictSession::solvedAlone() const {
    return finished() && std::ranges::none_of(m_answers, [](const Answer& a) { return a.shown; });
}

bool PredictSession::mayShowAnswers() const {
    return !finished() && std::ranges::any_of(m_answers, [](const Answer& a) { return a.attempts >= 2; });
}

double PredictSession::sum() const {
    double total = 0.0;
    for (std::size_t j = 0; j < m_answers.size(); ++j)
        if (m_answers[j].verdict == Verdict::Correct) total += rightValue(static_cast<Index>(j));
    return total;
}

QString PredictSession::hint() const {
    if (m_hints == 0) return {};
    const HeadTrace& t = m_trace->heads[static_cast<std::size_t>(m_head)];
    const QString row = QString::number(m_row + 1);
    const auto listed = [](const Row& values) {
        QStringList texts;
        for (Index j = 0; j < values.size(); ++j) texts << number(values(j), 4);
        return texts.join(QStringLiteral("; "));
    };
    switch (m_step) {
    case LessonStep::Raw:
        if (m_hints == 1)
            return Words::tr(
                       "Every score compares query %1 with one key. What do two vectors have in common when "
                       "their dot product is large?")
                .arg(row);
        if (m_hints == 2)
            return Words::tr("Query %1 is [%2]. Multiply it with each row of K, number by number, and add.")
                .arg(row, listed(t.q.row(m_row)));
        return Words::tr("The first cell begins with %1 · %2.")
            .arg(number(t.q(m_row, 0), 4), number(t.k(0, 0), 4));
    case LessonStep::Scaled:
        if (m_hints == 1)
            return Words::tr(
                "Scaling makes every score smaller by the same factor; it never changes their order.");
        if (m_hints == 2)
            return Words::tr("The raw scores of row %1 are %2. Divide each by %3.")
                .arg(row, listed(t.raw.row(m_row)), number(t.divisor, 4));
        return Words::tr("The first cell is %1 / %2.").arg(number(t.raw(m_row, 0), 4), number(t.divisor, 4));
    case LessonStep::Masked:
        if (m_hints == 1) return Words::tr("Ask of every cell: may position %1 look at that key?").arg(row);
        if (m_hints == 2)
            return Words::tr("A visible score stays as it is; a hidden one becomes −∞ (type −∞ or -inf).");
        return Words::tr("The scaled scores of row %1 are %2.").arg(row, listed(t.scaled.row(m_row)));
    case LessonStep::Weights:
        if (m_hints == 1)
            return Words::tr(
                "The weights of a row are shares of one whole. Which keys have the same score? They "
                "get the same share.");
        if (m_hints == 2)
            return Words::tr("The masked scores of row %1 are %2. Raise e to each and add up.")
                .arg(row, listed(t.masked.row(m_row)));
        {
            double total = 0.0;
            for (Index j = 0; j < t.masked.cols(); ++j) total += std::exp(t.masked(m_row, j));
            return Words::tr("The sum of the powers is %1; each weight is its own power divided by that.")
                .arg(number(total, 3));
        }
    case LessonStep::Output:
        if (m_hints == 1)
            return Words::tr("The output lies among the values: each pulls as hard as its weight.");
        if (m_hints == 2)
            return Words::tr("The weights of row %1 are %2. Multiply each with its value and add.")
                .arg(row, listed(t.weights.row(m_row)));
        return Words::tr("The first number begins with %1 · %2.")
            .arg(number(t.weights(m_row, 0), 4, true), number(t.v(0, 0), 4));
    }
    return {};
}

QString explain(Verdict verdict, const LessonTrace& trace, LessonStep step, int head, Index row,
                Index column) {
    const HeadTrace& t = trace.heads[static_cast<std::size_t>(head)];
    const QString width = QString::number(t.q.cols());
    switch (verdict) {
    case Verdict::Correct: return Words::tr("Correct.");
    case Verdict::RoundedTooEarly:
        return Words::tr(
            "Very near. It looks as if a number was rounded on the way: keep more decimals until the end.");
    case Verdict::NotScaled:
        return Words::tr(
                   "That is what comes out without dividing by √dk = √%1. The scores must be scaled first.")
            .arg(width);
    case Verdict::ScaledTooEarly:
        return Words::tr(
            "You have already divided by √dk. That is the next step; here the score is still raw.");
    case Verdict::ScaledByWidth:
        return Words::tr("You divided by dk = %1 instead of its square root.").arg(width);
    case Verdict::FutureVisible:
        return Words::tr("That counts keys that position %1 may not see. The mask hides every key after it.")
            .arg(row + 1);
    case Verdict::PastHidden:
        return Words::tr(
                   "This key is not hidden: position %1 may look at itself and at everything before it.")
            .arg(row + 1);
    case Verdict::MaskedAfterSoftmax:
        return Words::tr(
            "That is softmax over all keys with the hidden ones cut out afterwards: the row no longer "
            "adds up to 1. "
            "Mask first, then softmax.");
    case Verdict::MaskedAsZero:
        return step == LessonStep::Masked
                   ? Words::tr("A hidden score is not 0 but −∞: e⁰ would still be 1, only e^−∞ is 0.")
                   : Words::tr(
                         "You counted hidden keys with a score of 0, and e⁰ = 1 gives them a share. Their "
                         "score is −∞.");
    case Verdict::SoftmaxDownColumns:
        return Words::tr(
            "You normalised down the column. Softmax runs along a row: one query shares itself out "
            "over the keys.");
    case Verdict::ScoreNotWeight:
        return Words::tr("That is the score itself. Softmax still has to turn it into a share of the row.");
    case Verdict::NotNormalised:
        return Words::tr("That is e to the score. It still has to be divided by the sum of the row.");
    case Verdict::NotExponentiated:
        return Words::tr(
            "Those are the shares of the scores themselves. Softmax first raises e to each score.");
    case Verdict::ZeroScoreTakenAsZero:
        return Words::tr(
            "A score of 0 is not a weight of 0: e⁰ = 1, so this key still gets a share. Only a masked "
            "score (−∞) "
            "gives exactly 0.");
    case Verdict::KeysNotTransposed:
        return Words::tr("You multiplied the query with a column of K. QKᵀ takes a row of K: one key.");
    case Verdict::RowColumnSwapped:
        return Words::tr(
                   "That belongs to cell (%1, %2): row and column are swapped. The row is the query, the "
                   "column the key.")
            .arg(column + 1)
            .arg(row + 1);
    case Verdict::FirstProductOnly: return Words::tr("The sum stops early: there are more products to add.");
    case Verdict::AverageOfValues:
        return Words::tr(
            "That is the plain average of the visible values. Here each value counts by its weight.");
    case Verdict::SignSlip: return Words::tr("The size is right, the sign is not.");
    case Verdict::ArithmeticSlip:
        return Words::tr("Not yet. No usual mistake gives this number: check the arithmetic once more.");
    }
    return {};
}

} // namespace dikkat::ui
