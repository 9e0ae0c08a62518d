#include "ui/shell/dock_title.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace dikkat::ui {

namespace {

QToolButton* button(const char* name, const char* icon) {
    auto* made = new QToolButton;
    made->setObjectName(QLatin1String(name));
    made->setIcon(themedIcon(QLatin1String(icon)));
    made->setIconSize(QSize(14, 14));
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

} // namespace

DockTitle::DockTitle(QDockWidget& dock)
    : QWidget(&dock)
    , m_title(new QLabel)
    , m_float(button("dockFloat", "float"))
    , m_close(button("dockClose", "close")) {
    m_title->setObjectName(QStringLiteral("dockTitle"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 3, 6, 4);
    layout->setSpacing(2);
    layout->addWidget(m_title, 1);
    layout->addWidget(m_float);
    layout->addWidget(m_close);
    connect(m_float, &QToolButton::clicked, &dock, [&dock] { dock.setFloating(!dock.isFloating()); });
    connect(m_close, &QToolButton::clicked, &dock, &QWidget::close);
    connect(&dock, &QWidget::windowTitleChanged, m_title, &QLabel::setText);
    m_title->setText(dock.windowTitle());
    dock.setTitleBarWidget(this);
    retranslateUi();
}

void DockTitle::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void DockTitle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme().chrome);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme().border);
}

void DockTitle::retranslateUi() {
    m_float->setToolTip(tr("Let it float, or dock it again"));
    m_float->setAccessibleName(m_float->toolTip());
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(m_close->toolTip());
}

} // namespace dikkat::ui
