#include "ui/pages/intuition/recurrent_panel.h"

#include "core/experiments/context_cost.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/powers.h"
#include "ui/pages/intuition/cost_table.h"
#include "ui/pages/intuition/intuition_slider.h"
#include "ui/pages/intuition/steps_diagram.h"
#include "ui/plot/line_plot.h"
#include "ui/widgets/card.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace dikkat::ui {

RecurrentPanel::RecurrentPanel(IntuitionLesson& lesson, QWidget* parent)
    : QWidget(parent)
    , m_lesson(lesson)
    , m_length(new IntuitionSlider(lesson, &IntuitionState::length, IntuitionState::lengths(),
                                   QStringLiteral("lengthSlider")))
    , m_width(new IntuitionSlider(lesson, &IntuitionState::layerWidth, IntuitionState::widths(),
                                  QStringLiteral("layerWidthSlider")))
    , m_steps(new StepsDiagram)
    , m_verdict(new QLabel)
    , m_plotTitle(new QLabel)
    , m_curves(new LinePlot)
    , m_table(new CostTable(QStringLiteral("recurrentTable"))) {
    m_curves->setObjectName(QStringLiteral("recurrentCurves"));
    m_plotTitle->setObjectName(QStringLiteral("sectionTitle"));
    m_verdict->setObjectName(QStringLiteral("recurrentVerdict"));
    m_verdict->setWordWrap(true);

    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(8);
    leftLayout->addWidget(m_length);
    leftLayout->addWidget(m_width);
    leftLayout->addWidget(m_verdict);
    leftLayout->addStretch(1);
    leftLayout->addWidget(m_steps, 3);

    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(4);
    rightLayout->addWidget(m_plotTitle);
    rightLayout->addWidget(m_curves, 1);

    auto* upper = new QHBoxLayout;
    upper->setSpacing(12);
    upper->addWidget(Card::around(left), 6);
    upper->addWidget(Card::around(right), 8);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(10);
    layout->addLayout(upper, 1);
    layout->addWidget(Card::around(m_table));
    connect(m_curves, &LinePlot::hovered, this, &RecurrentPanel::hovered);
    connect(&m_lesson, &IntuitionLesson::changed, this, [this] {
        if (isVisible()) refresh(); // else when it is shown
    });
    retranslateUi();
}

void RecurrentPanel::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void RecurrentPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void RecurrentPanel::retranslateUi() {
    m_length->setName(tr("Length n"));
    m_width->setName(tr("Width d"));
    const int widest = std::max(m_length->findChild<QLabel*>()->sizeHint().width(),
                                m_width->findChild<QLabel*>()->sizeHint().width());
    for (IntuitionSlider* slider : {m_length, m_width}) slider->findChild<QLabel*>()->setMinimumWidth(widest);
    m_plotTitle->setText(tr("Operations of one layer"));
    refresh();
}

void RecurrentPanel::refresh() {
    const IntuitionState& s = m_lesson.state();
    const ContextCost now = contextCost(s.length, 1, 1, s.layerWidth);
    const auto crossing = static_cast<double>(crossingLength(s.layerWidth));
    m_steps->setLength(s.length);
    if (s.length < crossing)
        m_verdict->setText(
            tr("n < d: attention needs fewer operations (%1 times fewer), and only 1 step instead "
               "of %2.")
                .arg(number(now.recurrentOperations / now.attentionOperations, 1), integer(s.length)));
    else if (s.length > crossing)
        m_verdict->setText(
            tr("n > d: attention needs more operations (%1 times more), but still only 1 step "
               "instead of %2.")
                .arg(number(now.attentionOperations / now.recurrentOperations, 1), integer(s.length)));
    else
        m_verdict->setText(
            tr("n = d: both need as many operations; attention does them in 1 step instead of %1.")
                .arg(integer(s.length)));

    LinePlot::Content content;
    content.xLabel = tr("length n");
    content.yLabel = tr("operations");
    content.logX = content.logY = true;
    content.lines = {{tr("self-attention n² · d"), {}, {}, LinePlot::Kind::Attention},
                     {tr("recurrent layer n · d²"), {}, {}}};
    for (const int length : IntuitionState::lengths()) {
        const ContextCost c = contextCost(length, 1, 1, s.layerWidth);
        for (LinePlot::Line& line : content.lines) line.x.push_back(length);
        content.lines[0].y.push_back(c.attentionOperations);
        content.lines[1].y.push_back(c.recurrentOperations);
    }
    content.marks = {{double(s.length), {}, true},
                     {crossing, tr("n = d = %1").arg(integer(s.layerWidth)), false, true}};
    content.description =
        tr("At n = %1 and d = %2: self-attention %3, recurrent layer %4; they cross at n = %2")
            .arg(integer(s.length), integer(s.layerWidth), largeNumber(now.attentionOperations),
                 largeNumber(now.recurrentOperations));
    m_curves->setContent(content);
    m_curves->setAccessibleName(tr("Operations by length, both axes logarithmic"));

    m_table->setRows(
        {tr("Layer"), tr("Operations per layer"), tr("Steps one after the other")},
        {{tr("Self-attention"), QStringLiteral("n² · d = ") + largeNumber(now.attentionOperations),
          integer(now.attentionSteps)},
         {tr("Recurrent"), QStringLiteral("n · d² = ") + largeNumber(now.recurrentOperations),
          QStringLiteral("n = ") + integer(now.recurrentSteps)}},
        -1);
    m_table->setAccessibleName(tr("Operations and steps of both layers"));
}

} // namespace dikkat::ui
