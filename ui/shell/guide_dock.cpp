#include "ui/shell/guide_dock.h"

#include "ui/shell/dock_title.h"
#include "ui/shell/guide.h"
#include "ui/shell/guide_drawer.h"

#include <QCloseEvent>

namespace dikkat::ui {

GuideDock::GuideDock(QWidget* parent) : QDockWidget(parent), m_guide(new Guide) {
    setObjectName(QStringLiteral("guideDock"));
    new DockTitle(*this);
    setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    m_guide->setMinimumWidth(260);
    m_guide->setMaximumWidth(420);
    setWidget(m_guide);
    connect(this, &QDockWidget::topLevelChanged, this, &GuideDock::arrange);
    retranslateUi();
}

void GuideDock::setDrawerPlace(QWidget* over, EdgeButton* edge) {
    m_drawer = new GuideDrawer(over);
    m_edge = edge;
    connect(m_drawer, &GuideDrawer::closed, this, [this] {
        setShown(false);
        m_edge->setFocus();
    });
    connect(m_edge, &QAbstractButton::clicked, this, [this](bool open) { setShown(open); });
    retranslateUi();
    arrange();
}

void GuideDock::setNarrow(bool narrow) {
    if (narrow == m_narrow) return;
    m_narrow = narrow;
    m_drawerOpen = false;
    arrange();
    emit shownChanged(isShown());
}

void GuideDock::setShown(bool shown) {
    if (m_narrow && !isFloating())
        m_drawerOpen = shown;
    else
        m_wanted = shown;
    arrange();
    emit shownChanged(isShown());
}

void GuideDock::showCode(bool code) {
    m_guide->showCode(code);
}

void GuideDock::arrange() {
    const bool inDrawer = m_narrow && m_drawer != nullptr && !isFloating();
    if (inDrawer && widget() == m_guide) {
        m_drawer->setContent(m_guide); // the new parent takes it out of the dock
    } else if (!inDrawer && widget() != m_guide) {
        setWidget(m_guide);
        m_guide->show();
    }
    setVisible(!inDrawer && m_wanted);
    if (m_drawer != nullptr) {
        m_drawer->setVisible(inDrawer && m_drawerOpen);
        m_edge->setVisible(inDrawer);
        m_edge->setChecked(m_drawerOpen);
    }
}

void GuideDock::closeEvent(QCloseEvent* event) {
    // The cross of the title bar: the same as the menu.
    event->accept();
    setShown(false);
}

void GuideDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QDockWidget::changeEvent(event);
}

void GuideDock::retranslateUi() {
    setWindowTitle(tr("Guide"));
    if (m_edge == nullptr) return;
    m_edge->setText(tr("Guide"));
    m_edge->setToolTip(tr("Show or hide the guide"));
    m_edge->setAccessibleName(m_edge->text());
}

} // namespace dikkat::ui
