#include "app/commands/interrupt.h"

#include <atomic>
#include <csignal>

#ifdef _WIN32
#include <io.h>
#else
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace dikkat::app {

namespace {

std::atomic<bool> flag{false}; // lock-free: may be set in a signal handler

void onSignal(int number) {
    flag = true;
    std::signal(number, SIG_DFL);
}

} // namespace

InterruptGuard::InterruptGuard()
    : m_interrupt(std::signal(SIGINT, onSignal)), m_terminate(std::signal(SIGTERM, onSignal)) {
    flag = false;
}

InterruptGuard::~InterruptGuard() {
    std::signal(SIGINT, m_interrupt);
    std::signal(SIGTERM, m_terminate);
}

bool InterruptGuard::interrupted() {
    return flag;
}

bool errorIsTerminal() {
#ifdef _WIN32
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(STDERR_FILENO) != 0;
#endif
}

int errorColumns() {
    constexpr int usual = 80;
#ifdef _WIN32
    return usual;
#else
    winsize size{};
    const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : usual;
#endif
}

} // namespace dikkat::app
