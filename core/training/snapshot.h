#pragma once

#include "core/model/parameters.h"
#include "core/model/trace.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <vector>

namespace dikkat {

/// What one training step reports. Losses are natural-log means per predicted symbol.
struct StepReport {
    std::int64_t step = 0; ///< 0 for the first
    double loss = 0.0;     ///< on this step's batch, before its update
    double validationLoss = std::numeric_limits<double>::quiet_NaN(); ///< NaN where it was not measured
    double learningRate = 0.0;
    double gradientNorm = 0.0; ///< before clipping

    [[nodiscard]] bool validated() const { return validationLoss == validationLoss; }
};

/// All reports of a run. Copying shares the finished pieces, so a snapshot can carry the whole curve.
class History {
public:
    void add(const StepReport& report);
    [[nodiscard]] std::int64_t size() const { return m_size; }
    /// i from 0, less than size().
    [[nodiscard]] const StepReport& operator[](std::int64_t i) const;
    [[nodiscard]] std::vector<StepReport> all() const;

private:
    static constexpr std::int64_t kPiece = 512;
    std::vector<std::shared_ptr<const std::vector<StepReport>>> m_full;
    std::vector<StepReport> m_last;
    std::int64_t m_size = 0;
};

/// One weight under the magnifying glass: everything that went into its last update.
struct WeightReport {
    std::int64_t index = 0;                       ///< into the flat buffer
    double value = 0.0;                           ///< after the update
    double gradient = 0.0;                        ///< before clipping
    double first = 0.0, second = 0.0;             ///< moments, 0 where the optimiser has none
    double firstBefore = 0.0, secondBefore = 0.0; ///< the moments before the update
    double update = 0.0;                          ///< value − value before
};

/// Norms of one named weight, in the order of the layout.
struct NormReport {
    double weights = 0.0, gradient = 0.0;
};

/// The state of a run at one moment; immutable once published.
struct Snapshot {
    std::int64_t steps = 0; ///< updates made
    History history;
    double lastValidationLoss = std::numeric_limits<double>::quiet_NaN();
    double stepsPerSecond = 0.0, tokensPerSecond = 0.0;
    double secondsLeft = 0.0; ///< to the plan's end at this speed
    std::vector<NormReport> norms;
    std::vector<WeightReport> weights;
    std::shared_ptr<const Parameters<float>> parameters; ///< null unless asked for
    std::shared_ptr<const ModelTrace> trace;             ///< null without a probe
};

/// What the reader wants in snapshots. May change while a run goes on.
struct SnapshotRequest {
    bool parameters = true;
    bool norms = true;
    std::vector<TokenId> probe, probeSource; ///< a text whose forward pass is traced; empty = none
    std::vector<std::int64_t> weights;       ///< flat indices, of those that were watched in the last update
    double secondsBetween = 0.2; ///< and never so often that snapshots cost more than 3 % of the time
};

} // namespace dikkat
