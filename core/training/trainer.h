#pragma once

#include "core/base/random.h"
#include "core/model/model.h"
#include "core/training/batches.h"
#include "core/training/optimiser.h"
#include "core/training/snapshot.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace dikkat {

/// How to train; the model's configuration and the data come beside it.
struct TrainingPlan {
    OptimiserSettings optimiser;
    Schedule schedule;
    std::int64_t steps = 1000; ///< counted from the very beginning
    int rows = 12;             ///< sequences per batch
    int accumulation = 1;      ///< batches whose gradients make one update
    int length = 0;            ///< window of a text; 0 = the model's context
    int evaluateEvery = 100;   ///< steps between validation losses; 0 = never
    int evaluationRows = 192;  ///< at most so many fixed rows of the validation data
    int threads = 0;           ///< 0 = as many as pay off on this machine
    double explosionFactor =
        5.0; ///< a loss above factor · max(ln(V + 1), first loss) ends the run; 0 = never

    bool operator==(const TrainingPlan&) const = default;
};

enum class PlanField {
    LearningRate,
    Momentum,
    Beta1,
    Beta2,
    Epsilon,
    WeightDecay,
    Clip,
    Warmup,
    ScheduleTotal,
    ScheduleMinimum,
    Steps,
    Rows,
    Accumulation,
    Length,
    EvaluateEvery,
    EvaluationRows,
    Threads
};
/// The first field outside low … high.
struct PlanProblem {
    PlanField field{};
    double low = 0.0, high = 0.0;

    bool operator==(const PlanProblem&) const = default;
};
std::optional<PlanProblem> validate(const TrainingPlan& plan, const ModelConfig& config);

enum class RunEnd { Finished, Stopped, Diverged };
enum class Divergence { None, NotFinite, Exploded };

/// Everything needed to go on as if never stopped.
template <class Scalar>
struct TrainerState {
    Parameters<Scalar> parameters;
    Moments<Scalar> moments;
    std::int64_t steps = 0; ///< updates made
    RandomState random;     ///< also the position in the data: rows are drawn from it
    std::uint64_t dropoutSeed = 0;
    double firstLoss = 0.0; ///< 0 = no step yet; explosions are judged by it
};

struct TrainingHooks {
    std::function<void(const StepReport&)> onStep; ///< after every step, on the training thread
    std::function<void(std::shared_ptr<const Snapshot>)> onSnapshot; ///< now and then, and at the end
    std::function<SnapshotRequest()> request;                        ///< what the next snapshot should hold
};

/// Owns a model in training. All functions from one thread, except setLearningRate().
/// Deterministic: the same state, plan and number of threads give the same numbers, bit for bit.
template <class Scalar>
class Trainer {
public:
    /// Plan, configuration and data have been checked. `random` goes on with the batches where it stands.
    Trainer(Parameters<Scalar> start, const TrainingPlan& plan, std::shared_ptr<const TrainingData> training,
            std::shared_ptr<const TrainingData> validation, const Random& random);
    /// Goes on from a saved state.
    Trainer(TrainerState<Scalar> state, const TrainingPlan& plan,
            std::shared_ptr<const TrainingData> training, std::shared_ptr<const TrainingData> validation);
    ~Trainer();

    /// Steps until plan.steps, a stop request (within one step), or a loss that is not finite or explodes.
    /// Weights of the diverging step are not applied.
    RunEnd run(const TrainingHooks& hooks, std::stop_token stop);
    /// One step, whatever plan.steps says. Divergence::None when it went well.
    Divergence step(StepReport& report);
    /// Mean loss on at most plan.evaluationRows fixed rows of the validation data (or of the training data).
    double evaluate(bool onTraining = false);

    [[nodiscard]] const Parameters<Scalar>& parameters() const;
    [[nodiscard]] const Parameters<Scalar>& gradients() const; ///< of the last step, before clipping
    [[nodiscard]] const Moments<Scalar>& moments() const;
    [[nodiscard]] const History& history() const;
    [[nodiscard]] std::int64_t steps() const; ///< updates made
    [[nodiscard]] const TrainingPlan& plan() const;
    [[nodiscard]] Divergence divergence() const; ///< why the last run diverged
    [[nodiscard]] int threads() const;

    [[nodiscard]] TrainerState<Scalar> state() const;
    [[nodiscard]] std::shared_ptr<const Snapshot> snapshot(const SnapshotRequest& request) const;

    /// From any thread: holds from the next step on. The schedule's factor still applies.
    void setLearningRate(double rate);
    [[nodiscard]] double
    learningRate() const; ///< before the schedule's factor; part of what a resumed plan needs
    /// Weights whose next updates a snapshot is to explain: what an update does away with is noted before it.
    void watch(std::vector<std::int64_t> weights);
    /// The same for every weight, until watch() is called: three copies of the model with every update, for
    /// steps that are made one by one.
    void watchAll();
    /// A new end; between runs.
    void setSteps(std::int64_t steps);

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

extern template class Trainer<float>;
extern template class Trainer<double>;

/// Threads a plan will use: its own number, or those that pay off (one for tiny models); never more than
/// rows.
int usefulThreads(const ModelConfig& config, const TrainingPlan& plan);

} // namespace dikkat
