// One row times a matrix in panels against its plain twin, at shapes that end in the middle of a vector and
// of a panel.

#include "core/base/random.h"
#include "core/ops/row_panels.h"

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
void compare(Index k, Index n, Index padding, bool transposed, bool biased, double tolerance) {
    SCOPED_TRACE(::testing::Message() << k << " x " << n << " + " << padding
                                      << (transposed ? " transposed" : "") << (biased ? " with bias" : ""));
    Random random(static_cast<std::uint64_t>(k * 1000 + n));
    const auto at = [](Index i) { return static_cast<std::size_t>(i); };
    const Index rows = transposed ? n : k, stride = (transposed ? k : n) + padding;
    const std::vector<S> x = drawn<S>(at(k), random), w = drawn<S>(at(rows * stride), random),
                         b = drawn<S>(at(n), random);
    Strided<S> weights{w.data(), stride, 1};
    if (transposed) weights = weights.transposed();
    std::vector<S> y(at(n + 1),
                     S(7)); // one more, which must stay as it is; and what was there must not count
    const RowPanels<S> panels(k, n, weights);
    EXPECT_EQ(panels.in(), k);
    EXPECT_EQ(panels.out(), n);
    panels.times(x.data(), biased ? b.data() : nullptr, y.data());
    for (Index j = 0; j < n; ++j) {
        double sum = biased ? static_cast<double>(b[at(j)]) : 0.0;
        for (Index p = 0; p < k; ++p)
            sum += static_cast<double>(x[at(p)]) *
                   static_cast<double>(w[at(p * weights.row + j * weights.column)]);
        EXPECT_NEAR(static_cast<double>(y[at(j)]), sum, tolerance) << "column " << j;
    }
    EXPECT_EQ(y[at(n)], S(7));
}

} // namespace

TEST(RowPanels, AgreeWithThePlainSumAtOddShapes) {
    for (const Index k : {0, 1, 7, 19, 64})
        for (const Index n : {0, 1, 3, 4, 7, 8, 15, 31, 32, 33, 64, 65, 127, 128, 150})
            for (const bool transposed : {false, true})
                for (const bool biased : {false, true}) {
                    compare<double>(k, n, 0, transposed, biased, 1e-13);
                    compare<float>(k, n, 3, transposed, biased, 2e-5);
                }
}

TEST(RowPanels, OfNothingGiveNothing) {
    RowPanels<float>().times(nullptr, nullptr, nullptr);
}

} // namespace dikkat::test
