#pragma once

#include <QJsonObject>
#include <array>
#include <vector>

namespace dikkat::ui {

/// What a learner sets on page 3. `scaled` and `factor` belong together: switching the scaling off makes the
/// scores √dk times as large, so the factor of the softmax becomes √dk; on, 1. By hand it is free.
struct RootDkState {
    int width = 64; ///< dk, one of widths()
    bool scaled = true;
    double factor = 1.0; ///< s, 0 … maxFactor
    std::array<int, 4> scores{1, 2, 3, 4};
    int seed = 0;

    static constexpr double maxFactor = 24.0; ///< a little over √512
    static constexpr int maxScore = 9, maxSeed = 9999;

    /// Widths of the slider: 1 … 512, about three per doubling.
    static const std::vector<int>& widths();

    [[nodiscard]] RootDkState withWidth(int value) const;
    [[nodiscard]] RootDkState withScaling(bool on) const;

    [[nodiscard]] QJsonObject toJson() const;
    /// Whatever a file says: what is missing or out of its range becomes the default.
    static RootDkState fromJson(const QJsonObject& json);

    bool operator==(const RootDkState&) const = default;
};

} // namespace dikkat::ui
