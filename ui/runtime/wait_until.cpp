#include "ui/runtime/wait_until.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

namespace dikkat::ui {

void waitUntil(const std::function<bool()>& so, int seconds) {
    const QDeadlineTimer deadline(seconds * 1000);
    while (!so() && !deadline.hasExpired()) {
        QEventLoop loop;
        QTimer::singleShot(10, &loop, &QEventLoop::quit);
        loop.exec(QEventLoop::ExcludeUserInputEvents);
    }
}

} // namespace dikkat::ui
