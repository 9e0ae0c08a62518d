#pragma once

#include "core/io/lab_state.h"

namespace dikkat::ui {

/// Chooses which weights of a run are kept for looking back: the start and about a dozen more, roughly evenly
/// on a logarithmic scale of steps, and those with the least validation loss so far, within a limit of
/// memory.
class MomentKeeper {
public:
    using Moments = std::vector<std::shared_ptr<const Moment>>;

    static constexpr std::size_t mostMoments = 13; ///< the start and twelve more
    static constexpr std::size_t mostBytes = std::size_t{64} << 20;

    /// `parameters`: how many weights one moment has.
    explicit MomentKeeper(std::int64_t parameters, Moments kept = {});

    /// Whether the weights after `steps` updates should be kept; validationLoss −1: not measured.
    [[nodiscard]] bool wants(std::int64_t steps, double validationLoss = -1.0) const {
        return m_most > 0 && (steps >= m_next || isBest(validationLoss));
    }
    /// Keeps them; lets another moment go if there are too many now.
    void keep(Moment moment);

    [[nodiscard]] const Moments& moments() const { return m_moments; }

private:
    void chooseNext(std::int64_t after);
    [[nodiscard]] bool isBest(double validationLoss) const;
    [[nodiscard]] std::size_t leastMissed() const;

    Moments m_moments; ///< by steps
    std::size_t m_most;
    std::int64_t m_next = 0;
};

} // namespace dikkat::ui
