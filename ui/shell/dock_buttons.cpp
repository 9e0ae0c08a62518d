#include "ui/shell/dock_buttons.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDockWidget>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(DockButtons)
};

void name(const QDockWidget& dock, const char* button, const QString& text) {
    auto* found = dock.findChild<QAbstractButton*>(QLatin1String(button), Qt::FindDirectChildrenOnly);
    if (found == nullptr) return;
    found->setToolTip(text);
    found->setAccessibleName(text);
    found->setAccessibleDescription(QString());
}

} // namespace

void nameDockButtons(const QDockWidget& dock) {
    name(dock, "qt_dockwidget_floatbutton", Words::tr("Let it float, or dock it again"));
    name(dock, "qt_dockwidget_closebutton", Words::tr("Close"));
}

} // namespace dikkat::ui
