#pragma once

#include <atomic>
#include <cstdint>

namespace dikkat {

/// Waits until value differs from `old`; returns the new value. Spins briefly (what is waited for is mostly a
/// phase of some microseconds), then yields to others, and sleeps in the end: whoever changes the value calls
/// notify on it.
std::uint32_t waitChange(const std::atomic<std::uint32_t>& value, std::uint32_t old);

/// A turn of a loop that looks at a value which another core is about to change: about 20 ns.
void pauseBriefly();

} // namespace dikkat
