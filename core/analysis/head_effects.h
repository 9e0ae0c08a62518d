#pragma once

#include "core/analysis/measured.h"
#include "core/training/batches.h"

#include <memory>

namespace dikkat {

/// What the heads of a model are worth on data it has not learnt from: the loss as training measures it (of a
/// task the answer only), row by row.
class HeldOutLoss {
public:
    /// Up to `mostRows` rows spread over the data, fewer where a pass is dear. The parameters must stay
    /// alive; data that checkData() passed.
    HeldOutLoss(const Parameters<float>& parameters, std::shared_ptr<const TrainingData> data,
                int mostRows = 96);
    ~HeldOutLoss();

    [[nodiscard]] int rows() const;
    /// Mean loss with all heads on.
    [[nodiscard]] Measured loss() const { return m_loss; }
    /// By how much the mean loss grows with these heads (as in ForwardOptions) off: mean of the differences
    /// row by row and its standard error.
    [[nodiscard]] Measured growth(std::span<const std::uint8_t> heads);

private:
    std::vector<double> lossPerRow(std::span<const std::uint8_t> heads);

    const Parameters<float>& m_parameters;
    std::shared_ptr<const TrainingData> m_data;
    struct Passes;
    std::unique_ptr<Passes> m_passes;
    std::vector<double> m_all;
    Measured m_loss;
};

} // namespace dikkat
