#pragma once

#include <cstdint>

namespace dikkat {

/// Bytes this program may have at most: the computer's memory, or less where a limit is set for the program
/// or its container. 0: not known.
std::int64_t memoryLimit();

} // namespace dikkat
