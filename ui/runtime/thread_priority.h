#pragma once

namespace dikkat::ui {

/// Makes the calling thread, and threads it starts from now on, give way to the window where the machine is
/// busy. They still get everything that is left over.
void yieldToWindow();

} // namespace dikkat::ui
