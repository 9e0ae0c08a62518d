#include "ui/widgets/page_action.h"

#include "ui/theme/icons.h"
#include "ui/widgets/field_keys.h"

#include <QWidget>

namespace dikkat::ui {

QAction* makePageAction(QWidget& page, const char* name, const char* icon, const QKeySequence& keys) {
    guardFieldKeys();
    auto* action = new QAction(&page);
    action->setObjectName(QLatin1String(name));
    action->setIcon(themedIcon(QLatin1String(icon)));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WindowShortcut);
    page.addAction(action);
    return action;
}

QAction* makePageSwitch(QWidget& page, const char* name, const char* icon, const QKeySequence& keys) {
    QAction* action = makePageAction(page, name, icon, keys);
    action->setCheckable(true);
    action->setIconVisibleInMenu(false); // it would hide the check mark
    return action;
}

} // namespace dikkat::ui
