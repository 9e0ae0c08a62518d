#include "core/base/lockstep.h"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace dikkat {
namespace {

/// Every half once, and never before both halves of the step before, over many runs of every length.
void countAndLook(int threads) {
    Lockstep halves(threads);
    std::atomic<int> done[2] = {0, 0};
    int before = 0; // steps of earlier runs
    for (int run = 0; run < 2000; ++run) {
        const int steps = run % 7;
        std::vector<int> times(static_cast<std::size_t>(2 * steps));
        halves.run(steps, [&](int step, int half) {
            ++times[static_cast<std::size_t>(2 * step + half)];
            EXPECT_EQ(done[half], before + step);
            EXPECT_GE(done[1 - half], before + step);
            EXPECT_LE(done[1 - half], before + step + 1);
            ++done[half];
        });
        before += steps;
        for (const int count : times) ASSERT_EQ(count, 1);
        ASSERT_EQ(done[0], before);
        ASSERT_EQ(done[1], before);
    }
}

TEST(Lockstep, DoesEveryHalfOnceAndInOrder) {
    countAndLook(1);
    countAndLook(2);
}

/// The halves of one step read what the other half wrote in the step before.
TEST(Lockstep, HalvesMeetAfterEveryStep) {
    Lockstep halves(2);
    long left[2] = {1, 1}, right[2] = {1, 1}; // Fibonacci, each half adding the other's last number
    halves.run(40, [&](int step, int half) {
        const int now = step % 2, before = 1 - now;
        (half == 0 ? left : right)[now] = left[before] + right[before] - (half == 0 ? 1 : 0);
    });
    long a[2] = {1, 1}, b[2] = {1, 1};
    for (int step = 0; step < 40; ++step) {
        const int now = step % 2, before = 1 - now;
        a[now] = a[before] + b[before] - 1;
        b[now] = a[before] + b[before];
    }
    EXPECT_EQ(left[1], a[1]);
    EXPECT_EQ(right[1], b[1]);
}

/// A helper that sleeps in its half is waited for; the steps behind it need it no more.
TEST(Lockstep, WaitsForAHelperInTheMiddleOfItsHalf) {
    using namespace std::chrono_literals;
    Lockstep halves(2);
    const auto caller = std::this_thread::get_id();
    std::atomic<bool> slow{false};
    for (int run = 0; run < 100 && !slow; ++run) // until it is the helper who gets the half
        halves.run(3, [&](int step, int half) {
            if (half == 0 && step == 0) std::this_thread::sleep_for(1ms);
            if (half == 1 && std::this_thread::get_id() != caller) {
                std::this_thread::sleep_for(20ms);
                slow = true;
            }
        });
    EXPECT_TRUE(slow);
}

/// More pairs than processors: nobody may wait for ever.
TEST(Lockstep, EndsOnABusyMachine) {
    std::atomic<int> total{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 6; ++i)
        threads.emplace_back([&] {
            Lockstep halves(2);
            for (int run = 0; run < 200; ++run) halves.run(9, [&](int, int) { ++total; });
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(total, 6 * 200 * 9 * 2);
}

} // namespace
} // namespace dikkat
