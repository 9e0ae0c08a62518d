#include "ui/runtime/training_worker.h"

#include "ui/runtime/thread_priority.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>

namespace dikkat::ui {

namespace {

using Clock = std::chrono::steady_clock;

constexpr double frame = 1.0 / 50.0; ///< seconds between curves; views draw up to 30 a second
constexpr double wholeEvery = 0.25;  ///< seconds between weights, at least
constexpr double wholeShare = 0.03;  ///< of the time, at most
constexpr double recordEvery = 10.0; ///< seconds between records, at least
constexpr double recordShare = 0.02; ///< of the time, at most
constexpr double speedOver = 1.0;    ///< seconds over which speed is measured

double since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

} // namespace

struct TrainingWorker::Run {
    std::shared_ptr<const RunFacts> facts;
    std::unique_ptr<Trainer<float>> trainer;
    MomentKeeper moments{1};
    History history;
    double lastValidation = std::nan("");
    SnapshotRequest request;

    Clock::time_point lastFrame{}, lastWhole{}, lastRecord = Clock::now();
    double wholeCost = 0.0, recordCost = 0.0;
    std::shared_ptr<const LiveSnapshot> whole; ///< the last one with weights

    Clock::time_point speedFrom = Clock::now();
    std::int64_t speedSteps = 0;
    double speed = 0.0, targets = 0.0;

    void restartClock() {
        speedFrom = Clock::now();
        speedSteps = 0;
    }
    void count() {
        ++speedSteps;
        const double passed = since(speedFrom);
        if (passed < speedOver && speed > 0.0) return;
        if (passed < 0.1) return; // too short to say anything
        speed = static_cast<double>(speedSteps) / passed;
        if (passed >= speedOver) restartClock();
    }
    void add(const StepReport& report) {
        history.add(report);
        if (report.validated()) lastValidation = report.validationLoss;
    }
};

TrainingWorker::TrainingWorker(TrainingTask task, std::function<void()> wake) : m_wake(std::move(wake)) {
    m_orders.steps = task.stepsFirst;
    m_orders.request = task.request;
    m_thread = std::jthread([this, task = std::move(task)](const std::stop_token& stop) mutable {
        try {
            work(stop, std::move(task));
        } catch (const std::bad_alloc&) { // a copy of the run is in the document
            tell({.kind = TrainingEvent::Kind::Refused, .noMemory = true});
        }
        {
            std::scoped_lock lock(m_mutex); // whoever waits for a record hears of it
            m_ended = true;
            m_changed.notify_all();
        }
        wakeOnce();
    });
}

TrainingWorker::~TrainingWorker() {
    m_thread.request_stop();
    m_changed.notify_all();
}

void TrainingWorker::pause() {
    std::scoped_lock lock(m_mutex);
    m_orders.steps = 0;
    m_orders.wantsPause = true;
    m_changed.notify_all();
}

void TrainingWorker::proceed() {
    std::scoped_lock lock(m_mutex);
    m_orders.steps = -1;
    m_changed.notify_all();
}

void TrainingWorker::step() {
    std::scoped_lock lock(m_mutex);
    m_orders.steps = std::max(0, m_orders.steps) + 1;
    m_changed.notify_all();
}

void TrainingWorker::stop() {
    std::scoped_lock lock(m_mutex);
    m_orders.stop = true;
    m_changed.notify_all();
}

void TrainingWorker::setLearningRate(double rate) {
    std::scoped_lock lock(m_mutex);
    m_orders.rate = rate;
    m_changed.notify_all();
}

void TrainingWorker::setRequest(const SnapshotRequest& request) {
    std::scoped_lock lock(m_mutex);
    m_orders.request = request;
    m_orders.wantsSnapshot = true;
    m_changed.notify_all();
}

std::shared_ptr<const RunRecord> TrainingWorker::recordNow(std::chrono::milliseconds patience) {
    std::unique_lock lock(m_mutex);
    if (m_ended) return nullptr;
    m_orders.wantsRecord = true;
    m_asked.reset();
    m_changed.notify_all();
    m_changed.wait_for(lock, patience, [this] { return m_asked != nullptr || m_ended; });
    m_orders.wantsRecord = false;
    return std::exchange(m_asked, nullptr);
}

std::vector<TrainingEvent> TrainingWorker::takeEvents() {
    m_awake = false; // before looking: what comes from now on wakes again
    std::scoped_lock lock(m_mutex);
    std::vector<TrainingEvent> events(std::make_move_iterator(m_events.begin()),
                                      std::make_move_iterator(m_events.end()));
    m_events.clear();
    return events;
}

void TrainingWorker::tell(TrainingEvent event) {
    {
        std::scoped_lock lock(m_mutex);
        m_events.push_back(std::move(event));
    }
    wakeOnce();
}

void TrainingWorker::wakeOnce() {
    if (!m_awake.exchange(true)) m_wake();
}

std::shared_ptr<const RunRecord> TrainingWorker::record(Run& run) {
    const auto start = Clock::now();
    auto stored = std::make_shared<StoredRun>();
    stored->state = run.trainer->state();
    stored->plan = run.facts->run.plan;
    stored->plan.optimiser.learningRate = run.trainer->learningRate();
    for (const StepReport& report : run.history.all())
        if (report.step < stored->state.steps && std::isfinite(report.loss) &&
            std::isfinite(report.gradientNorm))
            stored->history.push_back(report);
    stored->data = runToJson(run.facts->run); // as it was set up, whatever the rate has become since
    auto made = std::make_shared<const RunRecord>(RunRecord{std::move(stored), run.moments.moments()});
    run.lastRecord = Clock::now();
    run.recordCost = since(start);
    return made;
}

void TrainingWorker::publish(Run& run, bool whole) {
    const auto start = Clock::now();
    SnapshotRequest request = run.request;
    request.parameters = whole;
    request.norms = whole && request.norms;
    if (!whole) {
        request.probe.clear();
        request.weights.clear();
    }
    auto s = std::make_shared<LiveSnapshot>();
    static_cast<Snapshot&>(*s) = *run.trainer->snapshot(request);
    s->history = run.history;
    s->lastValidationLoss = run.lastValidation;
    s->stepsPerSecond = run.speed;
    s->tokensPerSecond = run.speed * run.targets;
    const auto left = std::max<std::int64_t>(0, run.facts->run.plan.steps - s->steps);
    s->secondsLeft = run.speed > 0.0 ? static_cast<double>(left) / run.speed : 0.0;
    s->parametersSteps = s->steps;
    if (!whole && run.whole) { // a reader that missed the last whole one gets its parts now
        s->parameters = run.whole->parameters;
        s->trace = run.whole->trace;
        s->norms = run.whole->norms;
        s->weights = run.whole->weights;
        s->parametersSteps = run.whole->parametersSteps;
    }
    run.lastFrame = Clock::now();
    if (whole) {
        run.whole = s;
        run.wholeCost = since(start);
        run.lastWhole = run.lastFrame;
    }
    if (m_snapshots.put(std::move(s))) wakeOnce();
}

void TrainingWorker::work(const std::stop_token& stop, TrainingTask task) {
    yieldToWindow();
    using Kind = TrainingEvent::Kind;
    const std::string_view text = task.text ? std::string_view(*task.text) : std::string_view();
    if (task.text) task.run.dataHash = textHash(text);
    auto data = prepareRun(task.run, text);
    if (!data) return tell({.kind = Kind::Refused, .problem = data.error()});
    if (task.from && !(task.from->state.parameters.config() == task.run.config))
        return tell({.kind = Kind::Refused,
                     .problem = DataProblem{DataError::UnknownToken, 0, task.run.config.vocabulary,
                                            task.from->state.parameters.config().vocabulary}});
    if (stop.stop_requested()) return tell({.kind = Kind::Stopped});

    Run run;
    run.trainer = task.from ? trainerFrom(task.from->state, task.run, *data) : newTrainer(task.run, *data);
    if (task.rate) run.trainer->setLearningRate(*task.rate);
    run.moments = MomentKeeper(run.trainer->parameters().size(), std::move(task.moments));
    if (task.from)
        for (const StepReport& report :
             curveToGoOn(task.from->history, task.from->state.steps, task.run.plan))
            run.add(report);
    task.from.reset(); // the trainer has its own copy
    run.targets = targetsPerStep(task.run, *data->training);
    const double landmark = bigramLandmark(*data);
    run.facts = std::make_shared<const RunFacts>(
        RunFacts{task.run, std::move(data).value(), landmark, run.trainer->threads()});
    if (run.trainer->steps() == 0 && run.moments.wants(0))
        run.moments.keep(
            {0, 0.0, -1.0, std::make_shared<const Parameters<float>>(run.trainer->parameters())});
    {
        std::scoped_lock lock(m_mutex);
        run.request = m_orders.request;
        m_orders.wantsSnapshot = false;
    }
    publish(run, true);
    tell({.kind = Kind::Prepared, .facts = run.facts, .record = record(run)});
    run.restartClock();
    train(stop, run);
}

void TrainingWorker::train(const std::stop_token& stop, Run& run) {
    using Kind = TrainingEvent::Kind;
    Trainer<float>& trainer = *run.trainer;
    bool paused = false; // and has said so
    for (;;) {
        bool wantsRecord = false, wantsSnapshot = false, wantsPause = false, mayStep = false, single = false;
        {
            std::unique_lock lock(m_mutex);
            if (m_orders.steps == 0 && paused)
                m_changed.wait(lock, stop, [this] {
                    return m_orders.steps != 0 || m_orders.stop || m_orders.wantsRecord ||
                           m_orders.wantsSnapshot || m_orders.wantsPause || m_orders.rate;
                });
            if (m_orders.rate) trainer.setLearningRate(*std::exchange(m_orders.rate, {}));
            run.request = m_orders.request;
            wantsRecord = m_orders.wantsRecord && !m_asked;
            wantsSnapshot = std::exchange(m_orders.wantsSnapshot, false);
            wantsPause = std::exchange(m_orders.wantsPause, false);
            if (m_orders.stop || stop.stop_requested()) break;
            mayStep = m_orders.steps != 0;
            single = m_orders.steps > 0;
        }
        if (wantsRecord) {
            auto made = record(run);
            std::scoped_lock lock(m_mutex);
            m_asked = std::move(made);
            m_changed.notify_all();
        }
        if (trainer.steps() >= run.facts->run.plan.steps) {
            publish(run, true);
            return tell({.kind = Kind::Finished, .record = record(run)});
        }
        if (!mayStep) {
            if (!paused || wantsSnapshot) publish(run, true);
            if (!paused || wantsPause) tell({.kind = Kind::Paused, .record = record(run)});
            paused = true;
            continue;
        }
        if (std::exchange(paused, false)) run.restartClock();

        StepReport report;
        if (single) // then another weight can be put under the glass afterwards
            trainer.watchAll();
        else
            trainer.watch(run.request.weights);
        const Divergence divergence = trainer.step(report);
        run.add(report);
        if (divergence != Divergence::None) {
            publish(run, true);
            return tell({.kind = Kind::Diverged,
                         .record = record(run),
                         .divergence = divergence,
                         .divergedAt = report.step});
        }
        run.count();
        const double validation = report.validated() ? report.validationLoss : -1.0;
        if (run.moments.wants(trainer.steps(), validation))
            run.moments.keep({trainer.steps(), report.loss, validation,
                              std::make_shared<const Parameters<float>>(trainer.parameters())});
        {
            std::scoped_lock lock(m_mutex);
            if (m_orders.steps > 0) --m_orders.steps;
        }
        if (since(run.lastWhole) > std::max(wholeEvery, run.wholeCost / wholeShare))
            publish(run, true);
        else if (since(run.lastFrame) > frame)
            publish(run, false);
        if (since(run.lastRecord) > std::max(recordEvery, run.recordCost / recordShare))
            if (m_records.put(record(run))) wakeOnce();
    }
    publish(run, true);
    tell({.kind = Kind::Stopped, .record = record(run)});
}

} // namespace dikkat::ui
