#include "core/base/random.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>
#include <numeric>

// This file is compiled with -ffp-contract=off: every operation rounds once unless std::fma says otherwise,
// in the baseline build and in the one for AVX2. The recipes are those of PyTorch 1.13 on the CPU.

namespace dikkat {
namespace {

constexpr std::uint32_t kWords = 624;
constexpr double kTwoPi = 2.0 * std::numbers::pi;

/// New 624 words of the Mersenne Twister.
void refill(RandomState& s) {
    auto& w = s.words;
    for (std::uint32_t k = 0; k < kWords; ++k) {
        const std::uint32_t y = (w[k] & 0x80000000U) | (w[(k + 1) % kWords] & 0x7FFFFFFFU);
        w[k] = w[(k + 397) % kWords] ^ (y >> 1) ^ ((y & 1U) != 0 ? 0x9908B0DFU : 0U);
    }
    s.position = 0;
}

/// Natural logarithm of a positive normal number: the single-precision Cephes polynomial.
float vectorLog(float x) {
    constexpr std::array<float, 9> poly{7.0376836292e-2F,  -1.1514610310e-1F, 1.1676998740e-1F,
                                        -1.2420140846e-1F, 1.4249322787e-1F,  -1.6668057665e-1F,
                                        2.0000714765e-1F,  -2.4999993993e-1F, 3.3333331174e-1F};
    const auto bits = std::bit_cast<std::uint32_t>(x);
    // x = m 2^e with 0.5 ≤ m < 1, then m into [√½, √2)
    auto e = static_cast<float>(static_cast<std::int32_t>(bits >> 23) - 126);
    float m = std::bit_cast<float>((bits & 0x007FFFFFU) | 0x3F000000U);
    if (m < 0.70710678F) {
        m = m + m;
        e = e - 1.0F;
    }
    const float t = m - 1.0F;
    const float z = t * t;
    float y = poly[0];
    for (std::size_t i = 1; i < poly.size(); ++i) y = std::fma(y, t, poly[i]);
    y = y * t;
    y = std::fma(y, z, e * -2.12194440e-4F);
    y = std::fma(-z, 0.5F, y);
    return std::fma(e, 0.693359375F, t + y);
}

struct SinCos {
    float sin, cos;
};

/// Sine and cosine for 0 ≤ theta ≤ 2π: single-precision Cephes, angle reduced by multiples of π/4.
SinCos vectorSinCos(float theta) {
    const std::int32_t octant = (static_cast<std::int32_t>(theta * 1.27323954473516F) + 1) & ~1;
    const auto j = static_cast<float>(octant);
    for (const float part : {0.78515625F, 2.4187564849853515625e-4F, 3.77489497744594108e-8F})
        theta = std::fma(j, -part, theta);
    const float z = theta * theta;
    float c = std::fma(std::fma(2.443315711809948e-5F, z, -1.388731625493765e-3F), z, 4.166664568298827e-2F);
    c = std::fma(c * z, z, -(z * 0.5F)) + 1.0F;
    float s = std::fma(std::fma(-1.9515295891e-4F, z, 8.3321608736e-3F), z, -1.6666654611e-1F);
    s = std::fma(s * z, theta, theta);
    if ((octant & 2) != 0) std::swap(s, c);
    if ((octant & 4) != 0) s = -s;
    if (((octant + 2) & 4) != 0) c = -c;
    return {s, c};
}

/// Box–Muller on 16 uniform numbers in place: u1 = 1 − x[j], u2 = x[j+8] give x[j] and x[j+8].
void boxMuller(std::span<float, 16> x, float mean, float deviation, NormalPath path) {
    for (std::size_t j = 0; j < 8; ++j) {
        const float u1 = 1.0F - x[j], u2 = x[j + 8];
        if (path == NormalPath::Vector) {
            const float r = std::sqrt(-2.0F * vectorLog(u1));
            const auto [sin, cos] = vectorSinCos(static_cast<float>(kTwoPi) * u2);
            x[j] = std::fma(r * cos, deviation, mean);
            x[j + 8] = std::fma(r * sin, deviation, mean);
        } else {
            const float r = std::sqrt(-2.0F * std::log(u1));
            const auto theta =
                static_cast<float>(kTwoPi * static_cast<double>(u2)); // rounded once, from double
            x[j] = r * std::cos(theta) * deviation + mean;
            x[j + 8] = r * std::sin(theta) * deviation + mean;
        }
    }
}

void boxMuller(std::span<double, 16> x, double mean, double deviation) {
    for (std::size_t j = 0; j < 8; ++j) {
        const double r = std::sqrt(-2.0 * std::log(1.0 - x[j]));
        const double theta = kTwoPi * x[j + 8];
        x[j] = r * std::cos(theta) * deviation + mean;
        x[j + 8] = r * std::sin(theta) * deviation + mean;
    }
}

/// The 16-or-more recipe: uniforms everywhere, groups of 16 transformed in place; a remainder redraws the
/// last 16.
template <class Scalar, class Draw, class Mix>
void normalFill(std::span<Scalar> out, Draw draw, Mix mix) {
    for (Scalar& x : out) x = draw();
    for (std::size_t o = 0; o + 16 <= out.size(); o += 16) mix(out.subspan(o).template first<16>());
    if (out.size() % 16 != 0) {
        const auto tail = out.template last<16>();
        for (Scalar& x : tail) x = draw();
        mix(tail);
    }
}

/// weight / exponential number for every weight; a weight of 0 never wins.
std::vector<float> race(Random& random, std::span<const float> weights) {
    std::vector<float> q(weights.size());
    random.exponential(q);
    for (std::size_t i = 0; i < q.size(); ++i) q[i] = weights[i] > 0 ? weights[i] / q[i] : 0.0F;
    return q;
}

} // namespace

std::vector<double> RandomState::pack() const {
    std::vector<double> out(words.begin(), words.end());
    out.push_back(position);
    out.push_back(cachedNormal ? 1 : 0);
    out.push_back(cachedNormal.value_or(0));
    return out;
}

std::optional<RandomState> RandomState::unpack(std::span<const double> packed) {
    if (packed.size() != kWords + 3) return std::nullopt;
    const auto whole = [](double v, double most) { return v >= 0 && v <= most && std::floor(v) == v; };
    RandomState s;
    for (std::size_t i = 0; i < kWords; ++i) {
        if (!whole(packed[i], 4294967295.0)) return std::nullopt;
        s.words[i] = static_cast<std::uint32_t>(packed[i]);
    }
    const double position = packed[kWords], flag = packed[kWords + 1], cache = packed[kWords + 2];
    if (!whole(position, kWords) || !whole(flag, 1) || !std::isfinite(cache)) return std::nullopt;
    s.position = static_cast<std::uint32_t>(position);
    if (flag == 1) s.cachedNormal = cache;
    return s;
}

void Random::seed(std::uint64_t seed) {
    auto& w = m_state.words;
    w[0] = static_cast<std::uint32_t>(seed & 0xFFFFFFFFU);
    for (std::uint32_t i = 1; i < kWords; ++i) w[i] = 1812433253U * (w[i - 1] ^ (w[i - 1] >> 30)) + i;
    m_state.position = kWords;
    m_state.cachedNormal.reset();
}

std::uint32_t Random::u32() {
    if (m_state.position >= kWords) refill(m_state);
    std::uint32_t y = m_state.words[m_state.position++];
    y ^= y >> 11;
    y ^= (y << 7) & 0x9D2C5680U;
    y ^= (y << 15) & 0xEFC60000U;
    return y ^ (y >> 18);
}

std::uint64_t Random::u64() {
    const std::uint64_t high = u32();
    return (high << 32) | u32();
}

float Random::uniformFloat() {
    return static_cast<float>(u32() & 0xFFFFFFU) * 0x1p-24F;
}

double Random::uniformDouble() {
    return static_cast<double>(u64() & ((std::uint64_t{1} << 53) - 1)) * 0x1p-53;
}

double Random::normalDouble() {
    if (m_state.cachedNormal) {
        const double value = *m_state.cachedNormal;
        m_state.cachedNormal.reset();
        return value;
    }
    const double u1 = uniformDouble();
    const double u2 = uniformDouble();
    const double r = std::sqrt(-2.0 * std::log1p(-u2));
    m_state.cachedNormal = r * std::sin(kTwoPi * u1);
    return r * std::cos(kTwoPi * u1);
}

void Random::uniform(std::span<float> out, double low, double high) {
    const auto from = static_cast<float>(low);
    const float range = static_cast<float>(high) - from;
    for (float& x : out) x = std::fma(uniformFloat(), range, from);
}

void Random::uniform(std::span<double> out, double low, double high) {
    const double range = high - low;
    for (double& x : out) x = uniformDouble() * range + low;
}

void Random::normal(std::span<float> out, double mean, double deviation, NormalPath path) {
    if (out.size() < 16) {
        for (float& x : out) x = static_cast<float>(normalDouble() * deviation + mean);
        return;
    }
    const auto m = static_cast<float>(mean), d = static_cast<float>(deviation);
    normalFill(
        out, [this] { return uniformFloat(); }, [&](std::span<float, 16> x) { boxMuller(x, m, d, path); });
}

void Random::normal(std::span<double> out, double mean, double deviation) {
    if (out.size() < 16) {
        for (double& x : out) x = normalDouble() * deviation + mean;
        return;
    }
    normalFill(
        out, [this] { return uniformDouble(); },
        [&](std::span<double, 16> x) { boxMuller(x, mean, deviation); });
}

std::int64_t Random::integer(std::int64_t low, std::int64_t high) {
    const std::uint64_t range = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
    // torch uses one 32-bit output below 2^32 and two beyond
    const std::uint64_t drawn = range >= (std::uint64_t{1} << 32) ? u64() : u32();
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(low) + drawn % range);
}

void Random::integers(std::span<std::int64_t> out, std::int64_t low, std::int64_t high) {
    for (auto& x : out) x = integer(low, high);
}

std::vector<std::int64_t> Random::permutation(std::int64_t n) {
    std::vector<std::int64_t> r(static_cast<std::size_t>(std::max<std::int64_t>(n, 0)));
    std::iota(r.begin(), r.end(), 0);
    for (std::size_t i = 0; i + 1 < r.size(); ++i) std::swap(r[i], r[i + u32() % (r.size() - i)]);
    return r;
}

bool Random::bernoulli(double p) {
    return uniformDouble() < p;
}

void Random::exponential(std::span<float> out) {
    for (float& x : out) x = static_cast<float>(-std::log1p(-uniformDouble()));
}

std::int64_t Random::choose(std::span<const float> weights) {
    const std::vector<float> r = race(*this, weights);
    return std::distance(r.begin(), std::max_element(r.begin(), r.end()));
}

std::vector<std::int64_t> Random::chooseDistinct(std::span<const float> weights, std::int64_t count) {
    const std::vector<float> r = race(*this, weights);
    std::vector<std::int64_t> order(r.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](std::int64_t a, std::int64_t b) {
        return r[static_cast<std::size_t>(a)] > r[static_cast<std::size_t>(b)];
    });
    order.resize(std::min(order.size(), static_cast<std::size_t>(std::max<std::int64_t>(count, 0))));
    return order;
}

std::vector<std::int64_t> Random::chooseRepeated(std::span<const float> weights, std::int64_t count) {
    if (count == 1) return {choose(weights)};
    std::vector<float> cdf(weights.size());
    float sum = 0;
    for (std::size_t i = 0; i < cdf.size(); ++i) cdf[i] = sum = sum + weights[i];
    for (float& c : cdf) c = c / sum;
    std::vector<std::int64_t> out(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)));
    for (auto& x : out) {
        const double u = uniformDouble();
        const auto at = std::lower_bound(cdf.begin(), cdf.end(), u, [](float c, double v) { return c < v; });
        x = std::min<std::int64_t>(std::distance(cdf.begin(), at), static_cast<std::int64_t>(cdf.size()) - 1);
    }
    return out;
}

} // namespace dikkat
