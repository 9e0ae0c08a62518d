#include "core/experiments/dot_products.h"

#include "core/experiments/normal_stream.h"

#include <algorithm>
#include <bit>
#include <cmath>

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

} // namespace

std::vector<DotProductStatistics>
simulateDotProducts(std::span<const Index> dks, std::int64_t pairs, std::uint64_t seed,
                    const std::stop_token& stop,
                    const std::function<void(const DotProductStatistics&)>& progress) {
    std::vector<DotProductStatistics> results;
    pairs = std::max<std::int64_t>(16, pairs / 16 * 16);
    NormalStream queries(seed);
    for (Index dk : dks) {
        dk = std::max<Index>(1, dk);
        DotProductStatistics& s = results.emplace_back();
        s.dk = dk;
        // All queries come before all keys in the stream, so the keys have a generator of their own that
        // starts behind them.
        NormalStream keys = queries;
        keys.skip(pairs * dk);

        // A multiple of 16 pairs keeps both streams at the beginning of a group.
        const std::int64_t chunk = std::clamp<std::int64_t>(65536 / dk / 16 * 16, 16, 4096);
        const std::int64_t report = std::max<std::int64_t>(chunk, pairs / 20);
        Numbers q(chunk, dk), k(chunk, dk);
        Moments moments;
        std::int64_t done = 0, reported = 0;
        while (done < pairs) {
            if (stop.stop_requested()) return results;
            const std::int64_t n = std::min(chunk, pairs - done);
            const auto size = static_cast<std::size_t>(n * dk);
            queries.fill({q.data(), size});
            keys.fill({k.data(), size});
            const Eigen::ArrayXd values =
                q.topRows(n).cwiseProduct(k.topRows(n)).rowwise().sum().cast<double>().array();
            moments.add(values);
            record(s, moments, values);
            done += n;
            if (progress && (done - reported >= report || done == pairs)) {
                progress(s);
                reported = done;
            }
        }
        queries = keys;
    }
    return results;
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
