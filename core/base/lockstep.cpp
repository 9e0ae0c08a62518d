#include "core/base/lockstep.h"

#include "core/base/spin_wait.h"

#include <atomic>
#include <cstdint>
#include <thread>

namespace dikkat {

namespace {
/// How many looks the caller gives a helper that came to the step before: some two microseconds. Asking at
/// once who has begun would take the counter away from the helper's core in every step.
constexpr int kPatience = 100;
} // namespace

// Steps are counted on from run to run, so that a helper that comes late finds every step it missed taken.
// The counts wrap around; only equality and the sign of a difference are looked at.
struct Lockstep::State {
    using Count = std::uint32_t;

    struct alignas(64) Counter { ///< in a cache line of its own
        std::atomic<Count> count{0};
    };
    Counter opened;              ///< steps of all runs so far
    Counter taken;               ///< steps whose half 1 somebody has begun
    Counter done[2];             ///< steps whose half 0 is done, whose half 1 is done
    alignas(64) Count first = 0; ///< step of this run; what follows is this run's too
    Work work = nullptr;         ///< null: go home
    void* context = nullptr;
    alignas(64) bool helped = true; ///< the helper came to the last step; the caller's own
    std::thread helper;

    /// True for the one who may do half 1 of this step.
    bool take(Count step) {
        return taken.count.load(std::memory_order_relaxed) == step &&
               taken.count.compare_exchange_strong(step, step + 1, std::memory_order_acq_rel);
    }
    void finish(int half, Count step) {
        done[half].count.store(step + 1, std::memory_order_release);
        done[half].count.notify_one();
    }
    void await(int half, Count step) const {
        for (Count now = done[half].count.load(std::memory_order_acquire);
             static_cast<std::int32_t>(now - step) < 0;)
            now = waitChange(done[half].count, now);
    }
    /// What is left of the caller's step after its own half.
    void complete(Count step) {
        if (helped) {
            for (int look = 0; look < kPatience; ++look) {
                if (done[1].count.load(std::memory_order_acquire) != step) return;
                pauseBriefly();
            }
        }
        helped = !take(step);
        if (helped)
            await(1, step + 1);
        else
            half(step, 1);
    }
    void half(Count step, int which) {
        work(context, static_cast<int>(step - first), which);
        finish(which, step);
    }

    void serve() {
        for (Count step = 0;; ++step) {
            if (opened.count.load(std::memory_order_acquire) == step) waitChange(opened.count, step);
            // Both halves of the step before; what is taken already needs no waiting.
            await(0, step);
            await(1, step);
            if (!take(step)) continue;
            if (!work) return;
            half(step, 1);
        }
    }
};

Lockstep::Lockstep(int threads) : m_state(std::make_unique<State>()) {
    if (threads > 1) m_state->helper = std::thread([state = m_state.get()] { state->serve(); });
}

Lockstep::~Lockstep() {
    if (!m_state->helper.joinable()) return;
    m_state->work = nullptr;
    m_state->opened.count.fetch_add(1, std::memory_order_release);
    m_state->opened.count.notify_one();
    m_state->helper.join();
}

void Lockstep::runErased(int steps, Work work, void* context) {
    State& s = *m_state;
    if (!s.helper.joinable()) {
        for (int step = 0; step < steps; ++step)
            for (int half : {0, 1}) work(context, step, half);
        return;
    }
    if (steps <= 0) return;
    s.first = s.opened.count.load(std::memory_order_relaxed);
    s.work = work;
    s.context = context;
    const State::Count end = s.first + static_cast<State::Count>(steps);
    s.opened.count.store(end, std::memory_order_release);
    s.opened.count.notify_one();
    for (State::Count step = s.first; step != end; ++step) {
        s.half(step, 0);
        s.complete(step);
    }
}

} // namespace dikkat
