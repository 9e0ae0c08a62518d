#include "ui/pages/training/training_page.h"

#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/comparison_series.h"
#include "ui/pages/training/form_fields.h"
#include "ui/pages/training/loss_card.h"
#include "ui/pages/training/probe_card.h"
#include "ui/pages/training/run_bar.h"
#include "ui/pages/training/run_differences.h"
#include "ui/pages/training/runs_card.h"
#include "ui/pages/training/sample_card.h"
#include "ui/pages/training/setup_card.h"
#include "ui/pages/training/training_code.h"
#include "ui/pages/training/training_presentation.h"
#include "ui/pages/training/training_tasks.h"
#include "ui/pages/training/weight_panel.h"
#include "ui/plot/curves.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/head_grid.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/segmented.h"

#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QStackedWidget>

namespace dikkat::ui {

namespace {

using State = TrainingSession::State;

constexpr int frameMilliseconds = 33;
constexpr int slowFrames = 3;      ///< what is read and not watched is drawn in every third frame
constexpr int compactHeight = 640; ///< below this the plots are lower and the thumbnails smaller
const QString pageName = QStringLiteral("training");
constexpr const char* stepIds[] = {"setup", "loss", "heads", "weight"};

/// What a model without a mask does; empty for one that has it or needs none.
QString readsAhead(const ModelConfig& config) {
    if (config.causal || config.kind == ModelKind::WindowMlp) return {};
    return TrainingPage::tr(
        "This run cheats: without the mask every position reads the symbol it is to predict, so its "
        "loss says nothing about what it writes.");
}

} // namespace

TrainingPage::TrainingPage(Document& document, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_session(new TrainingSession(document, this))
    , m_tasks(new TrainingTasks(document, *m_session, this))
    , m_factsJob(new LatestJob(this))
    , m_textJob(new LatestJob(this)) {
    setObjectName(QStringLiteral("trainingPage"));
    setFocusPolicy(Qt::ClickFocus);
    build();
    buildActions();
    connectParts();
    m_frame.setSingleShot(true);
    connect(&m_frame, &QTimer::timeout, this, &TrainingPage::drawFrame);
    retranslateUi();
    refreshForm();
    stateChanged();
}

void TrainingPage::connectParts() {
    connect(m_setup, &TrainingSetupCard::edited, this, &TrainingPage::edit);
    connect(m_setup, &TrainingSetupCard::openText, this, &TrainingPage::chooseText);
    connect(m_bar, &RunBar::startWanted, this, [this] { start(false); });
    connect(m_bar, &RunBar::firstStepWanted, this, [this] { start(true); });
    connect(m_bar, &RunBar::trainOnWanted, this, [this] {
        m_session->proceedTo(m_session->steps() + std::max<std::int64_t>(1, formRun().plan.steps));
    });
    connect(m_bar, &RunBar::focusLost, this, [this] { setFocus(Qt::OtherFocusReason); });
    connect(m_bar, &RunBar::resetWanted, m_session, &TrainingSession::reset);
    connect(m_bar, &RunBar::problem, this, &Page::problem);
    connect(m_session, &TrainingSession::stateChanged, this, &TrainingPage::stateChanged);
    // Snapshots come as they like; they are drawn by the clock.
    connect(m_session, &TrainingSession::advanced, this, [this] {
        if (m_frame.isActive() || !isVisible()) return;
        const qint64 since = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : frameMilliseconds;
        m_frame.start(static_cast<int>(std::clamp<qint64>(frameMilliseconds - since, 0, frameMilliseconds)));
    });
    connect(m_session, &TrainingSession::refused, this, &Page::problem);
    connect(m_tasks, &TrainingTasks::changed, this, &Page::tasksChanged);
    connect(m_loss, &LossCard::keepWanted, this, [this] { m_runs->keepCurrent(); });
    connect(m_runs, &RunsPanel::kept, this, [this] {
        m_tasks->runKept();
        showSide(1);
    });
    connect(m_runs, &RunsPanel::problem, this, &Page::problem);
    connect(&m_loss->curves(), &Curves::cursorMoved, &m_gradient->curves(), &Curves::setCursor);
    connect(&m_gradient->curves(), &Curves::cursorMoved, &m_loss->curves(), &Curves::setCursor);
    connect(m_probe, &ProbePanel::headPicked, this, [this](int number) {
        m_tasks->mark(QStringLiteral("open-head"));
        QJsonObject heads =
            m_document.pageView(QStringLiteral("heads")); // everything else stays as it was left
        heads.insert(QStringLiteral("head"), number);
        m_document.setPageView(QStringLiteral("heads"), heads);
        emit openPage(PageId::Heads);
    });
    connect(m_probe, &ProbePanel::titleChanged, this, [this] {
        if (m_bottom->currentIndex() == 0) m_bottomTitle->setText(m_probe->title());
    });
    const auto remember = [this](const QString& key, const QJsonValue& value) {
        QJsonObject view = m_document.pageView(pageName);
        view.insert(key, value);
        m_document.setPageView(pageName, view);
    };
    connect(m_probe, &ProbePanel::probeChanged, this, [this, remember](const QString& text) {
        if (!text.trimmed().isEmpty()) m_tasks->mark(QStringLiteral("own-probe"));
        remember(QStringLiteral("probe"), text);
    });
    connect(m_loss, &LossCard::logarithmicChanged, this,
            [remember](bool on) { remember(QStringLiteral("log"), on); });
    connect(m_weight, &WeightPanel::weightChosen, this,
            [this] { m_tasks->mark(QStringLiteral("choose-weight")); });
    const auto showView = [this] {
        const QJsonObject view = m_document.pageView(pageName);
        m_probe->setProbe(view.value(QStringLiteral("probe")).toString());
        m_loss->setLogarithmic(view.value(QStringLiteral("log")).toBool());
        setStep(view.value(QStringLiteral("step")).toInt(m_step));
    };
    connect(&m_document, &Document::pageViewChanged, this, [showView](const QString& page) {
        if (page == pageName) showView();
    });
    connect(&m_document, &Document::pageStateChanged, this, [this](const QString& page) {
        if (page == pageName) refreshForm();
    });
    connect(&m_document, &Document::labChanged, this, [this, kept = m_document.lab().kept]() mutable {
        if (m_document.lab().kept == kept) return;
        kept = m_document.lab().kept;
        m_loss->rebuild();
        m_gradient->rebuild();
    });
    connect(&m_document, &Document::replaced, this, [this, showView] {
        m_texts.clear();
        refreshForm();
        if (!m_document.pageView(pageName).contains(QStringLiteral("step"))) setStep(0);
        showView();
    });
}

QString TrainingPage::title() const {
    return tr("Training");
}

QString TrainingPage::guideStepId() const {
    return QLatin1String(stepIds[m_step]);
}

int TrainingPage::stepCount() const {
    return static_cast<int>(std::size(stepIds));
}

void TrainingPage::setStep(int step) {
    if (step < 0 || step >= stepCount() || step == m_step) return;
    m_step = step;
    QJsonObject view = m_document.pageView(pageName); // a session opens at this step again
    view.insert(QStringLiteral("step"), step);
    m_document.setPageView(pageName, view);
    if (step == 2) showBottom(0);
    if (step == 3) showBottom(1);
    emit stepChanged();
    emit statusChanged();
}

bool TrainingPage::taskDone(const QString& taskId) const {
    return m_tasks->done(taskId);
}

QString TrainingPage::code(CodeFlavour flavour) const {
    return trainingCode(formRun(), flavour);
}

QString TrainingPage::codeNote(CodeFlavour flavour) const {
    return flavour == CodeFlavour::NumPy ? tr("Made from the optimiser of the set-up, on a loss of one "
                                              "weight; none of the numbers on screen.")
                                         : tr("Made from the set-up: the same seed gives the same weights, "
                                              "batches and loss curve, up to rounding.");
}

QWidget* TrainingPage::createPresentation(QWidget* parent) {
    return new TrainingPresentation(*m_session, *this, parent);
}

// ---- the set-up

RunConfig TrainingPage::formRun() const {
    const QJsonObject state = m_document.pageState(pageName);
    // A run that was opened without a set-up beside it is its own set-up.
    if (state.isEmpty() && m_session->hasRun()) return runOf(pageOf(m_session->run()));
    return runOf(state);
}

std::shared_ptr<const std::string> TrainingPage::formText() const {
    const RunConfig run = formRun();
    if (run.data.kind != DataSource::Kind::Text || run.dataHash == 0) return nullptr;
    if (const auto text = m_texts.value(run.dataHash)) return text;
    const auto& stored = m_document.lab().text;
    if (!stored) return nullptr;
    if (m_stored.first != stored) m_stored = {stored, textHash(*stored)};
    return m_stored.second == run.dataHash ? stored : nullptr;
}

bool TrainingPage::canStart() const {
    return m_setup->canStart() && m_facts && m_facts->data && m_facts->key == dataKey(formRun());
}

void TrainingPage::edit(const RunConfig& run, FormField field) {
    if (pageOf(run) != m_document.pageState(pageName)) m_tasks->edited(run, field);
    m_document.editPage(
        pageName, pageOf(run),
        [field, kind = run.config.kind] { return tr("Training, %1").arg(fieldLabel(field, kind)); },
        // Turning a spin box is one step.
        QStringLiteral("field%1").arg(static_cast<int>(field)));
}

void TrainingPage::refreshForm() {
    const RunConfig run = formRun();
    m_setup->setRun(run, m_facts, formText() != nullptr);
    makeFacts();
    m_bar->setCanStart(canStart(),
                       m_setup->canStart() ? tr("The data is still being made.") : m_setup->problem());
    const bool known = m_facts && m_facts->data && m_facts->key == dataKey(run);
    m_loss->setLandmarks(known ? m_facts->data->vocabulary.size() : 0, known ? m_facts->bigramLoss : -1.0);
    refreshModelLine();
    emit codeChanged();
    emit statusChanged();
}

/// The set-up is for the next run; where it does not describe the model that is shown, a line says what that
/// is.
void TrainingPage::refreshModelLine() {
    m_setup->setShown({});
    const RunConfig form = formRun();
    if (m_session->hasRun()) {
        const QStringList differ = differences(m_session->run(), form);
        if (!differ.isEmpty())
            m_setup->setShown(
                tr("The model on the right is another one: %1.").arg(differ.join(QStringLiteral(", "))),
                true);
    } else if (const auto& model = m_document.lab().model) {
        m_setup->setShown(
            tr("The model on the right was opened: %1.").arg(modelText(model->parameters->config())), false);
    }
}

void TrainingPage::makeFacts() {
    const RunConfig run = formRun();
    const std::string key = dataKey(run);
    if (m_facts && m_facts->key == key) return;
    const auto text = formText();
    if (run.data.kind == DataSource::Kind::Text && !text) return;
    m_factsJob->start(
        [run, text, speed = m_speed](const std::stop_token&) { return factsOf(run, text.get(), speed); },
        [this](std::shared_ptr<const DataFacts> facts) {
            m_facts = std::move(facts);
            m_speed = m_facts->speed;
            refreshForm();
        });
}

void TrainingPage::start(bool oneStep) {
    if (!canStart()) {
        if (!m_setup->problem().isEmpty())
            emit problem([setup = QPointer(m_setup)] { return setup ? setup->problem() : QString(); });
        return;
    }
    if (oneStep)
        m_session->startWithOneStep(formRun(), formText());
    else
        m_session->start(formRun(), formText());
}

void TrainingPage::resetPage() {
    m_document.editPage(pageName, {}, [] { return tr("Training, set-up reset"); });
}

// ---- what is shown

void TrainingPage::drawFrame() {
    m_sinceFrame.start();
    m_frames = (m_frames + 1) % slowFrames;
    if (m_frames == 0)
        draw();
    else
        m_loss->advance();
}

void TrainingPage::draw() {
    m_loss->advance();
    m_gradient->advance();
    m_bar->refreshNumbers();
    m_weight->advance();
    emit statusChanged();
}

void TrainingPage::stateChanged() {
    const bool busy = m_session->isActive() || m_session->isHeld();
    m_setup->setLocked(busy);
    m_runs->setCanCompare(!busy);
    m_bar->setCanStart(canStart(),
                       m_setup->canStart() ? tr("The data is still being made.") : m_setup->problem());
    refreshFailure();
    m_actions[1]->setEnabled(m_bar->canStep()); // its key never starts anything
    refreshModelLine();
    draw();
    emit statusChanged();
    if (m_document.pageState(pageName).isEmpty()) refreshForm();
}

double TrainingPage::calmerRate() const {
    return std::min(m_session->learningRate() / 10, advisedRate(m_session->run().plan.optimiser.kind));
}

/// What the curves must not be looked at without.
QString TrainingPage::runVerdict() const {
    if (const QString verdict = m_series->verdict(); !verdict.isEmpty()) return verdict;
    return m_session->hasRun() && m_session->steps() > 0 ? readsAhead(m_session->run().config) : QString();
}

void TrainingPage::refreshFailure() {
    const bool failed = m_session->state() == State::Failed;
    const QString verdict = failed ? QString() : runVerdict();
    m_failureBox->setVisible(failed || !verdict.isEmpty());
    updateCompactness(); // it takes its room from the plots
    m_look->setVisible(!failed && m_session->hasRun() && !readsAhead(m_session->run().config).isEmpty());
    if (!failed) {
        m_back->hide();
        m_failure->setText(verdict);
        return;
    }
    const QString step = integer(m_session->divergedAt() + 1);
    QString why = m_session->divergence() == Divergence::NotFinite
                      ? tr("In step %1 the loss is not a number any more.").arg(step)
                      : tr("In step %1 the loss explodes.").arg(step);
    why += QStringLiteral(" ") + tr("The learning rate %1 is too large: the steps jump over the valley and "
                                    "up the other side. Nothing of "
                                    "that step was applied.")
                                     .arg(exactNumber(m_session->learningRate()));
    m_failure->setText(why);
    const auto moment = m_session->lastGoodMoment();
    m_back->setVisible(moment != nullptr);
    if (moment)
        m_back->setText(tr("Back to step %1 with learning rate %2")
                            .arg(integer(moment->steps), exactNumber(calmerRate())));
}

QStringList TrainingPage::statusTexts() const {
    QStringList texts;
    const QString at = integer(m_session->steps());
    switch (m_session->state()) {
    case State::Idle: texts << tr("Training: not started"); break;
    case State::Preparing: texts << tr("Training: preparing"); break;
    case State::Running:
        texts << tr("Training: step %1 of %2").arg(at, integer(m_session->run().plan.steps));
        break;
    case State::Paused: texts << tr("Training: paused at step %1").arg(at); break;
    case State::Finished:
        texts << tr("Training: finished, %Ln step(s)", nullptr, static_cast<int>(m_session->steps()));
        break;
    case State::Failed: texts << tr("Training: the loss grew beyond all bounds at step %1").arg(at); break;
    }
    if (m_series->isRunning()) texts << m_series->text();
    if (m_session->hasRun())
        texts << tr("%1, seed %2").arg(dataName(m_session->run())).arg(m_session->run().seed);
    texts << tr("Space: start or pause; period: one step; Shift+S: stop");
    return texts;
}

void TrainingPage::showBottom(int which) {
    m_bottom->setCurrentIndex(which);
    m_bottomChoice->setCurrent(which);
    m_bottomTitle->setText(which == 0 ? m_probe->title() : tr("A weight under the magnifying glass"));
}

void TrainingPage::showSide(int which) {
    m_side->setCurrentIndex(which);
    m_sideChoice->setCurrent(which);
}

void TrainingPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void TrainingPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    // The room is the viewport's: the page itself never gets lower than its contents.
    if (parentWidget() != nullptr) parentWidget()->installEventFilter(this);
    updateCompactness();
    draw();
}

bool TrainingPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) updateCompactness();
    return Page::eventFilter(watched, event);
}

void TrainingPage::updateCompactness() {
    const bool compact = (parentWidget() != nullptr ? parentWidget()->height() : height()) < compactHeight;
    const bool failed = !m_failureBox->isHidden();
    m_plots->setFixedHeight(compact ? (failed ? 144 : 192) : std::clamp((height() - 150) * 4 / 9, 240, 420));
    m_loss->setCompact(compact);
    m_gradient->setCompact(compact);
    m_probe->setCompact(compact);
    m_sample->setNewestOnly(compact);
    m_header->showSubtitle(!compact);
}

void TrainingPage::retranslateUi() {
    m_header->setTitle(title());
    m_header->setSubtitle(tr(
        "Train a small model on this computer and watch the loss, the gradients and every attention head."));
    m_look->setText(tr("See what it writes"));
    m_bottomChoice->setLabels({tr("Attention"), tr("A weight")});
    m_sideChoice->setLabels({tr("Sample text"), tr("Runs")});
    setActionWords(*m_actions[0], tr("&Start or pause"), tr("Start training, pause it, or go on"));
    setActionWords(*m_actions[1], tr("&One step"), tr("Make one training step and wait"));
    setActionWords(*m_actions[2], tr("S&top"), tr("End the run; it can go on later"));
    setActionWords(*m_actions[3], tr("&Keep run"), tr("Keep the curve for comparison with later runs"));
    setActionWords(*m_actions[4], tr("Save the &data…"),
                   tr("Write what this run learns from to a file for the program of the Code tab"));
    showBottom(m_bottom->currentIndex());
    refreshFailure();
    refreshForm();
}

} // namespace dikkat::ui
