#include "ui/shell/tool_bar.h"

#include "ui/widgets/segmented.h"

#include <QAbstractButton>
#include <QToolButton>

namespace dikkat::ui {

ToolBar::ToolBar(Actions& actions, QWidget* parent)
    : QToolBar(parent), m_actions(actions), m_language(new SegmentedControl) {
    setObjectName(QStringLiteral("toolBar"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setIconSize(QSize(18, 18));
    addActions({actions.undo, actions.redo});
    addSeparator();
    addActions({actions.open, actions.save, actions.exportPicture});
    addSeparator();
    addAction(actions.resetPage);
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(space);
    m_language->setObjectName(QStringLiteral("languageSwitch"));
    m_language->setLabels({QStringLiteral("TR"), QStringLiteral("EN")});
    addWidget(m_language);
    addSeparator();
    addActions({actions.presentation, actions.switchTheme});
    connect(m_language, &SegmentedControl::picked, this, [this](int index) {
        emit languagePicked(index == 0 ? UiLanguage::Turkish : UiLanguage::English);
    });
    for (QAction* action : QToolBar::actions())
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setFocusPolicy(Qt::TabFocus); // by keyboard too, without taking the focus from a cell
    setCompact(false);
}

void ToolBar::setCompact(bool compact) {
    setToolButtonStyle(compact ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
    // Undo and redo are known by their arrows; their words are in the tool tip.
    for (QAction* action : {m_actions.undo, m_actions.redo})
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
}

void ToolBar::setLanguage(UiLanguage language) {
    m_language->setCurrent(language == UiLanguage::Turkish ? 0 : 1);
}

void ToolBar::retranslate() {
    setWindowTitle(tr("Tool bar"));
    m_language->setAccessibleName(tr("Language"));
    m_language->setToolTip(m_actions.switchLanguage->toolTip());
    m_language->setStatusTip(m_actions.switchLanguage->statusTip());
    m_language->setWhatsThis(m_actions.switchLanguage->whatsThis());
    // The languages name themselves, whatever language is on.
    m_language->button(0)->setAccessibleName(QStringLiteral("Türkçe"));
    m_language->button(1)->setAccessibleName(QStringLiteral("English"));
}

} // namespace dikkat::ui
