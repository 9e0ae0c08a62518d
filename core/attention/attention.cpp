#include "core/attention/attention.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace dikkat {

namespace {

constexpr double negativeInfinity = -std::numeric_limits<double>::infinity();

std::optional<AttentionFailure> firstNotFinite(const Matrix& m) {
    for (Index i = 0; i < m.rows(); ++i)
        for (Index j = 0; j < m.cols(); ++j)
            if (!std::isfinite(m(i, j))) return AttentionFailure{AttentionError::NotFinite, i, j};
    return std::nullopt;
}

std::optional<AttentionFailure> checkInputs(const Matrix& q, const Matrix& k, const Matrix& v,
                                            const Mask& visible) {
    for (const Matrix* m : {&q, &k, &v})
        if (m->size() == 0) return AttentionFailure{AttentionError::Empty};
    if (q.cols() != k.cols())
        return AttentionFailure{AttentionError::QueryKeyWidth, -1, -1, k.cols(), q.cols()};
    if (k.rows() != v.rows())
        return AttentionFailure{AttentionError::KeyValueLength, -1, -1, v.rows(), k.rows()};
    if (visible.rows() != q.rows() || visible.cols() != k.rows())
        return AttentionFailure{AttentionError::MaskShape, -1, -1, visible.rows(), q.rows()};
    for (const Matrix* m : {&q, &k, &v})
        if (auto failure = firstNotFinite(*m)) return failure;
    return std::nullopt;
}

Matrix columns(const Matrix& m, Index head, Index heads) {
    const Index width = m.cols() / heads;
    return m.middleCols(head * width, width);
}

} // namespace

Result<Matrix, AttentionFailure> softmaxRows(const Matrix& scores) {
    if (scores.size() == 0) return AttentionFailure{AttentionError::Empty};
    Matrix weights(scores.rows(), scores.cols());
    for (Index i = 0; i < scores.rows(); ++i) {
        double largest = negativeInfinity;
        for (Index j = 0; j < scores.cols(); ++j) {
            const double s = scores(i, j);
            if (std::isnan(s) || s == -negativeInfinity)
                return AttentionFailure{AttentionError::NotFinite, i, j};
            largest = std::max(largest, s);
        }
        if (largest == negativeInfinity) return AttentionFailure{AttentionError::RowCompletelyMasked, i};
        // wⱼ = exp(sⱼ − max) / Σₘ exp(sₘ − max); exp(−∞) is exactly 0
        double sum = 0.0;
        for (Index j = 0; j < scores.cols(); ++j) sum += weights(i, j) = std::exp(scores(i, j) - largest);
        weights.row(i) /= sum;
    }
    return weights;
}

Result<HeadTrace, AttentionFailure> attend(const Matrix& q, const Matrix& k, const Matrix& v,
                                           const Mask& visible, bool scaled) {
    return attendDivided(q, k, v, visible, scaled ? std::sqrt(static_cast<double>(q.cols())) : 1.0);
}

Result<HeadTrace, AttentionFailure> attendDivided(const Matrix& q, const Matrix& k, const Matrix& v,
                                                  const Mask& visible, double divisor) {
    if (auto failure = checkInputs(q, k, v, visible)) return *failure;
    HeadTrace t;
    t.q = q;
    t.k = k;
    t.v = v;
    t.visible = visible;
    t.divisor = divisor;
    t.raw.noalias() = q * k.transpose();
    if (auto failure = firstNotFinite(t.raw)) return *failure;
    t.scaled = t.raw / t.divisor;
    t.masked = visible.select(t.scaled, Matrix::Constant(q.rows(), k.rows(), negativeInfinity));
    auto weights = softmaxRows(t.masked);
    if (!weights) return weights.error();
    t.weights = std::move(weights).value();
    t.out.noalias() = t.weights * v;
    if (auto failure = firstNotFinite(t.out)) return *failure;
    return t;
}

Result<MultiHeadTrace, AttentionFailure> attendMultiHead(const Matrix& q, const Matrix& k, const Matrix& v,
                                                         const Mask& visible, int heads, bool scaled) {
    const double headWidth = static_cast<double>(q.cols() / std::max(heads, 1));
    return attendMultiHeadDivided(q, k, v, visible, heads, scaled ? std::sqrt(headWidth) : 1.0);
}

Result<MultiHeadTrace, AttentionFailure> attendMultiHeadDivided(const Matrix& q, const Matrix& k,
                                                                const Matrix& v, const Mask& visible,
                                                                int heads, double divisor) {
    for (const Matrix* m : {&q, &k, &v})
        if (heads < 1 || m->cols() % heads != 0)
            return AttentionFailure{AttentionError::HeadsDoNotDivide, -1, -1, heads, m->cols()};
    MultiHeadTrace t;
    t.concat.resize(q.rows(), v.cols());
    const Index width = v.cols() / heads;
    for (Index h = 0; h < heads; ++h) {
        auto head =
            attendDivided(columns(q, h, heads), columns(k, h, heads), columns(v, h, heads), visible, divisor);
        if (!head) return head.error();
        t.concat.middleCols(h * width, width) = head->out;
        t.heads.push_back(std::move(head).value());
    }
    return t;
}

Result<Projections, AttentionFailure> project(const Matrix& x, const Matrix& wq, const Matrix& wk,
                                              const Matrix& wv) {
    if (x.size() == 0) return AttentionFailure{AttentionError::Empty};
    for (const Matrix* w : {&wq, &wk, &wv})
        if (w->rows() != x.cols())
            return AttentionFailure{AttentionError::ProjectionShape, -1, -1, w->rows(), x.cols()};
    Projections p;
    p.q.noalias() = x * wq;
    p.k.noalias() = x * wk;
    p.v.noalias() = x * wv;
    return p;
}

} // namespace dikkat
