#include "core/training/optimiser.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace dikkat {

double Schedule::factor(std::int64_t step) const {
    if (step < warmup) return static_cast<double>(step + 1) / warmup;
    if (total <= 0) return 1.0;
    if (step >= total || total <= warmup) return minimum;
    const double progress = static_cast<double>(step - warmup) / (total - warmup);
    return minimum + (1.0 - minimum) * (1.0 + std::cos(std::numbers::pi * progress)) / 2.0;
}

std::vector<DecayRange> decayRanges(const std::vector<ParameterInfo>& layout, bool decayVectors) {
    std::vector<DecayRange> ranges;
    for (const ParameterInfo& p : layout) {
        const bool decays = p.isMatrix || decayVectors;
        if (!ranges.empty() && ranges.back().decays == decays) {
            ranges.back().to = p.offset + p.size();
        } else {
            ranges.push_back({p.offset, p.offset + p.size(), decays});
        }
    }
    return ranges;
}

template <class Scalar>
Moments<Scalar> noMoments(OptimiserKind kind, std::int64_t size) {
    Moments<Scalar> m;
    const bool adam = kind == OptimiserKind::Adam || kind == OptimiserKind::AdamW;
    if (adam || kind == OptimiserKind::Momentum) m.first.assign(static_cast<std::size_t>(size), Scalar(0));
    if (adam) m.second.assign(static_cast<std::size_t>(size), Scalar(0));
    return m;
}

namespace {

template <class S>
using Line = Eigen::Map<Eigen::Array<S, Eigen::Dynamic, 1>>;
template <class S>
using ConstLine = Eigen::Map<const Eigen::Array<S, Eigen::Dynamic, 1>>;

constexpr std::int64_t kPiece = 1024; ///< a piece of the five arrays stays in the first cache

template <class S>
void updatePiece(const OptimiserSettings& o, double lr, double scale, double shrink, double correct1,
                 double correct2, std::int64_t from, std::int64_t size, const S* gradient,
                 Moments<S>& moments, S* weights) {
    const ConstLine<S> g(gradient + from, size);
    Line<S> w(weights + from, size);
    const S factor = static_cast<S>(scale), rate = static_cast<S>(lr);
    switch (o.kind) {
    case OptimiserKind::Sgd: w -= rate * factor * g; break;
    case OptimiserKind::Momentum: {
        Line<S> m(moments.first.data() + from, size);
        m = static_cast<S>(o.momentum) * m + factor * g;
        w -= rate * m;
        break;
    }
    case OptimiserKind::Adam:
    case OptimiserKind::AdamW: {
        Line<S> m(moments.first.data() + from, size), v(moments.second.data() + from, size);
        if (shrink != 1.0) w *= static_cast<S>(shrink);
        m = static_cast<S>(o.beta1) * m + static_cast<S>(1.0 - o.beta1) * factor * g;
        v = static_cast<S>(o.beta2) * v + static_cast<S>(1.0 - o.beta2) * (factor * g).square();
        w -= static_cast<S>(lr / correct1) * m /
             (v.sqrt() * static_cast<S>(1.0 / std::sqrt(correct2)) + static_cast<S>(o.epsilon));
        break;
    }
    }
}

} // namespace

template <class Scalar>
void updateWeights(const OptimiserSettings& settings, double learningRate, double gradientScale,
                   const std::vector<DecayRange>& decay, std::int64_t from, std::int64_t to,
                   const Scalar* gradient, Moments<Scalar>& moments, Scalar* weights) {
    const double t = static_cast<double>(moments.steps + 1);
    const double correct1 = 1.0 - std::pow(settings.beta1, t), correct2 = 1.0 - std::pow(settings.beta2, t);
    for (const DecayRange& range : decay) {
        const bool shrinks = settings.kind == OptimiserKind::AdamW && range.decays;
        const double shrink = shrinks ? 1.0 - learningRate * settings.weightDecay : 1.0;
        const std::int64_t end = std::min(to, range.to);
        for (std::int64_t at = std::max(from, range.from); at < end; at += kPiece)
            updatePiece(settings, learningRate, gradientScale, shrink, correct1, correct2, at,
                        std::min(kPiece, end - at), gradient, moments, weights);
    }
}

double clippingFactor(double norm, double limit) {
    return limit > 0.0 ? std::min(1.0, limit / (norm + 1e-6)) : 1.0;
}

template Moments<float> noMoments(OptimiserKind, std::int64_t);
template Moments<double> noMoments(OptimiserKind, std::int64_t);
template void updateWeights(const OptimiserSettings&, double, double, const std::vector<DecayRange>&,
                            std::int64_t, std::int64_t, const float*, Moments<float>&, float*);
template void updateWeights(const OptimiserSettings&, double, double, const std::vector<DecayRange>&,
                            std::int64_t, std::int64_t, const double*, Moments<double>&, double*);

} // namespace dikkat
