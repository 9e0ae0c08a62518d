#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace dikkat {

/// Begins every vector on a cache line. Sums over vectors start at the first aligned number, so only buffers
/// that lie alike give the same last digits: exact resumption of a training run rests on this.
template <class T>
struct CacheLineAllocator {
    using value_type = T;
    static constexpr std::align_val_t kAlignment{64};

    CacheLineAllocator() = default;
    template <class Other>
    CacheLineAllocator(const CacheLineAllocator<Other>&) {}

    T* allocate(std::size_t count) { return static_cast<T*>(::operator new(count * sizeof(T), kAlignment)); }
    void deallocate(T* data, std::size_t) { ::operator delete(data, kAlignment); }

    template <class Other>
    bool operator==(const CacheLineAllocator<Other>&) const {
        return true;
    }
};

template <class T>
using AlignedVector = std::vector<T, CacheLineAllocator<T>>;

} // namespace dikkat
