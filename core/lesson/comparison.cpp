#include "core/lesson/comparison.h"

namespace dikkat {

std::optional<LessonState> comparedState(const LessonState& state, Comparison comparison,
                                         const LessonState& beforeEdit) {
    LessonState other = state;
    switch (comparison) {
    case Comparison::Off: return std::nullopt;
    case Comparison::CausalMask:
        other.mask = state.mask == MaskKind::None ? MaskKind::Causal : MaskKind::None;
        return other;
    case Comparison::Scaling: other.scaled = !state.scaled; return other;
    case Comparison::Positions:
        if (state.mode == InputMode::Direct) return std::nullopt;
        other.positions = state.positions == Positions::None ? Positions::Sinusoidal : Positions::None;
        return other;
    case Comparison::BeforeEdit: return beforeEdit;
    case Comparison::Chapter: break;
    }
    return chapterExample();
}

std::optional<Matrix> difference(const Matrix& a, const Matrix& b) {
    if (a.rows() != b.rows() || a.cols() != b.cols()) return std::nullopt;
    Matrix d(a.rows(), a.cols());
    for (Index i = 0; i < a.rows(); ++i)
        for (Index j = 0; j < a.cols(); ++j) d(i, j) = a(i, j) == b(i, j) ? 0.0 : b(i, j) - a(i, j);
    return d;
}

} // namespace dikkat
