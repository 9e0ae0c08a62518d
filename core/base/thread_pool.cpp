#include "core/base/thread_pool.h"

#include "core/base/spin_wait.h"

#include <algorithm>
#include <thread>
#include <vector>

namespace dikkat {

struct ThreadPool::State {
    alignas(64) std::atomic<std::uint32_t> round{0}; ///< one more for each run()
    alignas(64) std::atomic<std::uint32_t> left{0};  ///< helpers that have not finished it
    Work work = nullptr;                             ///< null: go home
    void* context = nullptr;
    std::vector<std::thread> threads;

    void serve(int index) {
        std::uint32_t seen = 0;
        for (;;) {
            seen = waitChange(round, seen);
            if (!work) return;
            work(context, index);
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
    work(context, 0);
    for (auto left = m_state->left.load(std::memory_order_acquire); left != 0;)
        left = waitChange(m_state->left, left);
}

int ThreadPool::available() {
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

} // namespace dikkat
