#pragma once

#include "core/base/matrix.h"
#include "core/model/config.h"

#include <QJsonObject>
#include <optional>
#include <vector>

namespace dikkat::ui {

/// What a learner has set on page 5. Defaults are the lecture's model.
struct BlockState {
    static constexpr int mostBlocks = 24, mostWidth = 1024, mostNumbers = 8;
    static constexpr double leastDeviation = 0.05, mostDeviation = 2.0;

    bool trained = false; ///< look into the Lab's model; the sizes below are then its own
    NormPlace norm = NormPlace::Pre;
    Activation activation = Activation::Relu;
    int heads = 6, width = 384, blocks = 6;
    std::vector<BlockSwitches> switches; ///< one per block, or empty: everything on
    int seed = 1;
    double deviation = 0.5; ///< of the weights in the experiment of depth
    std::vector<double> x{1, 2, 3, 4}, branch{0.1, -0.2, 0, 0.3}; ///< of the small examples, equally long

    bool operator==(const BlockState&) const = default;

    [[nodiscard]] BlockSwitches of(int block) const;
    /// Of all blocks: what all agree on; nothing where they differ.
    [[nodiscard]] std::optional<bool> common(bool BlockSwitches::*what) const;
    /// block −1: all of them.
    void set(bool BlockSwitches::*what, int block, bool on);
    /// Keeps the heads a divisor of the width, and the switches of the blocks that stay.
    void setWidth(int value);
    void setBlocks(int value);
    /// Every number of heads this width can be divided into, at most 64.
    [[nodiscard]] std::vector<int> possibleHeads() const;

    /// The seeded model: 65 symbols, context 256, MLP four times as wide.
    [[nodiscard]] ModelConfig config() const;
    /// A trained model with this state's norm place, activation and switches.
    [[nodiscard]] ModelConfig config(const ModelConfig& trainedModel) const;
};

QJsonObject toJson(const BlockState& state);
/// Whatever is not usable becomes the default.
BlockState blockStateFrom(const QJsonObject& json);

} // namespace dikkat::ui
