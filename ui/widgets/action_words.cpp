#include "ui/widgets/action_words.h"

namespace dikkat::ui {

void setActionWords(QAction& action, const QString& text, const QString& tip, const QString& more) {
    action.setText(text);
    QString bare = text; // for a button: no mnemonic, no dots
    action.setIconText(bare.remove(u'&').remove(u'…'));
    const QString keys = action.shortcut().toString(QKeySequence::NativeText);
    action.setToolTip(keys.isEmpty() ? tip : tip + QStringLiteral(" (") + keys + u')');
    action.setStatusTip(tip);
    action.setWhatsThis(more.isEmpty() ? action.toolTip() : action.toolTip() + QStringLiteral(". ") + more);
}

} // namespace dikkat::ui
