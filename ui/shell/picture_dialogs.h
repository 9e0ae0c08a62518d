#pragma once

#include <QString>

class QWidget;

namespace dikkat::ui {

class MessageBar;
class Settings;

/// Asks where, then writes a picture of `widget` as PNG, SVG or PDF; a failure is said in the bar.
void savePictureWithDialog(QWidget& widget, const QString& title, Settings& settings, MessageBar& messages);

/// Asks for the printer, then prints a picture of `widget` as large as the paper allows.
void printWithDialog(QWidget& widget, const QString& title, MessageBar& messages);

} // namespace dikkat::ui
