#include "core/analysis/head_effects.h"

#include "core/model/model.h"

#include <algorithm>

namespace dikkat {

namespace {

constexpr int rowsPerPass = 16;
constexpr int leastRows = 8;

/// As many rows as a few thousand tokens of a small model take; a large model gets fewer.
int affordable(const ModelConfig& config, int mostRows) {
    const double weights = 12.0 * config.width * config.width * config.allBlocks() +
                           static_cast<double>(config.width) * config.vocabulary;
    const double perRow = weights * config.context;
    return std::clamp(static_cast<int>(2e9 / perRow), leastRows, std::max(leastRows, mostRows));
}

} // namespace

struct HeldOutLoss::Passes {
    Passes(const TrainingData& data, const ModelConfig& config, int most)
        : maker(data, config, rowsPerPass), network(config, rowsPerPass), mostRows(most) {}
    BatchMaker maker;
    Network<float> network;
    int mostRows;
};

HeldOutLoss::HeldOutLoss(const Parameters<float>& parameters, std::shared_ptr<const TrainingData> data,
                         int mostRows)
    : m_parameters(parameters)
    , m_data(std::move(data))
    , m_passes(
          std::make_unique<Passes>(*m_data, parameters.config(), affordable(parameters.config(), mostRows))) {
    m_all = lossPerRow({});
    m_loss = measuredFrom(m_all);
}

HeldOutLoss::~HeldOutLoss() = default;

int HeldOutLoss::rows() const {
    return static_cast<int>(m_all.size());
}

std::vector<double> HeldOutLoss::lossPerRow(std::span<const std::uint8_t> heads) {
    std::vector<double> losses;
    ForwardOptions options;
    options.heads = heads;
    for (int index = 0;; ++index) {
        const Batch batch = m_passes->maker.fixed(index, m_passes->mostRows);
        if (batch.rows == 0) return losses;
        m_passes->network.forward(m_parameters, batch, options);
        const auto each = m_passes->network.lossByPosition();
        const std::size_t perRow = batch.target.size() / static_cast<std::size_t>(batch.rows);
        for (std::size_t row = 0; row < static_cast<std::size_t>(batch.rows); ++row) {
            double sum = 0.0;
            int counted = 0;
            for (std::size_t i = row * perRow; i < (row + 1) * perRow; ++i)
                if (batch.target[i] >= 0) {
                    sum += static_cast<double>(each[i]);
                    ++counted;
                }
            losses.push_back(counted > 0 ? sum / counted : 0.0);
        }
    }
}

Measured HeldOutLoss::growth(std::span<const std::uint8_t> heads) {
    std::vector<double> difference = lossPerRow(heads);
    for (std::size_t i = 0; i < difference.size(); ++i) difference[i] -= m_all[i];
    return measuredFrom(difference);
}

} // namespace dikkat
