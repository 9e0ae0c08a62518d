#include "ui/pages/mask_position/leak_part.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/mask_position/mask_position_page.h"
#include "ui/plot/curves.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int postEvery = 5; ///< steps of the runs per message to the window

int stepsOfBoth() {
    return static_cast<int>(2 * LeakExperiment{}.steps);
}

} // namespace

LeakPart::LeakPart(MaskPositionPage& page)
    : MaskPositionPart(page)
    , m_seedLabel(new QLabel)
    , m_progressText(new QLabel)
    , m_finding(new QLabel)
    , m_seed(new QSpinBox)
    , m_run(new QPushButton)
    , m_progress(new QProgressBar)
    , m_curves(new Curves)
    , m_table(new QTableWidget(2, 3)) {
    m_seed->setObjectName(QStringLiteral("leakSeed"));
    m_seed->setRange(0, MaskPositionState::maxSeed);
    m_seed->setKeyboardTracking(false);
    m_seedLabel->setBuddy(m_seed);
    m_run->setObjectName(QStringLiteral("leakRun"));
    m_progress->setObjectName(QStringLiteral("leakProgress"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, stepsOfBoth());
    m_progressText->setObjectName(QStringLiteral("caption"));
    m_finding->setObjectName(QStringLiteral("sectionTitle"));
    m_finding->setWordWrap(true);
    m_finding->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_curves->setObjectName(QStringLiteral("leakCurves"));
    m_curves->setMinimumHeight(150);
    m_table->setObjectName(QStringLiteral("leakTable"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setShowGrid(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->setDefaultSectionSize(30);
    m_table->setMinimumHeight(32 + 2 * 30);
    m_table->setMaximumHeight(40 + 2 * 30);
    for (int row = 0; row < 2; ++row)
        for (int column = 0; column < 3; ++column) m_table->setItem(row, column, new QTableWidgetItem);

    auto* choices = new QWidget;
    auto* line = new QHBoxLayout(choices);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    line->addWidget(m_run);
    line->addWidget(m_seedLabel);
    line->addWidget(m_seed);
    line->addWidget(m_progress, 1);
    line->addWidget(m_progressText);
    auto* lower = new QWidget;
    auto* column = new QVBoxLayout(lower);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(m_finding);
    column->addWidget(m_table);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(Card::around(choices));
    layout->addWidget(Card::around(m_curves), 1);
    layout->addWidget(Card::around(lower));

    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(&m_job, &LatestJob::runningChanged, this, &LeakPart::refreshButtons);
    connect(m_seed, &QSpinBox::valueChanged, this, [this](int seed) {
        MaskPositionState next = m_page.state();
        next.leakSeed = seed;
        m_page.edit(next, [seed] { return tr("Seed: %1").arg(seed); });
    });
}

void LeakPart::start() {
    LeakExperiment experiment;
    const int seed = m_page.state().leakSeed;
    experiment.seed = static_cast<std::uint64_t>(seed);
    m_done = 0;
    m_curvesSeed = seed;
    m_curves->clear(0);
    m_curves->clear(1);
    m_job.start(
        [this, experiment](const std::stop_token& stop) {
            std::vector<std::pair<std::int64_t, double>> pending;
            const auto send = [&](bool causal) {
                m_job.post(stop, [this, causal, points = std::move(pending)] {
                    for (const auto& [step, loss] : points)
                        m_curves->append(causal ? 0 : 1, static_cast<double>(step), loss);
                    m_done += static_cast<int>(points.size());
                    m_curves->redraw();
                    refreshButtons();
                });
                pending = {};
            };
            return runLeak(experiment, stop, [&](bool causal, std::int64_t step, double loss) {
                pending.emplace_back(step, loss);
                if (static_cast<int>(pending.size()) >= postEvery || step == experiment.steps) send(causal);
            });
        },
        [this, seed](LeakResult result) {
            m_results[seed] = std::move(result);
            m_page.leakTrained();
            refresh();
        });
    refresh();
}

void LeakPart::stop() {
    m_job.cancel();
    refresh();
}

const LeakResult* LeakPart::result() const {
    const auto found = m_results.find(m_page.state().leakSeed);
    return found == m_results.end() ? nullptr : &found->second;
}

QString LeakPart::oneLine(const std::string& written) {
    return QString::fromStdString(written).trimmed().replace(u'\n', QStringLiteral(" · "));
}

QString LeakPart::finding() const {
    const LeakResult* r = result();
    if (isRunning()) return tr("Training twice from the same weights, on the same batches…");
    if (r == nullptr) return tr("Train both models to see what the mask is for.");
    return leakFinding(*r);
}

QString leakFinding(const LeakResult& r) {
    const auto loss = [](double x) { return number(x, 2, true); };
    const double blind = std::log(static_cast<double>(std::max(1, r.symbols)));
    const QString training =
        (r.leaking.finalLoss < 0.9 * r.masked.finalLoss
             ? LeakPart::tr("Without the mask the model cheats in training: loss %1 instead of %2.")
         : r.leaking.finalLoss < r.masked.finalLoss
             ? LeakPart::tr("Without the mask the loss in training is hardly lower: %1 instead of %2.")
             : LeakPart::tr("Without the mask the loss in training is no lower: %1 instead of %2."))
            .arg(loss(r.leaking.finalLoss), loss(r.masked.finalLoss));
    const QString writing =
        (r.leaking.nextLoss > blind
             ? LeakPart::tr("When it has to write it is worse than guessing blindly (%3): %1 instead of %2.")
         : r.leaking.nextLoss > r.masked.nextLoss
             ? LeakPart::tr("When it has to write it is worse: %1 instead of %2; guessing blindly: %3.")
             : LeakPart::tr("When it has to write it is no worse: %1 instead of %2; guessing blindly: %3."))
            .arg(loss(r.leaking.nextLoss), loss(r.masked.nextLoss), loss(blind));
    return training + u' ' + writing;
}

void LeakPart::refreshButtons() {
    m_run->setText(isRunning() ? tr("Stop") : result() != nullptr ? tr("Train again") : tr("Train both"));
    m_progress->setValue(result() != nullptr && !isRunning() ? stepsOfBoth() : m_done);
    m_progressText->setText(tr("%1 of %2 steps").arg(m_progress->value()).arg(stepsOfBoth()));
}

void LeakPart::showCurves() {
    const int seed = m_page.state().leakSeed;
    if (m_curvesSeed == seed) return;
    m_curvesSeed = seed;
    m_done = 0;
    m_curves->clear(0);
    m_curves->clear(1);
    if (const LeakResult* r = result())
        for (const LeakRun* run : {&r->masked, &r->leaking})
            for (std::size_t i = 0; i < run->losses.size(); ++i)
                m_curves->append(run->causal ? 0 : 1, static_cast<double>(i + 1), run->losses[i]);
    m_curves->redraw();
}

void LeakPart::refresh() {
    const QSignalBlocker quiet(m_seed);
    m_seed->setValue(m_page.state().leakSeed);
    if (isRunning() && m_curvesSeed != m_page.state().leakSeed) m_job.cancel();
    m_seedLabel->setText(tr("Seed"));
    const QString names[] = {tr("with the mask"), tr("without the mask")};
    m_curves->setLines({{names[0], 0, true, false}, {names[1], 1, true, false}});
    m_curves->setAxisTitles(tr("training step"), tr("loss"));
    showCurves();
    m_curves->redraw();
    m_finding->setText(finding());
    m_finding->setToolTip(finding());
    m_table->setHorizontalHeaderLabels(
        {tr("loss in training"), tr("loss when writing"), tr("what it writes")});
    m_table->setVerticalHeaderLabels({names[0], names[1]});
    m_table->setAccessibleName(tr("The two models compared"));
    const LeakResult* r = result();
    for (int row = 0; row < 2; ++row) {
        const LeakRun* run = r == nullptr ? nullptr : row == 0 ? &r->masked : &r->leaking;
        const QString texts[] = {run ? number(run->finalLoss, 3, true) : QStringLiteral("–"),
                                 run ? number(run->nextLoss, 3, true) : QStringLiteral("–"),
                                 run ? oneLine(run->written) : QStringLiteral("–")};
        for (int column = 0; column < 3; ++column) m_table->item(row, column)->setText(texts[column]);
    }
    refreshButtons();
    emit findingChanged();
}

void LeakPart::paintContent(QPainter& painter, const QRectF& area) const {
    const Theme& t = projectorTheme();
    const LeakResult* r = result();
    for (int row = 0; row < 2; ++row) {
        const QRectF box(area.left(), area.top() + row * 250, area.width(), 230);
        painter.setPen(QPen(t.borderStrong, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 8, 8);
        const LeakRun* run = r == nullptr ? nullptr : row == 0 ? &r->masked : &r->leaking;
        painter.setPen(t.text);
        painter.setFont(textFont(36, QFont::DemiBold));
        painter.drawText(box.adjusted(28, 16, -28, 0), Qt::AlignTop | Qt::AlignLeft,
                         row == 0 ? tr("with the mask") : tr("without the mask"));
        painter.setFont(textFont(32, QFont::Medium));
        painter.drawText(box.adjusted(28, 74, -28, 0), Qt::AlignTop | Qt::AlignLeft,
                         run == nullptr
                             ? QStringLiteral("…")
                             : tr("loss in training %1, when writing %2")
                                   .arg(number(run->finalLoss, 2, true), number(run->nextLoss, 2, true)));
        if (run != nullptr)
            painter.drawText(box.adjusted(28, 130, -28, -8), Qt::AlignTop | Qt::TextWordWrap,
                             oneLine(run->written));
    }
}

} // namespace dikkat::ui
