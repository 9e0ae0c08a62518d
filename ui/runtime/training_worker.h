#pragma once

#include "core/base/latest.h"
#include "core/io/lab_state.h"
#include "core/io/run_setup.h"
#include "core/training/snapshot.h"
#include "ui/runtime/training_moments.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace dikkat::ui {

/// What a thread of training begins with.
struct TrainingTask {
    RunConfig run;
    std::shared_ptr<const std::string> text; ///< the learner's own; null: built-in data
    std::shared_ptr<const StoredRun> from;   ///< goes on from here; null: from the beginning
    MomentKeeper::Moments moments;           ///< kept so far
    std::optional<double> rate = {};         ///< learning rate where it is not the run's
    int stepsFirst = -1;                     ///< pause after so many steps; −1: run on; 0: only prepare
    SnapshotRequest request = {};            ///< until setRequest() says otherwise
};

/// What preparing has found out.
struct RunFacts {
    RunConfig run; ///< with the size of the vocabulary and the hash of the text
    DataSet data;
    double bigramLoss = -1.0; ///< nats; −1: this data has none
    int threads = 1;
};

/// A run at one moment, complete: it can be stored and go on.
struct RunRecord {
    std::shared_ptr<const StoredRun> run;
    MomentKeeper::Moments moments;
};

/// What views draw: a snapshot with the whole curve, also of the part before a pause.
struct LiveSnapshot : Snapshot {
    std::int64_t parametersSteps =
        0; ///< updates behind `parameters`, `norms` and `weights`, which come less often
};

/// Something that happened in a thread of training, in order.
struct TrainingEvent {
    enum class Kind {
        Prepared, ///< facts, and the record of the start
        Refused,  ///< problem or noMemory; the thread has ended
        Paused,   ///< record; waits for more
        Finished, ///< record; the thread has ended
        Stopped,  ///< record (null if nothing was prepared yet); the thread has ended
        Diverged, ///< record with the last good weights, and why; the thread has ended
    };
    Kind kind{};
    std::shared_ptr<const RunFacts> facts{};
    std::shared_ptr<const RunRecord> record{};
    std::optional<RunProblem> problem{};
    bool noMemory = false; ///< the run did not fit into the memory that can be had
    Divergence divergence = Divergence::None;
    std::int64_t divergedAt = 0; ///< the step that was not applied, from 0
};

/// The thread that owns the trainer. Knows no Qt: it is told what to do through a few flags looked at between
/// steps, and says what happened through mailboxes; `wake` is called from its thread, once, when something
/// has come into an empty mailbox. Destruction asks the thread to stop and waits for it: at most one step.
class TrainingWorker {
public:
    TrainingWorker(TrainingTask task, std::function<void()> wake);
    ~TrainingWorker();
    TrainingWorker(const TrainingWorker&) = delete;
    TrainingWorker& operator=(const TrainingWorker&) = delete;

    void pause();
    void proceed();
    void step(); ///< one step, then a pause
    void stop();
    void setLearningRate(double rate);
    void setRequest(const SnapshotRequest& request);

    /// The run as it is now, if the thread comes to the end of a step in time; null otherwise.
    std::shared_ptr<const RunRecord> recordNow(std::chrono::milliseconds patience);

    /// Everything that happened since the last call.
    std::vector<TrainingEvent> takeEvents();
    std::shared_ptr<const LiveSnapshot> takeSnapshot() { return m_snapshots.take(); }
    std::shared_ptr<const RunRecord> takeRecord() { return m_records.take(); }
    [[nodiscard]] bool hasEnded() const { return m_ended.load(); }

private:
    struct Run; ///< what lives in the thread only
    struct Orders {
        int steps = -1; ///< to make before a pause; −1: no end
        bool stop = false, wantsRecord = false, wantsSnapshot = false;
        bool wantsPause = false; ///< whoever asked for a pause hears that there is one, even if nothing moved
        std::optional<double> rate;
        SnapshotRequest request;
    };

    void work(const std::stop_token& stop, TrainingTask task);
    void train(const std::stop_token& stop, Run& run);
    void tell(TrainingEvent event);
    void wakeOnce();
    void publish(Run& run, bool whole);
    std::shared_ptr<const RunRecord> record(Run& run);

    std::function<void()> m_wake;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    Orders m_orders;
    std::deque<TrainingEvent> m_events;
    std::shared_ptr<const RunRecord> m_asked; ///< answer to recordNow()
    Latest<LiveSnapshot> m_snapshots;
    Latest<RunRecord> m_records;
    std::atomic<bool> m_awake = false; ///< the reader has been woken and has not looked yet
    std::atomic<bool> m_ended = false;
    std::jthread m_thread; ///< last: it uses everything above
};

} // namespace dikkat::ui
