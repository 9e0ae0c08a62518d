#pragma once

#include <QAction>

namespace dikkat::ui {

/// Gives an action every text it can have. `tip` is one sentence: status bar, and with the key the tool tip.
/// `more` says in addition what "What's This?" should explain.
void setActionWords(QAction& action, const QString& text, const QString& tip, const QString& more = {});

} // namespace dikkat::ui
