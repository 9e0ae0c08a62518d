#pragma once

#include <QString>
#include <QWidget>

namespace dikkat::ui {

/// Sets a widget's own style sheet, but only when it is another one: setting it changes palettes, which would
/// call the caller's changeEvent again, and again.
inline void applyStyle(QWidget& widget, const QString& sheet) {
    if (widget.styleSheet() != sheet) widget.setStyleSheet(sheet);
}

} // namespace dikkat::ui
