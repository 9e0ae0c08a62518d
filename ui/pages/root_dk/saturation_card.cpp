#include "ui/pages/root_dk/saturation_card.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/root_dk/weight_bars.h"
#include "ui/plot/line_plot.h"
#include "ui/widgets/value_slider.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int rowHeight = 30, curvePoints = 241;

Row rowOf(const RootDkState& s) {
    Row row(4);
    for (std::size_t i = 0; i < 4; ++i) row(static_cast<Index>(i)) = s.scores[i];
    return row;
}

} // namespace

SaturationCard::SaturationCard(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_caption(new QLabel)
    , m_size(new QLabel)
    , m_factor(new ValueSlider(QStringLiteral("factorSlider")))
    , m_bars(new WeightBars)
    , m_curve(new LinePlot) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_caption->setObjectName(QStringLiteral("caption"));
    // Sentences give way: their length in a language must not move the cards.
    for (QLabel* label : {m_title, m_caption, m_size})
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_size->setObjectName(QStringLiteral("gradientSize"));
    m_curve->setObjectName(QStringLiteral("gradientCurve"));
    m_factor->setPositions(factorSteps + 1, 10);
    m_factor->setValueWidth(44);
    connect(m_factor, &ValueSlider::moved, this,
            [this](int position, const QString& gesture) { emit factorMoved(factorAt(position), gesture); });

    connect(m_curve, &LinePlot::hovered, this, &SaturationCard::hovered);

    auto* scores = new QVBoxLayout;
    scores->setSpacing(2);
    for (std::size_t i = 0; i < m_scores.size(); ++i) {
        auto* box = m_scores[i] = new QSpinBox;
        box->setObjectName(QStringLiteral("score%1").arg(i + 1));
        box->setRange(-RootDkState::maxScore, RootDkState::maxScore);
        box->setKeyboardTracking(false);
        box->setFixedHeight(rowHeight - 2);
        scores->addWidget(box);
        connect(box, &QSpinBox::valueChanged, this,
                [this, i](int score) { emit scoreTyped(static_cast<int>(i), score); });
    }
    m_bars->setRowHeight(rowHeight);

    auto* rows = new QHBoxLayout;
    rows->addLayout(scores);
    rows->addWidget(m_bars, 1);
    auto* left = new QVBoxLayout;
    left->setSpacing(4);
    left->addWidget(m_title);
    left->addWidget(m_factor);
    left->addWidget(m_caption);
    left->addLayout(rows);
    left->addStretch();
    auto* right = new QVBoxLayout;
    right->setSpacing(4);
    right->addWidget(m_size);
    right->addWidget(m_curve, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    layout->addLayout(left, 1);
    layout->addLayout(right, 1);
    setState({});
    retranslateUi();
}

double SaturationCard::factorAt(int position) {
    return RootDkState::maxFactor * position / factorSteps;
}

int SaturationCard::positionOf(double factor) {
    return static_cast<int>(std::lround(factor / RootDkState::maxFactor * factorSteps));
}

void SaturationCard::setState(const RootDkState& state) {
    const bool newScores = m_curveX.empty() || state.scores != m_state.scores;
    m_state = state;
    m_saturation = saturate(rowOf(state), state.factor);
    for (std::size_t i = 0; i < m_scores.size(); ++i) {
        const QSignalBlocker quiet(m_scores[i]);
        m_scores[i]->setValue(state.scores[i]);
    }
    m_factor->setPosition(positionOf(state.factor));
    if (newScores) {
        m_curveX.clear();
        m_curveY.clear();
        for (int i = 0; i < curvePoints; ++i) {
            m_curveX.push_back(RootDkState::maxFactor * i / (curvePoints - 1));
            m_curveY.push_back(saturate(rowOf(state), m_curveX.back()).gradientNorm);
        }
    }
    refresh();
}

QString SaturationCard::sizeHtml(double size) {
    if (size == 0 || size >= 1e-3) return number(size, 4, true);
    const int exponent = static_cast<int>(std::floor(std::log10(size)));
    return number(size / std::pow(10.0, exponent), 1, true) + QStringLiteral(" · 10<sup>") +
           number(exponent, 0) + QStringLiteral("</sup>");
}

void SaturationCard::refresh() {
    m_factor->setValueText(number(m_state.factor, 2));
    m_caption->setText(m_state.factor == std::sqrt(static_cast<double>(m_state.width)) && m_state.factor != 1
                           ? tr("s = √%1: the scores without scaling").arg(m_state.width)
                       : m_state.factor == 1 ? tr("s = 1: the scores as they are")
                                             : tr("Score × s, and the share that softmax gives it"));
    m_bars->setContent(rowOf(m_state) * m_state.factor, m_saturation.weights);
    m_size->setText(tr("Size of the gradient: <b>%1</b>").arg(sizeHtml(m_saturation.gradientNorm)));
    refreshCurve();
}

void SaturationCard::refreshCurve() {
    LinePlot::Content curve;
    curve.xLabel = tr("factor s");
    curve.yLabel = tr("gradient");
    curve.decimals = 6;
    curve.lines = {{tr("gradient"), m_curveX, m_curveY}};
    curve.marks = {{m_state.factor, {}, true}};
    curve.description =
        tr("At s = %1 it is %2.").arg(number(m_state.factor, 2), number(m_saturation.gradientNorm, 6));
    m_curve->setContent(curve);
    m_curve->setAccessibleName(tr("Size of the softmax gradient over the factor s"));
}

void SaturationCard::retranslateUi() {
    m_title->setText(tr("Softmax of four scores times s"));
    m_factor->setName(tr("Factor s"));
    for (std::size_t i = 0; i < m_scores.size(); ++i)
        m_scores[i]->setAccessibleName(tr("Score %1").arg(i + 1));
    refresh();
}

void SaturationCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

} // namespace dikkat::ui
