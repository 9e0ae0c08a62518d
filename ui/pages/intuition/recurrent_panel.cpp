#include "ui/pages/intuition/recurrent_panel.h"

#include "core/experiments/context_cost.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/powers.h"
#include "ui/pages/intuition/cost_table.h"
#include "ui/pages/intuition/intuition_slider.h"
#include "ui/pages/intuition/steps_diagram.h"
#include "ui/plot/line_plot.h"

#include <QLabel>
#include <QVBoxLayout>

namespace dikkat::ui {

RecurrentPanel::RecurrentPanel(IntuitionLesson& lesson, QWidget* parent)
    : CostPanel(lesson, QStringLiteral("recurrentCurves"), QStringLiteral("recurrentTable"), parent)
    , m_length(addSlider(&IntuitionState::length, IntuitionState::lengths(), QStringLiteral("lengthSlider")))
    , m_width(addSlider(&IntuitionState::layerWidth, IntuitionState::widths(),
                        QStringLiteral("layerWidthSlider")))
    , m_steps(new StepsDiagram)
    , m_verdict(new QLabel) {
    m_verdict->setObjectName(QStringLiteral("recurrentVerdict"));
    m_verdict->setWordWrap(true);

    left().addWidget(m_verdict);
    left().addStretch(1);
    left().addWidget(m_steps, 3);
    retranslateUi();
}

void RecurrentPanel::retranslateUi() {
    m_length->setName(tr("Length n"));
    m_width->setName(tr("Width d"));
    plotTitle().setText(tr("Operations of one layer"));
    alignSliders();
    refresh();
}

void RecurrentPanel::refresh() {
    const IntuitionState& s = state();
    const ContextCost now = contextCost(s.length, 1, 1, s.layerWidth);
    const auto crossing = static_cast<double>(crossingLength(s.layerWidth));
    m_steps->setLength(s.length);
    if (s.length < crossing)
        m_verdict->setText(
            tr("n < d: attention needs fewer operations (by a factor of %1), and only 1 step instead "
               "of %2.")
                .arg(number(now.recurrentOperations / now.attentionOperations, 1), integer(s.length)));
    else if (s.length > crossing)
        m_verdict->setText(
            tr("n > d: attention needs more operations (by a factor of %1), but still only 1 step "
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
    curves().setContent(content);
    curves().setAccessibleName(tr("Operations by length, both axes logarithmic"));

    table().setRows(
        {tr("Layer"), tr("Operations per layer"), tr("Steps one after the other")},
        {{tr("Self-attention"), QStringLiteral("n² · d = ") + largeNumber(now.attentionOperations),
          integer(now.attentionSteps)},
         {tr("Recurrent"), QStringLiteral("n · d² = ") + largeNumber(now.recurrentOperations),
          QStringLiteral("n = ") + integer(now.recurrentSteps)}},
        -1);
    table().setAccessibleName(tr("Operations and steps of both layers"));
}

} // namespace dikkat::ui
