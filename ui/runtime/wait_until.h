#pragma once

#include <functional>

namespace dikkat::ui {

/// Turns the event loop until it is so, at most so many seconds: for pictures and tests, which need what
/// threads are still working out. Input of the user has to wait meanwhile.
void waitUntil(const std::function<bool()>& so, int seconds = 60);

} // namespace dikkat::ui
