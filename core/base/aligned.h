#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace dikkat {

/// Memory that starts at a cache line.
template <class T>
struct LineAllocator {
    using value_type = T;
    static constexpr std::align_val_t kLine{64};

    LineAllocator() = default;
    template <class Other>
    LineAllocator(const LineAllocator<Other>&) {}

    T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), kLine)); }
    void deallocate(T* memory, std::size_t) { ::operator delete(memory, kLine); }

    template <class Other>
    bool operator==(const LineAllocator<Other>&) const {
        return true;
    }
};

/// A vector for long arithmetic. Eigen goes through an array in whole machine vectors from the first aligned
/// number on, so where an array begins decides in which order numbers are added; with a fixed start the same
/// sum is the same number, bit for bit, in every run.
template <class T>
using LineVector = std::vector<T, LineAllocator<T>>;

} // namespace dikkat
