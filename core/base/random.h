#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace dikkat {

/// How float32 normal numbers are rounded when 16 or more are drawn at once.
enum class NormalPath {
    Vector, ///< single-precision Cephes polynomials with fused multiply-adds: what PyTorch does on AVX2
            ///< machines
    Libm    ///< logf, sinf and cosf of the C library: what PyTorch does elsewhere
};

/// Everything needed to go on drawing exactly where a generator stands.
struct RandomState {
    std::array<std::uint32_t, 624> words{};
    std::uint32_t position = 624;       ///< next word to use, 624 = refill first
    std::optional<double> cachedNormal; ///< sine twin waiting for the next small normal call

    bool operator==(const RandomState&) const = default;

    /// 627 numbers that a float64 tensor holds exactly: words, position, cache flag, cache.
    [[nodiscard]] std::vector<double> pack() const;
    /// Nothing if the numbers are not a packed state.
    [[nodiscard]] static std::optional<RandomState> unpack(std::span<const double> packed);
};

/// Random numbers as PyTorch draws them on the CPU, bit for bit: Mersenne Twister mt19937 seeded with the low
/// 32 bits, and PyTorch's own recipes on top of it. One object is one `torch.Generator`.
///
/// All arithmetic is written out and compiled without contraction, so builds for different instruction sets
/// agree.
class Random {
public:
    explicit Random(std::uint64_t seed = 0) { this->seed(seed); }
    /// Starts again, like torch.manual_seed: also empties the cache of normal numbers.
    void seed(std::uint64_t seed);

    [[nodiscard]] const RandomState& state() const { return m_state; }
    void restore(const RandomState& state) { m_state = state; }

    std::uint32_t u32();
    std::uint64_t u64();    ///< two outputs, the first one high
    float uniformFloat();   ///< [0, 1), 24 random bits
    double uniformDouble(); ///< [0, 1), 53 random bits
    double normalDouble();  ///< one N(0, 1) through the cache, as torch draws fewer than 16

    /// torch.rand / uniform_(low, high), float32: one fused multiply-add per number, as on AVX2.
    void uniform(std::span<float> out, double low = 0, double high = 1);
    void uniform(std::span<double> out, double low = 0, double high = 1);

    /// torch.randn / normal_(mean, deviation) on a contiguous tensor of out.size() numbers.
    /// Below 16 numbers every value goes through the cache; from 16 on the cache plays no part.
    void normal(std::span<float> out, double mean = 0, double deviation = 1,
                NormalPath path = NormalPath::Vector);
    void normal(std::span<double> out, double mean = 0, double deviation = 1);

    /// One number of torch.randint(low, high), low inclusive, high exclusive and greater than low.
    std::int64_t integer(std::int64_t low, std::int64_t high);
    void integers(std::span<std::int64_t> out, std::int64_t low, std::int64_t high);

    std::vector<std::int64_t> permutation(std::int64_t n); ///< torch.randperm(n)
    bool bernoulli(double p);                              ///< one number of bernoulli_(p)
    void exponential(std::span<float> out);                ///< exponential_(), rate 1

    /// torch.multinomial(weights, 1): the index with the largest weight / exponential number. Weights are not
    /// negative, need not sum to 1, and at least one is positive.
    std::int64_t choose(std::span<const float> weights);
    /// torch.multinomial(weights, count) without replacement; count ≤ number of weights.
    std::vector<std::int64_t> chooseDistinct(std::span<const float> weights, std::int64_t count);
    /// torch.multinomial(weights, count, replacement=True) for count > 1; count 1 is choose().
    std::vector<std::int64_t> chooseRepeated(std::span<const float> weights, std::int64_t count);

private:
    RandomState m_state;
};

} // namespace dikkat
