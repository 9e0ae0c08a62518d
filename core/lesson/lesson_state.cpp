#include "core/lesson/lesson_state.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace dikkat {

namespace {

/// Eigen compares only equal shapes; different shapes are simply different.
template <class M>
bool same(const M& a, const M& b) {
    return a.rows() == b.rows() && a.cols() == b.cols() && (a.size() == 0 || a == b);
}

Matrix resized(const Matrix& m, Index rows, Index columns) {
    Matrix r = Matrix::Zero(rows, columns);
    const Index keepRows = std::min(rows, m.rows());
    const Index keepColumns = std::min(columns, m.cols());
    r.topLeftCorner(keepRows, keepColumns) = m.topLeftCorner(keepRows, keepColumns);
    return r;
}

Index clampSize(Index size) {
    return std::clamp(size, limits::minSize, limits::maxSize);
}

void dropHeadsThatDoNotFit(LessonState& state) {
    if (!headsFit(state, state.heads)) state.heads = 1;
}

} // namespace

Matrix& LessonState::matrix(InputMatrix which) {
    switch (which) {
    case InputMatrix::Q: return q;
    case InputMatrix::K: return k;
    case InputMatrix::V: return v;
    case InputMatrix::X: return x;
    case InputMatrix::Wq: return wq;
    case InputMatrix::Wk: return wk;
    case InputMatrix::Wv: return wv;
    case InputMatrix::PositionTable: break;
    }
    return positionTable;
}

const Matrix& LessonState::matrix(InputMatrix which) const {
    return const_cast<LessonState*>(this)->matrix(which);
}

Index LessonState::positionCount() const {
    return mode == InputMode::Direct ? q.rows() : x.rows();
}
Index LessonState::keyWidth() const {
    return mode == InputMode::Direct ? q.cols() : wq.cols();
}
Index LessonState::valueWidth() const {
    return mode == InputMode::Direct ? v.cols() : wv.cols();
}

Mask LessonState::visible() const {
    const Index n = positionCount();
    switch (mask) {
    case MaskKind::None: return fullMask(n, n);
    case MaskKind::Causal: return causalMask(n, n);
    case MaskKind::Custom: break;
    }
    return customMask;
}

bool operator==(const LessonState& a, const LessonState& b) {
    return a.mode == b.mode && a.positions == b.positions && a.mask == b.mask && a.scaled == b.scaled &&
           a.heads == b.heads && same(a.customMask, b.customMask) &&
           std::ranges::all_of(allInputMatrices,
                               [&](InputMatrix m) { return same(a.matrix(m), b.matrix(m)); });
}

LessonState chapterExample() {
    LessonState s;
    s.q = Matrix{{2, 0, 0, 0}, {0, 2, 0, 0}, {2, 2, 0, 0}};
    s.k = Matrix{{1, 0, 0, 0}, {0, 1, 0, 0}, {1, 1, 0, 0}};
    s.v = Matrix{{1, 0}, {0, 1}, {1, 1}};
    // X · 2I = Q, X · I = K, and the first two columns of X are V.
    s.x = s.k;
    s.wq = 2.0 * Matrix::Identity(4, 4);
    s.wk = Matrix::Identity(4, 4);
    s.wv = Matrix::Identity(4, 2);
    s.positionTable = Matrix{{0.5, 0, -0.5, 0}, {0, 0.5, 0, -0.5}, {-0.5, 0, 0.5, 0}};
    s.customMask = causalMask(3, 3);
    return s;
}

std::optional<LessonFailure> validate(const LessonState& s) {
    const bool direct = s.mode == InputMode::Direct;
    struct Rule {
        InputMatrix which;
        Index rows, columns;
    };
    std::vector<Rule> rules;
    if (direct) {
        rules = {{InputMatrix::Q, s.q.rows(), s.q.cols()},
                 {InputMatrix::K, s.q.rows(), s.q.cols()},
                 {InputMatrix::V, s.q.rows(), s.v.cols()}};
    } else {
        rules = {{InputMatrix::X, s.x.rows(), s.x.cols()},
                 {InputMatrix::Wq, s.x.cols(), s.wq.cols()},
                 {InputMatrix::Wk, s.x.cols(), s.wq.cols()},
                 {InputMatrix::Wv, s.x.cols(), s.wv.cols()}};
        if (s.positions == Positions::Learned)
            rules.push_back({InputMatrix::PositionTable, s.x.rows(), s.x.cols()});
    }
    for (const Rule& rule : rules) {
        const Matrix& m = s.matrix(rule.which);
        for (Index size : {m.rows(), m.cols()})
            if (size < limits::minSize || size > limits::maxSize)
                return LessonFailure{LessonError::Size, rule.which, -1, -1, size};
        if (m.rows() != rule.rows)
            return LessonFailure{LessonError::Shape, rule.which, -1, -1, m.rows(), rule.rows};
        if (m.cols() != rule.columns)
            return LessonFailure{LessonError::Shape, rule.which, -1, -1, m.cols(), rule.columns};
        for (Index i = 0; i < m.rows(); ++i)
            for (Index j = 0; j < m.cols(); ++j) {
                if (!std::isfinite(m(i, j))) return LessonFailure{LessonError::NotFinite, rule.which, i, j};
                if (std::abs(m(i, j)) > limits::maxValue)
                    return LessonFailure{LessonError::ValueTooLarge, rule.which, i, j};
            }
    }
    const Index n = s.positionCount();
    if (s.mask == MaskKind::Custom) {
        if (s.customMask.rows() != n || s.customMask.cols() != n)
            return LessonFailure{LessonError::Shape, InputMatrix::Q, -1, -1, s.customMask.rows(), n};
        for (Index i = 0; i < n; ++i)
            if (!s.customMask.row(i).any())
                return LessonFailure{LessonError::RowCompletelyMasked, InputMatrix::Q, i};
    }
    if (!headsFit(s, s.heads)) {
        const Index width = s.heads > 0 && s.keyWidth() % s.heads == 0 ? s.valueWidth() : s.keyWidth();
        return LessonFailure{LessonError::HeadsDoNotDivide, InputMatrix::Q, -1, -1, s.heads, width};
    }
    return std::nullopt;
}

LessonState withPositions(LessonState s, Index positions) {
    const Index n = clampSize(positions);
    if (s.mode == InputMode::Direct) {
        for (InputMatrix m : {InputMatrix::Q, InputMatrix::K, InputMatrix::V})
            s.matrix(m) = resized(s.matrix(m), n, s.matrix(m).cols());
    } else {
        s.x = resized(s.x, n, s.x.cols());
        s.positionTable = resized(s.positionTable, n, s.x.cols());
    }
    Mask mask = causalMask(n, n);
    const Index keep = std::min(n, s.customMask.rows());
    mask.topLeftCorner(keep, keep) = s.customMask.topLeftCorner(keep, keep);
    // A cut may leave a row without any key: every position sees at least itself.
    for (Index i = 0; i < n; ++i)
        if (!mask.row(i).any()) mask(i, i) = true;
    s.customMask = mask;
    return s;
}

LessonState withKeyWidth(LessonState s, Index width) {
    const Index d = clampSize(width);
    if (s.mode == InputMode::Direct) {
        s.q = resized(s.q, s.q.rows(), d);
        s.k = resized(s.k, s.k.rows(), d);
    } else {
        s.wq = resized(s.wq, s.wq.rows(), d);
        s.wk = resized(s.wk, s.wk.rows(), d);
    }
    dropHeadsThatDoNotFit(s);
    return s;
}

LessonState withValueWidth(LessonState s, Index width) {
    const Index d = clampSize(width);
    if (s.mode == InputMode::Direct)
        s.v = resized(s.v, s.v.rows(), d);
    else
        s.wv = resized(s.wv, s.wv.rows(), d);
    dropHeadsThatDoNotFit(s);
    return s;
}

LessonState withModelWidth(LessonState s, Index width) {
    const Index m = clampSize(width);
    s.x = resized(s.x, s.x.rows(), m);
    s.positionTable = resized(s.positionTable, s.x.rows(), m);
    s.wq = resized(s.wq, m, s.wq.cols());
    s.wk = resized(s.wk, m, s.wk.cols());
    s.wv = resized(s.wv, m, s.wv.cols());
    return s;
}

LessonState withBlock(LessonState s, InputMatrix which, Index row, Index column, const Matrix& block) {
    const Index rows = std::max(s.matrix(which).rows(), row + block.rows());
    const Index columns = std::max(s.matrix(which).cols(), column + block.cols());
    const bool weights = which == InputMatrix::Wq || which == InputMatrix::Wk || which == InputMatrix::Wv;
    if (rows != s.matrix(which).rows())
        s = weights ? withModelWidth(std::move(s), rows) : withPositions(std::move(s), rows);
    if (columns != s.matrix(which).cols()) {
        switch (which) {
        case InputMatrix::Q:
        case InputMatrix::K:
        case InputMatrix::Wq:
        case InputMatrix::Wk: s = withKeyWidth(std::move(s), columns); break;
        case InputMatrix::V:
        case InputMatrix::Wv: s = withValueWidth(std::move(s), columns); break;
        case InputMatrix::X:
        case InputMatrix::PositionTable: s = withModelWidth(std::move(s), columns); break;
        }
    }
    s.matrix(which).block(row, column, block.rows(), block.cols()) = block;
    return s;
}

bool headsFit(const LessonState& s, int heads) {
    return heads >= 1 && s.keyWidth() % heads == 0 && s.valueWidth() % heads == 0;
}

} // namespace dikkat
