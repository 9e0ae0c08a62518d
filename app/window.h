#pragma once

namespace dikkat::app {

/// Opens the window, with the file the arguments name when they name one, and runs until it is closed.
int runWindow(int argc, char** argv);

} // namespace dikkat::app
