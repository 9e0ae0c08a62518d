#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <type_traits>

namespace dikkat {

/// A fixed crew of threads that run one piece of work together, again and again: run(f) calls f(0) on the
/// calling thread and f(1) … f(n − 1) on the others and returns when all are done. Waiting spins briefly (a
/// training step's phases are short) and then yields to others, so a busy machine is not made busier. Starts
/// no thread for size 1.
class ThreadPool {
public:
    explicit ThreadPool(int threads);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    [[nodiscard]] int size() const;

    /// No allocation. What f throws, on any thread, is thrown on when all are done (the first of it).
    template <class F>
    void run(F&& f) {
        using Function = std::remove_reference_t<F>;
        runErased([](void* context, int index) { (*static_cast<Function*>(context))(index); },
                  const_cast<void*>(static_cast<const void*>(&f)));
    }

    /// Threads this machine runs at once, at least 1.
    static int available();

private:
    using Work = void (*)(void*, int);
    void runErased(Work work, void* context);

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace dikkat
