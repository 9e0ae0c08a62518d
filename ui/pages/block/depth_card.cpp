#include "ui/pages/block/depth_card.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/block/block_state.h"
#include "ui/plot/line_plot.h"
#include "ui/widgets/gesture_slider.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr double perStep = 0.05; ///< of the deviation

/// Three digits, as the lesson prints them: 3.54, 163000.
QString figure(double value) {
    if (!std::isfinite(value)) return QStringLiteral("∞");
    if (value == 0) return QStringLiteral("0");
    const int digits = static_cast<int>(std::floor(std::log10(std::abs(value))));
    if (digits >= 3) {
        const double unit = std::pow(10.0, digits - 2);
        return digits < 12 ? integer(static_cast<qint64>(std::round(value / unit) * unit))
                           : number(value / std::pow(10.0, digits), 2) + QStringLiteral("·10^%1").arg(digits);
    }
    return number(value, std::clamp(2 - digits, 0, 8));
}

QString cell(const QString& text, bool strong = false) {
    return QStringLiteral("<td align='right' style='padding:1px 9px'>%1%2%3</td>")
        .arg(strong ? QStringLiteral("<b>") : QString(), text, strong ? QStringLiteral("</b>") : QString());
}

} // namespace

DepthCard::DepthCard(QWidget* parent)
    : QWidget(parent)
    , m_slider(new GestureSlider(QStringLiteral("deviationSlider")))
    , m_name(new QLabel)
    , m_value(new QLabel)
    , m_figures(new QLabel)
    , m_note(new QLabel)
    , m_cancel(new QPushButton)
    , m_lesson(new QPushButton)
    , m_gradient(new LinePlot)
    , m_norms(new LinePlot) {
    m_slider->setRange(static_cast<int>(BlockState::leastDeviation / perStep),
                       static_cast<int>(BlockState::mostDeviation / perStep));
    m_slider->setPageStep(5);
    m_name->setBuddy(m_slider);
    m_figures->setObjectName(QStringLiteral("depthFigures"));
    m_figures->setTextFormat(Qt::RichText);
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_cancel->setObjectName(QStringLiteral("depthCancel"));
    m_lesson->setObjectName(QStringLiteral("depthLesson"));
    m_gradient->setObjectName(QStringLiteral("gradientPlot"));
    m_norms->setObjectName(QStringLiteral("streamPlot"));
    m_note->setWordWrap(true);
    m_value->setMinimumWidth(36);

    auto* bar = new QHBoxLayout;
    bar->setSpacing(10);
    bar->addWidget(m_name);
    bar->addWidget(m_slider, 1);
    bar->addWidget(m_value);
    bar->addWidget(m_lesson);
    bar->addWidget(m_cancel);
    auto* plots = new QHBoxLayout;
    plots->setSpacing(10);
    plots->addWidget(m_gradient, 1);
    plots->addWidget(m_norms, 1);
    auto* below = new QHBoxLayout;
    below->setSpacing(14);
    below->addWidget(m_figures);
    below->addWidget(m_note, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(bar);
    layout->addLayout(plots, 1);
    layout->addLayout(below);

    connect(m_slider, &GestureSlider::moved, this,
            [this](int v, const QString& gesture) { emit deviationPicked(v * perStep, gesture); });
    connect(m_lesson, &QPushButton::clicked, this, [this] { emit deviationPicked(0.5, {}); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_job.cancel(); });
    connect(&m_job, &LatestJob::runningChanged, m_cancel, &QWidget::setVisible);
    for (LinePlot* plot : {m_gradient, m_norms}) connect(plot, &LinePlot::hovered, this, &DepthCard::hovered);
    m_cancel->hide();
    retranslateUi();
}

void DepthCard::setDeviation(double deviation) {
    if (deviation == m_deviation) return;
    m_deviation = deviation;
    m_slider->setPosition(static_cast<int>(std::lround(deviation / perStep)));
    m_value->setText(number(deviation, 2));
    start();
}

void DepthCard::start() {
    m_job.start(
        [this, deviation = m_deviation](const std::stop_token& stop) {
            return runDepths(deviation, stop, [&](const DepthRun& soFar) {
                m_job.post(stop, [this, soFar] {
                    m_run = soFar;
                    showRun();
                });
            });
        },
        [this](DepthRun run) {
            m_run = std::move(run);
            showRun();
            emit finished();
        });
}

void DepthCard::showRun() {
    LinePlot::Content gradient;
    gradient.xLabel = tr("depth (layers)");
    gradient.yLabel = tr("gradient at the input");
    gradient.logX = gradient.logY = true;
    gradient.across = std::pair(0.9, 230.0); // stays while depth after depth comes in
    gradient.lines = {{tr("pre-norm"), m_run.depths, m_run.pre}, {tr("post-norm"), m_run.depths, m_run.post}};
    const bool lesson = std::abs(m_deviation - 0.5) < 1e-9;
    if (lesson) {
        LinePlot::Line pre{tr("lesson, pre-norm"), {}, {}, LinePlot::Kind::Printed, 0};
        LinePlot::Line post{tr("lesson, post-norm"), {}, {}, LinePlot::Kind::Printed, 1};
        for (const PrintedDepth& p : printedDepths()) {
            pre.x.push_back(p.depth), pre.y.push_back(p.pre);
            post.x.push_back(p.depth), post.y.push_back(p.post);
        }
        gradient.lines.push_back(std::move(pre));
        gradient.lines.push_back(std::move(post));
    }
    m_gradient->setContent(gradient);
    LinePlot::Content norms;
    norms.xLabel = tr("layer, in a stack of 200");
    norms.yLabel = tr("length of the stream");
    norms.logX = norms.logY = true;
    norms.across = gradient.across;
    norms.lines = {{tr("pre-norm"), m_run.layers, m_run.preNorm},
                   {tr("post-norm"), m_run.layers, m_run.postNorm}};
    m_norms->setContent(norms);

    // The lesson's own depths in numbers, as its program prints them and as computed now.
    const auto measured = [&](int depth, const std::vector<double>& values) {
        const auto at = std::find(m_run.depths.begin(), m_run.depths.end(), depth);
        return at == m_run.depths.end() ? QStringLiteral("…")
                                        : figure(values[static_cast<std::size_t>(at - m_run.depths.begin())]);
    };
    QString html =
        QStringLiteral("<table cellspacing='0'><tr>") + cell(tr("depth")) + cell(tr("pre-norm"), true);
    if (lesson) html += cell(tr("lesson"));
    html += cell(tr("post-norm"), true);
    if (lesson) html += cell(tr("lesson"));
    html += QStringLiteral("</tr>");
    for (const PrintedDepth& p : printedDepths()) {
        html += QStringLiteral("<tr>") + cell(integer(p.depth)) + cell(measured(p.depth, m_run.pre), true);
        if (lesson) html += cell(figure(p.pre));
        html += cell(measured(p.depth, m_run.post), true);
        if (lesson) html += cell(figure(p.post));
        html += QStringLiteral("</tr>");
    }
    m_figures->setText(html + QStringLiteral("</table>"));
}

void DepthCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void DepthCard::retranslateUi() {
    m_name->setText(tr("Spread of the weights"));
    m_slider->setToolTip(tr("Standard deviation the layers’ weights are drawn with; the lesson takes 0.5"));
    m_slider->setAccessibleName(m_name->text());
    m_lesson->setText(tr("Lesson’s value"));
    m_cancel->setText(tr("Stop"));
    m_value->setText(number(m_deviation, 2));
    m_note->setText(tr(
        "An experiment of its own, whatever model stands at the left: a stack of tanh layers, 16 wide, "
        "weights from "
        "the lesson’s seeds, in double precision. Single precision scatters at depth 100 with post-norm."));
    m_gradient->setAccessibleName(tr("gradient at the input"));
    m_norms->setAccessibleName(tr("length of the stream"));
    if (m_deviation > 0) showRun();
}

} // namespace dikkat::ui
