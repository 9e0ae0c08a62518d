#pragma once

#include "ui/theme/theme.h"

namespace dikkat::ui {

/// Makes `theme` the answer of theme(); widgets are not told.
void setCurrentTheme(const Theme& theme);

/// Palette, style sheet and fonts of the whole application, at once.
void applyTheme(const Theme& theme);

/// While it lives everything is on the light theme (pictures); nothing is painted on screen in between, since
/// painting waits for the event loop.
class LightThemeForPicture {
public:
    LightThemeForPicture();
    ~LightThemeForPicture();
    LightThemeForPicture(const LightThemeForPicture&) = delete;
    LightThemeForPicture& operator=(const LightThemeForPicture&) = delete;

private:
    const Theme* m_before;
};

} // namespace dikkat::ui
