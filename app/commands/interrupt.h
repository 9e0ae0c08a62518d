#pragma once

#include <array>

namespace dikkat::app {

/// While one of these lives, Ctrl-C (also a terminal that closes, or a request to end) only sets a flag, so
/// that work can be saved; a second Ctrl-C ends the program as usual.
class InterruptGuard {
public:
    InterruptGuard();
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;

    [[nodiscard]] static bool interrupted();

private:
    std::array<void (*)(int), 3> m_before{};
};

/// Whether standard error is a terminal, where a progress bar may be drawn.
bool errorIsTerminal();

/// Columns of that terminal; 80 where it does not say.
int errorColumns();

} // namespace dikkat::app
