#include "ui/pages/heads/map_card.h"

#include "ui/i18n/numbers.h"
#include "ui/pages/heads/head_words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/legend_bar.h"
#include "ui/widgets/weight_map.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace dikkat::ui {

MapCard::MapCard(Inspector& inspector, QWidget* parent)
    : Card(parent)
    , m_inspector(inspector)
    , m_title(new QLabel)
    , m_selected(new QLabel)
    , m_on(new QCheckBox)
    , m_map(new WeightMap)
    , m_legend(new LegendBar) {
    m_title->setObjectName(QStringLiteral("sectionTitle"));
    m_on->setObjectName(QStringLiteral("headOnCheck"));
    m_map->setObjectName(QStringLiteral("weightMap"));
    m_selected->setObjectName(QStringLiteral("selectedCell"));
    m_selected->setTextFormat(Qt::RichText);
    m_selected->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_legend->showWeights();

    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_on);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(10);
    foot->addWidget(m_legend);
    foot->addWidget(m_selected, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(4);
    layout->addLayout(head);
    layout->addWidget(m_map, 1);
    layout->addLayout(foot);

    connect(m_on, &QCheckBox::clicked, this,
            [this](bool on) { m_inspector.setHeadOff(m_inspector.head(), !on); });
    connect(m_map, &WeightMap::picked, &m_inspector, &Inspector::selectCell);
    connect(m_map, &WeightMap::hovered, this,
            [this](Index query, Index key) { emit hovered(cellWords(m_inspector, query, key)); });
    retranslateUi();
}

void MapCard::refresh() {
    const HeadTrace* head = m_inspector.headTrace();
    const HeadReport* report = m_inspector.report(m_inspector.head());
    m_on->setEnabled(head != nullptr);
    m_on->setChecked(head != nullptr && !m_inspector.state().isOff(m_inspector.head()));
    if (head == nullptr || report == nullptr) {
        m_title->clear();
        m_map->setWeights({}, {}, {}, {});
    } else {
        m_title->setText(headName(report->place, report->layer, report->head));
        m_map->setWeights(head->weights, head->visible, m_inspector.queryLabels(), m_inspector.keyLabels());
        if (report->place == HeadPlace::Cross)
            m_map->setAxes(tr("read | written (query)"), tr("source word (key)"));
        else
            m_map->setAxes(tr("query (looks)"), tr("key (is looked at)"));
    }
    refreshSelection();
}

void MapCard::refreshSelection() {
    const auto [query, key] = m_inspector.cell();
    m_map->setSelected(query, key);
    const HeadTrace* head = m_inspector.headTrace();
    if (head == nullptr || query < 0) {
        m_selected->clear();
        return;
    }
    const Theme& t = theme();
    //: %1 is the chosen query's token, %2 the key's, %3 the weight
    m_selected->setText(
        tr("Selected: %1 → %2 = %3")
            .arg(QStringLiteral("<b style=\"color:%1\">%2</b>")
                     .arg(t.query.name(), m_inspector.queryLabels().value(query).toHtmlEscaped()),
                 QStringLiteral("<b style=\"color:%1\">%2</b>")
                     .arg(t.key.name(), m_inspector.keyLabels().value(key).toHtmlEscaped()),
                 number(head->weights(query, key), 4, true)));
    m_selected->setToolTip(cellWords(m_inspector, query, key));
}

void MapCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refreshSelection();
    Card::changeEvent(event);
}

void MapCard::retranslateUi() {
    m_on->setText(tr("Head on"));
    m_on->setToolTip(tr("Off: the head’s output is 0 everywhere; the layers above do without it."));
    refresh();
}

} // namespace dikkat::ui
