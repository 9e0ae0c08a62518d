#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace dikkat {

/// The normal numbers of torch.randn on large float32 tensors, fast: the same Mersenne Twister stream and the
/// same groups of 16 as Random::normal, but evaluated many at a time. Values differ from the bit-exact ones
/// by at most a few units of the last place, which no statistic over thousands of numbers can tell; use
/// Random where single bits matter.
class NormalStream {
public:
    explicit NormalStream(std::uint64_t seed);
    /// Fills a multiple of 16 numbers; consecutive calls continue one tensor.
    void fill(std::span<float> out);
    /// Leaves out as many numbers as `count` calls of u32() would draw.
    void skip(std::int64_t count);

private:
    void refill();
    void uniforms(std::span<float> out);

    std::array<std::uint32_t, 624 + 1> m_words{}; ///< one spare word: word 624 mirrors word 0 in the twist
    std::uint32_t m_position = 624;
};

} // namespace dikkat
