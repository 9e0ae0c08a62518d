#include "ui/pages/training/loss_card.h"

#include "core/text/splits.h"
#include "ui/i18n/numbers.h"
#include "ui/plot/curves.h"
#include "ui/widgets/segmented.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int worseMeasurements = 3; ///< after the least one, before it counts as a turn
constexpr double worseShare = 1.01;

} // namespace

LossCard::LossCard(Document& document, TrainingSession& session, QWidget* parent)
    : Card(parent)
    , m_session(session)
    , m_document(document)
    , m_title(new QLabel)
    , m_log(new QCheckBox)
    , m_fit(new QToolButton)
    , m_keep(new QToolButton)
    , m_curves(new Curves)
    , m_lines(new RunCurves(document, session, *m_curves, RunCurves::What::Loss)) {
    setObjectName(QStringLiteral("lossCard"));
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_log->setObjectName(QStringLiteral("logCheck"));
    m_fit->setObjectName(QStringLiteral("fitButton"));
    m_keep->setObjectName(QStringLiteral("keepButton"));
    m_curves->setObjectName(QStringLiteral("lossCurves"));
    m_fit->setVisible(false);
    m_fit->setAutoRaise(true);
    m_keep->setAutoRaise(true);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_title);
    head->addStretch();
    head->addWidget(m_fit);
    head->addWidget(m_log);
    head->addWidget(m_keep);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 6);
    layout->setSpacing(2);
    layout->addLayout(head);
    layout->addWidget(m_curves, 1);
    connect(m_log, &QCheckBox::clicked, this, [this](bool on) {
        m_curves->setLogarithmic(on);
        emit logarithmicChanged(on);
    });
    connect(m_fit, &QToolButton::clicked, m_curves, &Curves::fit);
    connect(m_curves, &Curves::zoomedChanged, m_fit, &QWidget::setVisible);
    connect(m_keep, &QToolButton::clicked, this, &LossCard::keepWanted);
    connect(&session, &TrainingSession::stateChanged, this, [this] {
        m_keep->setEnabled(m_session.steps() > 0);
        refreshNote();
        refreshLandmarks();
    });
    retranslateUi();
}

void LossCard::advance() {
    m_lines->advance();
    m_keep->setEnabled(m_session.steps() > 0);
    lookForTurn();
    refreshLandmarks();
}

void LossCard::rebuild() {
    m_lines->rebuild();
    refreshNote();
    refreshLandmarks();
}

void LossCard::lookForTurn() {
    const History& history = m_session.history();
    if (m_generation != m_session.generation() || history.size() < m_looked) {
        m_generation = m_session.generation();
        m_looked = 0;
        m_worse = 0;
        m_best = HUGE_VAL;
        m_rateSteps.clear();
        m_rate = 0.0;
    }
    const std::size_t changesBefore = m_rateSteps.size();
    const std::int64_t before = turn();
    for (; m_looked < history.size(); ++m_looked) {
        const StepReport& report = history[m_looked];
        lookAtRate(report);
        if (!report.validated() || !std::isfinite(report.validationLoss)) continue;
        m_last = report.validationLoss;
        if (m_last < m_best) {
            m_best = m_last;
            m_bestStep = report.step;
            m_worse = 0;
        } else {
            ++m_worse;
        }
    }
    m_curves->setChanges(m_rateSteps);
    if (turn() != before || m_rateSteps.size() != changesBefore || m_looked == 0) refreshNote();
}

void LossCard::lookAtRate(const StepReport& report) {
    const double factor = m_session.run().plan.schedule.factor(report.step);
    if (!(factor > 0.0)) return; // the first step of a warm-up tells nothing
    const double rate = report.learningRate / factor;
    if (m_rate > 0.0 && std::abs(rate - m_rate) > 1e-6 * std::max(m_rate, rate))
        m_rateSteps.push_back(static_cast<double>(report.step));
    m_rate = rate;
}

std::int64_t LossCard::turn() const {
    return m_worse >= worseMeasurements && m_last > worseShare * m_best ? m_bestStep : -1;
}

void LossCard::refreshNote() {
    // What a learner must not miss takes the place of the reading help.
    m_curves->setNote(
        m_lines->mixesData() ? tr("different data: these losses do not compare")
        : turn() >= 0 ? tr("validation turns at step %1: from there it learns by heart").arg(integer(turn()))
        : !m_rateSteps.empty()
            ? tr("learning rate %1 from step %2 on")
                  .arg(exactNumber(m_rate), integer(static_cast<qint64>(m_rateSteps.back()) + 1))
            : tr("thick: validation, thin: training"));
}

void LossCard::setCompact(bool compact) {
    m_curves->setCompact(compact);
}

void LossCard::setLogarithmic(bool on) {
    m_log->setChecked(on);
    m_curves->setLogarithmic(on);
}

bool LossCard::isLogarithmic() const {
    return m_curves->isLogarithmic();
}

void LossCard::setLandmarks(int vocabulary, double bigramLoss) {
    m_vocabulary = vocabulary;
    m_bigramLoss = bigramLoss;
    refreshLandmarks();
}

void LossCard::refreshLandmarks() {
    // Of the run that is drawn; of the set-up while there is none.
    int symbols = m_vocabulary;
    double bigram = m_bigramLoss;
    if (m_session.hasRun() && m_session.run().config.vocabulary > 0) {
        symbols = m_session.run().config.vocabulary;
        if (m_session.facts()) bigram = m_session.bigramLoss();
    }
    std::vector<Landmark> marks;
    if (symbols > 1) {
        const double guess = guessingLoss(symbols);
        marks.push_back({tr("ln %1 = %2: guessing").arg(symbols).arg(number(guess, 2, true)), guess});
    }
    if (bigram > 0.0)
        marks.push_back({tr("%1: counting pairs (bigram)").arg(number(bigram, 2, true)), bigram});
    m_curves->setLandmarks(marks);
    if (m_session.history().size() == 0) m_curves->redraw();
}

void LossCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void LossCard::retranslateUi() {
    m_title->setText(tr("Loss"));
    m_log->setText(tr("log"));
    m_log->setToolTip(tr("Logarithmic loss axis"));
    m_fit->setText(tr("Show everything"));
    m_fit->setToolTip(tr("Back to the whole curve (double click)"));
    m_keep->setText(tr("Keep run"));
    m_keep->setToolTip(tr("Keep this curve for comparison with later runs"));
    m_curves->setAccessibleName(tr("Loss over training steps"));
    m_curves->setAxisTitles(tr("training step"), QString());
    refreshNote();
    m_curves->setToolTip(
        tr("Wheel: zoom; drag: move; Shift and drag: zoom into a rectangle; double click: all"));
    rebuild();
}

GradientCard::GradientCard(Document& document, TrainingSession& session, QWidget* parent)
    : Card(parent), m_session(session), m_choice(new SegmentedControl), m_now(new QLabel) {
    setObjectName(QStringLiteral("gradientCard"));
    m_choice->setObjectName(QStringLiteral("gradientChoice"));
    m_now->setObjectName(QStringLiteral("caption"));
    auto* head = new QHBoxLayout;
    head->addWidget(m_choice);
    head->addStretch();
    head->addWidget(m_now);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 6);
    layout->setSpacing(4);
    layout->addLayout(head);
    const RunCurves::What what[] = {RunCurves::What::GradientNorm, RunCurves::What::LearningRate};
    for (int i = 0; i < 2; ++i) {
        m_curves[i] = new Curves;
        m_curves[i]->setObjectName(i == 0 ? QStringLiteral("gradientCurves") : QStringLiteral("rateCurves"));
        m_curves[i]->setDecimals(i == 0 ? 3 : 6);
        m_lines[i] = new RunCurves(document, session, *m_curves[i], what[i]);
        layout->addWidget(m_curves[i], 1);
    }
    m_curves[1]->hide();
    connect(m_choice, &SegmentedControl::picked, this, &GradientCard::show);
    retranslateUi();
}

void GradientCard::show(int which) {
    m_shown = which;
    m_choice->setCurrent(which);
    m_curves[0]->setVisible(which == 0);
    m_curves[1]->setVisible(which == 1);
    advance();
}

void GradientCard::advance() {
    m_lines[m_shown]->advance();
    const History& history = m_session.history();
    QString now;
    if (history.size() > 0) {
        const StepReport& last = history[history.size() - 1];
        const double value = m_shown == 0 ? last.gradientNorm : last.learningRate;
        now = tr("now %1").arg(
            QStringLiteral("<b>%1</b>")
                .arg(std::isfinite(value) ? number(value, m_shown == 0 ? 2 : 6) : QStringLiteral("NaN")));
    }
    m_now->setText(now);
}

void GradientCard::rebuild() {
    for (RunCurves* lines : m_lines) lines->rebuild();
    advance();
}

void GradientCard::setCompact(bool compact) {
    for (Curves* curves : m_curves) curves->setCompact(compact);
}

void GradientCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void GradientCard::retranslateUi() {
    m_choice->setLabels({tr("Gradient"), tr("Rate")});
    m_choice->button(0)->setToolTip(tr("Norm of the gradient of all parameters, before clipping"));
    m_choice->button(1)->setToolTip(tr("Learning rate of each step"));
    m_curves[0]->setAccessibleName(tr("Gradient norm over training steps"));
    m_curves[1]->setAccessibleName(tr("Learning rate over training steps"));
    for (Curves* curves : m_curves) curves->setAxisTitles(tr("training step"), QString());
    rebuild();
}

} // namespace dikkat::ui
