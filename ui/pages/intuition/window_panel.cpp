#include "ui/pages/intuition/window_panel.h"

#include "core/experiments/context_cost.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/intuition/cost_table.h"
#include "ui/pages/intuition/intuition_slider.h"
#include "ui/plot/line_plot.h"
#include "ui/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>
#include <array>

namespace dikkat::ui {

namespace {

/// Rows of the table besides the slider's.
constexpr std::array chapterLengths{3, 256, 1024};

ContextCost costOf(const IntuitionState& s, int window) {
    return contextCost(window, s.embedding, s.hidden, s.width);
}

} // namespace

WindowPanel::WindowPanel(IntuitionLesson& lesson, QWidget* parent)
    : CostPanel(lesson, QStringLiteral("windowCurves"), QStringLiteral("windowTable"), parent)
    , m_window(addSlider(&IntuitionState::window, IntuitionState::lengths(), QStringLiteral("windowSlider")))
    , m_embedding(addSlider(&IntuitionState::embedding, IntuitionState::embeddings(),
                            QStringLiteral("embeddingSlider")))
    , m_hidden(addSlider(&IntuitionState::hidden, IntuitionState::hiddens(), QStringLiteral("hiddenSlider")))
    , m_width(addSlider(&IntuitionState::width, IntuitionState::widths(), QStringLiteral("widthSlider1")))
    , m_formulas(new QLabel) {
    m_formulas->setObjectName(QStringLiteral("windowFormulas"));
    m_formulas->setWordWrap(true);

    left().addWidget(m_formulas);
    left().addStretch();
    retranslateUi();
}

void WindowPanel::retranslateUi() {
    m_window->setName(tr("Window T"));
    m_embedding->setName(tr("Embedding e"));
    m_hidden->setName(tr("Hidden h"));
    m_width->setName(tr("Attention width d"));
    plotTitle().setText(tr("What grows with the length T"));
    alignSliders();
    refresh();
}

void WindowPanel::refresh() {
    const IntuitionState& s = state();
    const Theme& t = theme();
    const ContextCost now = costOf(s, s.window);
    const auto in = [](const QColor& color, const QString& text) {
        return QStringLiteral("<b style=\"color:%1\">%2</b>").arg(color.name(), text);
    };
    m_formulas->setText(
        QStringLiteral("<p>%1<br>T · e · h = %2 · %3 · %4 = <b>%5</b></p>"
                       "<p>%6<br>3 · d² = 3 · %7² = <b>%8</b></p>"
                       "<p>%9<br>")
            .arg(in(t.ink, tr("W1 of the MLP, parameters")), integer(s.window), integer(s.embedding),
                 integer(s.hidden), integer(now.windowWeights),
                 in(t.series2, tr("Wq, Wk and Wv, parameters")), integer(s.width),
                 integer(now.attentionWeights), in(t.attention, tr("Scores of one head"))) +
        QStringLiteral("T² = %1² = <b>%2</b></p>").arg(integer(s.window), integer(now.scores)));

    LinePlot::Content content;
    content.xLabel = tr("window or context T");
    content.yLabel = tr("numbers");
    content.logX = content.logY = true;
    content.lines = {{tr("W1 of the MLP"), {}, {}},
                     {tr("Wq, Wk, Wv"), {}, {}},
                     {tr("attention scores"), {}, {}, LinePlot::Kind::Attention}};
    for (const int length : IntuitionState::lengths()) {
        const ContextCost c = costOf(s, length);
        const std::int64_t numbers[] = {c.windowWeights, c.attentionWeights, c.scores};
        for (std::size_t i = 0; i < content.lines.size(); ++i) {
            content.lines[i].x.push_back(length);
            content.lines[i].y.push_back(static_cast<double>(numbers[i]));
        }
    }
    content.marks = {{double(s.window), {}, true}};
    content.description = tr("At T = %1: W1 %2, Wq, Wk and Wv %3, scores %4")
                              .arg(integer(s.window), integer(now.windowWeights),
                                   integer(now.attentionWeights), integer(now.scores));
    curves().setContent(content);
    curves().setAccessibleName(tr("Growth with the length, both axes logarithmic"));

    QList<QStringList> rows;
    int current = -1;
    const auto add = [&](int length) {
        const ContextCost c = costOf(s, length);
        if (length == s.window) current = static_cast<int>(rows.size());
        rows << QStringList{integer(length), integer(c.windowWeights), integer(c.attentionWeights),
                            integer(c.scores)};
    };
    bool placed = false;
    for (const int length : chapterLengths) {
        if (!placed && s.window < length) add(s.window);
        placed = placed || s.window <= length;
        add(length);
    }
    if (!placed) add(s.window);
    table().setRows({tr("T"), tr("W1 parameters"), tr("Wq, Wk, Wv parameters"), tr("Scores T²")}, rows,
                    current);
    table().setAccessibleName(tr("Exact numbers for several lengths"));
}

} // namespace dikkat::ui
