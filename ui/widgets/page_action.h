#pragma once

#include <QAction>
#include <QKeySequence>

namespace dikkat::ui {

/// An action of a page, without its texts (see `setActionWords`). Its keys act only while the page is shown,
/// and only while no edit field claims them.
QAction* makePageAction(QWidget& page, const char* name, const char* icon, const QKeySequence& keys = {});
/// One that can be switched on and off.
QAction* makePageSwitch(QWidget& page, const char* name, const char* icon, const QKeySequence& keys = {});

} // namespace dikkat::ui
