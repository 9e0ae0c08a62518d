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

#ifdef SIGHUP
constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};
#else
constexpr std::array kSignals{SIGINT, SIGTERM, SIGBREAK};
#endif

std::atomic<bool> flag{false}; // lock-free: may be set in a signal handler

void onSignal(int number) {
    flag = true;
    std::signal(number, SIG_DFL);
}

} // namespace

InterruptGuard::InterruptGuard() {
    flag = false;
    for (std::size_t i = 0; i < kSignals.size(); ++i) {
        m_before[i] = std::signal(kSignals[i], onSignal);
        if (m_before[i] == SIG_IGN) std::signal(kSignals[i], SIG_IGN); // nohup, or a shell's background job
    }
}

InterruptGuard::~InterruptGuard() {
    for (std::size_t i = 0; i < kSignals.size(); ++i) std::signal(kSignals[i], m_before[i]);
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
