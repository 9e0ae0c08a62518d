#pragma once

#include "core/base/matrix.h"
#include "core/model/config.h"

#include <cstdint>
#include <vector>

namespace dikkat {

/// The experiment of the lesson "GPT vs 2017": a stack of residual tanh layers, one vector through it, and
/// the gradient that comes back to the input. Defaults are the lesson's.
struct DepthExperiment {
    int width = 16;
    double weightDeviation = 0.5;       ///< the sublayers' weights are N(0, this)
    std::uint64_t inputSeed = 1;        ///< of the input vector
    std::uint64_t directionSeed = 7;    ///< of the direction whose product with the output is the loss
    std::uint64_t firstLayerSeed = 100; ///< layer i is drawn from a fresh generator with this + i
    bool sumLoss = false;               ///< loss = sum of the outputs instead

    bool operator==(const DepthExperiment&) const = default;
};

/// One stack measured.
struct DepthResult {
    int depth = 0;
    double gradientNorm = 0; ///< of the loss with respect to the input vector
    double loss = 0;
    double outputSum = 0;                ///< sum of the output's components
    Row gradient;                        ///< (width) with respect to the input
    Row output;                          ///< (width)
    std::vector<double> activationNorms; ///< of the stream at the input and after each layer, depth + 1
    std::vector<double> gradientNorms;   ///< of the loss with respect to each of these, depth + 1
};

/// The layers of an experiment, drawn once and used at every depth up to their number: PyTorch's generator
/// and order of draws, float32 numbers converted.
template <class Scalar>
class DepthStack {
public:
    DepthStack(const DepthExperiment& experiment, int layers);
    [[nodiscard]] int layers() const { return static_cast<int>(m_layers.size()); }
    /// depth 1 … layers(). Post: h = norm(h + tanh(W h + b)); Pre: h = h + tanh(W norm(h) + b).
    [[nodiscard]] DepthResult measure(int depth, NormPlace place) const {
        return measure(depth, place, m_input);
    }
    /// The same with another input vector (width).
    [[nodiscard]] DepthResult measure(int depth, NormPlace place, const RowOf<Scalar>& input) const;
    [[nodiscard]] const RowOf<Scalar>& input() const { return m_input; }

private:
    struct Layer {
        MatrixOf<Scalar> weight; ///< (width, width), in × out
        RowOf<Scalar> bias;
    };
    bool m_sumLoss = false;
    RowOf<Scalar> m_input, m_direction;
    std::vector<Layer> m_layers;
};

extern template class DepthStack<float>;
extern template class DepthStack<double>;

} // namespace dikkat
