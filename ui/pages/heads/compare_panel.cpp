#include "ui/pages/heads/compare_panel.h"

#include "ui/i18n/numbers.h"
#include "ui/i18n/preset_words.h"
#include "ui/widgets/legend_bar.h"
#include "ui/widgets/segmented.h"
#include "ui/widgets/weight_map.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <cmath>

namespace dikkat::ui {

namespace {
constexpr qint64 none = -1, secondModel = -2, openAnother = -3, closeSecond = -4;
}

ComparePanel::ComparePanel(Inspector& inspector, QWidget* parent)
    : QWidget(parent)
    , m_inspector(inspector)
    , m_with(new QComboBox)
    , m_what(new SegmentedControl)
    , m_map(new WeightMap)
    , m_note(new QLabel)
    , m_legend(new LegendBar) {
    m_with->setObjectName(QStringLiteral("compareWith"));
    m_with->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_what->setObjectName(QStringLiteral("compareWhat"));
    m_map->setObjectName(QStringLiteral("compareMap"));
    m_note->setObjectName(QStringLiteral("compareNote"));
    m_note->setWordWrap(true);

    auto* foot = new QHBoxLayout;
    foot->addWidget(m_what);
    foot->addStretch();
    foot->addWidget(m_legend);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_with);
    layout->addWidget(m_map, 1);
    layout->addWidget(m_note);
    layout->addLayout(foot);

    connect(m_with, &QComboBox::activated, this, [this](int index) {
        const qint64 choice = m_with->itemData(index).toLongLong();
        if (choice == openAnother) {
            refreshChoices(); // back to what is true until a model is there
            emit secondModelWanted();
            return;
        }
        if (choice == closeSecond) return m_inspector.setSecond(nullptr);
        HeadsView next = m_inspector.view();
        next.compare = choice;
        m_inspector.setView(next);
    });
    connect(m_what, &SegmentedControl::picked, this, [this](int index) {
        HeadsView next = m_inspector.view();
        next.difference = index == 0;
        m_inspector.setView(next);
    });
    connect(m_map, &WeightMap::picked, &m_inspector, &Inspector::selectCell);
    connect(m_map, &WeightMap::hovered, this,
            [this](Index query, Index key) { emit hovered(words(query, key)); });
    retranslateUi();
}

QString ComparePanel::words(Index query, Index key) const {
    const HeadTrace *mine = m_inspector.headTrace(), *theirs = m_inspector.otherHead();
    if (mine == nullptr || theirs == nullptr || query < 0 || query >= mine->weights.rows() ||
        key >= mine->weights.cols())
        return {};
    const double a = mine->weights(query, key), b = theirs->weights(query, key);
    return tr("Query %1, key %2: %3 here, %4 there, difference %5")
        .arg(query + 1)
        .arg(key + 1)
        .arg(number(a, 4, true), number(b, 4, true), number(a - b, 4, true));
}

void ComparePanel::refresh() {
    const HeadsView& view = m_inspector.view();
    const HeadTrace *mine = m_inspector.headTrace(), *theirs = m_inspector.otherHead();
    const bool chosen =
        view.compare != none && (view.compare != secondModel || m_inspector.second() != nullptr);
    m_what->setCurrent(view.difference ? 0 : 1);
    const int index = m_with->findData(view.compare);
    m_with->setCurrentIndex(std::max(0, index));
    if (mine == nullptr || theirs == nullptr) {
        m_map->setWeights({}, {}, {}, {});
        m_note->setText(
            !chosen ? tr("Choose what to set beside the map: another moment of this run, or a second model.")
            : m_inspector.other() != nullptr ? tr("The second model has no such head for this text.")
            : m_inspector.isBusy()           ? tr("Computing…")
            : view.compare == secondModel
                ? tr("The second model cannot read this text: its vocabulary lacks a "
                     "symbol, or its context is too short.")
                : tr("Both sides are the same weights: choose another moment."));
    } else {
        m_map->setWeights(view.difference ? Matrix(mine->weights - theirs->weights) : theirs->weights,
                          mine->visible, m_inspector.queryLabels(), m_inspector.keyLabels(),
                          view.difference ? WeightColors::Difference : WeightColors::Weights);
        const double largest = (mine->weights - theirs->weights).cwiseAbs().maxCoeff();
        m_note->setText(tr("Largest difference: %1").arg(number(largest, 4, true)));
    }
    for (QWidget* w :
         {static_cast<QWidget*>(m_map), static_cast<QWidget*>(m_what), static_cast<QWidget*>(m_legend)})
        w->setVisible(mine != nullptr && theirs != nullptr);
    if (view.difference)
        m_legend->showScores(1.0);
    else
        m_legend->showWeights();
    refreshSelection();
}

void ComparePanel::refreshSelection() {
    const auto [query, key] = m_inspector.cell();
    m_map->setSelected(query, key);
    m_with->setToolTip(words(query, key));
}

void ComparePanel::refreshChoices() {
    m_with->clear();
    m_with->addItem(tr("Compare with…"), none);
    const auto& moments = m_inspector.moments();
    for (const MomentChoice& moment : moments) {
        QString text = tr("Step %1").arg(integer(moment.steps));
        if (!std::isnan(moment.loss)) text += tr(", loss %1").arg(number(moment.loss, 3, true));
        m_with->addItem(text, moment.steps);
    }
    if (const auto& second = m_inspector.second()) m_with->addItem(modelName(second->name), secondModel);
    m_with->addItem(tr("Open a second model…"), openAnother);
    if (m_inspector.second()) m_with->addItem(tr("Close the second model"), closeSecond);
    refresh();
}

void ComparePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void ComparePanel::retranslateUi() {
    m_with->setAccessibleName(tr("Compare with"));
    m_what->setLabels({tr("Difference"), tr("The other")});
    m_what->setAccessibleName(tr("What the map shows"));
    m_map->setAxes(tr("query"), tr("key"));
    refreshChoices();
}

} // namespace dikkat::ui
