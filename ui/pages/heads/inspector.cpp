#include "ui/pages/heads/inspector.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/preset_words.h"

#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

const QString page = QStringLiteral("heads");
constexpr int liveInterval = 300; ///< ms between two looks at a model that is being trained

struct Answer {
    HeadsGlance shown, other;
};

/// Of a translator the cross-attention that picks words out most clearly, else the first head.
int worthLooking(const HeadsGlance& glance) {
    int best = glance.reports.empty() ? -1 : glance.reports.front().number;
    double least = HUGE_VAL;
    for (const HeadReport& r : glance.reports)
        if (r.place == HeadPlace::Cross && r.scores.entropy < least) {
            least = r.scores.entropy;
            best = r.number;
        }
    return best;
}

/// The head that continues repetitions best; −1: none does.
int bestInduction(const HeadProfiles& profiles) {
    int best = -1;
    double most = 0.0;
    for (const HeadProfile& p : profiles.heads)
        if ((p.kind == HeadKind::Induction || p.kind == HeadKind::PartlyInduction) &&
            p.induction->value > most) {
            most = p.induction->value;
            best = p.number;
        }
    return best;
}

} // namespace

Inspector::Inspector(Document& document, QObject* parent) : QObject(parent), m_document(document) {
    m_liveDelay.setSingleShot(true);
    m_liveDelay.setInterval(liveInterval);
    connect(&m_liveDelay, &QTimer::timeout, this, [this] {
        if (m_glanceJob.isRunning())
            m_liveDelay.start(); // a large model: finish looking before looking again
        else
            readModel();
    });
    connect(&document, &Document::modelChanged, this, [this] {
        if (!isLive() || m_newest == nullptr)
            readModel();
        else if (!m_liveDelay.isActive())
            m_liveDelay.start();
    });
    connect(&document, &Document::labChanged, this, &Inspector::readModel);
    connect(&document, &Document::replaced, this, [this] {
        readView();
        readModel();
    });
    connect(&document, &Document::pageStateChanged, this, [this](const QString& name) {
        if (name == page) readText();
    });
    connect(&document, &Document::pageViewChanged, this, [this](const QString& name) {
        if (name == page) readView();
    });
    connect(&m_glanceJob, &LatestJob::runningChanged, this, &Inspector::busyChanged);
    connect(&m_effectsJob, &LatestJob::runningChanged, this, &Inspector::busyChanged);
    connect(&m_findingsJob, &LatestJob::runningChanged, this, &Inspector::busyChanged);
    m_view = HeadsView::from(document.pageView(page));
    readModel();
}

void Inspector::setActive(bool active) {
    m_active = active;
    if (active && m_stale) readModel();
}

bool Inspector::isLive() const {
    return m_document.model() != m_document.lab().model;
}

std::shared_ptr<const LabModel> Inspector::at(qint64 steps) const {
    const auto found = std::ranges::find(m_moments, steps, &MomentChoice::steps);
    if (!m_newest || found == m_moments.end() || found->parameters == m_newest->parameters) return m_newest;
    auto model = std::make_shared<LabModel>(*m_newest);
    model->parameters = found->parameters;
    model->steps = steps;
    return model;
}

void Inspector::readModel() {
    const auto before = m_newest;
    m_newest = m_document.model();
    m_moments.clear();
    if (m_newest) {
        const ModelConfig& config = m_newest->parameters->config();
        for (const auto& moment : m_document.lab().moments)
            if (moment && moment->parameters && moment->parameters->config() == config &&
                (m_moments.empty() || moment->steps > m_moments.back().steps))
                m_moments.push_back({moment->steps,
                                     moment->validationLoss >= 0 ? moment->validationLoss
                                     : moment->loss > 0          ? moment->loss
                                                                 : NAN,
                                     moment->parameters});
        if (m_moments.empty() || m_newest->steps > m_moments.back().steps)
            m_moments.push_back({m_newest->steps, NAN, m_newest->parameters});
    }
    m_model = m_view.moment < 0 ? m_newest : at(m_view.moment);
    const bool otherKind = !before || !m_newest || before->vocabulary != m_newest->vocabulary ||
                           before->parameters->config() != m_newest->parameters->config();
    if (otherKind) {
        m_sentence = {};
        m_default = {};
        m_autoFound = false;
    }
    emit modelChanged();
    readText();
}

QString Inspector::text() const {
    return m_state.text.value_or(m_default.text);
}

QString Inspector::source() const {
    return m_state.source.value_or(m_default.source);
}

void Inspector::readText() {
    m_state = HeadsState::from(m_document.pageState(page));
    m_problem = {};
    if (!m_model || headCount(m_model->parameters->config()) == 0) {
        m_sentence = m_shown = {};
        m_glanceJob.cancel();
        m_effectsJob.cancel();
        m_findingsJob.cancel();
        m_findings = {};
        m_lookedAt = {};
        m_known.clear();
        m_glance = m_other = {};
        m_auto = -1;
        m_rows.clear();
        emit stateChanged();
        emit answered();
        return;
    }
    const int count = headCount(m_model->parameters->config());
    std::erase_if(m_state.off, [count](int head) { return head >= count; });
    if (m_default.text.isEmpty()) m_default = defaultText(*m_model, m_document.lab());
    Sentence read = readSentence(*m_model, text(), source());
    if (read.ok()) {
        m_sentence = std::move(read);
    } else {
        m_problem = read.problem;
        // What could be read last stays on screen; a new model has nothing yet and takes its own text.
        if (!m_sentence.ok()) m_sentence = readSentence(*m_model, m_default.text, m_default.source);
    }
    emit stateChanged();
    ask();
}

void Inspector::readView() {
    const HeadsView before = m_view;
    m_view = HeadsView::from(m_document.pageView(page));
    if (m_view == before) return;
    emit viewChanged();
    if (m_view.moment != before.moment)
        readModel();
    else if (m_view.compare != before.compare)
        ask();
    else if (m_view.greedy != before.greedy || m_view.seed != before.seed)
        measure();
}

std::vector<std::uint8_t> Inspector::on() const {
    if (m_state.off.empty() || !m_model) return {};
    std::vector<std::uint8_t> heads(static_cast<std::size_t>(headCount(m_model->parameters->config())),
                                    std::uint8_t{1});
    for (const int head : m_state.off) heads[static_cast<std::size_t>(head)] = 0;
    return heads;
}

void Inspector::ask() {
    if (!m_active) {
        m_stale = true;
        return;
    }
    m_stale = false;
    if (!m_model || !m_sentence.ok()) return;
    const HeadsQuestion question{m_model->parameters, m_sentence.tokens, m_sentence.source, on()};
    HeadsQuestion other;
    if (m_view.compare >= 0) {
        if (const auto model = at(m_view.compare); model && model->parameters != m_model->parameters)
            other = {model->parameters, m_sentence.tokens, m_sentence.source, {}};
    } else if (m_view.compare == -2 && second()) {
        const Sentence same = readSentence(*second(), text(), source());
        if (same.ok() && headCount(second()->parameters->config()) > 0)
            other = {second()->parameters, same.tokens, same.source, {}};
    }
    if (m_glance.trace && question == m_asked && other == m_otherAsked) {
        measure();
        lookAtModel();
        return;
    }
    m_asked = question;
    m_otherAsked = other;
    m_glanceJob.start(
        [question, other](const std::stop_token& stop) {
            Answer answer{glanceAt(question), {}};
            if (other.parameters && !stop.stop_requested()) answer.other = glanceAt(other);
            return answer;
        },
        [this, sentence = m_sentence](Answer answer) {
            m_glance = std::move(answer.shown);
            m_other = std::move(answer.other);
            m_shown = sentence;
            m_rows = headRows(*m_glance.trace);
            if (rowOf(m_rows, m_auto) == nullptr) m_autoFound = false;
            // Stays where it is when a head is switched off or the slider moves.
            if (!m_autoFound &&
                ((m_state.off.empty() && m_view.moment < 0) || rowOf(m_rows, m_auto) == nullptr))
                m_auto = worthLooking(m_glance);
            emit answered();
            measure();
            lookAtModel();
        });
}

void Inspector::measure() {
    if (!m_active || !m_glance.trace || m_glanceJob.isRunning()) return;
    const WritingOptions writing{m_view.greedy, static_cast<std::uint64_t>(m_view.seed)};
    if (m_measuredFor == m_asked && writing == m_writing && (m_effects.hasText || m_effectsJob.isRunning()))
        return;
    // While a run goes on, weights change faster than all heads can be measured: finish what was begun.
    if (isLive() && m_effectsJob.isRunning() && m_measuredFor.tokens == m_asked.tokens &&
        m_measuredFor.on == m_asked.on && writing == m_writing)
        return;
    const bool sameLosses = m_measuredFor.parameters == m_asked.parameters &&
                            m_measuredFor.tokens == m_asked.tokens && m_measuredFor.source == m_asked.source;
    HeadsEffects known;
    if (sameLosses) {
        known = m_effects;
        known.hasText = false;
    }
    m_measuredFor = m_asked;
    m_writing = writing;
    m_effects = known;
    emit measured();
    m_effectsJob.start(
        [this, question = m_asked, writing, known](const std::stop_token& stop) {
            return effectsOf(question, writing, known, stop, [&](const HeadsEffects& soFar) {
                m_effectsJob.post(stop, [this, soFar] {
                    m_effects = soFar;
                    emit measured();
                });
            });
        },
        [this](HeadsEffects effects) {
            m_effects = std::move(effects);
            emit measured();
        });
}

void Inspector::lookAtModel() {
    if (!m_active || !m_model) return;
    ModelQuestion next;
    next.model = m_model;
    // While a run goes on, what is stored may be another run than the one that is shown.
    if (!isLive()) {
        const LabState& lab = m_document.lab();
        if (lab.run) next.run = lab.run->data;
        next.text = lab.text;
        next.moments = m_moments;
    }
    const bool sameRun = m_lookedAt.model && next.sameRun(m_lookedAt);
    if (sameRun && m_lookedAt.model->parameters == m_model->parameters) return;
    if (isLive() && m_findingsJob.isRunning()) return; // finish what was begun
    const auto formation = sameRun ? m_findings.formation : nullptr;
    if (!sameRun) m_known.clear();
    m_lookedAt = next;
    m_stopped = false;
    if (const auto known = m_known.find(m_model->parameters); known != m_known.end()) {
        m_findingsJob.cancel();
        takeFindings(known->second);
        return;
    }
    if (!isLive()) {
        m_findings = {};
        m_findings.formation = formation;
        emit measured();
    }
    m_findingsJob.start(
        [this, next, formation](const std::stop_token& stop) {
            return findingsOf(next, formation, stop, [&](const ModelFindings& soFar) {
                m_findingsJob.post(stop, [this, soFar] { takeFindings(soFar); });
            });
        },
        [this](ModelFindings findings) {
            if (findings.complete && !isLive()) m_known[m_lookedAt.model->parameters] = findings;
            takeFindings(std::move(findings));
        });
}

void Inspector::takeFindings(ModelFindings findings) {
    m_findings = std::move(findings);
    if (!m_autoFound && m_findings.profiled && m_state.off.empty() && m_view.moment < 0) {
        m_autoFound = true;
        if (const int best = bestInduction(m_findings.profiles); best >= 0 && best != m_auto) {
            m_auto = best;
            if (m_view.head < 0) emit answered();
        }
    }
    emit measured();
}

void Inspector::stopMeasuring() {
    if (!m_findingsJob.isRunning() && !m_effectsJob.isRunning()) return;
    m_findingsJob.cancel();
    m_effectsJob.cancel();
    m_stopped = true;
    emit measured();
}

void Inspector::measureAgain() {
    m_stopped = false;
    m_lookedAt = {};
    m_effects.hasText = false;
    m_measuredFor = {};
    measure();
    lookAtModel();
}

void Inspector::setSecond(std::shared_ptr<const LabModel> model) {
    m_document.setSecondModel(std::move(model));
    HeadsView next = m_view;
    next.compare = second() ? -2 : -1;
    next.panel = HeadsPanel::Compare;
    setView(next);
}

QString Inspector::otherName() const {
    if (m_view.compare == -2 && second()) return modelName(second()->name);
    return tr("step %1").arg(integer(m_view.compare));
}

int Inspector::momentIndex() const {
    for (std::size_t i = 0; i < m_moments.size(); ++i)
        if (m_model && m_moments[i].parameters == m_model->parameters) return static_cast<int>(i);
    return static_cast<int>(m_moments.size()) - 1;
}

void Inspector::edit(const HeadsState& next, Document::Words words, const QString& gesture) {
    if (next == m_state) return;
    m_document.editPage(page, next.json(), std::move(words), gesture);
}

void Inspector::setView(const HeadsView& next) {
    if (next != m_view) m_document.setPageView(page, next.json());
}

void Inspector::selectCell(Index query, Index key) {
    HeadsView next = m_view;
    next.query = static_cast<int>(query);
    next.key = static_cast<int>(key);
    setView(next);
}

void Inspector::setHeadOff(int head, bool off) {
    if (head < 0) return;
    HeadsState next = m_state;
    next.setOff(head, off);
    const HeadReport* r = report(head);
    const HeadReport copy = r ? *r : HeadReport{};
    edit(next, [copy, off] {
        const QString name = headName(copy.place, copy.layer, copy.head);
        return off ? tr("Switch off: %1").arg(name) : tr("Switch on: %1").arg(name);
    });
}

void Inspector::allHeadsOn() {
    HeadsState next = m_state;
    next.off.clear();
    edit(next, [] { return tr("Switch all heads on"); });
}

int Inspector::head() const {
    if (m_view.head >= 0 && rowOf(m_rows, m_view.head) != nullptr) return m_view.head;
    return m_auto;
}

const HeadTrace* Inspector::headTrace() const {
    const HeadRow* row = rowOf(m_rows, head());
    return row == nullptr ? nullptr : &row->trace(head());
}

const HeadReport* Inspector::report(int head) const {
    const auto found = std::ranges::find(m_glance.reports, head, &HeadReport::number);
    return found == m_glance.reports.end() ? nullptr : &*found;
}

std::pair<Index, Index> Inspector::cell() const {
    const HeadTrace* trace = headTrace();
    if (trace == nullptr || m_view.query == HeadsView::nothing) return {-1, -1};
    const Matrix& w = trace->weights;
    if (m_view.query >= 0 && m_view.query < w.rows() && m_view.key >= 0 && m_view.key < w.cols())
        return {m_view.query, m_view.key};
    // The cell that shows best what the head does: its largest weight in the second half, not on token 0.
    Index query = w.rows() - 1, key = 0;
    double most = -1.0;
    for (Index i = w.rows() / 2; i < w.rows(); ++i)
        for (Index j = 0; j < w.cols(); ++j) {
            const double value = j == 0 ? w(i, j) / 2 : w(i, j);
            if (value > most) {
                most = value;
                query = i;
                key = j;
            }
        }
    return {query, key};
}

const HeadTrace* Inspector::otherHead() const {
    const HeadTrace* mine = headTrace();
    if (mine == nullptr || !m_other.trace) return nullptr;
    const auto rows = headRows(*m_other.trace);
    const HeadRow* row = rowOf(rows, head());
    if (row == nullptr) return nullptr;
    const HeadTrace& theirs = row->trace(head());
    const bool same =
        theirs.weights.rows() == mine->weights.rows() && theirs.weights.cols() == mine->weights.cols();
    return same ? &theirs : nullptr; // lives in the trace
}

QString Inspector::writtenAfter(Index query) const {
    if (query + 1 < m_shown.labels.size()) return m_shown.labels.value(query + 1);
    if (!m_glance.trace || !m_model || query < 0 || query >= m_glance.trace->logits.rows()) return {};
    Index likeliest = 0;
    m_glance.trace->logits.row(query).maxCoeff(&likeliest);
    return tokenLabel(*m_model, static_cast<TokenId>(likeliest));
}

QStringList Inspector::queryLabels() const {
    const HeadRow* row = rowOf(m_rows, head());
    if (row != nullptr && row->place == HeadPlace::Cross) {
        QStringList labels;
        for (qsizetype i = 0; i < m_shown.labels.size(); ++i)
            labels << QStringLiteral("%1 | %2").arg(m_shown.labels[i], writtenAfter(i));
        return labels;
    }
    return row != nullptr && row->place == HeadPlace::EncoderSelf ? m_shown.sourceLabels : m_shown.labels;
}

QStringList Inspector::keyLabels() const {
    const HeadRow* row = rowOf(m_rows, head());
    return row != nullptr && row->place != HeadPlace::Self ? m_shown.sourceLabels : m_shown.labels;
}

} // namespace dikkat::ui
