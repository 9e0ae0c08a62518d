#pragma once

#include <memory>
#include <mutex>
#include <utility>

namespace dikkat {

/// A mailbox for one value that is overwritten: the reader sees the newest, the writer never waits.
template <class T>
class Latest {
public:
    /// True if the box was empty: time to wake the reader, once.
    bool put(std::shared_ptr<const T> value) {
        std::scoped_lock lock(m_mutex);
        const bool first = !m_value;
        m_value = std::move(value);
        return first;
    }
    /// The newest value, and leaves the box empty; null if nothing came since.
    std::shared_ptr<const T> take() {
        std::scoped_lock lock(m_mutex);
        return std::exchange(m_value, nullptr);
    }

private:
    std::mutex m_mutex;
    std::shared_ptr<const T> m_value;
};

} // namespace dikkat
