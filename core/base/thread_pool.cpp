#include "core/base/thread_pool.h"

#include "core/base/spin_wait.h"

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>
#include <vector>

namespace dikkat {

struct ThreadPool::State {
    alignas(64) std::atomic<std::uint32_t> round{0}; ///< one more for each run()
    alignas(64) std::atomic<std::uint32_t> left{0};  ///< helpers that have not finished it
    Work work = nullptr;                             ///< null: go home
    void* context = nullptr;
    std::vector<std::thread> threads;
    std::atomic_flag failed; ///< whoever sets it owns `failure` until the round is over
    std::exception_ptr failure;

    /// Memory that runs out on a helper must not end the program, nor leave the others with a dead context.
    void guarded(int index) {
        try {
            work(context, index);
        } catch (...) {
            if (!failed.test_and_set()) failure = std::current_exception();
        }
    }
    void serve(int index) {
        std::uint32_t seen = 0;
        for (;;) {
            seen = waitChange(round, seen);
            if (!work) return;
            guarded(index);
            if (left.fetch_sub(1, std::memory_order_acq_rel) == 1) left.notify_one();
        }
    }
    void start(Work w, void* c) {
        work = w;
        context = c;
        left.store(static_cast<std::uint32_t>(threads.size()), std::memory_order_relaxed);
        round.fetch_add(1, std::memory_order_release);
        round.notify_all();
    }
};

ThreadPool::ThreadPool(int threads) : m_state(std::make_unique<State>()) {
    for (int i = 1; i < threads; ++i)
        m_state->threads.emplace_back([state = m_state.get(), i] { state->serve(i); });
}

ThreadPool::~ThreadPool() {
    m_state->start(nullptr, nullptr);
    for (std::thread& thread : m_state->threads) thread.join();
}

int ThreadPool::size() const {
    return static_cast<int>(m_state->threads.size()) + 1;
}

void ThreadPool::runErased(Work work, void* context) {
    if (m_state->threads.empty()) {
        work(context, 0);
        return;
    }
    m_state->start(work, context);
    m_state->guarded(0);
    for (auto left = m_state->left.load(std::memory_order_acquire); left != 0;)
        left = waitChange(m_state->left, left);
    if (!m_state->failed.test()) return;
    m_state->failed.clear();
    std::rethrow_exception(std::exchange(m_state->failure, nullptr));
}

int ThreadPool::available() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

} // namespace dikkat
