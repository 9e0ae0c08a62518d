#include "core/lesson/lesson_trace.h"

#include <cmath>

namespace dikkat {

namespace {

constexpr double shownPrecision = 0.5e-4; // four decimals

bool shownEqual(double a, double b) {
    return a == b || std::abs(a - b) < shownPrecision;
}

bool shownEqual(const Matrix& a, const Matrix& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols()) return false;
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < a.cols(); ++j)
            if (!shownEqual(a(i, j), b(i, j))) return false;
    return true;
}

const LessonTrace& chapterTrace() {
    static const LessonTrace trace = evaluate(chapterExample()).value();
    return trace;
}

void addChangedRows(std::vector<ChapterDifference>& out, ChapterDifference::Kind kind, const Matrix& now,
                    const Matrix& chapter) {
    for (Index i = 0; i < now.rows(); ++i)
        if (!shownEqual(Matrix(now.row(i)), Matrix(chapter.row(i)))) out.push_back({kind, i});
}

LessonFailure fromAttention(const AttentionFailure& f, const LessonState& state) {
    if (f.code == AttentionError::RowCompletelyMasked)
        return {LessonError::RowCompletelyMasked, InputMatrix::Q, f.row};
    if (f.code == AttentionError::HeadsDoNotDivide)
        return {LessonError::HeadsDoNotDivide, InputMatrix::Q, -1, -1, f.found, f.expected};
    return {LessonError::NotFinite, state.mode == InputMode::Direct ? InputMatrix::Q : InputMatrix::X, f.row,
            f.column};
}

} // namespace

const Matrix& LessonTrace::stepMatrix(LessonStep step, int head) const {
    const HeadTrace& t = heads[static_cast<std::size_t>(head)];
    switch (step) {
    case LessonStep::Raw: return t.raw;
    case LessonStep::Scaled: return t.scaled;
    case LessonStep::Masked: return t.masked;
    case LessonStep::Weights: return t.weights;
    case LessonStep::Output: break;
    }
    return t.out;
}

Result<LessonTrace, LessonFailure> evaluate(const LessonState& state) {
    if (auto failure = validate(state)) return *failure;
    LessonTrace t;
    t.state = state;
    if (state.mode == InputMode::Direct) {
        t.q = state.q;
        t.k = state.k;
        t.v = state.v;
    } else {
        switch (state.positions) {
        case Positions::None: t.encoding = Matrix::Zero(state.x.rows(), state.x.cols()); break;
        case Positions::Sinusoidal: t.encoding = sinusoidalEncoding(state.x.rows(), state.x.cols()); break;
        case Positions::Learned: t.encoding = state.positionTable; break;
        }
        t.input = state.x + t.encoding;
        auto projected = project(t.input, state.wq, state.wk, state.wv);
        if (!projected) return fromAttention(projected.error(), state);
        t.q = projected->q;
        t.k = projected->k;
        t.v = projected->v;
    }
    auto attended = attendMultiHead(t.q, t.k, t.v, state.visible(), state.heads, state.scaled);
    if (!attended) return fromAttention(attended.error(), state);
    t.heads = std::move(attended.value().heads);
    t.concat = std::move(attended.value().concat);
    return t;
}

bool sameAsChapter(const LessonTrace& trace) {
    return differencesFromChapter(trace).empty();
}

std::vector<ChapterDifference> differencesFromChapter(const LessonTrace& trace) {
    using Kind = ChapterDifference::Kind;
    const LessonTrace& chapter = chapterTrace();
    std::vector<ChapterDifference> out;
    const auto sameSize = [](const Matrix& a, const Matrix& b) {
        return a.rows() == b.rows() && a.cols() == b.cols();
    };
    if (sameSize(trace.q, chapter.q) && sameSize(trace.k, chapter.k) && sameSize(trace.v, chapter.v)) {
        addChangedRows(out, Kind::QueryRow, trace.q, chapter.q);
        addChangedRows(out, Kind::KeyRow, trace.k, chapter.k);
        addChangedRows(out, Kind::ValueRow, trace.v, chapter.v);
        const Mask visible = trace.state.visible();
        if (visible != chapter.state.visible()) out.push_back({Kind::Visibility});
    } else {
        out.push_back({Kind::Size});
        if (trace.state.mask != MaskKind::Causal) out.push_back({Kind::Visibility});
    }
    if (!trace.state.scaled) out.push_back({Kind::Scaling});
    if (trace.state.heads != 1) out.push_back({Kind::Heads});
    return out;
}

} // namespace dikkat
