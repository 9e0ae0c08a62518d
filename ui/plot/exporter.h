#pragma once

#include "ui/i18n/live_text.h"

#include <QString>
#include <optional>

class QWidget;

namespace dikkat::ui {

enum class PictureFormat { Png, Svg, Pdf };

/// By the ending of a file name (any case); nothing when it is none of ours.
std::optional<PictureFormat> pictureFormat(const QString& path);

/// Writes a picture of `widget` as it stands: always on the light theme, with `title` above, PNG at twice the
/// size, SVG and PDF as vectors. Nothing on success, else one sentence; a file that was there
/// before is only replaced when the new one is complete.
std::optional<LiveText> exportPicture(QWidget& widget, const QString& title, const QString& path);

} // namespace dikkat::ui
