#include "ui/runtime/training_session.h"

#include "ui/i18n/model_words.h"

#include <QTimer>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

using namespace std::chrono_literals;

constexpr auto patience = 25ms;     ///< for a record while a file is being stored: less than two frames
constexpr qint64 liveEvery = 500;   ///< milliseconds between models for other pages
constexpr double worseFactor = 1.3; ///< a loss this much above the best is no good moment to return to

/// Marks changes of the document as ours while it lives.
class Own {
public:
    explicit Own(bool& flag) : m_flag(flag), m_was(std::exchange(flag, true)) {}
    ~Own() { m_flag = m_was; }
    Own(const Own&) = delete;
    Own& operator=(const Own&) = delete;

private:
    bool& m_flag;
    bool m_was;
};

} // namespace

TrainingSession::TrainingSession(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    connect(&document, &Document::aboutToStore, this, &TrainingSession::storeNow);
    connect(&document, &Document::replaced, this, [this] {
        letGo();
        m_before = {};
        m_unpushed = false;
        m_afterStop = nullptr;
        adopt();
    });
    connect(&document, &Document::labChanged, this, [this] {
        if (m_own) return;
        if (m_worker)
            reconcile();
        else if (m_document.lab().run != m_stored) // else only the kept runs are others
            adopt();
    });
    connect(&document, &Document::historyChanged, this, [this] {
        if (m_worker && !m_own) reconcile();
    });
    m_lastLive.start();
    adopt();
}

TrainingSession::~TrainingSession() = default;

void TrainingSession::setState(State state) {
    if (state == m_state && isHeld() == m_heldSeen) return;
    m_state = state;
    m_heldSeen = isHeld();
    emit stateChanged();
}

// ---- orders

void TrainingSession::start(const RunConfig& run, std::shared_ptr<const std::string> text) {
    TrainingTask task;
    task.run = run;
    task.text = std::move(text);
    begin(std::move(task), false);
}

void TrainingSession::startWithOneStep(const RunConfig& run, std::shared_ptr<const std::string> text) {
    TrainingTask task;
    task.run = run;
    task.text = std::move(text);
    task.stepsFirst = 1;
    begin(std::move(task), true);
}

void TrainingSession::begin(TrainingTask task, bool paused) {
    if (m_worker && m_unpushed)
        if (const auto record = m_worker->recordNow(patience)) pushStep(*record);
    letGo();
    const bool anew = task.from == nullptr;
    m_before = m_document.lab();
    m_run = task.run;
    m_text = task.text;
    m_known = true;
    m_unpushed = false;
    m_rate = task.rate.value_or(m_run.plan.optimiser.learningRate);
    m_divergence = Divergence::None;
    if (anew) {
        m_history = {};
        m_steps = 0;
        m_snapshot.reset();
        m_facts.reset();
        m_bigramLoss = -1.0;
        ++m_generation;
    }
    m_stepsBefore = m_steps;
    noteHistory();
    if (paused && task.stepsFirst < 0) task.stepsFirst = 0;
    task.request = m_request; // known before the first step
    m_worker = std::make_unique<TrainingWorker>(std::move(task), [this] {
        QMetaObject::invokeMethod(this, &TrainingSession::take, Qt::QueuedConnection);
    });
    setState(State::Preparing);
    emit learningRateChanged();
    emit advanced();
}

std::optional<TrainingTask> TrainingSession::taskToGoOn() const {
    const LabState& lab = m_document.lab();
    if (!lab.run || !m_known) return std::nullopt;
    TrainingTask task;
    task.run = m_run;
    task.rate = m_rate;
    task.text = m_text;
    task.from = lab.run;
    task.moments = lab.moments;
    return task;
}

void TrainingSession::pause() {
    if (m_worker && isActive()) m_worker->pause();
}

void TrainingSession::proceed() {
    if (m_worker && m_state == State::Paused) {
        noteHistory();
        if (!m_unpushed) {
            m_before = m_document.lab();
            m_stepsBefore = m_steps;
        }
        m_worker->proceed();
        setState(State::Running);
    } else if (canProceed()) {
        if (auto task = taskToGoOn()) begin(std::move(*task), false);
    }
}

void TrainingSession::proceedTo(std::int64_t steps) {
    if (m_worker || !m_known || steps <= m_steps) return;
    m_run.plan.steps = steps;
    if (auto task = taskToGoOn()) begin(std::move(*task), false);
}

void TrainingSession::step() {
    if (canTrainOn() && !m_worker) {
        m_run.plan.steps = m_steps + 1;
    } else if (m_state != State::Paused) {
        return;
    }
    if (m_worker) {
        noteHistory();
        if (!m_unpushed) {
            m_before = m_document.lab();
            m_stepsBefore = m_steps;
        }
        m_worker->step();
    } else if (auto task = taskToGoOn()) {
        task->stepsFirst = 1;
        begin(std::move(*task), true);
    }
}

void TrainingSession::stop() {
    if (m_worker) m_worker->stop();
}

void TrainingSession::reset() {
    if (m_worker) {
        m_afterStop = [this] { reset(); };
        return stop();
    }
    LabState empty;
    empty.kept = m_document.lab().kept;
    m_document.editLab(std::move(empty), [] { return tr("Training: reset"); });
}

void TrainingSession::setLearningRate(double rate) {
    if (rate == m_rate) return;
    m_rate = rate;
    if (m_worker) m_worker->setLearningRate(rate);
    emit learningRateChanged();
}

void TrainingSession::setRequest(const SnapshotRequest& request) {
    m_request = request;
    if (m_worker) m_worker->setRequest(request);
}

std::shared_ptr<const Moment> TrainingSession::lastGoodMoment() const {
    // The weights after s updates are judged by step s, the first that was computed with them.
    double best = HUGE_VAL;
    for (std::int64_t i = 0; i < m_history.size(); ++i)
        if (std::isfinite(m_history[i].loss)) best = std::min(best, m_history[i].loss);
    const auto& moments = m_document.lab().moments;
    for (auto it = moments.rbegin(); it != moments.rend(); ++it) {
        const std::int64_t at = (*it)->steps;
        if (at == 0 || (at < m_history.size() && m_history[at].loss <= best * worseFactor)) return *it;
    }
    return nullptr;
}

void TrainingSession::returnTo(const std::shared_ptr<const Moment>& moment, double learningRate) {
    if (m_worker || !m_known || !moment || !m_document.lab().run) return;
    const LabState& lab = m_document.lab();
    auto run = std::make_shared<StoredRun>(*lab.run);
    run->state.parameters = *moment->parameters;
    run->state.moments = noMoments<float>(run->plan.optimiser.kind, moment->parameters->size());
    run->state.steps = moment->steps;
    run->plan.optimiser.learningRate = learningRate;
    std::erase_if(run->history, [&](const StepReport& report) { return report.step >= moment->steps; });
    run->data = runToJson(m_run);
    LabState next = lab;
    next.model = modelOf(run, lab.model ? lab.model->name : m_run.preset,
                         lab.model ? lab.model->vocabulary : std::nullopt);
    next.run = std::move(run);
    std::erase_if(next.moments, [&](const auto& kept) { return kept->steps > moment->steps; });
    m_document.editLab(std::move(next), [steps = moment->steps] {
        return tr("Training: back to step %1").arg(static_cast<qint64>(steps));
    });
}

void TrainingSession::editKept(std::vector<std::shared_ptr<const KeptRun>> kept,
                               const Document::Words& words) {
    if (!m_worker || !(isActive() || m_unpushed)) {
        LabState next = m_document.lab();
        next.kept = std::move(kept);
        m_document.editLab(std::move(next), words);
        return;
    }
    // The step is one of the state before the run; the run's progress lies on top of it again afterwards.
    const Own own(m_own);
    LabState progress = m_document.lab(), before = m_before;
    m_before.kept = kept;
    progress.kept = std::move(kept);
    m_document.editLab(m_before, words, &before);
    m_document.setLab(std::move(progress));
    noteHistory();
}

// ---- what comes back

void TrainingSession::take() {
    std::erase_if(m_leaving, [](const auto& worker) { return worker->hasEnded(); });
    if (!m_worker) return;
    const auto events = m_worker->takeEvents();
    if (const auto snapshot = m_worker->takeSnapshot()) look(snapshot);
    for (const TrainingEvent& event : events) {
        if (!m_worker) break; // an event may end it
        happened(event);
    }
    if (!m_worker || m_reconciling) return;
    if (const auto record = m_worker->takeRecord()) store(*record);
}

void TrainingSession::look(const std::shared_ptr<const LiveSnapshot>& snapshot) {
    m_snapshot = snapshot;
    m_history = snapshot->history;
    m_steps = snapshot->steps;
    const auto& live = m_document.model();
    if (m_facts && isActive() && m_lastLive.elapsed() >= liveEvery && snapshot->parameters &&
        (!live || live->parameters != snapshot->parameters)) {
        m_lastLive.restart();
        m_document.setLiveModel(std::make_shared<const LabModel>(LabModel{
            m_run.preset, snapshot->parameters, m_facts->data.vocabulary, snapshot->parametersSteps}));
    }
    emit advanced();
}

void TrainingSession::happened(const TrainingEvent& event) {
    using Kind = TrainingEvent::Kind;
    switch (event.kind) {
    case Kind::Prepared:
        m_facts = event.facts;
        m_run = event.facts->run;
        m_bigramLoss = event.facts->bigramLoss;
        store(*event.record);
        setState(State::Running);
        emit advanced();
        break;
    case Kind::Refused: {
        letGo();
        adopt();
        emit refused([why = event.problem, noMemory = event.noMemory] {
            return noMemory ? tr("There is not enough memory for this run; take a smaller batch or model.")
                   : why    ? explain(*why)
                            : QString();
        });
        break;
    }
    case Kind::Paused:
        // Single steps are one step of the undo history together: it is made when something else follows.
        store(*event.record);
        if (m_state == State::Running) pushStep(*event.record);
        setState(State::Paused);
        break;
    case Kind::Finished: ended(event, State::Finished); break;
    case Kind::Stopped: ended(event, State::Paused); break;
    case Kind::Diverged:
        m_divergence = event.divergence;
        m_divergedAt = event.divergedAt;
        ended(event, State::Failed);
        break;
    }
}

void TrainingSession::ended(const TrainingEvent& event, State state) {
    if (event.record && (isActive() || m_unpushed)) pushStep(*event.record);
    letGo();
    if (event.record)
        setState(state);
    else
        adopt();
    if (auto then = std::exchange(m_afterStop, nullptr)) then();
}

/// Told to stop and left alone: a step of a large model takes seconds, and nobody waits for it here.
void TrainingSession::letGo() {
    if (!m_worker) return;
    m_worker->stop();
    m_leaving.push_back(std::move(m_worker));
    std::erase_if(m_leaving, [](const auto& worker) { return worker->hasEnded(); });
    m_document.setLiveModel(nullptr);
}

LabState TrainingSession::labOf(const RunRecord& record) const {
    LabState lab;
    std::optional<Vocabulary> vocabulary;
    if (m_facts) vocabulary = m_facts->data.vocabulary;
    lab.run = record.run;
    lab.model = modelOf(record.run, m_run.preset, std::move(vocabulary));
    lab.text = m_text;
    lab.moments = record.moments;
    lab.kept = m_document.lab().kept;
    return lab;
}

void TrainingSession::store(const RunRecord& record) {
    const Own own(m_own);
    m_unpushed = true;
    m_stored = record.run;
    m_document.setLab(labOf(record));
}

void TrainingSession::pushStep(const RunRecord& record) {
    const Own own(m_own);
    const int made =
        static_cast<int>(std::clamp<std::int64_t>(record.run->state.steps - m_stepsBefore, 0, 2'000'000'000));
    m_before.kept = m_document.lab().kept;
    m_document.setLiveModel(nullptr);
    m_document.editLab(
        labOf(record), [made] { return tr("Training: %n step(s)", nullptr, made); }, &m_before);
    m_stored = record.run;
    m_unpushed = false;
    m_before = m_document.lab();
    m_stepsBefore = record.run->state.steps;
    noteHistory();
}

void TrainingSession::storeNow() {
    if (!m_worker || m_reconciling || !(isActive() || m_unpushed)) return;
    // A step and a little: what is stored is what there is now. Nobody waits for the step of a large model.
    const double speed = m_snapshot ? m_snapshot->stepsPerSecond : 0.0;
    const auto step = std::chrono::milliseconds(speed > 0.0 ? static_cast<int>(2000.0 / speed) : 0);
    if (const auto record = m_worker->recordNow(std::clamp<std::chrono::milliseconds>(step, patience, 120ms)))
        store(*record);
    else if (m_worker->hasEnded())
        take(); // its last word is on the way: this is the time for it
    else
        m_document.noteProgress(); // in the middle of a long step
}

/// Shows the run that the document holds.
void TrainingSession::adopt() {
    const LabState& lab = m_document.lab();
    m_snapshot.reset();
    m_facts.reset();
    m_history = {};
    m_steps = 0;
    m_divergence = Divergence::None;
    m_bigramLoss = -1.0;
    m_known = false;
    m_text = lab.text;
    m_stored = lab.run;
    ++m_generation;
    State next = State::Idle;
    if (lab.run) {
        if (auto described = runFromJson(lab.run->data)) {
            m_run = std::move(described).value();
            // The set-up keeps the rate it was begun with; the run has its own.
            const double planned = m_run.plan.optimiser.learningRate;
            m_run.plan = lab.run->plan;
            m_rate = std::exchange(m_run.plan.optimiser.learningRate, planned);
            m_run.config = lab.run->state.parameters.config();
            m_known = m_run.data.kind != DataSource::Kind::Text || m_text != nullptr;
        }
        for (const StepReport& report : lab.run->history) m_history.add(report);
        m_steps = lab.run->state.steps;
        next = m_known && m_steps < m_run.plan.steps ? State::Paused : State::Finished;
    }
    m_stepsBefore = m_steps;
    m_unpushed = false;
    m_before = lab;
    setState(next);
    emit learningRateChanged();
    emit advanced();
}

/// The document was changed by somebody else while a run goes on: undo (then the run is stopped and taken
/// back too), redo (not now), or another model (then the run ends).
void TrainingSession::reconcile() {
    if (m_reconciling) return;
    m_reconciling = true;
    // Not from within the stack's own step.
    QTimer::singleShot(0, this, [this] {
        m_reconciling = false;
        if (!m_worker) return adopt();
        QUndoStack& stack = m_document.undoStack();
        const int moved = stack.index() - m_undoIndex;
        const bool redone = moved > 0 && m_undoNext != nullptr && stack.command(m_undoIndex) == m_undoNext;
        const bool covered = !isActive() && !m_unpushed; // held at a pause that the history knows
        if ((moved < 0 || redone) && covered) {
            letGo();
            return adopt();
        }
        if (moved < 0 || redone) {
            const Own own(m_own);
            stack.setIndex(m_undoIndex);
        }
        if (moved < 0) {
            m_afterStop = [this] { m_document.undoStack().undo(); };
            return stop();
        }
        noteHistory();
        if (m_document.lab().run != m_stored && !redone) {
            letGo();
            adopt();
        }
    });
}

void TrainingSession::noteHistory() {
    const QUndoStack& stack = m_document.undoStack();
    m_undoIndex = stack.index();
    m_undoNext = m_undoIndex < stack.count() ? stack.command(m_undoIndex) : nullptr;
}

} // namespace dikkat::ui
