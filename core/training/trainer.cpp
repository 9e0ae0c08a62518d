#include "core/training/trainer.h"

#include "core/base/thread_pool.h"
#include "core/training/estimate.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>

namespace dikkat {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

constexpr double kSnapshotShare = 0.03; ///< of the time, at most

} // namespace

std::optional<PlanProblem> validate(const TrainingPlan& p, const ModelConfig& config) {
    const OptimiserSettings& o = p.optimiser;
    struct Range {
        PlanField field;
        double value, low, high;
    };
    const Range ranges[] = {
        {PlanField::LearningRate, o.learningRate, 0.0, 1000.0},
        {PlanField::Momentum, o.momentum, 0.0, 0.9999},
        {PlanField::Beta1, o.beta1, 0.0, 0.9999},
        {PlanField::Beta2, o.beta2, 0.0, 0.999999},
        {PlanField::Epsilon, o.epsilon, 1e-12, 1.0},
        {PlanField::WeightDecay, o.weightDecay, 0.0, 10.0},
        {PlanField::Clip, o.clip, 0.0, 1e6},
        {PlanField::Warmup, static_cast<double>(p.schedule.warmup), 0.0, 1e9},
        {PlanField::ScheduleTotal, static_cast<double>(p.schedule.total), 0.0, 1e9},
        {PlanField::ScheduleMinimum, p.schedule.minimum, 0.0, 1.0},
        {PlanField::Steps, static_cast<double>(p.steps), 0.0, 1e9},
        {PlanField::Rows, static_cast<double>(p.rows), 1.0, 65'536.0},
        {PlanField::Accumulation, static_cast<double>(p.accumulation), 1.0, 4'096.0},
        {PlanField::Length, static_cast<double>(p.length), 0.0, static_cast<double>(config.context)},
        {PlanField::EvaluateEvery, static_cast<double>(p.evaluateEvery), 0.0, 1e9},
        {PlanField::EvaluationRows, static_cast<double>(p.evaluationRows), 1.0, 1e7},
        {PlanField::Threads, static_cast<double>(p.threads), 0.0, 256.0},
    };
    for (const Range& r : ranges)
        if (!(r.value >= r.low && r.value <= r.high)) return PlanProblem{r.field, r.low, r.high};
    return std::nullopt;
}

int usefulThreads(const ModelConfig& config, const TrainingPlan& plan) {
    if (plan.threads > 0) return std::min(plan.rows, plan.threads);
    // below some hundred microseconds a step has more to wait than to share
    const bool tiny = forwardOperations(config, plan.rows, plan.length) < 5e6;
    return tiny ? 1 : std::min(plan.rows, ThreadPool::available());
}

template <class Scalar>
class Trainer<Scalar>::Impl {
public:
    Impl(TrainerState<Scalar> state, const TrainingPlan& plan, std::shared_ptr<const TrainingData> training,
         std::shared_ptr<const TrainingData> validation)
        : m_plan(plan)
        , m_training(std::move(training))
        , m_validation(std::move(validation))
        , m_parameters(std::move(state.parameters))
        , m_moments(std::move(state.moments))
        , m_steps(state.steps)
        , m_dropoutSeed(state.dropoutSeed)
        , m_firstLoss(state.firstLoss)
        , m_config(m_parameters.config())
        , m_maker(*m_training, m_config, plan.rows, plan.length)
        , m_pool(usefulThreads(m_config, plan))
        , m_rate(plan.optimiser.learningRate)
        , m_decay(decayRanges(m_parameters.layout(), plan.optimiser.decayVectors)) {
        m_random.restore(state.random);
        if (m_moments.first.empty() && m_moments.second.empty() && m_moments.steps == 0)
            m_moments = noMoments<Scalar>(plan.optimiser.kind, m_parameters.size());
        const int crew = m_pool.size();
        m_shards.resize(static_cast<std::size_t>(crew));
        m_pool.run([&](int i) { // each thread touches its own memory first
            Shard& shard = m_shards[static_cast<std::size_t>(i)];
            shard.firstRow = i * plan.rows / crew;
            shard.rows = (i + 1) * plan.rows / crew - shard.firstRow;
            shard.network = std::make_unique<Network<Scalar>>(m_config, std::max(1, shard.rows));
            shard.gradients = Parameters<Scalar>(m_config);
        });
        if (m_validation && !m_validation->empty())
            m_validationMaker.emplace(*m_validation, m_config, plan.rows, plan.length);
    }

    RunEnd run(const TrainingHooks& hooks, const std::stop_token& stop) {
        RunEnd end = RunEnd::Finished;
        const auto begin = Clock::now();
        const std::int64_t from = m_steps;
        auto lastSnapshot = begin;
        double snapshotCost = 0.0;
        m_divergence = Divergence::None;
        const auto publish = [&](bool last) {
            const auto start = Clock::now();
            SnapshotRequest request = hooks.request ? hooks.request() : SnapshotRequest{};
            if (!last &&
                since(lastSnapshot) < std::max(request.secondsBetween, snapshotCost / kSnapshotShare))
                return;
            const double passed = since(begin);
            m_speed = passed > 0 ? static_cast<double>(m_steps - from) / passed : 0.0;
            hooks.onSnapshot(snapshot(request));
            snapshotCost = since(start);
            lastSnapshot = Clock::now();
        };
        while (m_steps < m_plan.steps) {
            if (stop.stop_requested()) {
                end = RunEnd::Stopped;
                break;
            }
            StepReport report;
            m_divergence = step(report);
            if (hooks.onStep) hooks.onStep(report);
            if (m_divergence != Divergence::None) {
                end = RunEnd::Diverged;
                break;
            }
            if (hooks.onSnapshot) publish(false);
        }
        if (hooks.onSnapshot) publish(true);
        return end;
    }

    Divergence step(StepReport& report) {
        double lossSum = 0.0;
        std::int64_t counted = 0;
        // One accumulated batch after another. The loss of the step is the mean of their means, so each
        // gradient is scaled by the targets of its own batch times the number of batches.
        for (int part = 0; part < m_plan.accumulation; ++part) {
            const Batch batch = m_maker.draw(m_random);
            const std::int64_t targets = countedTargets(batch);
            const double scale =
                targets > 0 ? 1.0 / (static_cast<double>(targets) * m_plan.accumulation) : 0.0;
            const std::uint64_t key =
                m_dropoutSeed + static_cast<std::uint64_t>(m_steps * m_plan.accumulation + part);
            m_pool.run([&](int i) { pass(i, batch, key, part == 0, scale); });
            double sum = 0.0;
            for (const Shard& shard : m_shards) sum += shard.lossSum;
            lossSum += targets > 0 ? sum / static_cast<double>(targets) : 0.0;
            counted += targets;
        }
        const double loss = lossSum / m_plan.accumulation;
        m_targetsPerStep = counted;
        reduceGradients();
        report.step = m_steps;
        report.loss = loss;
        report.gradientNorm = m_norm;
        report.learningRate = m_rate.load(std::memory_order_relaxed) * m_plan.schedule.factor(m_steps);
        Divergence divergence = Divergence::None;
        if (m_firstLoss == 0.0) m_firstLoss = loss;
        if (!std::isfinite(loss) || !std::isfinite(m_norm)) {
            divergence = Divergence::NotFinite;
        } else if (m_plan.explosionFactor > 0.0 &&
                   loss >
                       m_plan.explosionFactor * std::max(m_firstLoss, std::log(m_config.vocabulary + 1.0))) {
            divergence = Divergence::Exploded;
        }
        if (divergence == Divergence::None) {
            update(report.learningRate);
            const bool last = m_steps == m_plan.steps;
            if (m_validationMaker && m_plan.evaluateEvery > 0 &&
                (report.step % m_plan.evaluateEvery == 0 || last)) {
                report.validationLoss = evaluate(false);
                m_lastValidation = report.validationLoss;
            }
        }
        m_history.add(report);
        return divergence;
    }

    double evaluate(bool onTraining) {
        BatchMaker* maker = &m_maker;
        if (!onTraining && m_validationMaker) maker = &*m_validationMaker;
        double sum = 0.0;
        std::int64_t counted = 0;
        for (int index = 0;; ++index) {
            const Batch batch = maker->fixed(index, m_plan.evaluationRows);
            if (batch.rows == 0) break;
            m_pool.run([&](int i) { forward(i, batch); });
            for (const Shard& shard : m_shards) sum += shard.lossSum;
            counted += countedTargets(batch);
        }
        return counted > 0 ? sum / static_cast<double>(counted) : 0.0;
    }

    [[nodiscard]] std::shared_ptr<const Snapshot> snapshot(const SnapshotRequest& request) const;

    /// A weight and its moments before the last update.
    struct Before {
        std::int64_t index = 0;
        double value = 0.0, first = 0.0, second = 0.0;
    };
    static double valueAt(std::span<const Scalar> all, std::int64_t index) {
        const auto i = static_cast<std::size_t>(index);
        return i < all.size() ? static_cast<double>(all[i]) : 0.0;
    }

    struct Shard {
        int firstRow = 0, rows = 0;
        std::unique_ptr<Network<Scalar>> network;
        Parameters<Scalar> gradients;
        double lossSum = 0.0;
        double squares = 0.0; ///< of the summed gradient in this thread's stretch of the buffer
    };

    /// The rows of a batch that thread i works on; fewer or none in a short batch.
    Batch part(int i, const Batch& whole) const {
        const Shard& shard = m_shards[static_cast<std::size_t>(i)];
        Batch b = whole;
        b.rows = std::clamp(whole.rows - shard.firstRow, 0, shard.rows);
        if (b.rows == 0) return b;
        const auto cut = [&](std::span<const TokenId> all) {
            const std::size_t each = all.size() / static_cast<std::size_t>(whole.rows);
            return all.subspan(each * static_cast<std::size_t>(shard.firstRow),
                               each * static_cast<std::size_t>(b.rows));
        };
        b.input = cut(whole.input);
        b.target = cut(whole.target);
        b.source = cut(whole.source);
        return b;
    }
    void forward(int i, const Batch& whole) {
        Shard& shard = m_shards[static_cast<std::size_t>(i)];
        const Batch batch = part(i, whole);
        shard.lossSum = 0.0;
        if (batch.rows == 0) return;
        shard.network->forward(m_parameters, batch);
        shard.lossSum = shard.network->lossSum();
    }
    void pass(int i, const Batch& whole, std::uint64_t key, bool first, double scale) {
        Shard& shard = m_shards[static_cast<std::size_t>(i)];
        if (first) shard.gradients.setZero();
        const Batch batch = part(i, whole);
        shard.lossSum = 0.0;
        if (batch.rows == 0) return;
        ForwardOptions options;
        options.training = true;
        options.dropoutKey = key * 0x9E3779B97F4A7C15u;
        options.firstRow = shard.firstRow;
        shard.network->forward(m_parameters, batch, options);
        shard.lossSum = shard.network->lossSum();
        shard.network->backward(m_parameters, shard.gradients, scale);
    }
    /// The stretch of the flat buffer that thread i sums and updates.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> stretch(int i) const {
        const std::int64_t lines = (m_parameters.size() + 15) / 16, crew = m_pool.size();
        return {std::min(m_parameters.size(), lines * i / crew * 16),
                std::min(m_parameters.size(), lines * (i + 1) / crew * 16)};
    }
    /// All threads' gradients are added into the first one's, always in the order of the threads.
    void reduceGradients() {
        m_pool.run([&](int i) {
            const auto [from, to] = stretch(i);
            double squares = 0.0;
            constexpr std::int64_t kPiece = 2048;
            for (std::int64_t at = from; at < to; at += kPiece) {
                const std::int64_t size = std::min(kPiece, to - at);
                Eigen::Map<Eigen::Array<Scalar, Eigen::Dynamic, 1>> sum(m_shards[0].gradients.data() + at,
                                                                        size);
                for (std::size_t s = 1; s < m_shards.size(); ++s)
                    sum += Eigen::Map<const Eigen::Array<Scalar, Eigen::Dynamic, 1>>(
                        m_shards[s].gradients.data() + at, size);
                squares += static_cast<double>(sum.square().sum());
            }
            m_shards[static_cast<std::size_t>(i)].squares = squares;
        });
        double squares = 0.0;
        for (const Shard& shard : m_shards) squares += shard.squares;
        m_norm = std::sqrt(squares);
    }
    [[nodiscard]] std::optional<Before> beforeUpdate(std::int64_t index) const {
        if (const auto found = std::ranges::find(m_before, index, &Before::index); found != m_before.end())
            return *found;
        if (index < 0 || std::cmp_greater_equal(index, m_whole.values.size())) return std::nullopt;
        return Before{index, valueAt(m_whole.values, index), valueAt(m_whole.first, index),
                      valueAt(m_whole.second, index)};
    }
    void update(double rate) {
        const double scale = clippingFactor(m_norm, m_plan.optimiser.clip);
        m_before.clear();
        for (const std::int64_t index : m_watched)
            if (index >= 0 && index < m_parameters.size())
                m_before.push_back({index, valueAt(m_parameters.flat(), index),
                                    valueAt(m_moments.first, index), valueAt(m_moments.second, index)});
        m_whole = {};
        if (m_watchesAll) {
            const auto copy = [](std::span<const Scalar> all) {
                return std::vector<Scalar>(all.begin(), all.end());
            };
            m_whole = {copy(m_parameters.flat()), copy(m_moments.first), copy(m_moments.second)};
        }
        m_pool.run([&](int i) {
            const auto [from, to] = stretch(i);
            updateWeights<Scalar>(m_plan.optimiser, rate, scale, m_decay, from, to,
                                  m_shards[0].gradients.data(), m_moments, m_parameters.data());
        });
        ++m_moments.steps;
        ++m_steps;
    }

    TrainingPlan m_plan;
    std::shared_ptr<const TrainingData> m_training, m_validation;
    Parameters<Scalar> m_parameters;
    Moments<Scalar> m_moments;
    std::int64_t m_steps = 0;
    std::uint64_t m_dropoutSeed = 0;
    double m_firstLoss = 0.0;
    ModelConfig m_config;
    BatchMaker m_maker;
    std::optional<BatchMaker> m_validationMaker;
    ThreadPool m_pool;
    std::vector<Shard> m_shards;
    Random m_random;
    std::atomic<double> m_rate;
    std::vector<DecayRange> m_decay;
    std::vector<std::int64_t> m_watched;
    std::vector<Before> m_before;
    struct {
        std::vector<Scalar> values, first, second;
    } m_whole; ///< as they were before the last update; empty where only some weights are watched
    bool m_watchesAll = false;
    History m_history;
    Divergence m_divergence = Divergence::None;
    double m_norm = 0.0, m_speed = 0.0;
    double m_lastValidation = std::numeric_limits<double>::quiet_NaN();
    std::int64_t m_targetsPerStep = 0;
};

template <class Scalar>
std::shared_ptr<const Snapshot> Trainer<Scalar>::Impl::snapshot(const SnapshotRequest& request) const {
    auto s = std::make_shared<Snapshot>();
    s->steps = m_steps;
    s->history = m_history;
    s->lastValidationLoss = m_lastValidation;
    s->stepsPerSecond = m_speed;
    s->tokensPerSecond = m_speed * static_cast<double>(m_targetsPerStep);
    s->secondsLeft =
        m_speed > 0 ? static_cast<double>(std::max<std::int64_t>(0, m_plan.steps - m_steps)) / m_speed : 0.0;
    const Parameters<Scalar>& gradients = m_shards[0].gradients;
    if (request.norms) {
        for (int i = 0; i < static_cast<int>(m_parameters.layout().size()); ++i)
            s->norms.push_back({static_cast<double>(m_parameters.view(i).norm()),
                                static_cast<double>(gradients.view(i).norm())});
    }
    for (const std::int64_t index : request.weights) {
        const auto before = beforeUpdate(index);
        if (!before) continue; // nobody looked when the update was made
        WeightReport w;
        w.index = index;
        w.value = valueAt(m_parameters.flat(), index);
        w.gradient = valueAt(gradients.flat(), index);
        w.first = valueAt(m_moments.first, index);
        w.second = valueAt(m_moments.second, index);
        w.firstBefore = before->first;
        w.secondBefore = before->second;
        w.update = w.value - before->value;
        s->weights.push_back(w);
    }
    if (request.parameters)
        s->parameters = std::make_shared<const Parameters<float>>(m_parameters.template cast<float>());
    if (!request.probe.empty())
        s->trace = std::make_shared<const ModelTrace>(
            traceForward(m_parameters, request.probe, request.probeSource));
    return s;
}

template <class Scalar>
Trainer<Scalar>::Trainer(TrainerState<Scalar> state, const TrainingPlan& plan,
                         std::shared_ptr<const TrainingData> training,
                         std::shared_ptr<const TrainingData> validation)
    : m_impl(std::make_unique<Impl>(std::move(state), plan, std::move(training), std::move(validation))) {
}

template <class Scalar>
Trainer<Scalar>::Trainer(Parameters<Scalar> start, const TrainingPlan& plan,
                         std::shared_ptr<const TrainingData> training,
                         std::shared_ptr<const TrainingData> validation, const Random& random)
    : Trainer(TrainerState<Scalar>{std::move(start), {}, 0, random.state(), random.state().words[0], 0.0},
              plan, std::move(training), std::move(validation)) {
}

template <class Scalar>
Trainer<Scalar>::~Trainer() = default;

template <class Scalar>
RunEnd Trainer<Scalar>::run(const TrainingHooks& hooks, std::stop_token stop) {
    return m_impl->run(hooks, stop);
}
template <class Scalar>
Divergence Trainer<Scalar>::step(StepReport& report) {
    return m_impl->m_divergence = m_impl->step(report);
}
template <class Scalar>
double Trainer<Scalar>::evaluate(bool onTraining) {
    return m_impl->evaluate(onTraining);
}
template <class Scalar>
const Parameters<Scalar>& Trainer<Scalar>::parameters() const {
    return m_impl->m_parameters;
}
template <class Scalar>
const Parameters<Scalar>& Trainer<Scalar>::gradients() const {
    return m_impl->m_shards[0].gradients;
}
template <class Scalar>
const Moments<Scalar>& Trainer<Scalar>::moments() const {
    return m_impl->m_moments;
}
template <class Scalar>
const History& Trainer<Scalar>::history() const {
    return m_impl->m_history;
}
template <class Scalar>
std::int64_t Trainer<Scalar>::steps() const {
    return m_impl->m_steps;
}
template <class Scalar>
const TrainingPlan& Trainer<Scalar>::plan() const {
    return m_impl->m_plan;
}
template <class Scalar>
Divergence Trainer<Scalar>::divergence() const {
    return m_impl->m_divergence;
}
template <class Scalar>
int Trainer<Scalar>::threads() const {
    return m_impl->m_pool.size();
}
template <class Scalar>
TrainerState<Scalar> Trainer<Scalar>::state() const {
    return {m_impl->m_parameters,     m_impl->m_moments,     m_impl->m_steps,
            m_impl->m_random.state(), m_impl->m_dropoutSeed, m_impl->m_firstLoss};
}
template <class Scalar>
std::shared_ptr<const Snapshot> Trainer<Scalar>::snapshot(const SnapshotRequest& request) const {
    return m_impl->snapshot(request);
}
template <class Scalar>
void Trainer<Scalar>::setLearningRate(double rate) {
    m_impl->m_rate.store(rate, std::memory_order_relaxed);
}
template <class Scalar>
double Trainer<Scalar>::learningRate() const {
    return m_impl->m_rate.load(std::memory_order_relaxed);
}
template <class Scalar>
void Trainer<Scalar>::watch(std::vector<std::int64_t> weights) {
    m_impl->m_watched = std::move(weights);
    m_impl->m_watchesAll = false;
}
template <class Scalar>
void Trainer<Scalar>::watchAll() {
    m_impl->m_watchesAll = true;
}
template <class Scalar>
void Trainer<Scalar>::setSteps(std::int64_t steps) {
    m_impl->m_plan.steps = steps;
}

template class Trainer<float>;
template class Trainer<double>;

} // namespace dikkat
