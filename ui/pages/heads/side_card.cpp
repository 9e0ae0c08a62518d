#include "ui/pages/heads/side_card.h"

#include "ui/diagram/arcs.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/heads/compare_panel.h"
#include "ui/pages/heads/head_words.h"
#include "ui/pages/heads/write_panel.h"
#include "ui/theme/theme.h"
#include "ui/widgets/segmented.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace dikkat::ui {

SideCard::SideCard(Inspector& inspector, QWidget* parent)
    : Card(parent)
    , m_inspector(inspector)
    , m_tabs(new SegmentedControl)
    , m_stack(new QStackedWidget)
    , m_links(new LinksView)
    , m_linksNote(new QLabel)
    , m_pair(new QTextBrowser)
    , m_compare(new ComparePanel(inspector))
    , m_writes(new WritePanel(inspector)) {
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_links->setObjectName(QStringLiteral("linksView"));
    m_linksNote->setObjectName(QStringLiteral("caption"));
    m_linksNote->setWordWrap(true);
    m_pair->setObjectName(QStringLiteral("pairText"));
    m_pair->setFrameShape(QFrame::NoFrame);
    m_pair->setOpenLinks(false);

    auto* links = new QWidget;
    auto* linksLayout = new QVBoxLayout(links);
    linksLayout->setContentsMargins(0, 0, 0, 0);
    linksLayout->setSpacing(4);
    linksLayout->addWidget(m_links, 1);
    linksLayout->addWidget(m_linksNote);
    for (QWidget* panel : {links, static_cast<QWidget*>(m_pair), static_cast<QWidget*>(m_compare),
                           static_cast<QWidget*>(m_writes)})
        m_stack->addWidget(panel);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(6);
    layout->addWidget(m_tabs, 0, Qt::AlignLeft);
    layout->addWidget(m_stack, 1);

    connect(m_tabs, &SegmentedControl::picked, this, [this](int index) {
        HeadsView next = m_inspector.view();
        next.panel = static_cast<HeadsPanel>(index);
        m_inspector.setView(next);
    });
    connect(m_links, &LinksView::picked, &m_inspector, &Inspector::selectCell);
    connect(m_links, &LinksView::hovered, this,
            [this](Index query, Index key) { emit hovered(cellWords(m_inspector, query, key)); });
    connect(m_compare, &ComparePanel::hovered, this, &SideCard::hovered);
    connect(m_compare, &ComparePanel::secondModelWanted, this, &SideCard::secondModelWanted);
    retranslateUi();
}

void SideCard::refresh() {
    const int panel = static_cast<int>(m_inspector.view().panel);
    m_stack->setCurrentIndex(panel);
    m_tabs->setCurrent(panel);
    const HeadTrace* head = m_inspector.headTrace();
    if (head == nullptr)
        m_links->setWeights({}, {}, {});
    else
        m_links->setWeights(head->weights, m_inspector.queryLabels(), m_inspector.keyLabels());
    // Long texts would be a single violet cloud.
    m_links->setOnlySelected(head != nullptr && head->weights.rows() > 48);
    m_compare->refresh();
    refreshSelection();
    refreshWriting();
}

void SideCard::refreshSelection() {
    const auto [query, key] = m_inspector.cell();
    m_links->setSelected(query, key);
    m_compare->refreshSelection();
    refreshPair();
}

void SideCard::refreshPair() {
    if (m_inspector.view().panel != HeadsPanel::Pair) return;
    const HeadTrace* head = m_inspector.headTrace();
    const auto [query, key] = m_inspector.cell();
    const int at = m_pair->verticalScrollBar()->value();
    m_pair->setHtml(
        head == nullptr || query < 0
            ? QStringLiteral("<p>%1</p>").arg(tr("Choose a cell in the map.").toHtmlEscaped())
            : pairArithmetic(*head, query, key, m_inspector.queryLabels(), m_inspector.keyLabels()));
    m_pair->verticalScrollBar()->setValue(at);
}

void SideCard::refreshWriting() {
    if (m_inspector.view().panel == HeadsPanel::Writes) m_writes->refresh();
}

void SideCard::refreshModel() {
    m_compare->refreshChoices();
}

void SideCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    if (event->type() == QEvent::PaletteChange) refreshPair();
    Card::changeEvent(event);
}

void SideCard::retranslateUi() {
    m_tabs->setLabels({tr("Links"), QStringLiteral("q·k"), tr("Compare"), tr("Writes")});
    m_tabs->setAccessibleName(tr("What stands beside the map"));
    m_linksNote->setText(tr("Line thickness = weight; under %1 hidden").arg(number(m_links->threshold(), 2)));
    m_pair->setAccessibleName(tr("Arithmetic of the chosen cell"));
    refresh();
}

} // namespace dikkat::ui
