#include "ui/pages/heads/moment_bar.h"

#include "ui/i18n/numbers.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <cmath>

namespace dikkat::ui {

namespace {
constexpr int playInterval = 600; ///< ms a moment stays on screen
}

MomentBar::MomentBar(Inspector& inspector, QWidget* parent)
    : Card(parent)
    , m_inspector(inspector)
    , m_title(new QLabel)
    , m_value(new QLabel)
    , m_first(new QLabel)
    , m_last(new QLabel)
    , m_formed(new QLabel)
    , m_slider(new QSlider(Qt::Horizontal))
    , m_play(new QToolButton) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_value->setObjectName(QStringLiteral("momentValue"));
    m_first->setObjectName(QStringLiteral("caption"));
    m_last->setObjectName(QStringLiteral("caption"));
    m_formed->setObjectName(QStringLiteral("momentFormed"));
    m_formed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_slider->setObjectName(QStringLiteral("momentSlider"));
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(1);
    m_slider->setPageStep(1);
    m_play->setObjectName(QStringLiteral("momentPlay"));
    m_play->setCheckable(true);
    m_play->setText(QStringLiteral("▶"));
    m_timer.setInterval(playInterval);

    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_value);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->setSpacing(10);
    layout->addLayout(words);
    layout->addWidget(m_first);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_slider);
    middle->addWidget(m_formed);
    layout->addLayout(middle, 1);
    layout->addWidget(m_last);
    layout->addWidget(m_play);
    connect(m_slider, &QSlider::valueChanged, this, [this](int index) {
        play(false);
        show(index);
    });
    connect(m_play, &QToolButton::clicked, this, &MomentBar::play);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const int next = m_inspector.momentIndex() + 1;
        if (m_inspector.isBusy()) return; // show every moment, however long it takes
        if (next >= std::ssize(m_inspector.moments()))
            play(false);
        else
            show(next);
    });
    retranslateUi();
}

void MomentBar::show(int index) {
    const auto& moments = m_inspector.moments();
    if (index < 0 || index >= std::ssize(moments)) return;
    HeadsView next = m_inspector.view();
    const bool newest = index + 1 == std::ssize(moments);
    next.moment = newest ? -1 : moments[static_cast<std::size_t>(index)].steps;
    m_inspector.setView(next);
    emit chosen(moments[static_cast<std::size_t>(index)].steps);
}

void MomentBar::play(bool on) {
    if (on && m_inspector.momentIndex() + 1 >= std::ssize(m_inspector.moments())) show(0);
    if (on)
        m_timer.start();
    else
        m_timer.stop();
    m_play->setChecked(on);
    m_play->setText(on ? QStringLiteral("❚❚") : QStringLiteral("▶"));
}

void MomentBar::refresh() {
    const auto& moments = m_inspector.moments();
    setVisible(moments.size() > 1);
    if (moments.empty()) return;
    const QSignalBlocker blocker(m_slider);
    const int index = std::max(0, m_inspector.momentIndex());
    m_slider->setRange(0, static_cast<int>(moments.size()) - 1);
    m_slider->setValue(index);
    const MomentChoice& now = moments[static_cast<std::size_t>(index)];
    const QString step = integer(now.steps);
    m_value->setText(std::isnan(now.loss) ? tr("step %1").arg(step)
                                          : tr("step %1, loss %2").arg(step, number(now.loss, 3, true)));
    const QString formed = formationText();
    m_formed->setText(formed);
    m_formed->setToolTip(formed);
    m_formed->setVisible(!formed.isEmpty());
    m_first->setText(integer(moments.front().steps));
    m_last->setText(integer(moments.back().steps));
    m_slider->setAccessibleDescription(m_value->text());
}

QString MomentBar::formationText() const {
    const auto& points = m_inspector.findings().formation;
    const HeadReport* head = m_inspector.report(m_inspector.head());
    if (!points || head == nullptr) return {};
    const auto formed = formationOf(*points, head->number);
    if (!formed) return {};
    QString text = tr("Induction score %1 → %2 between steps %3 and %4")
                       .arg(number(formed->scoreBefore, 2, true), number(formed->scoreAfter, 2, true),
                            integer(formed->scoreFrom), integer(formed->scoreTo));
    if (!std::isnan(formed->lossBefore))
        text += tr("; loss %1 → %2 between steps %3 and %4")
                    .arg(number(formed->lossBefore, 2, true), number(formed->lossAfter, 2, true),
                         integer(formed->lossFrom), integer(formed->lossTo));
    return text;
}

void MomentBar::hideEvent(QHideEvent* event) {
    play(false);
    Card::hideEvent(event);
}

void MomentBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Card::changeEvent(event);
}

void MomentBar::retranslateUi() {
    m_title->setText(tr("Saved moment"));
    m_slider->setAccessibleName(tr("Saved moment of the run"));
    m_play->setToolTip(tr("Play the moments one after another"));
    m_play->setAccessibleName(tr("Play"));
    refresh();
}

} // namespace dikkat::ui
