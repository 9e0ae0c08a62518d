#include "core/base/memory.h"

#ifdef __linux__
#include <algorithm>
#include <fstream>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace dikkat {

std::int64_t memoryLimit() {
#ifdef __linux__
    std::int64_t least = std::int64_t{sysconf(_SC_PHYS_PAGES)} * std::int64_t{sysconf(_SC_PAGESIZE)};
    for (const auto resource : {RLIMIT_AS, RLIMIT_DATA}) {
        rlimit limit{};
        if (getrlimit(resource, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
            least = std::min(least, static_cast<std::int64_t>(limit.rlim_cur));
    }
    // A container's; its file holds "max" or a number, and there is none where there is no container.
    for (const char* file : {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"}) {
        std::int64_t bytes = 0;
        if (std::ifstream(file) >> bytes && bytes > 0) least = std::min(least, bytes);
    }
    return least;
#else
    return 0;
#endif
}

} // namespace dikkat
