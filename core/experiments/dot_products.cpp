#include "core/experiments/dot_products.h"

#include "core/base/thread_pool.h"
#include "core/experiments/normal_stream.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <map>
#include <mutex>

namespace dikkat {

namespace {

using Numbers = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// Mean and sum of squared deviations of two groups together. Source: Chan, Golub, LeVeque 1979.
struct Moments {
    double count = 0, mean = 0, squares = 0;
    void add(const Eigen::ArrayXd& values) {
        const double n = static_cast<double>(values.size()), m = values.mean();
        const double delta = m - mean, total = count + n;
        squares += (values - m).square().sum() + delta * delta * count * n / total;
        mean += delta * n / total;
        count = total;
    }
};

void record(DotProductStatistics& s, const Moments& moments, const Eigen::ArrayXd& values) {
    const double root = std::sqrt(static_cast<double>(s.dk));
    for (const double value : values) {
        const double place = (value / root + s.kRange) / (2 * s.kRange) * s.kBins;
        ++s.histogram[static_cast<std::size_t>(std::clamp(place, 0.0, s.kBins - 1.0))];
    }
    s.pairs = static_cast<std::int64_t>(moments.count);
    s.mean = moments.mean;
    s.variance = moments.count > 1 ? moments.squares / (moments.count - 1) : 0.0;
    s.scaledVariance = s.variance / static_cast<double>(s.dk);
    s.standardError =
        static_cast<double>(s.dk) * std::sqrt((2.0 + 6.0 / static_cast<double>(s.dk)) / moments.count);
}

/// Some pairs of one width, and where their numbers stand in the stream: a width's keys come after all of
/// its queries.
struct Block {
    Index dk = 0;
    std::int64_t queries = 0, keys = 0, count = 0;
    bool last = false; ///< of its width
};

std::vector<Block> blocksOf(std::span<const Index> dks, std::int64_t pairs) {
    constexpr Index numbers = 16384; // a block's queries and keys stay in the second-level cache
    std::vector<Block> blocks;
    std::int64_t start = 0;
    for (Index dk : dks) {
        dk = std::max<Index>(1, dk);
        // A multiple of 16 pairs keeps the stream at the beginning of a group.
        const std::int64_t most = std::clamp<std::int64_t>(numbers / dk / 16 * 16, 16, 4096);
        for (std::int64_t done = 0; done < pairs; done += most)
            blocks.push_back({dk, start + done * dk, start + (pairs + done) * dk,
                              std::min(most, pairs - done), done + most >= pairs});
        start += 2 * pairs * dk;
    }
    return blocks;
}

/// A thread's place in the stream; it only goes forward, over what other threads draw.
class Place {
public:
    explicit Place(std::uint64_t seed) : m_stream(seed) {}
    [[nodiscard]] std::int64_t at() const { return m_at; }
    void read(std::int64_t from, std::int64_t rows, Index columns, Numbers& numbers) {
        m_stream.skip(from - m_at);
        numbers.resize(rows, columns);
        m_stream.fill({numbers.data(), static_cast<std::size_t>(numbers.size())});
        m_at = from + numbers.size();
    }

private:
    NormalStream m_stream;
    std::int64_t m_at = 0;
};

/// Puts the threads' blocks together in the order of the stream, so that the result does not depend on which
/// thread was faster.
class Collector {
public:
    using Progress = std::function<void(const DotProductStatistics&)>;

    Collector(const std::vector<Block>& blocks, std::int64_t pairs, const std::stop_token& stop,
              const Progress& progress)
        : m_blocks(blocks), m_reportEvery(pairs / 20), m_stop(stop), m_progress(progress) {}

    void put(std::size_t index, Eigen::ArrayXd values) {
        const std::scoped_lock lock(m_mutex);
        m_early.emplace(index, std::move(values));
        while (!m_early.empty() && m_early.begin()->first == m_next && !m_stop.stop_requested()) {
            add(m_blocks[m_next++], m_early.begin()->second);
            m_early.erase(m_early.begin());
        }
    }

    [[nodiscard]] std::vector<DotProductStatistics> take() { return std::move(m_results); }

private:
    void add(const Block& block, const Eigen::ArrayXd& values) {
        if (m_complete) {
            m_results.emplace_back().dk = block.dk;
            m_moments = {};
            m_reported = 0;
        }
        DotProductStatistics& s = m_results.back();
        m_moments.add(values);
        record(s, m_moments, values);
        m_complete = block.last;
        if (m_progress && (m_complete || s.pairs - m_reported >= m_reportEvery)) {
            m_progress(s);
            m_reported = s.pairs;
        }
    }

    const std::vector<Block>& m_blocks;
    const std::int64_t m_reportEvery;
    const std::stop_token& m_stop;
    const Progress& m_progress;
    std::mutex m_mutex;                            ///< for all below
    std::map<std::size_t, Eigen::ArrayXd> m_early; ///< dot products of blocks whose turn has not come
    std::size_t m_next = 0;
    std::vector<DotProductStatistics> m_results;
    Moments m_moments;           ///< of the width being added
    bool m_complete = true;      ///< the width that was added last
    std::int64_t m_reported = 0; ///< pairs of the width at the last report
};

} // namespace

std::vector<DotProductStatistics>
simulateDotProducts(std::span<const Index> dks, std::int64_t pairs, std::uint64_t seed,
                    const std::stop_token& stop,
                    const std::function<void(const DotProductStatistics&)>& progress, int threads) {
    pairs = std::max<std::int64_t>(16, pairs / 16 * 16);
    const std::vector<Block> blocks = blocksOf(dks, pairs);
    Collector collector(blocks, pairs, stop, progress);
    std::atomic<std::size_t> next{0};
    ThreadPool pool(threads > 0 ? threads : ThreadPool::available());
    pool.run([&](int) {
        Place queries(seed), keys(seed);
        Numbers q, k;
        for (std::size_t i = next++; i < blocks.size() && !stop.stop_requested(); i = next++) {
            const Block& block = blocks[i];
            // The way is shorter from where the keys of the width before ended.
            if (keys.at() > queries.at() && keys.at() <= block.queries) queries = keys;
            if (keys.at() < queries.at()) keys = queries;
            queries.read(block.queries, block.count, block.dk, q);
            keys.read(block.keys, block.count, block.dk, k);
            collector.put(i, q.cwiseProduct(k).rowwise().sum().cast<double>().array());
        }
    });
    return collector.take();
}

double exactDotProductVariance(int dk) {
    // A component is −1 or 1: a bit. q·k = dk − 2 · (number of places where they differ).
    const auto all = 1U << dk;
    double sum = 0.0;
    for (std::uint32_t q = 0; q < all; ++q)
        for (std::uint32_t k = 0; k < all; ++k) {
            const double dot = dk - 2.0 * std::popcount(q ^ k);
            sum += dot * dot;
        }
    return sum / (static_cast<double>(all) * all);
}

} // namespace dikkat
