#pragma once

#include "core/base/matrix.h"
#include "core/model/config.h"

#include <cmath>
#include <numbers>

namespace dikkat {

namespace detail {

template <class S>
inline constexpr S kGeluScale = static_cast<S>(0.7978845608028653558798921198687637369517); // √(2/π)
template <class S>
inline constexpr S kGeluCubic = static_cast<S>(0.044715);

template <class S>
using Line = Eigen::Map<Eigen::Array<S, Eigen::Dynamic, 1>>;
template <class S>
using ConstLine = Eigen::Map<const Eigen::Array<S, Eigen::Dynamic, 1>>;

/// x σ(a x): a of the two activations of this form.
template <class S>
S sigmoidScale(Activation kind) {
    return kind == Activation::QuickGelu ? S(1.702) : S(1);
}

/// Works in pieces so that intermediate values stay in the first cache.
inline constexpr Index kPiece = 512;

} // namespace detail

/// y = f(x) for n numbers. GELU exact: x (1 + erf(x/√2)) / 2; tanh form: x (1 + tanh(√(2/π) (x + 0.044715
/// x³))) / 2; x σ(1.702 x) is their quick form. Source: Hendrycks and Gimpel 2016.
template <class S>
void activate(Activation kind, Index n, const S* x, S* y) {
    using namespace detail;
    for (Index at = 0; at < n; at += kPiece) {
        const Index size = std::min(kPiece, n - at);
        const ConstLine<S> in(x + at, size);
        Line<S> out(y + at, size);
        switch (kind) {
        case Activation::Relu: out = (in < S(0)).select(S(0), in); break; // NaN stays NaN
        case Activation::Tanh: out = in.tanh(); break;
        case Activation::GeluTanh:
            out = kGeluScale<S> * (in + kGeluCubic<S> * in.cube());
            out = S(0.5) * in * (S(1) + out.tanh());
            break;
        case Activation::GeluExact:
            for (Index i = 0; i < size; ++i)
                out[i] = S(0.5) * in[i] * (S(1) + std::erf(in[i] * static_cast<S>(1 / std::numbers::sqrt2)));
            break;
        case Activation::Silu:
        case Activation::QuickGelu: out = in / (S(1) + (-detail::sigmoidScale<S>(kind) * in).exp()); break;
        case Activation::ReluSquared: out = (in < S(0)).select(S(0), in.square()); break;
        }
    }
}

/// dx = dy ∘ f′(x), where y = f(x) is at hand too. dx may be dy.
template <class S>
void activateBackward(Activation kind, Index n, const S* x, const S* y, const S* dy, S* dx) {
    using namespace detail;
    for (Index at = 0; at < n; at += kPiece) {
        const Index size = std::min(kPiece, n - at);
        const ConstLine<S> in(x + at, size), value(y + at, size), up(dy + at, size);
        Line<S> out(dx + at, size);
        switch (kind) {
        case Activation::Relu: out = (in > S(0)).select(up, S(0)); break;
        case Activation::Tanh: out = up * (S(1) - value.square()); break;
        case Activation::GeluTanh: {
            Eigen::Array<S, Eigen::Dynamic, 1, 0, kPiece, 1> t =
                (kGeluScale<S> * (in + kGeluCubic<S> * in.cube())).tanh();
            // f′ = (1 + t)/2 + x (1 − t²) √(2/π) (1 + 3·0.044715 x²) / 2
            out = up * S(0.5) *
                  (S(1) + t +
                   in * (S(1) - t.square()) * kGeluScale<S> * (S(1) + S(3) * kGeluCubic<S> * in.square()));
            break;
        }
        case Activation::GeluExact:
            for (Index i = 0; i < size; ++i) {
                const S z = in[i];
                const S cumulative = S(0.5) * (S(1) + std::erf(z * static_cast<S>(1 / std::numbers::sqrt2)));
                const S density = static_cast<S>(std::numbers::inv_sqrtpi / std::numbers::sqrt2) *
                                  std::exp(S(-0.5) * z * z);
                out[i] = up[i] * (cumulative + z * density);
            }
            break;
        case Activation::Silu:
        case Activation::QuickGelu: {
            const S a = detail::sigmoidScale<S>(kind);
            const Eigen::Array<S, Eigen::Dynamic, 1, 0, kPiece, 1> gate = S(1) / (S(1) + (-a * in).exp());
            out = up * gate * (S(1) + a * in * (S(1) - gate)); // f = x σ(ax): f′ = σ + a x σ (1 − σ)
            break;
        }
        case Activation::ReluSquared: out = (in > S(0)).select(up * S(2) * in, S(0)); break;
        }
    }
}

} // namespace dikkat
