#include "core/experiments/normal_stream.h"

#include <Eigen/Core>
#include <algorithm>
#include <bit>
#include <numbers>

namespace dikkat {

namespace {

constexpr std::uint32_t kWords = 624, kOffset = 397;

/// x(k + 624) = x(k + 397) ⊕ twist(high bit of x(k), low bits of x(k + 1)). Source: Matsumoto, Nishimura
/// 1998.
inline std::uint32_t twist(std::uint32_t high, std::uint32_t low, std::uint32_t far) {
    const std::uint32_t y = (high & 0x80000000U) | (low & 0x7FFFFFFFU);
    return far ^ (y >> 1) ^ ((0U - (low & 1U)) & 0x9908B0DFU);
}

/// r and u become r cos 2πu and r sin 2πu, for 0 ≤ u < 1. Both share one reduction of the angle to
/// [−π/4, π/4]; the quarter turn taken off swaps them and sets their signs. Without branches, so that the
/// compiler makes vector instructions of it. Source: Cephes, sinf.c.
template <std::size_t N>
void polarToPlane(float* r, float* u) {
    constexpr float turn = 2.0F * std::numbers::pi_v<float>, perQuarter = 2.0F / std::numbers::pi_v<float>;
    constexpr float rounding = 0x1.8p23F; // adding it leaves an integer in the low bits
    for (std::size_t i = 0; i < N; ++i) {
        const float theta = turn * u[i];
        const float shifted = theta * perQuarter + rounding;
        const float quarters = shifted - rounding;
        const float x = ((theta - quarters * 1.5703125F) - quarters * 4.837512969970703125e-4F) -
                        quarters * 7.54978995489188216e-8F;
        const float z = x * x;
        const float sine = ((-1.9515295891e-4F * z + 8.3321608736e-3F) * z - 1.6666654611e-1F) * z * x + x;
        const float cosine =
            ((2.443315711809948e-5F * z - 1.388731625493765e-3F) * z + 4.166664568298827e-2F) * z * z -
            0.5F * z + 1.0F;
        const auto quarter = std::bit_cast<std::uint32_t>(shifted); // only the last two bits are used
        const std::uint32_t swap = 0U - (quarter & 1U);
        const auto a = std::bit_cast<std::uint32_t>(cosine), b = std::bit_cast<std::uint32_t>(sine);
        const std::uint32_t toCosine = (((a & ~swap) | (b & swap)) ^ (((quarter + 1U) & 2U) << 30)),
                            toSine = (((b & ~swap) | (a & swap)) ^ ((quarter & 2U) << 30));
        const float radius = r[i];
        r[i] = radius * std::bit_cast<float>(toCosine);
        u[i] = radius * std::bit_cast<float>(toSine);
    }
}

} // namespace

NormalStream::NormalStream(std::uint64_t seed) {
    m_words[0] = static_cast<std::uint32_t>(seed & 0xFFFFFFFFU);
    for (std::uint32_t i = 1; i < kWords; ++i)
        m_words[i] = 1812433253U * (m_words[i - 1] ^ (m_words[i - 1] >> 30)) + i;
}

void NormalStream::refill() {
    // Three loops without branches, each of which reads only words that it does not write nearby: the
    // compiler turns them into vector instructions.
    std::uint32_t* w = m_words.data();
    for (std::uint32_t i = 0; i < kWords - kOffset; ++i) w[i] = twist(w[i], w[i + 1], w[i + kOffset]);
    w[kWords] = w[0];
    for (std::uint32_t i = kWords - kOffset; i < kWords; ++i)
        w[i] = twist(w[i], w[i + 1], w[i + kOffset - kWords]);
    m_position = 0;
}

void NormalStream::skip(std::int64_t count) {
    while (count > 0) {
        if (m_position == kWords) refill();
        const auto step = std::min<std::int64_t>(count, kWords - m_position);
        m_position += static_cast<std::uint32_t>(step);
        count -= step;
    }
}

void NormalStream::uniforms(std::span<float> out) {
    std::size_t done = 0;
    while (done < out.size()) {
        if (m_position == kWords) refill();
        const std::size_t n = std::min<std::size_t>(out.size() - done, kWords - m_position);
        const std::uint32_t* w = m_words.data() + m_position;
        float* to = out.data() + done;
        for (std::size_t i = 0; i < n; ++i) {
            std::uint32_t y = w[i];
            y ^= y >> 11;
            y ^= (y << 7) & 0x9D2C5680U;
            y ^= (y << 15) & 0xEFC60000U;
            y ^= y >> 18;
            to[i] = static_cast<float>(static_cast<std::int32_t>(y & 0xFFFFFFU)) * 0x1p-24F;
        }
        m_position += static_cast<std::uint32_t>(n);
        done += n;
    }
}

void NormalStream::fill(std::span<float> out) {
    uniforms(out);
    // Each group of 16 uniforms gives 16 normal numbers: the first eight carry the radius, the others the
    // angle. Sixty-four groups at a time stay in the first-level cache.
    constexpr std::size_t half = 8, most = 64;
    using Tile = Eigen::Array<float, half * most, 1>;
    Tile radius = Tile::Zero(), angle = Tile::Zero();
    for (std::size_t done = 0; done + 2 * half <= out.size();) {
        const std::size_t groups = std::min(most, (out.size() - done) / (2 * half));
        float* const tile = out.data() + done;
        for (std::size_t g = 0; g < groups; ++g) {
            std::copy_n(tile + 2 * half * g, half, radius.data() + half * g);
            std::copy_n(tile + 2 * half * g + half, half, angle.data() + half * g);
        }
        // r = √(−2 ln(1 − u)),  θ = 2π u′,  the numbers are r cos θ and r sin θ
        radius = (-2.0F * (1.0F - radius).log()).sqrt();
        polarToPlane<half * most>(radius.data(), angle.data());
        for (std::size_t g = 0; g < groups; ++g) {
            std::copy_n(radius.data() + half * g, half, tile + 2 * half * g);
            std::copy_n(angle.data() + half * g, half, tile + 2 * half * g + half);
        }
        done += 2 * half * groups;
    }
}

} // namespace dikkat
