#pragma once

#include "core/base/aligned.h"
#include "core/model/parameters.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace dikkat {

enum class OptimiserKind { Sgd, Momentum, Adam, AdamW };

/// How a gradient becomes a change of the weights.
struct OptimiserSettings {
    OptimiserKind kind = OptimiserKind::AdamW;
    double learningRate = 1e-3;
    double momentum = 0.9;
    double beta1 = 0.9, beta2 = 0.999;
    double epsilon = 1e-8;
    double weightDecay = 0.1;  ///< AdamW only
    bool decayVectors = false; ///< also decay biases, gammas and betas
    double clip = 1.0;         ///< largest global norm of the gradient; 0 = no clipping

    bool operator==(const OptimiserSettings&) const = default;
};

/// Factor on the learning rate: rises linearly over `warmup` steps, then falls along half a cosine from 1 to
/// `minimum` at step `total`; total 0 = stays 1.
struct Schedule {
    int warmup = 0;
    int total = 0;
    double minimum = 0.1;

    /// Of step `step`, counted from 0.
    [[nodiscard]] double factor(std::int64_t step) const;

    bool operator==(const Schedule&) const = default;
};

/// A stretch of the flat buffer with one rule about weight decay.
struct DecayRange {
    std::int64_t from = 0, to = 0;
    bool decays = false;
};
std::vector<DecayRange> decayRanges(const std::vector<ParameterInfo>& layout, bool decayVectors);

/// The moments an optimiser keeps, as long as the weights; empty where the kind needs none.
template <class Scalar>
struct Moments {
    LineVector<Scalar> first;  ///< momentum's m, Adam's m
    LineVector<Scalar> second; ///< Adam's v
    std::int64_t steps = 0;    ///< updates made

    bool operator==(const Moments&) const = default;
};
template <class Scalar>
Moments<Scalar> noMoments(OptimiserKind kind, std::int64_t size);

/// One update of the weights from … to − 1. With g the gradient times `gradientScale` (clipping), t =
/// moments.steps + 1:
///   SGD       w −= lr g
///   momentum  m = μ m + g,  w −= lr m
///   Adam      m = β₁ m + (1 − β₁) g,  v = β₂ v + (1 − β₂) g²,  w −= lr (m / (1 − β₁ᵗ)) / (√(v / (1 − β₂ᵗ)) +
///   ε) AdamW     first w *= 1 − lr λ, then Adam
/// Does not count the step. Source: Kingma and Ba 2015; Loshchilov and Hutter 2019.
template <class Scalar>
void updateWeights(const OptimiserSettings& settings, double learningRate, double gradientScale,
                   const std::vector<DecayRange>& decay, std::int64_t from, std::int64_t to,
                   const Scalar* gradient, Moments<Scalar>& moments, Scalar* weights);

/// clip / (norm + 1e-6) if the norm is larger than the limit, else 1 (as torch's clip_grad_norm_).
double clippingFactor(double norm, double limit);

extern template Moments<float> noMoments(OptimiserKind, std::int64_t);
extern template Moments<double> noMoments(OptimiserKind, std::int64_t);
extern template void updateWeights(const OptimiserSettings&, double, double, const std::vector<DecayRange>&,
                                   std::int64_t, std::int64_t, const float*, Moments<float>&, float*);
extern template void updateWeights(const OptimiserSettings&, double, double, const std::vector<DecayRange>&,
                                   std::int64_t, std::int64_t, const double*, Moments<double>&, double*);

} // namespace dikkat
