#pragma once

#include <QIcon>
#include <QString>

namespace dikkat::ui {

/// The drawing `:/icons/<name>.svg` in the text colour of whatever theme is on when it is painted, so icons
/// set once follow every change. Disabled ones are paler, Selected ones (on a primary button) take the colour
/// of text on ink.
QIcon themedIcon(const QString& name);

/// The same drawing once, in one colour.
QPixmap tintedPixmap(const QString& name, const QColor& color, int size, double devicePixelRatio);

} // namespace dikkat::ui
