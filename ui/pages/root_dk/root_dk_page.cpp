#include "ui/pages/root_dk/root_dk_page.h"

#include "ui/document/document.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/root_dk/root_dk_code.h"
#include "ui/pages/root_dk/root_dk_presentation.h"
#include "ui/pages/root_dk/saturation_card.h"
#include "ui/pages/root_dk/spread_panel.h"
#include "ui/pages/root_dk/spread_table.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/card.h"
#include "ui/widgets/page_action.h"
#include "ui/widgets/page_column.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/value_slider.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

const QString pageKey = QStringLiteral("root_dk");
constexpr const char* stepIds[] = {"spread", "scale", "saturation"};

int positionOf(int width) {
    const auto& all = RootDkState::widths();
    return static_cast<int>(std::lower_bound(all.begin(), all.end(), width) - all.begin());
}

} // namespace

RootDkPage::RootDkPage(Document& document, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_scalingAction(makePageSwitch(*this, "scalingRootDk", "scale", Qt::Key_S))
    , m_stopAction(makePageAction(*this, "drawPairs", "reset"))
    , m_raw(new SpreadPanel(SpreadPanel::Kind::Raw))
    , m_scaled(new SpreadPanel(SpreadPanel::Kind::Scaled))
    , m_tableTitle(new QLabel)
    , m_table(new SpreadTable)
    , m_saturation(new SaturationCard) {
    setObjectName(QStringLiteral("rootDkPage"));
    setFocusPolicy(Qt::ClickFocus);
    connect(m_scalingAction, &QAction::triggered, this, [this] { toggleScaling(); });
    connect(m_stopAction, &QAction::triggered, this, [this] { drawOrStop(); });

    auto* histograms = new QHBoxLayout;
    histograms->setSpacing(12);
    histograms->addWidget(Card::around(m_raw), 1);
    histograms->addWidget(Card::around(m_scaled), 1);

    m_tableTitle->setObjectName(QStringLiteral("sectionTitle"));
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_tableTitle);
    column->addWidget(m_table, 1);
    auto* lower = new QHBoxLayout;
    lower->setSpacing(12);
    lower->addWidget(Card::around(left), 2);
    lower->addWidget(Card::around(m_saturation), 3);

    auto* layout = new PageColumn(this);
    layout->setContentsMargins(16, 12, 16, 12);
    layout->setSpacing(10);
    layout->addWidget(buildHeader());
    layout->addWidget(buildStrip());
    layout->addLayout(histograms, 5);
    layout->addLayout(lower, 3);

    connect(m_table, &SpreadTable::widthPicked, this, [this](int width) { setWidth(width); });
    connect(m_saturation, &SaturationCard::factorMoved, this,
            [this](double factor, const QString& gesture) { setFactor(factor, gesture); });
    connect(m_saturation, &SaturationCard::scoreTyped, this, &RootDkPage::setScore);
    connect(m_saturation, &SaturationCard::hovered, this, &Page::hoverTextChanged);
    connect(&m_tasks, &RootDkTasks::changed, this, &Page::tasksChanged);
    connect(&m_draws, &DotProductDraws::changed, this, &RootDkPage::refreshDraws);
    connect(&m_draws, &DotProductDraws::runningChanged, this, &RootDkPage::refreshDraws);
    connect(&m_document, &Document::pageStateChanged, this, [this](const QString& page) {
        if (page == pageKey) take();
    });
    connect(&m_document, &Document::pageViewChanged, this, [this](const QString& page) {
        if (page != pageKey) return;
        emit stepChanged();
        emit codeChanged();
        emit statusChanged();
        emit drawn();
    });
    connect(&m_document, &Document::pageEdited, this, [this](const QString& page, const QJsonObject& before) {
        if (page != pageKey) return;
        m_tasks.edited(RootDkState::fromJson(before), m_state);
        if (m_draws.isComplete(m_state.seed, m_state.width)) m_tasks.drawn(m_state); // it was known already
    });
    connect(&m_document, &Document::replaced, this, [this] {
        m_tasks.begin();
        take();
    });
    m_state = RootDkState::fromJson(m_document.pageState(pageKey));
    retranslateUi();
}

QWidget* RootDkPage::buildHeader() {
    m_header = new PageHeader;
    m_scaling = new QCheckBox;
    m_scaling->setObjectName(QStringLiteral("scalingCheck"));
    connect(m_scaling, &QCheckBox::clicked, this, &RootDkPage::setScaling);
    m_header->addToSubtitle(m_scaling);
    return m_header;
}

QWidget* RootDkPage::buildStrip() {
    m_width = new ValueSlider(QStringLiteral("widthSlider"));
    m_width->setPositions(static_cast<int>(RootDkState::widths().size()), 3);
    m_width->setValueWidth(150);
    m_seedLabel = new QLabel;
    m_seed = new QSpinBox;
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setRange(0, RootDkState::maxSeed);
    m_seed->setKeyboardTracking(false);
    m_seedLabel->setBuddy(m_seed);
    m_draw = new QPushButton;
    m_draw->setObjectName(QStringLiteral("drawButton"));
    m_progressText = new QLabel;
    m_progressText->setObjectName(QStringLiteral("caption"));
    m_progress = new QProgressBar;
    m_progress->setObjectName(QStringLiteral("drawProgress"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, static_cast<int>(DotProductDraws::pairs));
    m_progress->setFixedWidth(130);
    connect(m_width, &ValueSlider::moved, this, [this](int position, const QString& gesture) {
        setWidth(RootDkState::widths()[static_cast<std::size_t>(position)], gesture);
    });
    connect(m_seed, &QSpinBox::valueChanged, this, &RootDkPage::setSeed);
    connect(m_draw, &QPushButton::clicked, this, &RootDkPage::drawOrStop);

    auto* progress = new QVBoxLayout;
    progress->setSpacing(2);
    progress->addStretch();
    progress->addWidget(m_progressText);
    progress->addWidget(m_progress);
    progress->addStretch();
    auto* strip = new QWidget;
    auto* layout = new QHBoxLayout(strip);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_width, 1);
    layout->addWidget(m_seedLabel);
    layout->addWidget(m_seed);
    layout->addWidget(m_draw);
    layout->addLayout(progress);
    return Card::around(strip);
}

QString RootDkPage::title() const {
    return tr("Why √dk?");
}

QString RootDkPage::guideStepId() const {
    return QLatin1String(stepIds[step()]);
}

int RootDkPage::step() const {
    return std::clamp(m_document.pageView(pageKey)["step"].toInt(), 0, 2);
}

void RootDkPage::setStep(int step) {
    if (step < 0 || step >= stepCount()) return;
    m_document.setPageView(pageKey, {{"step", step}});
}

QString RootDkPage::code(CodeFlavour flavour) const {
    const bool saturation = step() == 2;
    return flavour == CodeFlavour::NumPy ? rootDkNumpyCode(m_state, saturation)
                                         : rootDkTorchCode(m_state, saturation);
}

QWidget* RootDkPage::createPresentation(QWidget* parent) {
    drawMissing();
    return new RootDkPresentation(*this, parent);
}

void RootDkPage::edit(const RootDkState& next, std::function<QString()> words, const QString& gesture) {
    if (next == m_state) return refresh(); // a control may show something else
    m_document.editPage(pageKey, next == RootDkState{} ? QJsonObject{} : next.toJson(), std::move(words),
                        gesture);
}

void RootDkPage::setWidth(int width, const QString& gesture) {
    edit(
        m_state.withWidth(width), [width] { return tr("Width dk: %1").arg(width); }, gesture);
}

void RootDkPage::moveWidth(int steps) {
    const auto& all = RootDkState::widths();
    const int last = static_cast<int>(all.size()) - 1;
    setWidth(all[static_cast<std::size_t>(std::clamp(positionOf(m_state.width) + steps, 0, last))]);
}

void RootDkPage::setScaling(bool on) {
    edit(m_state.withScaling(on), [on] { return on ? tr("Scaling on") : tr("Scaling off"); });
}

void RootDkPage::setFactor(double factor, const QString& gesture) {
    RootDkState next = m_state;
    next.factor = factor;
    edit(
        next, [factor] { return tr("Factor s: %1").arg(number(factor, 2)); }, gesture);
}

void RootDkPage::setScore(int index, int score) {
    RootDkState next = m_state;
    next.scores[static_cast<std::size_t>(index)] = score;
    edit(next, [index, score] { return tr("Score %1: %2").arg(index + 1).arg(number(score, 0)); });
}

void RootDkPage::setSeed(int seed) {
    RootDkState next = m_state;
    next.seed = seed;
    edit(next, [seed] { return tr("Seed: %1").arg(seed); });
}

void RootDkPage::resetPage() {
    edit({}, [] { return tr("Back to the chapter’s values"); });
}

Matrix RootDkPage::focusedMatrix() const {
    return m_saturation->saturation().weights;
}

QStringList RootDkPage::statusTexts() const {
    QStringList texts{tr("Step %1 / %2").arg(step() + 1).arg(stepCount())};
    const DotProductStatistics* s = m_draws.find(m_state.seed, m_state.width);
    texts << (s == nullptr ? tr("dk = %1").arg(m_state.width)
                           : tr("dk = %1: variance %2, after ÷ √dk %3")
                                 .arg(m_state.width)
                                 .arg(number(s->variance, 2, true), number(s->scaledVariance, 2, true)));
    texts << tr("S switches the scaling");
    return texts;
}

void RootDkPage::take() {
    m_state = RootDkState::fromJson(m_document.pageState(pageKey));
    refresh();
    if (isVisible()) drawMissing();
    emit codeChanged();
    emit statusChanged();
    emit drawn();
}

void RootDkPage::drawMissing() {
    m_draws.want(m_state.seed, m_state.width);
}

void RootDkPage::drawOrStop() {
    if (m_draws.isRunning()) {
        m_draws.stop();
        m_tasks.stopped();
    } else if (m_draws.isComplete(m_state.seed) && m_draws.isComplete(m_state.seed, m_state.width)) {
        setSeed((m_state.seed + 1) % (RootDkState::maxSeed + 1));
    } else {
        drawMissing();
    }
}

void RootDkPage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    drawMissing();
}

void RootDkPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    Page::changeEvent(event);
}

void RootDkPage::refresh() {
    const QSignalBlocker quiet(m_seed);
    m_seed->setValue(m_state.seed);
    m_scaling->setChecked(m_state.scaled);
    m_scalingAction->setChecked(m_state.scaled);
    m_width->setPosition(positionOf(m_state.width));
    m_width->setValueText(
        tr("%1   (√dk = %2)").arg(m_state.width).arg(number(std::sqrt(double(m_state.width)), 2)));
    m_saturation->setState(m_state);
    refreshDraws();
}

void RootDkPage::refreshDraws() {
    const DotProductStatistics* s = m_draws.find(m_state.seed, m_state.width);
    m_raw->setContent(s, m_state.width, !m_state.scaled);
    m_scaled->setContent(s, m_state.width, m_state.scaled);
    m_table->setContent(m_draws, m_state.seed, m_state.width);
    const qint64 pairs = s == nullptr ? 0 : s->pairs;
    m_progress->setValue(static_cast<int>(pairs));
    m_progressText->setText(
        tr("%1 of %2 pairs").arg(integer(pairs), integer(qint64(DotProductDraws::pairs))));
    const bool complete = m_draws.isComplete(m_state.seed) && m_draws.isComplete(m_state.seed, m_state.width);
    m_draw->setText(m_draws.isRunning() ? tr("Stop") : complete ? tr("Draw again") : tr("Go on drawing"));
    m_stopAction->setEnabled(true);
    if (m_draws.isComplete(m_state.seed, m_state.width)) m_tasks.drawn(m_state);
    emit statusChanged();
    emit drawn();
}

void RootDkPage::retranslateUi() {
    setActionWords(*m_scalingAction, tr("S&caling ÷√dk"), tr("Divide the scores by the root of the width"),
                   tr("Off: softmax gets the dot products as they are, √dk times as large."));
    setActionWords(*m_stopAction, tr("&Draw or stop"), tr("Stop drawing, go on, or draw with the next seed"));
    m_header->setTitle(title());
    m_header->setSubtitle(tr("Random pairs of vectors q and k: every component has mean 0 and variance 1."));
    m_scaling->setText(tr("Scaling ÷√dk"));
    m_scaling->setToolTip(m_scalingAction->toolTip());
    m_width->setName(tr("Width d<sub>k</sub>"));
    m_seedLabel->setText(tr("Seed"));
    m_draw->setToolTip(m_stopAction->statusTip());
    m_tableTitle->setText(tr("Variance of q·k in theory: dk; after ÷ √dk: 1"));
    m_progress->setAccessibleName(tr("Pairs drawn"));
    refresh();
    emit statusChanged();
}

} // namespace dikkat::ui
