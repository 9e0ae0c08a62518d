#include "core/base/initialise.h"
#include "core/base/random.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>

using namespace dikkat;
using nlohmann::json;

namespace {

const json& reference() {
    static const json data = json::parse(std::ifstream(DIKKAT_TEST_DATA "/torch_rng.json"));
    return data;
}

/// The reference prints float32 in shortest form: parse as double, cast, same bits.
std::vector<float> floats(const json& j) {
    std::vector<float> out;
    const std::function<void(const json&)> walk = [&](const json& v) {
        if (v.is_object()) return walk(v.at("data"));
        if (!v.is_array()) return out.push_back(static_cast<float>(v.get<double>()));
        for (const auto& x : v) walk(x);
    };
    walk(j);
    return out;
}

class Streams : public testing::TestWithParam<std::string> {
protected:
    const json& stream() const { return reference().at("streams").at(GetParam()); }
    Random fresh() const { return Random(std::stoull(GetParam())); }
    std::vector<std::int64_t> numbers(const char* name) const { return stream().at(name); }

    template <class Draw>
    std::vector<float> drawn(std::size_t n, Draw draw) const {
        std::vector<float> out(n);
        Random random = fresh();
        draw(random, std::span<float>(out));
        return out;
    }
};

} // namespace

TEST_P(Streams, EngineWords) {
    Random random = fresh();
    for (const std::uint32_t expected : stream().at("u32_first_40").get<std::vector<std::uint32_t>>())
        EXPECT_EQ(random.u32(), expected);
}

TEST_P(Streams, NormalNumbersBitForBit) {
    const auto normal = [](Random& r, std::span<float> out) { r.normal(out); };
    EXPECT_EQ(drawn(16, normal), floats(stream().at("randn_16")));
    EXPECT_EQ(drawn(16, normal), floats(stream().at("randn_1x16")));
    EXPECT_EQ(drawn(40, normal), floats(stream().at("randn_40")));
    EXPECT_EQ(drawn(40, [](Random& r, std::span<float> out) { r.normal(out, 0, 1, NormalPath::Libm); }),
              floats(stream().at("randn_40_libm_path")));
    EXPECT_EQ(drawn(40,
                    [](Random& r, std::span<float> out) {
                        for (std::size_t i = 0; i < 40; i += 4) r.normal(out.subspan(i, 4));
                    }),
              floats(stream().at("randn_4_ten_calls")));
    EXPECT_EQ(drawn(3,
                    [](Random& r, std::span<float> out) {
                        r.normal(out.subspan(0, 1));
                        r.uniform(out.subspan(1, 1));
                        r.normal(out.subspan(2, 1));
                    }),
              floats(stream().at("randn_1_then_rand_1_then_randn_1")));
}

TEST_P(Streams, UniformNumbersBitForBit) {
    EXPECT_EQ(drawn(8, [](Random& r, std::span<float> out) { r.uniform(out); }),
              floats(stream().at("rand_8")));
    std::vector<double> wide(8);
    Random random = fresh();
    random.uniform(wide);
    EXPECT_EQ(wide, stream().at("rand_8_float64").get<std::vector<double>>());
}

TEST_P(Streams, NormalNumbersInDouble) {
    std::vector<double> wide(16);
    Random random = fresh();
    random.normal(wide);
    const auto expected = stream().at("randn_16_float64").get<std::vector<double>>();
    for (std::size_t i = 0; i < wide.size(); ++i) EXPECT_NEAR(wide[i], expected[i], 1e-15);
}

TEST_P(Streams, IntegersPermutationsAndChoices) {
    std::vector<std::int64_t> out(8);
    Random random = fresh();
    random.integers(out, 0, 10);
    EXPECT_EQ(out, numbers("randint_0_10_8"));
    EXPECT_EQ(fresh().permutation(10), numbers("randperm_10"));
    random = fresh();
    for (auto& x : out) x = random.bernoulli(0.3) ? 1 : 0;
    EXPECT_EQ(out, numbers("bernoulli_0.3_8"));
    EXPECT_EQ(drawn(8, [](Random& r, std::span<float> o) { r.exponential(o); }),
              floats(stream().at("exponential_8")));

    const std::vector<float> p{0.1F, 0.2F, 0.3F, 0.4F};
    random = fresh();
    out.resize(20);
    for (auto& x : out) x = random.choose(p);
    EXPECT_EQ(out, numbers("multinomial_0.1_0.2_0.3_0.4_one_sample_20_calls"));
    EXPECT_EQ(fresh().chooseDistinct(p, 3), numbers("multinomial_3_without_replacement"));
    EXPECT_EQ(fresh().chooseRepeated(p, 20), numbers("multinomial_20_with_replacement"));
}

TEST_P(Streams, LayersStartLikeTorch) {
    const json& expected = stream().at("linear_16_16");
    Random random = fresh();
    MatrixOf<float> weight(16, 16);
    RowOf<float> bias(16);
    linearWeight<float>(random, weight);
    linearBias<float>(random, 16, bias);
    const MatrixOf<float> outIn = weight.transpose();
    EXPECT_EQ(std::vector<float>(outIn.data(), outIn.data() + 40),
              floats(expected.at("default_weight_first_40")));
    EXPECT_EQ(std::vector<float>(bias.data(), bias.data() + 16), floats(expected.at("bias_16")));
    normalLinearWeight<float>(random, weight, 0, 0.5);
    const MatrixOf<float> again = weight.transpose();
    EXPECT_EQ(std::vector<float>(again.data(), again.data() + 256),
              floats(expected.at("weight_after_normal_std_0.5")));

    random = fresh();
    MatrixOf<float> embedding(3, 16);
    normalWeight<float>(random, embedding);
    EXPECT_EQ(std::vector<float>(embedding.data(), embedding.data() + 48),
              floats(stream().at("embedding_3x16")));
}

INSTANTIATE_TEST_SUITE_P(Torch, Streams, testing::Values("0", "1", "7", "42", "100", "101"));

TEST(Random, OnlyTheLowSeedBitsCount) {
    Random a(5), b((std::uint64_t{1} << 40) + 5);
    EXPECT_EQ(a.u64(), b.u64());
    Random own(7);
    std::vector<float> four(4);
    own.normal(four);
    EXPECT_EQ(four, floats(reference().at("generator_facts").at("generator_seeded_7_randn_4")));
}

TEST(Random, GradientTableLayers) {
    const json& table = reference().at("gradient_table_000");
    for (const json& row : table.at("layers")) {
        Random random(row.at("seed").get<std::uint64_t>());
        MatrixOf<float> weight(16, 16);
        RowOf<float> bias(16);
        linearWeight<float>(random, weight);
        linearBias<float>(random, 16, bias);
        normalLinearWeight<float>(random, weight, 0, 0.5);
        const MatrixOf<float> outIn = weight.transpose();
        EXPECT_EQ(std::vector<float>(outIn.data(), outIn.data() + 4), floats(row.at("weight_first_4")));
        EXPECT_EQ(std::vector<float>(bias.data(), bias.data() + 2), floats(row.at("bias_first_2")));
        if (row.contains("weight_torch_out_in")) {
            EXPECT_EQ(std::vector<float>(outIn.data(), outIn.data() + 256),
                      floats(row.at("weight_torch_out_in")));
            EXPECT_EQ(std::vector<float>(bias.data(), bias.data() + 16), floats(row.at("bias")));
        }
    }
}

TEST(Random, StateContinuesExactly) {
    Random random(3);
    std::vector<float> some(7); // an odd count leaves a full cache
    random.normal(some);
    ASSERT_TRUE(random.state().cachedNormal.has_value());
    const auto packed = random.state().pack();
    const auto state = RandomState::unpack(packed);
    ASSERT_TRUE(state.has_value());
    EXPECT_EQ(*state, random.state());
    Random other(99);
    other.restore(*state);
    for (int i = 0; i < 2000; ++i) ASSERT_EQ(other.normalDouble(), random.normalDouble());
}

TEST(Random, DamagedStateIsRefused) {
    auto packed = Random(3).state().pack();
    EXPECT_FALSE(RandomState::unpack(std::span(packed).first(600)));
    for (const auto& [index, bad] : {std::pair<std::size_t, double>{0, -1},
                                     {5, 0.5},
                                     {9, 4294967296.0},
                                     {624, 625},
                                     {625, 2},
                                     {626, std::numeric_limits<double>::infinity()}}) {
        auto copy = packed;
        copy[index] = bad;
        EXPECT_FALSE(RandomState::unpack(copy)) << index;
    }
}
