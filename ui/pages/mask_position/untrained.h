#pragma once

#include "core/analysis/sensitivity.h"
#include "core/model/model.h"
#include "ui/pages/mask_position/mask_position_state.h"

#include <QStringList>

namespace dikkat::ui {

/// The untrained GPT of page 4, with weights as PyTorch's layers draw them: large enough that attention is
/// not flat. Takes less than a millisecond.
Parameters<float> untrainedGpt(int seed, int blocks, Positions positions, bool causal);
/// Sixteen symbols drawn from the same seed.
std::vector<TokenId> randomSymbols(int seed);
/// One character per symbol of the alphabet of 65.
QStringList symbolTexts(std::span<const TokenId> tokens);

/// Part (a): the changed symbol, the outputs' change, and attention before and after.
struct MaskExperiment {
    Sensitivity sensitivity;
    Matrix before, after;     ///< (T, T) attention of the chosen head
    Mask visible;             ///< (T, T)
    double earlierChange = 0; ///< largest change of an output before the place
    double laterChange = 0;   ///< from the place on
};
MaskExperiment maskExperiment(const MaskPositionState& state);

/// Part (b): the same symbols in another order before the last one, for one way of knowing positions.
struct OrderExperiment {
    Sensitivity sensitivity;
    double single = 0, exact = 0; ///< change of the last output in float32 and in float64
};
OrderExperiment orderExperiment(const MaskPositionState& state, Positions positions);

/// Part (c): the sinusoidal table of positions, (T, d), or else a learned one before training: random.
Matrix positionTable(const MaskPositionState& state);

} // namespace dikkat::ui
