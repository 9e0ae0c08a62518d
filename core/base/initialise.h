#pragma once

#include "core/base/matrix.h"
#include "core/base/random.h"

#include <cmath>
#include <vector>

namespace dikkat {

/// Default initial values of PyTorch's layers, in PyTorch's order of draws. Numbers are drawn in float32 and
/// converted, so a double model starts from exactly the weights of its float twin.

/// Weight of torch.nn.Linear(in, out): uniform within about ±1/√in, drawn row by row of torch's (out, in) and
/// stored transposed here: weight (in, out). The bias, if there is one, is drawn after it with linearBias().
template <class Scalar>
void linearWeight(Random& random, Eigen::Ref<MatrixOf<Scalar>> weight) {
    const Index in = weight.rows(), out = weight.cols();
    // kaiming_uniform with a = √5: the bound is 1/√in up to the last bit of a double
    const double bound = std::sqrt(3.0) * (std::sqrt(2.0 / 6.0) / std::sqrt(static_cast<double>(in)));
    std::vector<float> drawn(static_cast<std::size_t>(in * out));
    random.uniform(drawn, -bound, bound);
    weight = Eigen::Map<const MatrixOf<float>>(drawn.data(), out, in).transpose().template cast<Scalar>();
}

/// Bias of torch.nn.Linear(in, out): uniform within ±1/√in; bias (1, out).
template <class Scalar>
void linearBias(Random& random, Index in, Eigen::Ref<RowOf<Scalar>> bias) {
    const double bound = 1.0 / std::sqrt(static_cast<double>(in));
    std::vector<float> drawn(static_cast<std::size_t>(bias.size()));
    random.uniform(drawn, -bound, bound);
    bias = Eigen::Map<const RowOf<float>>(drawn.data(), bias.size()).template cast<Scalar>();
}

/// torch.nn.init.normal_ on a (rows, columns) tensor in row-major order; the default weight of
/// torch.nn.Embedding with mean 0 and deviation 1. For a Linear weight stored as (in, out) use
/// normalLinearWeight().
template <class Scalar>
void normalWeight(Random& random, Eigen::Ref<MatrixOf<Scalar>> weight, double mean = 0,
                  double deviation = 1) {
    std::vector<float> drawn(static_cast<std::size_t>(weight.size()));
    random.normal(drawn, mean, deviation);
    weight =
        Eigen::Map<const MatrixOf<float>>(drawn.data(), weight.rows(), weight.cols()).template cast<Scalar>();
}

/// torch.nn.init.normal_ on a Linear weight: drawn in torch's (out, in) order, stored as weight (in, out).
template <class Scalar>
void normalLinearWeight(Random& random, Eigen::Ref<MatrixOf<Scalar>> weight, double mean = 0,
                        double deviation = 1) {
    std::vector<float> drawn(static_cast<std::size_t>(weight.size()));
    random.normal(drawn, mean, deviation);
    weight = Eigen::Map<const MatrixOf<float>>(drawn.data(), weight.cols(), weight.rows())
                 .transpose()
                 .template cast<Scalar>();
}

} // namespace dikkat
