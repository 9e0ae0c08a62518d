#include "ui/pages/qkv/page_actions.h"

#include "ui/document/document.h"
#include "ui/pages/qkv/qkv_page.h"
#include "ui/theme/icons.h"
#include "ui/widgets/action_words.h"
#include "ui/widgets/page_action.h"

namespace dikkat::ui {

PageActions::PageActions(QkvPage& page)
    : QObject(&page)
    , m_mask(makePageSwitch(page, "mask", "mask", Qt::Key_M))
    , m_scaling(makePageSwitch(page, "scaling", "scale", Qt::Key_S))
    , m_predict(makePageSwitch(page, "predict", "target", Qt::Key_P))
    , m_compareOff(makePageSwitch(page, "compareOff", "compare"))
    , m_compareMask(makePageSwitch(page, "compareMask", "compare"))
    , m_compareScaling(makePageSwitch(page, "compareScaling", "compare"))
    , m_comparePositions(makePageSwitch(page, "comparePositions", "compare"))
    , m_compareEdit(makePageSwitch(page, "compareEdit", "compare"))
    , m_compareChapter(makePageSwitch(page, "compareChapter", "compare"))
    , m_compare(std::make_unique<QMenu>()) {
    connect(m_mask, &QAction::triggered, &page, &QkvPage::toggleMask);
    connect(m_scaling, &QAction::triggered, &page, &QkvPage::toggleScaling);
    connect(m_predict, &QAction::triggered, &page, &QkvPage::togglePredict);
    const std::pair<QAction*, Comparison> comparisons[] = {
        {m_compareOff, Comparison::Off},         {m_compareMask, Comparison::CausalMask},
        {m_compareScaling, Comparison::Scaling}, {m_comparePositions, Comparison::Positions},
        {m_compareEdit, Comparison::BeforeEdit}, {m_compareChapter, Comparison::Chapter},
    };
    for (const auto& [action, comparison] : comparisons) {
        connect(action, &QAction::triggered, &page, [&page, which = comparison] { page.compare(which); });
        action->setData(static_cast<int>(comparison));
        m_compare->addAction(action);
    }
    m_compare->menuAction()->setIcon(themedIcon(QStringLiteral("compare")));
    m_compare->menuAction()->setObjectName(QStringLiteral("compare"));
}

QList<QAction*> PageActions::inOrder() const {
    return {m_mask, m_scaling, m_predict, nullptr, m_compare->menuAction()};
}

void PageActions::refresh(const Document& document) {
    m_mask->setChecked(document.lesson().mask == MaskKind::Causal);
    m_scaling->setChecked(document.lesson().scaled);
    m_predict->setChecked(document.view().predict);
    for (QAction* action : m_compare->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(document.view().comparison));
}

void PageActions::retranslate() {
    setActionWords(*m_mask, tr("Causal &mask"), tr("Every position sees only itself and what came before"),
                   tr("Scores of later keys become −∞ and their weights exactly 0."));
    setActionWords(*m_scaling, tr("S&caling ÷√dk"), tr("Divide the scores by the root of the key width"),
                   tr("Without it, wide vectors make large scores and softmax almost picks a single key."));
    setActionWords(*m_predict, tr("Predict &first"), tr("Cover a row and work it out yourself"),
                   tr("Every cell is judged, and a wrong one says which mistake leads to it."));
    setActionWords(*m_compare->menuAction(), tr("C&ompare two states"),
                   tr("Two states beside each other, and their difference"));
    m_compare->setTitle(m_compare->menuAction()->text());
    setActionWords(*m_compareOff, tr("&Off"), tr("Show the current state only"));
    setActionWords(*m_compareMask, tr("&Mask on and off"), tr("The same numbers with and without the mask"));
    setActionWords(*m_compareScaling, tr("&Scaling on and off"),
                   tr("The same numbers with and without ÷√dk"));
    setActionWords(*m_comparePositions, tr("&Positions on and off"),
                   tr("With and without positional encoding; for Q, K, V computed from X"));
    setActionWords(*m_compareEdit, tr("&Before and after my edit"), tr("What the last edit changed"));
    setActionWords(*m_compareChapter, tr("M&ine and the chapter’s"), tr("What differs from the chapter"));
}

} // namespace dikkat::ui
