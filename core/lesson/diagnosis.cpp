#include "core/lesson/diagnosis.h"

#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace dikkat {

namespace {

constexpr double negativeInfinity = -std::numeric_limits<double>::infinity();

struct Candidate {
    Verdict verdict;
    double value;
};

/// Collects what the cell would be under each mistake; the first that fits the answer names it.
class Mistakes {
public:
    Mistakes(const HeadTrace& trace, Index row, Index column) : m_t(trace), m_i(row), m_j(column) {}

    std::vector<Candidate> of(LessonStep step) {
        switch (step) {
        case LessonStep::Raw: scores(); break;
        case LessonStep::Scaled: scaled(); break;
        case LessonStep::Masked: masked(); break;
        case LessonStep::Weights: weights(); break;
        case LessonStep::Output: output(); break;
        }
        return m_found;
    }

private:
    void add(Verdict verdict, double value) {
        if (!std::isnan(value)) m_found.push_back({verdict, value});
    }

    void addSwapped(const Matrix& m) {
        if (m_j < m.rows() && m_i < m.cols()) add(Verdict::RowColumnSwapped, m(m_j, m_i));
    }

    /// Softmax of `scores` where `mask` allows, or nothing when a row has no cell.
    static std::optional<Matrix> softmaxOf(const Matrix& scores, const Mask& mask) {
        const Matrix m =
            mask.select(scores, Matrix::Constant(scores.rows(), scores.cols(), negativeInfinity));
        auto result = softmaxRows(m);
        if (!result) return std::nullopt;
        return std::move(result).value();
    }

    void addWeights(Verdict verdict, const Matrix& scores, const Mask& mask) {
        if (const auto w = softmaxOf(scores, mask)) add(verdict, (*w)(m_i, m_j));
    }

    void addOutput(Verdict verdict, const Matrix& weights) {
        add(verdict, weights.row(m_i).dot(m_t.v.col(m_j)));
    }

    void scores() {
        const Row products = m_t.q.row(m_i).cwiseProduct(m_t.k.row(m_j));
        addSwapped(m_t.raw);
        if (m_t.k.rows() == m_t.q.cols() && m_j < m_t.k.cols())
            add(Verdict::KeysNotTransposed, m_t.q.row(m_i).dot(m_t.k.col(m_j)));
        add(Verdict::ScaledTooEarly, m_t.raw(m_i, m_j) / std::sqrt(static_cast<double>(m_t.q.cols())));
        double partial = 0.0;
        for (Index c = 0; c + 1 < products.size(); ++c)
            add(Verdict::FirstProductOnly, partial += products(c));
    }

    void scaled() {
        add(Verdict::NotScaled, m_t.raw(m_i, m_j));
        add(Verdict::ScaledByWidth, m_t.raw(m_i, m_j) / static_cast<double>(m_t.q.cols()));
        addSwapped(m_t.scaled);
    }

    void masked() {
        add(Verdict::FutureVisible, m_t.scaled(m_i, m_j));
        if (m_t.visible(m_i, m_j)) {
            add(Verdict::PastHidden, negativeInfinity);
            add(Verdict::NotScaled, m_t.raw(m_i, m_j));
        } else {
            add(Verdict::MaskedAsZero, 0.0);
        }
        addSwapped(m_t.masked);
    }

    void weights() {
        const Index rows = m_t.raw.rows(), columns = m_t.raw.cols();
        const Mask all = fullMask(rows, columns);
        addWeights(Verdict::NotScaled, m_t.raw, m_t.visible);
        addWeights(Verdict::FutureVisible, m_t.scaled, all);
        if (const auto full = softmaxOf(m_t.scaled, all); full && m_t.visible(m_i, m_j))
            add(Verdict::MaskedAfterSoftmax, (*full)(m_i, m_j));
        const Matrix zeroed = m_t.visible.select(m_t.scaled, Matrix::Zero(rows, columns));
        addWeights(Verdict::MaskedAsZero, zeroed, all);
        if (const auto down = softmaxOf(m_t.scaled.transpose(), Mask(m_t.visible.transpose())))
            add(Verdict::SoftmaxDownColumns, (*down)(m_j, m_i));
        addWeights(Verdict::ScaledByWidth, m_t.raw / static_cast<double>(m_t.q.cols()), m_t.visible);
        if (m_t.visible(m_i, m_j) && m_t.scaled(m_i, m_j) != 0.0)
            add(Verdict::ScoreNotWeight, m_t.scaled(m_i, m_j));
        add(Verdict::NotNormalised, std::exp(m_t.masked(m_i, m_j)));
        if (m_t.visible(m_i, m_j) && m_t.scaled(m_i, m_j) == 0.0) add(Verdict::ZeroScoreTakenAsZero, 0.0);
        const double sum = zeroed.row(m_i).sum();
        if (sum != 0.0) add(Verdict::NotExponentiated, zeroed(m_i, m_j) / sum);
        addSwapped(m_t.weights);
        if (m_t.visible(m_i, m_j)) add(Verdict::PastHidden, 0.0);
    }

    void output() {
        const Index rows = m_t.raw.rows(), columns = m_t.raw.cols();
        const Mask all = fullMask(rows, columns);
        if (const auto w = softmaxOf(m_t.raw, m_t.visible)) addOutput(Verdict::NotScaled, *w);
        if (const auto w = softmaxOf(m_t.scaled, all)) {
            addOutput(Verdict::FutureVisible, *w);
            addOutput(Verdict::MaskedAfterSoftmax, m_t.visible.select(*w, Matrix::Zero(rows, columns)));
        }
        const double seen = static_cast<double>(m_t.visible.row(m_i).count());
        addOutput(Verdict::AverageOfValues, m_t.visible.cast<double>() / seen);
        if (const auto w = softmaxOf(m_t.scaled.transpose(), Mask(m_t.visible.transpose())))
            addOutput(Verdict::SoftmaxDownColumns, w->transpose());
        addSwapped(m_t.out);
        double partial = 0.0;
        for (Index t = 0; t + 1 < columns; ++t) {
            if (m_t.weights(m_i, t) == 0.0 || m_t.v(t, m_j) == 0.0) continue;
            add(Verdict::FirstProductOnly, partial += m_t.weights(m_i, t) * m_t.v(t, m_j));
        }
    }

    const HeadTrace& m_t;
    Index m_i, m_j;
    std::vector<Candidate> m_found;
};

bool near(double a, double b, double tolerance) {
    return a == b || std::abs(a - b) <= tolerance; // −∞ equals −∞; anything else near it is not
}

} // namespace

Verdict judge(const LessonTrace& trace, LessonStep step, int head, Index row, Index column, double answer,
              double tolerance) {
    const double right = trace.stepMatrix(step, head)(row, column);
    if (near(answer, right, tolerance)) return Verdict::Correct;
    const HeadTrace& t = trace.heads[static_cast<std::size_t>(head)];
    for (const Candidate& mistake : Mistakes(t, row, column).of(step))
        if (!near(mistake.value, right, tolerance) && near(answer, mistake.value, tolerance))
            return mistake.verdict;
    if (std::isfinite(right) && right != 0.0 && near(answer, -right, tolerance)) return Verdict::SignSlip;
    if (std::isfinite(right) && near(answer, right, 10.0 * fineTolerance + tolerance))
        return Verdict::RoundedTooEarly;
    return Verdict::ArithmeticSlip;
}

} // namespace dikkat
