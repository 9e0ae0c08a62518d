#include "ui/runtime/thread_priority.h"

#ifdef __linux__
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace dikkat::ui {

void yieldToWindow() {
#ifdef __linux__
    // On Linux a nice value belongs to a thread and is inherited by the threads it starts.
    // A third of the window's share is enough to let it draw at once, and takes little from training where
    // other programs run.
    constexpr int niceness = 5;
    setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), niceness);
#endif
}

} // namespace dikkat::ui
