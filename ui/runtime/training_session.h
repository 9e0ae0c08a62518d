#pragma once

#include "ui/document/document.h"
#include "ui/i18n/live_text.h"
#include "ui/runtime/training_worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <memory>

namespace dikkat::ui {

/// The run of the open session: starts, pauses and stops it, and brings what it makes into the document. The
/// trainer works in a thread of its own (TrainingWorker); nothing here waits for it longer than a frame.
///
/// What undo sees: one step for every stretch of training, from pressing start (or continue) to the pause,
/// stop, end or failure. Undo while a run goes on stops it first, so that redo brings it back.
class TrainingSession : public QObject {
    Q_OBJECT
public:
    enum class State {
        Idle,      ///< nothing trained yet
        Preparing, ///< data and weights are being made
        Running,
        Paused, ///< can go on: held in memory, stopped, or read from a file
        Finished,
        Failed, ///< the loss is not a number any more or explodes; the last good weights are kept
    };
    Q_ENUM(State)

    explicit TrainingSession(Document& document, QObject* parent = nullptr);
    ~TrainingSession() override;

    /// Begins anew. `text` is the learner's own; null for built-in data. Whatever runs is stopped first.
    void start(const RunConfig& run, std::shared_ptr<const std::string> text = {});
    /// Begins anew, makes one step and pauses.
    void startWithOneStep(const RunConfig& run, std::shared_ptr<const std::string> text = {});
    void pause();
    void proceed();
    /// Goes on with a finished run until it has made `steps` in all.
    void proceedTo(std::int64_t steps);
    /// One step, then a pause; of a finished run the one after its end.
    void step();
    void stop();
    /// Stops, and forgets model, curve and moments (not the kept runs), as one undoable step.
    void reset();
    /// From the next step on, in this run only: its set-up, run(), keeps the rate it began with.
    void setLearningRate(double rate);
    [[nodiscard]] double learningRate() const { return m_rate; }
    void setRequest(const SnapshotRequest& request);
    /// Goes back to kept weights, as one undoable step: from there the run can go on, with fresh moments of
    /// the optimiser and another learning rate.
    void returnTo(const std::shared_ptr<const Moment>& moment, double learningRate);
    /// The last kept weights from before the loss began to grow; null when there are none.
    [[nodiscard]] std::shared_ptr<const Moment> lastGoodMoment() const;
    /// Changes the kept runs as one undoable step, whether a run goes on or not.
    void editKept(std::vector<std::shared_ptr<const KeptRun>> kept, const Document::Words& words);

    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] bool isActive() const { return m_state == State::Preparing || m_state == State::Running; }
    /// The trainer is in memory: running, or paused without having been stopped.
    [[nodiscard]] bool isHeld() const { return m_worker != nullptr; }
    [[nodiscard]] bool canProceed() const { return m_state == State::Paused && m_known; }
    /// At its end, and can be trained further.
    [[nodiscard]] bool canTrainOn() const { return m_state == State::Finished && m_known; }
    /// There is a model, trained here or opened, that a new run takes the place of.
    [[nodiscard]] bool hasModel() const { return m_known || m_document.lab().model != nullptr; }
    /// A run there is something to show of.
    [[nodiscard]] bool hasRun() const { return m_known; }
    /// Of the run; only when hasRun().
    [[nodiscard]] const RunConfig& run() const { return m_run; }
    [[nodiscard]] const History& history() const { return m_history; }
    [[nodiscard]] std::int64_t steps() const { return m_steps; }
    [[nodiscard]] double bigramLoss() const { return m_bigramLoss; } ///< nats; −1: not known
    /// The newest; null before the first and for a run read from a file.
    [[nodiscard]] const std::shared_ptr<const LiveSnapshot>& snapshot() const { return m_snapshot; }
    [[nodiscard]] const std::shared_ptr<const RunFacts>& facts() const { return m_facts; }
    [[nodiscard]] Divergence divergence() const { return m_divergence; }
    [[nodiscard]] std::int64_t divergedAt() const { return m_divergedAt; }
    /// Counts up whenever the curve is another one, not just a longer one.
    [[nodiscard]] int generation() const { return m_generation; }

signals:
    void stateChanged(); ///< state() or isHeld()
    void
    advanced(); ///< snapshot(), history() and steps() are new; not more often than there is something to draw
    void learningRateChanged();
    void refused(const dikkat::ui::LiveText& sentence); ///< a run could not start

private:
    void begin(TrainingTask task, bool paused);
    std::optional<TrainingTask> taskToGoOn() const;
    void take();
    void happened(const TrainingEvent& event);
    void ended(const TrainingEvent& event, State state);
    void look(const std::shared_ptr<const LiveSnapshot>& snapshot);
    void store(const RunRecord& record);
    void pushStep(const RunRecord& record);
    void storeNow();
    void adopt();
    void letGo();
    void reconcile();
    void noteHistory();
    void setState(State state);
    [[nodiscard]] LabState labOf(const RunRecord& record) const;

    Document& m_document;
    std::unique_ptr<TrainingWorker> m_worker;
    std::vector<std::unique_ptr<TrainingWorker>> m_leaving; ///< told to stop, not waited for
    State m_state = State::Idle;
    bool m_heldSeen = false; ///< isHeld() when stateChanged was last said
    bool m_known = false;    ///< m_run describes the run in the document
    RunConfig m_run;
    std::shared_ptr<const std::string> m_text;
    std::shared_ptr<const RunFacts> m_facts;
    std::shared_ptr<const LiveSnapshot> m_snapshot;
    History m_history;
    std::int64_t m_steps = 0;
    std::int64_t m_stepsBefore = 0; ///< where this stretch began
    double m_rate = 0.0, m_bigramLoss = -1.0;
    Divergence m_divergence = Divergence::None;
    std::int64_t m_divergedAt = 0;
    SnapshotRequest m_request;
    int m_generation = 0;

    LabState m_before;       ///< what undo of this stretch returns to
    bool m_unpushed = false; ///< the document holds progress that no undo step covers yet
    bool m_own = false;      ///< the change of the document is ours
    bool m_reconciling = false;
    std::shared_ptr<const StoredRun> m_stored; ///< the run that we know the document to hold
    int m_undoIndex = 0;                       ///< of the history, as we last saw it
    const QUndoCommand* m_undoNext = nullptr;  ///< what redo would have done then
    std::function<void()> m_afterStop;
    QElapsedTimer m_lastLive;
};

} // namespace dikkat::ui
