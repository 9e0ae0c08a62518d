#pragma once

#include "core/attention/positional.h"

#include <QJsonObject>
#include <QString>

namespace dikkat::ui {

/// The tables of part (c).
enum class PositionTable {
    Sinusoidal,
    Untrained, ///< a learned one as it is drawn before training
    Trained    ///< a learned one of a trained model; its width is the model's
};

/// What a learner sets on page 4. Places and positions count from 0 here; parts (a), (b) and (d) show them
/// from 1, part (c) from 0 as its formula does.
struct MaskPositionState {
    bool causal = true; ///< the page's main switch, for parts (a), (b) and (d)

    // (a) One symbol of a seeded, untrained GPT is changed.
    int seed = 0;
    int place = 10;
    int shift = 1; ///< the symbol there becomes the one that many places on in the alphabet, 1 … 64
    int block = 0, head = 0;

    // (b) The symbols before the last one in another order.
    Positions positions = Positions::None;
    int blocks = 1;
    int shuffle = 1; ///< seed of the order

    // (c) Tables of positions.
    PositionTable table = PositionTable::Sinusoidal;
    int width = 16;  ///< d
    int length = 32; ///< T
    int row = 1;

    // (d) One piece of text.
    QString text; ///< empty: the language's own example

    // (e) The leak.
    int leakSeed = 0;

    static constexpr int symbols = 16, alphabet = 65, modelBlocks = 2, modelHeads = 2;
    static constexpr int maxSeed = 9999, minWidth = 2, maxWidth = 64, minLength = 2, maxLength = 128;
    static constexpr int maxText = 16;

    [[nodiscard]] QJsonObject toJson() const;
    /// Whatever a file says: what is missing or out of its range becomes the default.
    static MaskPositionState fromJson(const QJsonObject& json);

    bool operator==(const MaskPositionState&) const = default;
};

} // namespace dikkat::ui
