#include "core/base/spin_wait.h"

#include <thread>

#if defined(__x86_64__) || defined(_M_X64)
#include <immintrin.h>
#endif

namespace dikkat {

namespace {

constexpr int kSpins = 2000;    ///< some ten microseconds of looking without giving the core away
constexpr int kYields = 20'000; ///< after that sleep until woken: the wait may be long

} // namespace

void pauseBriefly() {
#if defined(__x86_64__) || defined(_M_X64)
    _mm_pause();
#endif
}

std::uint32_t waitChange(const std::atomic<std::uint32_t>& value, std::uint32_t old) {
    for (int i = 0; i < kSpins; ++i) {
        if (const auto now = value.load(std::memory_order_acquire); now != old) return now;
        pauseBriefly();
    }
    for (int i = 0; i < kYields; ++i) {
        if (const auto now = value.load(std::memory_order_acquire); now != old) return now;
        std::this_thread::yield();
    }
    value.wait(old, std::memory_order_acquire);
    return value.load(std::memory_order_acquire);
}

} // namespace dikkat
