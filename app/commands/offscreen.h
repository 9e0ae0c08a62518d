#pragma once

namespace dikkat::app {

/// Before a QApplication that only draws pictures: no display, nothing of the person's own screen settings,
/// and the scale that `--scale F` asks for.
void prepareOffscreen(int argc, char** argv);

/// What --scale may be.
inline constexpr double minScale = 0.5, maxScale = 4.0;

} // namespace dikkat::app
