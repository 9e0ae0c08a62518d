#include "core/experiments/normal_stream.h"

#include <Eigen/Core>
#include <algorithm>
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
    using Half = Eigen::Array<float, 8, Eigen::Dynamic>;
    uniforms(out);
    // Each group of 16 uniforms gives 16 normal numbers: the first eight carry the radius, the others the
    // angle.
    const auto groups = static_cast<Eigen::Index>(out.size() / 16);
    Eigen::Map<Half, 0, Eigen::OuterStride<16>> first(out.data(), 8, groups),
        second(out.data() + 8, 8, groups);
    constexpr Eigen::Index step = 64; // stays in the first-level cache
    Eigen::Array<float, 8, step> radius, angle;
    for (Eigen::Index g = 0; g < groups; g += step) {
        const Eigen::Index n = std::min(step, groups - g);
        // r = √(−2 ln(1 − u)),  θ = 2π u'
        radius.leftCols(n) = (-2.0F * (1.0F - first.middleCols(g, n)).log()).sqrt();
        angle.leftCols(n) = 2.0F * std::numbers::pi_v<float> * second.middleCols(g, n);
        first.middleCols(g, n) = radius.leftCols(n) * angle.leftCols(n).cos();
        second.middleCols(g, n) = radius.leftCols(n) * angle.leftCols(n).sin();
    }
}

} // namespace dikkat
