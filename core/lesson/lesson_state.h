#pragma once

#include "core/attention/mask.h"
#include "core/attention/positional.h"
#include "core/base/matrix.h"

#include <array>
#include <optional>

namespace dikkat {

/// Limits of what a learner may type on page 2.
namespace limits {
inline constexpr Index minSize = 1;
inline constexpr Index maxSize = 16;    ///< positions, and every width
inline constexpr double maxValue = 1e6; ///< |cell|; keeps every product finite and every number readable
} // namespace limits

enum class InputMode {
    Direct,   ///< Q, K and V are typed
    Computed, ///< Q, K and V come from (X + positions) · W
};

enum class MaskKind { None, Causal, Custom };

/// The editable matrices of page 2, in the order of the page.
enum class InputMatrix { Q, K, V, X, Wq, Wk, Wv, PositionTable };
inline constexpr std::array allInputMatrices{
    InputMatrix::Q,  InputMatrix::K,  InputMatrix::V,  InputMatrix::X,
    InputMatrix::Wq, InputMatrix::Wk, InputMatrix::Wv, InputMatrix::PositionTable};

/// Everything that determines the numbers of page 2. A plain value: copied into undo commands, compared,
/// saved. T positions, M model width, D query and key width, Dv value width. The matrices of both input modes
/// keep their own sizes, so that switching the mode loses nothing.
struct LessonState {
    InputMode mode = InputMode::Direct;
    Matrix q; ///< (T, D)
    Matrix k; ///< (T, D)
    Matrix v; ///< (T, Dv)

    Matrix x;  ///< (T, M) embeddings
    Matrix wq; ///< (M, D)
    Matrix wk; ///< (M, D)
    Matrix wv; ///< (M, Dv)
    Positions positions = Positions::None;
    Matrix positionTable; ///< (T, M) used when positions is Learned

    MaskKind mask = MaskKind::Causal;
    Mask customMask; ///< (T, T) used when mask is Custom
    bool scaled = true;
    int heads = 1;

    [[nodiscard]] Matrix& matrix(InputMatrix which);
    [[nodiscard]] const Matrix& matrix(InputMatrix which) const;

    /// Number of positions, width of queries and keys, width of values, model width: of the current mode.
    [[nodiscard]] Index positionCount() const;
    [[nodiscard]] Index keyWidth() const;
    [[nodiscard]] Index valueWidth() const;

    /// (T, T) who sees whom.
    [[nodiscard]] Mask visible() const;

    friend bool operator==(const LessonState& a, const LessonState& b);
};

/// The worked example of chapter 57.2: three positions, D = 4, Dv = 2, causal mask, scaling on. In computed
/// mode the same Q, K and V come out of X, Wq, Wk and Wv.
LessonState chapterExample();

enum class LessonError {
    Size,             ///< a matrix is smaller than 1×1 or larger than 16×16; found says how many
    Shape,            ///< a matrix does not fit the others; found, expected (rows or columns)
    ValueTooLarge,    ///< |cell| over the limit
    NotFinite,        ///< NaN or infinity
    HeadsDoNotDivide, ///< found heads do not divide expected columns
    RowCompletelyMasked,
};

/// The first broken rule: where (0-based, −1 where it does not apply) and what was found.
struct LessonFailure {
    LessonError code;
    InputMatrix matrix = InputMatrix::Q;
    Index row = -1;
    Index column = -1;
    Index found = -1;
    Index expected = -1;
};

/// Nothing when every matrix of the current mode has a legal size, fits the others and holds legal numbers.
std::optional<LessonFailure> validate(const LessonState& state);

/// Changes the number of positions / of query-key columns / value columns / model columns of the current
/// mode. New rows and columns are 0 (the learned position table and custom mask grow with the positions; new
/// mask cells are visible where causal). The number of heads falls back to 1 where it no longer divides.
/// Sizes are clamped to the limits.
LessonState withPositions(LessonState state, Index positions);
LessonState withKeyWidth(LessonState state, Index width);
LessonState withValueWidth(LessonState state, Index width);
LessonState withModelWidth(LessonState state, Index width);

/// Writes `block` with its first cell at (row, column) of `which`, as a spreadsheet pastes. The matrix, and
/// those that must fit it, grow where the block reaches beyond; nothing shrinks. The caller has checked row +
/// rows and column + columns against the limits.
LessonState withBlock(LessonState state, InputMatrix which, Index row, Index column, const Matrix& block);

/// Whether `heads` divides both the key and the value width of the current mode.
bool headsFit(const LessonState& state, int heads);

} // namespace dikkat
