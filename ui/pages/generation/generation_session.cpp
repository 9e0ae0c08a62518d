#include "ui/pages/generation/generation_session.h"

#include "ui/runtime/wait_until.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <algorithm>

namespace dikkat::ui {

namespace {

constexpr int runBudgetMs = 40; ///< of one job at full speed: the text moves at about 25 frames a second

struct Advance {
    std::vector<TokenId> written;
    std::shared_ptr<const LoopChoice> choice;
};

std::shared_ptr<const LoopChoice> choose(TextWriter& writer, const std::vector<TokenId>& written,
                                         const WritingTask& task) {
    auto choice = std::make_shared<LoopChoice>();
    choice->step = writer.choose(written, task.sampling, task.seed);
    choice->options = task.sampling;
    choice->place = static_cast<int>(written.size());
    choice->window = writer.window(written.size());
    return choice;
}

bool isEnd(const std::vector<TokenId>& written, const WritingTask& task) {
    return std::cmp_greater_equal(written.size(), task.tokens) ||
           (task.end && !written.empty() && written.back() == *task.end);
}

} // namespace

GenerationSession::GenerationSession(Document& document, QObject* parent)
    : QObject(parent), m_document(document) {
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &GenerationSession::tick);
    connect(&document, &Document::modelChanged, this, [this] {
        if (active())
            takeModel();
        else
            m_stale = true;
    });
    connect(&document, &Document::pageStateChanged, this, [this](const QString& name) {
        if (name == QLatin1String(page)) takeSettings();
    });
    m_settings = settingsFromJson(document.pageState(QLatin1String(page)));
}

QString GenerationSession::problem() const {
    if (!m_refused || !m_model) return {};
    const auto task = taskFor(*m_model, m_settings);
    const QString* why = std::get_if<QString>(&task);
    return why ? *why : QString();
}

std::vector<std::shared_ptr<const Moment>> GenerationSession::moments() const {
    std::vector<std::shared_ptr<const Moment>> fitting;
    const auto model = m_document.model();
    if (!model) return fitting;
    for (const auto& moment : m_document.lab().moments)
        if (moment && moment->parameters && moment->parameters != model->parameters &&
            moment->parameters->config() == model->parameters->config())
            fitting.push_back(moment);
    return fitting;
}

std::shared_ptr<const Moment> GenerationSession::bestMoment() const {
    std::shared_ptr<const Moment> best;
    for (const auto& moment : m_document.lab().moments)
        if (moment && moment->validationLoss >= 0 && (!best || moment->validationLoss < best->validationLoss))
            best = moment;
    return best;
}

std::shared_ptr<const LabModel> GenerationSession::chosenModel() const {
    const auto model = m_document.model();
    if (!model || m_moment == newest) return model;
    for (const auto& moment : moments())
        if (moment->steps == m_moment) {
            if (m_model && m_model->parameters == moment->parameters) return m_model; // the same as before
            auto at = std::make_shared<LabModel>(*model);
            at->parameters = moment->parameters;
            at->steps = moment->steps;
            return at;
        }
    return model;
}

void GenerationSession::setMoment(qint64 steps) {
    if (steps == m_moment) return;
    setRunning(false);
    m_moment = steps;
    m_written.clear();
    m_stage = LoopStage::Crop;
    if (active())
        takeModel();
    else
        m_stale = true;
    emit settingsChanged();
}

bool GenerationSession::newerModel() const {
    return m_model && chosenModel() != m_model;
}

int GenerationSession::place() const {
    return static_cast<int>(m_written.size()) - (m_stage == LoopStage::Draw ? 1 : 0);
}

std::shared_ptr<const LoopChoice> GenerationSession::choice() const {
    return m_choice && m_choice->place == place() ? m_choice : nullptr;
}

bool GenerationSession::finished() const {
    return isEnd(m_written, m_task);
}

void GenerationSession::addViewer() {
    if (++m_viewers > 1) return;
    if (!m_stale) {
        look();
        return;
    }
    const bool sameModel = chosenModel() == m_model;
    takeModel();
    if (sameModel) resolve(true, false);
}

void GenerationSession::removeViewer() {
    if (--m_viewers == 0) setRunning(false);
}

void GenerationSession::takeModel() {
    m_stale = false;
    const auto next = chosenModel();
    if (next == m_model) return;
    const bool sameKind = next && m_model && next->parameters->config() == m_model->parameters->config() &&
                          next->vocabulary == m_model->vocabulary;
    if (sameKind && !m_written.empty()) {
        emit changed(); // the text stays with its model; the page says that there is a newer one
        return;
    }
    const bool first = !m_model; // a text from a file waits for its model
    m_model = next;
    if (!sameKind && !first) m_written.clear();
    m_refused = false;
    resolve(first || sameKind, true);
    emit modelChanged();
}

void GenerationSession::takeSettings() {
    const GenerationSettings next = settingsFromJson(m_document.pageState(QLatin1String(page)));
    if (next == m_settings) return;
    m_settings = next;
    if (active()) {
        resolve(true, false);
    } else {
        m_stale = true;
        emit settingsChanged();
    }
}

/// What settings and model together mean. The text stays when only the way of choosing changed.
void GenerationSession::resolve(bool mayKeepText, bool newModel) {
    const WritingTask before = m_task;
    m_refused = false;
    if (m_model) {
        auto task = taskFor(*m_model, m_settings);
        m_refused = std::holds_alternative<QString>(task);
        if (!m_refused) m_task = std::get<WritingTask>(std::move(task));
    }
    if (!ready()) {
        setRunning(false);
        m_job.cancel();
        m_writer.reset();
        m_choice.reset();
        emit settingsChanged();
        emit changed();
        return;
    }
    const bool sameText = mayKeepText && (before.prompt == m_task.prompt || before.prompt.empty()) &&
                          (before.source == m_task.source || before.prompt.empty()) &&
                          (before.seed == m_task.seed || before.prompt.empty());
    if (!sameText) {
        m_written.clear();
        m_stage = LoopStage::Crop;
    }
    const TokenId size = m_model->parameters->config().vocabulary;
    if (!std::ranges::all_of(m_written, [size](TokenId t) { return t >= 0 && t < size; })) m_written.clear();
    if (m_written.empty() && m_stage == LoopStage::Draw) m_stage = LoopStage::Crop;
    if (newModel || !sameText || !m_writer)
        begin();
    else if (m_task != before)
        look(); // what the model said stays: only the choice is made again
    emit settingsChanged();
}

void GenerationSession::begin() {
    const std::shared_ptr<const Parameters<float>> parameters = m_model->parameters;
    m_writer = std::make_shared<TextWriter>(parameters, m_task.prompt, m_task.source);
    m_choice.reset();
    look();
    emit changed();
}

/// Has the choice of this place worked out, with the settings of now. The newest token is drawn again.
void GenerationSession::look() {
    if (!ready() || !active() || !m_writer) return;
    std::vector<TokenId> base = m_written;
    const bool drawn = m_stage == LoopStage::Draw && !base.empty();
    if (drawn) base.pop_back();
    start(std::move(base), drawn ? 1 : 0, m_stage);
}

void GenerationSession::start(std::vector<TokenId> base, int count, LoopStage after, int budgetMs) {
    if (!m_writer) return;
    m_job.start(
        [writer = m_writer, task = m_task, model = m_model, base = std::move(base), count,
         budgetMs](const std::stop_token& stop) mutable {
            Advance result;
            result.written = std::move(base);
            QElapsedTimer clock;
            clock.start();
            for (int i = 0; i < std::max(1, count) && !stop.stop_requested(); ++i) {
                auto choice = choose(*writer, result.written, task);
                if (count > 0) result.written.push_back(choice->step.token);
                result.choice = choice;
                if (isEnd(result.written, task) || (budgetMs > 0 && clock.elapsed() >= budgetMs)) break;
            }
            if (result.choice) {
                auto whole = std::make_shared<LoopChoice>(*result.choice);
                whole->candidates = candidatesOf(whole->step, whole->options, shownCandidates);
                result.choice = std::move(whole);
            }
            return result;
        },
        [this, after, count](const Advance& result) {
            m_choice = result.choice;
            if (count > 0) {
                m_written = result.written;
                m_stage = after;
            }
            if (finished()) setRunning(false);
            emit changed();
        });
}

void GenerationSession::edit(const GenerationSettings& next, const Document::Words& words,
                             const QString& gesture) {
    if (next == m_settings) return;
    m_document.editPage(QLatin1String(page), toJson(next), words, gesture);
}

void GenerationSession::setStage(LoopStage stage) {
    if (!ready() || stage == m_stage) return;
    if (stage == LoopStage::Draw) {
        if (finished()) return;
        if (const auto now = choice()) {
            m_written.push_back(now->step.token);
            m_stage = stage;
            if (finished()) setRunning(false);
            emit changed();
        } else {
            start(m_written, 1, LoopStage::Draw);
        }
        return;
    }
    if (m_stage == LoopStage::Draw) m_written.pop_back(); // the same place, before its draw
    m_stage = stage;
    if (!choice()) look();
    emit changed();
}

void GenerationSession::nextStage() {
    if (!ready()) return;
    if (m_stage != LoopStage::Draw) {
        setStage(static_cast<LoopStage>(static_cast<int>(m_stage) + 1));
        return;
    }
    if (finished()) return;
    m_stage = LoopStage::Crop;
    look();
    emit changed();
}

void GenerationSession::previousStage() {
    if (!ready()) return;
    if (m_stage != LoopStage::Crop) {
        setStage(static_cast<LoopStage>(static_cast<int>(m_stage) - 1));
    } else if (!m_written.empty()) {
        m_stage = LoopStage::Draw;
        look();
        emit changed();
    }
}

void GenerationSession::nextToken() {
    if (!ready() || finished()) return;
    if (m_stage != LoopStage::Draw && choice())
        setStage(LoopStage::Draw);
    else
        start(m_written, 1, LoopStage::Draw);
}

void GenerationSession::backToken() {
    setRunning(false);
    if (!ready() || m_written.empty()) return;
    m_written.pop_back();
    if (m_written.empty() && m_stage == LoopStage::Draw) m_stage = LoopStage::Crop;
    look();
    emit changed();
}

void GenerationSession::startOver() {
    setRunning(false);
    m_written.clear();
    m_stage = LoopStage::Crop;
    if (newerModel()) {
        takeModel();
        return;
    }
    if (ready()) begin();
}

void GenerationSession::setWritten(const std::vector<TokenId>& written) {
    setRunning(false);
    if (!ready()) return;
    m_written = written;
    m_stage = LoopStage::Crop;
    look();
    emit changed();
}

void GenerationSession::setRunning(bool running) {
    if (running && (!ready() || finished())) running = false;
    if (running == m_timer.isActive()) return;
    if (running) {
        setSpeed(m_speed);
        m_timer.start();
        tick();
    } else {
        m_timer.stop();
    }
    emit runningChanged(running);
}

void GenerationSession::setSpeed(int index) {
    m_speed = std::clamp(index, 0, loopSpeedCount - 1);
    const double perSecond = loopSpeeds[m_speed];
    // Slowly every step is seen; faster only what comes of it.
    const double ms = perSecond <= 0 ? 1 : 1000.0 / perSecond / (perSecond <= 1 ? loopStages : 1);
    m_timer.setInterval(static_cast<int>(ms));
}

void GenerationSession::tick() {
    if (m_job.isRunning()) return; // the model is slower than the clock: it sets the pace
    const double perSecond = loopSpeeds[m_speed];
    if (perSecond <= 0)
        start(m_written, m_task.tokens, LoopStage::Draw, runBudgetMs);
    else if (perSecond <= 1)
        nextStage();
    else
        nextToken();
    if (finished()) setRunning(false);
}

void GenerationSession::storeView(QJsonObject& view) const {
    QJsonArray tokens;
    for (const TokenId token : m_written) tokens.append(token);
    view.insert("written", tokens);
    view.insert("stage", static_cast<int>(m_stage));
    view.insert("speed", m_speed);
    view.insert("moment", m_moment);
}

void GenerationSession::restoreView(const QJsonObject& view) {
    setRunning(false);
    m_job.cancel();
    m_written.clear();
    for (const QJsonValue& token : view.value("written").toArray())
        if (token.isDouble() && std::cmp_less(m_written.size(), generationLimits::maxTokens))
            m_written.push_back(token.toInt(-1));
    const int stage = view.value("stage").toInt(0);
    m_stage = stage >= 0 && stage < loopStages ? static_cast<LoopStage>(stage) : LoopStage::Crop;
    const double moment = view.value("moment").toDouble(newest);
    m_moment = moment >= 0 && moment < 1e15 ? static_cast<qint64>(moment) : newest;
    m_speed = std::clamp(view.value("speed").toInt(3), 0, loopSpeedCount - 1);
    m_settings = settingsFromJson(m_document.pageState(QLatin1String(page)));
    m_model.reset();
    m_task = {};
    m_writer.reset();
    m_choice.reset();
    m_stale = true;
    if (active()) takeModel();
    if (!m_model) emit modelChanged();
    emit settingsChanged();
    emit changed();
}

void GenerationSession::waitForWork() {
    waitUntil([this] { return !m_job.isRunning(); }, 600);
}

} // namespace dikkat::ui
