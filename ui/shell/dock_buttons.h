#pragma once

class QDockWidget;

namespace dikkat::ui {

/// Names the buttons in a dock's title bar for screen readers and tool tips, in the current language; Qt does
/// so once, in the language of the start.
void nameDockButtons(const QDockWidget& dock);

} // namespace dikkat::ui
