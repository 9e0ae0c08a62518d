#pragma once

#include <memory>
#include <type_traits>

namespace dikkat {

/// Work in steps of two halves, for two threads: run(n, f) calls f(step, half) once for each step 0 … n − 1
/// and each half 0 and 1, and begins no half of a step before both halves of the step before are done.
///
/// The caller does every half 0, a helper the halves 1. A half 1 that the helper has not begun when the
/// caller has done its own is the caller's too: on a machine with other work a helper that does not get its
/// turn costs nothing, and only one that is interrupted in the middle of a half is waited for.
class Lockstep {
public:
    /// threads: 1 or 2; with 1 the caller does everything.
    explicit Lockstep(int threads);
    ~Lockstep();
    Lockstep(const Lockstep&) = delete;
    Lockstep& operator=(const Lockstep&) = delete;

    /// No allocation. f must not throw, and must not call run().
    template <class F>
    void run(int steps, F&& f) {
        using Function = std::remove_reference_t<F>;
        runErased(
            steps, [](void* context, int step, int half) { (*static_cast<Function*>(context))(step, half); },
            const_cast<void*>(static_cast<const void*>(&f)));
    }

private:
    using Work = void (*)(void* context, int step, int half);
    void runErased(int steps, Work work, void* context);

    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace dikkat
