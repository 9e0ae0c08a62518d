#include "ui/pages/training/run_bar.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/training/training_words.h"
#include "ui/theme/icons.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

namespace dikkat::ui {

namespace {

using State = TrainingSession::State;

constexpr double largestRate = 1000.0;

QPushButton* button(const char* name, const char* icon) {
    auto* b = new QPushButton(themedIcon(QLatin1String(icon)), QString());
    b->setObjectName(QLatin1String(name));
    return b;
}

} // namespace

RunBar::RunBar(TrainingSession& session, QWidget* parent)
    : Card(parent)
    , m_session(session)
    , m_start(button("startButton", "play"))
    , m_pause(button("pauseButton", "pause"))
    , m_step(button("stepButton", "step"))
    , m_stop(button("stopButton", "stop"))
    , m_reset(button("resetRunButton", "reset"))
    , m_speed(new QLabel)
    , m_place(new QLabel)
    , m_rateLabel(new QLabel)
    , m_rate(new QLineEdit)
    , m_progress(new QProgressBar) {
    setObjectName(QStringLiteral("runBar"));
    m_speed->setObjectName(QStringLiteral("stepsPerSecond"));
    // The numbers take what room there is; they never make the page wider.
    m_speed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_speed->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_place->setObjectName(QStringLiteral("runPlace"));
    m_rate->setObjectName(QStringLiteral("rateInFlight"));
    m_rate->setFixedWidth(76);
    m_rateLabel->setBuddy(m_rate);
    QSizePolicy keep = m_rate->sizePolicy(); // the bar keeps its height when the field comes and goes
    keep.setRetainSizeWhenHidden(true);
    m_rate->setSizePolicy(keep);
    m_progress->setObjectName(QStringLiteral("runProgress"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);

    auto* first = new QHBoxLayout;
    first->setSpacing(6);
    for (QPushButton* b : {m_start, m_pause, m_step, m_stop, m_reset}) first->addWidget(b);
    first->addWidget(m_speed, 1);
    auto* second = new QHBoxLayout;
    second->setSpacing(10);
    second->addWidget(m_progress, 1);
    second->addWidget(m_place);
    second->addWidget(m_rateLabel);
    second->addWidget(m_rate);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addLayout(first);
    layout->addLayout(second);

    connect(m_start, &QPushButton::clicked, this, &RunBar::startWanted);
    connect(m_pause, &QPushButton::clicked, this, [this] {
        if (m_session.canTrainOn())
            emit trainOnWanted();
        else if (m_session.isActive())
            m_session.pause();
        else
            m_session.proceed();
    });
    connect(m_step, &QPushButton::clicked, this, [this] {
        if (canStep())
            oneStep();
        else if (!m_session.hasModel() && m_canStart)
            emit firstStepWanted();
    });
    connect(m_stop, &QPushButton::clicked, this, &RunBar::stop);
    connect(m_reset, &QPushButton::clicked, this, &RunBar::resetWanted);
    connect(m_rate, &QLineEdit::editingFinished, this, &RunBar::readRate);
    connect(&session, &TrainingSession::stateChanged, this, &RunBar::refresh);
    connect(&session, &TrainingSession::learningRateChanged, this, &RunBar::refresh);
    retranslateUi();
}

void RunBar::setCanStart(bool can, const QString& why) {
    m_canStart = can;
    m_why = why;
    refresh();
}

void RunBar::startOrPause() {
    if (m_session.isActive())
        m_session.pause();
    else if (m_session.canProceed())
        m_session.proceed();
    else if (m_session.canTrainOn())
        emit problem(
            [] { return tr("The run is finished: Continue trains it further, New run begins another."); });
    else if (m_session.hasModel())
        emit problem([] { return tr("There is a model already: New run begins another in its place."); });
    else if (m_canStart)
        emit startWanted();
    else
        emit problem([self = QPointer(this)] { return self ? self->m_why : QString(); });
}

bool RunBar::canStep() const {
    return m_session.canProceed() || (m_session.canTrainOn() && !m_session.isHeld());
}

void RunBar::oneStep() {
    if (canStep()) m_session.step();
}

void RunBar::stop() {
    if (m_session.isHeld()) m_session.stop();
}

void RunBar::readRate() {
    const auto value = parseNumber(m_rate->text(), largestRate);
    if (const auto* wrong = std::get_if<NumberProblem>(&value)) {
        emit problem([why = *wrong, text = m_rate->text()] { return explain(why, text, largestRate); });
        return refresh();
    }
    if (std::get<double>(value) < 0.0) {
        emit problem([] {
            return tr("The learning rate cannot be negative. Allowed: 0 … %1.").arg(exactNumber(largestRate));
        });
        return refresh();
    }
    m_session.setLearningRate(std::get<double>(value));
}

void RunBar::refresh() {
    const bool active = m_session.isActive(), held = m_session.isHeld();
    QWidget* const focus = QApplication::focusWidget();
    const bool anew = m_session.hasModel();
    m_start->setText(anew ? tr("New run") : tr("Start"));
    m_start->setEnabled(m_canStart && !active && !held);
    m_start->setToolTip(
        !m_canStart ? m_why
        : anew      ? tr("Begin another run with this set-up; it takes the place of this model, and undo "
                              "brings that back")
                    : tr("Begin a run with this set-up (Space)"));
    const bool goesOn = m_session.canProceed();
    const bool more = m_session.canTrainOn();
    m_pause->setEnabled(active || goesOn || more);
    m_pause->setText(goesOn || more ? tr("Continue") : tr("Pause"));
    m_pause->setIcon(themedIcon(goesOn || more ? QStringLiteral("play") : QStringLiteral("pause")));
    m_pause->setToolTip(goesOn ? tr("Go on where the run stands (Space)")
                        : more ? tr("Train on for as many steps as the set-up has")
                               : tr("Pause the run (Space)"));
    m_step->setEnabled(canStep() || (!active && !anew && m_canStart));
    m_stop->setEnabled(held);
    m_reset->setEnabled(!active && (m_session.hasRun() || m_session.steps() > 0));
    // The button that carries on is the filled one.
    const auto primary = [](QPushButton* b, bool on) {
        if (b->property("primary").toBool() == on) return;
        b->setProperty("primary", on);
        b->update();
    };
    primary(m_start, !active && !goesOn && !more);
    primary(m_pause, active || goesOn || more);
    const bool hasRate = m_session.hasRun() && (held || goesOn);
    m_rate->setVisible(hasRate);
    m_rateLabel->setVisible(hasRate);
    if (!m_rate->hasFocus() || !m_rate->isModified()) m_rate->setText(exactNumber(m_session.learningRate()));
    passFocusOn(focus);
    refreshNumbers();
}

/// Space is for the run then: it must not press what comes next in the order of Tab, nor go on with a run
/// that has just ended.
void RunBar::passFocusOn(QWidget* focus) {
    const bool ours =
        focus == m_start || focus == m_pause || focus == m_step || focus == m_stop || focus == m_reset;
    const bool idle = ours && (!focus->isEnabled() || (focus == m_pause && m_session.canTrainOn()));
    if (idle) emit focusLost();
}

void RunBar::refreshNumbers() {
    const auto& snapshot = m_session.snapshot();
    const bool running = m_session.state() == State::Running && snapshot && snapshot->stepsPerSecond > 0;
    const auto strong = [](const QString& pattern, const QString& value) {
        return pattern.arg(QStringLiteral("<b>%1</b>").arg(value));
    };
    const auto rounded = [](double x) {
        return x < 100 ? number(x, 1, true) : integer(static_cast<qint64>(x));
    };
    QStringList numbers;
    if (running) {
        //: how many steps a second
        numbers << strong(tr("%1 steps/s"), rounded(snapshot->stepsPerSecond));
        //: %1 is a time like 0:42
        numbers << strong(tr("%1 left"), durationText(snapshot->secondsLeft));
        numbers << strong(tr("%1 tokens/s"), integer(static_cast<qint64>(snapshot->tokensPerSecond)));
    }
    const QString separator = QStringLiteral("&nbsp;&nbsp; ");
    m_speed->setToolTip(numbers.join(separator));
    const QFontMetrics metrics(m_speed->font());
    const auto width = [&] {
        return metrics.horizontalAdvance(numbers.join(QStringLiteral("    "))
                                             .remove(QStringLiteral("<b>"))
                                             .remove(QStringLiteral("</b>")));
    };
    while (numbers.size() > 1 && width() * 1.08 > m_speed->width()) numbers.removeLast();
    m_speed->setText(numbers.join(separator));
    const std::int64_t all = m_session.hasRun() ? m_session.run().plan.steps : 0;
    const double share = all > 0 ? static_cast<double>(m_session.steps()) / static_cast<double>(all) : 0.0;
    m_progress->setValue(static_cast<int>(1000 * std::clamp(share, 0.0, 1.0)));
    QString place;
    switch (m_session.state()) {
    case State::Idle: place = tr("not trained yet"); break;
    case State::Preparing: place = tr("preparing…"); break;
    default:
        place = all > 0 ? tr("step %1 of %2").arg(integer(m_session.steps()), integer(all))
                        : tr("step %1").arg(integer(m_session.steps()));
    }
    m_place->setText(place);
}

void RunBar::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    refreshNumbers();
}

void RunBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void RunBar::retranslateUi() {
    m_step->setText(tr("Step"));
    m_step->setToolTip(tr("One step, then pause (.)"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("End the run; the model stays, and the run can go on later (Shift+S)"));
    m_reset->setAccessibleName(tr("Reset"));
    m_reset->setToolTip(tr("Reset: forget model and curve; kept runs stay"));
    m_rateLabel->setText(tr("Learning rate"));
    m_rate->setToolTip(tr("Holds from the next step on, even while the run is in progress"));
    m_progress->setAccessibleName(tr("Progress of the run"));
    refresh();
}

} // namespace dikkat::ui
