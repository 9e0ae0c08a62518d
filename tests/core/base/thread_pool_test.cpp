#include "core/base/thread_pool.h"

#include <atomic>
#include <gtest/gtest.h>
#include <new>
#include <stdexcept>

namespace dikkat {
namespace {

TEST(ThreadPool, EveryIndexRunsOnce) {
    ThreadPool pool(3);
    for (int round = 0; round < 200; ++round) {
        std::atomic<int> seen[3] = {0, 0, 0};
        pool.run([&](int i) { ++seen[i]; });
        for (const auto& count : seen) ASSERT_EQ(count, 1);
    }
}

/// Memory that runs out on a helper ends the work, not the program, and the pool works on.
TEST(ThreadPool, WhatIsThrownOnAnyThreadReachesTheCaller) {
    for (const int size : {1, 2, 4}) {
        ThreadPool pool(size);
        for (int thrower = 0; thrower < size; ++thrower) {
            std::atomic<int> finished = 0;
            EXPECT_THROW(pool.run([&](int i) {
                if (i == thrower) throw std::bad_alloc();
                ++finished;
            }),
                         std::bad_alloc);
            EXPECT_EQ(finished, size - 1); // nobody is left behind with a context that is gone
        }
        EXPECT_THROW(pool.run([](int) { throw std::runtime_error("all"); }), std::runtime_error);
        std::atomic<int> finished = 0;
        pool.run([&](int) { ++finished; });
        EXPECT_EQ(finished, size);
    }
}

} // namespace
} // namespace dikkat
