#include "core/experiments/gradient_depth.h"

#include "core/base/initialise.h"
#include "core/base/random.h"

#include <cmath>

namespace dikkat {

namespace {

constexpr double kEpsilon = 1e-5;

template <class Scalar>
struct Normalised {
    RowOf<Scalar> y;
    Scalar inverse;
};

template <class Scalar>
Normalised<Scalar> normalise(const RowOf<Scalar>& x) {
    const RowOf<Scalar> centred = (x.array() - x.mean()).matrix();
    const Scalar variance = centred.squaredNorm() / static_cast<Scalar>(x.size());
    const Scalar inverse = Scalar(1) / std::sqrt(variance + static_cast<Scalar>(kEpsilon));
    return {centred * inverse, inverse};
}

/// dx = (g − mean(g) − y · mean(g ∘ y)) / √(variance + ε). As y sums to 0, g may be centred before the
/// product too: a constant g then gives exactly 0 and no rounding noise for the layers below to amplify.
template <class Scalar>
RowOf<Scalar> normaliseBackward(const RowOf<Scalar>& g, const Normalised<Scalar>& n) {
    const RowOf<Scalar> centred = (g.array() - g.mean()).matrix();
    return n.inverse * (centred - n.y * centred.cwiseProduct(n.y).mean());
}

template <class Scalar>
RowOf<Scalar> normalRow(std::uint64_t seed, int width) {
    Random random(seed);
    std::vector<float> drawn(static_cast<std::size_t>(width));
    random.normal(drawn);
    return Eigen::Map<const RowOf<float>>(drawn.data(), width).template cast<Scalar>();
}

template <class Scalar>
double norm(const RowOf<Scalar>& row) {
    return row.template cast<double>().norm();
}

} // namespace

template <class Scalar>
DepthStack<Scalar>::DepthStack(const DepthExperiment& e, int layers)
    : m_sumLoss(e.sumLoss)
    , m_input(normalRow<Scalar>(e.inputSeed, e.width))
    , m_direction(normalRow<Scalar>(e.directionSeed, e.width)) {
    for (int i = 0; i < layers; ++i) {
        // torch.nn.Linear draws weight and bias; then the weight alone is drawn again from N(0, deviation).
        Random random(e.firstLayerSeed + static_cast<std::uint64_t>(i));
        Layer layer{MatrixOf<Scalar>(e.width, e.width), RowOf<Scalar>(e.width)};
        linearWeight<Scalar>(random, layer.weight);
        linearBias<Scalar>(random, e.width, layer.bias);
        normalLinearWeight<Scalar>(random, layer.weight, 0.0, e.weightDeviation);
        m_layers.push_back(std::move(layer));
    }
}

template <class Scalar>
DepthResult DepthStack<Scalar>::measure(int depth, NormPlace place, const RowOf<Scalar>& input) const {
    struct Kept {
        RowOf<Scalar> activated; ///< tanh(W · + b)
        Normalised<Scalar> norm;
    };
    DepthResult result;
    result.depth = depth;
    RowOf<Scalar> h = input;
    std::vector<Kept> kept;
    result.activationNorms.push_back(norm(h));
    for (int i = 0; i < depth; ++i) {
        const Layer& layer = m_layers[static_cast<std::size_t>(i)];
        Kept k;
        if (place == NormPlace::Post) {
            k.activated = (h * layer.weight + layer.bias).array().tanh().matrix();
            k.norm = normalise<Scalar>(h + k.activated);
            h = k.norm.y;
        } else {
            k.norm = normalise<Scalar>(h);
            k.activated = (k.norm.y * layer.weight + layer.bias).array().tanh().matrix();
            h += k.activated;
        }
        kept.push_back(std::move(k));
        result.activationNorms.push_back(norm(h));
    }
    result.output = h.template cast<double>();
    result.outputSum = result.output.sum();
    const RowOf<Scalar> direction = m_sumLoss ? RowOf<Scalar>(RowOf<Scalar>::Ones(h.size())) : m_direction;
    result.loss = static_cast<double>(h.dot(direction));

    RowOf<Scalar> g = direction;
    std::vector<double> norms{norm(g)};
    for (int i = depth - 1; i >= 0; --i) {
        const Layer& layer = m_layers[static_cast<std::size_t>(i)];
        const Kept& k = kept[static_cast<std::size_t>(i)];
        // tanh backward: dz = da ∘ (1 − a²); linear backward: dx = dz Wᵀ
        const auto branch = [&](const RowOf<Scalar>& da) -> RowOf<Scalar> {
            const RowOf<Scalar> dz = (da.array() * (Scalar(1) - k.activated.array().square())).matrix();
            return dz * layer.weight.transpose();
        };
        if (place == NormPlace::Post) {
            const RowOf<Scalar> s = normaliseBackward<Scalar>(g, k.norm);
            g = s + branch(s);
        } else {
            g += normaliseBackward<Scalar>(branch(g), k.norm);
        }
        norms.push_back(norm(g));
    }
    result.gradientNorms.assign(norms.rbegin(), norms.rend());
    result.gradient = g.template cast<double>();
    result.gradientNorm = result.gradientNorms.front();
    return result;
}

template class DepthStack<float>;
template class DepthStack<double>;

} // namespace dikkat
