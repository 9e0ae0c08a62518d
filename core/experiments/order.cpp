#include "core/experiments/order.h"

#include "core/base/matrix.h"
#include "core/base/random.h"
#include "core/ops/attend.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace dikkat {

namespace {

constexpr Index kWidth = 32, kHead = 16, kTokens = 65;

template <class Scalar>
MatrixOf<Scalar> normal(Random& random, Index rows, Index columns) {
    std::vector<float> drawn(static_cast<std::size_t>(rows * columns));
    random.normal(drawn);
    return Eigen::Map<const MatrixOf<float>>(drawn.data(), rows, columns).template cast<Scalar>();
}

} // namespace

template <class Scalar>
double orderChange(int positions, std::uint64_t seed, bool withPositions) {
    Random random(seed);
    const MatrixOf<Scalar> embedding = normal<Scalar>(random, kTokens, kWidth);
    const MatrixOf<Scalar> place = normal<Scalar>(random, positions, kWidth);
    MatrixOf<Scalar> w[3];
    for (auto& m : w) m = normal<Scalar>(random, kWidth, kHead) / std::sqrt(static_cast<Scalar>(kWidth));
    auto ids = random.permutation(kTokens);
    ids.resize(static_cast<std::size_t>(positions));

    const auto lastOutput = [&] {
        MatrixOf<Scalar> x(positions, kWidth);
        for (Index t = 0; t < positions; ++t) x.row(t) = embedding.row(ids[static_cast<std::size_t>(t)]);
        if (withPositions) x += place;
        const MatrixOf<Scalar> q = x * w[0], k = x * w[1], v = x * w[2];
        AttendSize size;
        size.queries = size.keys = positions;
        size.heads = 1;
        size.headWidth = kHead;
        std::vector<Scalar> weights(static_cast<std::size_t>(positions * positions));
        std::vector<Scalar> scratch(static_cast<std::size_t>(attendScratch<Scalar>(size)));
        MatrixOf<Scalar> out(positions, kHead);
        attendHeads<Scalar>(size, q.data(), k.data(), v.data(), weights.data(), out.data(), scratch.data());
        return RowOf<Scalar>(out.row(positions - 1));
    };
    const RowOf<Scalar> before = lastOutput();
    std::reverse(ids.end() - 5, ids.end() - 1);
    return static_cast<double>((before - lastOutput()).cwiseAbs().maxCoeff());
}

template double orderChange<float>(int, std::uint64_t, bool);
template double orderChange<double>(int, std::uint64_t, bool);

} // namespace dikkat
