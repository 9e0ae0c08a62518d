// One row times a matrix against its plain twin, at shapes that end in the middle of a vector and of a group
// of rows.

#include "core/base/random.h"
#include "core/ops/row_times.h"

#include <gtest/gtest.h>

#include <vector>

namespace dikkat::test {

namespace {

template <class S>
std::vector<S> drawn(std::size_t count, Random& random) {
    std::vector<S> v(count);
    for (S& x : v) x = static_cast<S>(2.0 * random.uniformDouble() - 1.0);
    return v;
}

template <class S>
void compare(Index k, Index n, Index ldw, bool biased, double tolerance) {
    SCOPED_TRACE(::testing::Message() << k << " x " << n << " of " << ldw << (biased ? " with bias" : ""));
    Random random(static_cast<std::uint64_t>(k * 1000 + n));
    const auto at = [](Index i) { return static_cast<std::size_t>(i); };
    const std::vector<S> x = drawn<S>(at(k), random), w = drawn<S>(at(k * ldw), random),
                         b = drawn<S>(at(n), random);
    std::vector<S> y(at(n + 1),
                     S(7)); // one more, which must stay as it is; and what was there must not count
    rowTimes<S>(k, n, x.data(), w.data(), ldw, biased ? b.data() : nullptr, y.data());
    for (Index j = 0; j < n; ++j) {
        double sum = biased ? static_cast<double>(b[at(j)]) : 0.0;
        for (Index p = 0; p < k; ++p)
            sum += static_cast<double>(x[at(p)]) * static_cast<double>(w[at(p * ldw + j)]);
        EXPECT_NEAR(static_cast<double>(y[at(j)]), sum, tolerance) << "column " << j;
    }
    EXPECT_EQ(y[at(n)], S(7));
}

} // namespace

TEST(RowTimes, AgreesWithThePlainSumAtOddShapes) {
    for (const Index k : {0, 1, 7, 8, 9, 19, 64})
        for (const Index n : {1, 3, 4, 7, 8, 15, 33, 65, 128})
            for (const bool biased : {false, true}) {
                compare<double>(k, n, n, biased, 1e-13);
                compare<float>(k, n, n + 3, biased, 2e-5);
            }
}

} // namespace dikkat::test
