#include "core/attention/attention.h"
#include "core/attention/positional.h"
#include "tests/core/support/golden.h"

#include <random>

namespace dikkat {
namespace {

using test::goldenFile;
using test::goldenMatrix;
using test::maxDifference;

constexpr double inf = std::numeric_limits<double>::infinity();

Matrix randomMatrix(Index rows, Index columns, unsigned seed) {
    std::mt19937 engine(seed);
    std::normal_distribution<double> normal;
    return Matrix::NullaryExpr(rows, columns, [&] { return normal(engine); });
}

void expectRowsSumToOne(const Matrix& weights) {
    for (Index i = 0; i < weights.rows(); ++i) EXPECT_NEAR(weights.row(i).sum(), 1.0, 1e-14) << "row " << i;
}

// The chapter's table, the exercise, and both without mask and without scaling.
TEST(Attention, WorkedExampleInEveryVariant) {
    const auto file = goldenFile("worked_example.json");
    for (const char* example : {"toy", "exercise_query3_is_2000"}) {
        const auto& e = file.at(example);
        const Matrix q = goldenMatrix(e.at("Q")), k = goldenMatrix(e.at("K")), v = goldenMatrix(e.at("V"));
        for (const auto& [name, expected] : e.at("variants").items()) {
            SCOPED_TRACE(std::string(example) + " " + name);
            const Mask mask = expected.at("causal") ? causalMask(3, 3) : fullMask(3, 3);
            const auto t = attend(q, k, v, mask, expected.at("scaled"));
            ASSERT_TRUE(t.ok());
            EXPECT_EQ(maxDifference(t->raw, goldenMatrix(expected.at("scores_raw"))), 0.0);
            EXPECT_EQ(maxDifference(t->scaled, goldenMatrix(expected.at("scores_scaled"))), 0.0);
            EXPECT_EQ(maxDifference(t->masked, goldenMatrix(expected.at("scores_masked"))), 0.0);
            EXPECT_LE(maxDifference(t->weights, goldenMatrix(expected.at("weights"))), 1e-15);
            EXPECT_LE(maxDifference(t->out, goldenMatrix(expected.at("output"))), 1e-15);
        }
    }
}

TEST(Attention, GoldenLayers) {
    int found = 0;
    const auto file = goldenFile("layers.json");
    for (const auto& c : file.at("cases")) {
        const std::string id = c.at("id");
        SCOPED_TRACE(id);
        const auto& out = c.at("outputs");
        if (id == "attention_full" || id == "attention_causal") {
            const bool causal = c.at("attributes").at("causal");
            const auto& in = c.at("inputs");
            const auto t = attend(goldenMatrix(in.at("Q")), goldenMatrix(in.at("K")),
                                  goldenMatrix(in.at("V")), causal ? causalMask(5, 5) : fullMask(5, 5));
            ASSERT_TRUE(t.ok());
            EXPECT_LE(maxDifference(t->raw, goldenMatrix(out.at("scores_raw"))), 1e-12);
            EXPECT_LE(maxDifference(t->masked, goldenMatrix(out.at("scores_masked"))), 1e-12);
            EXPECT_LE(maxDifference(t->weights, goldenMatrix(out.at("weights"))), 1e-12);
            EXPECT_LE(maxDifference(t->out, goldenMatrix(out.at("y"))), 1e-12);
            ++found;
        } else if (id == "head_full" || id == "head_causal") {
            const auto& p = c.at("params");
            const auto qkv = project(goldenMatrix(c.at("inputs").at("x")), goldenMatrix(p.at("Wq")),
                                     goldenMatrix(p.at("Wk")), goldenMatrix(p.at("Wv")));
            ASSERT_TRUE(qkv.ok());
            const bool causal = c.at("attributes").at("causal");
            const auto t = attend(qkv->q, qkv->k, qkv->v, causal ? causalMask(5, 5) : fullMask(5, 5));
            ASSERT_TRUE(t.ok());
            EXPECT_LE(maxDifference(t->weights, goldenMatrix(out.at("weights"))), 1e-12);
            EXPECT_LE(maxDifference(t->out, goldenMatrix(out.at("y"))), 1e-12);
            ++found;
        } else if (id == "mha_full" || id == "mha_causal" || id == "cross_attention") {
            const auto& p = c.at("params");
            const bool cross = id == "cross_attention";
            const Matrix x = goldenMatrix(c.at("inputs").at("x"));
            const Matrix memory = cross ? goldenMatrix(c.at("inputs").at("memory")) : x;
            const Matrix q = x * goldenMatrix(p.at("Wq"));
            const Matrix k = memory * goldenMatrix(p.at("Wk")), v = memory * goldenMatrix(p.at("Wv"));
            const Mask mask =
                id == "mha_causal" ? causalMask(q.rows(), k.rows()) : fullMask(q.rows(), k.rows());
            const auto t = attendMultiHead(q, k, v, mask, 2);
            ASSERT_TRUE(t.ok());
            const Matrix weights = goldenMatrix(out.at("weights")); // heads stacked
            for (Index h = 0; h < 2; ++h)
                EXPECT_LE(maxDifference(t->heads[static_cast<std::size_t>(h)].weights,
                                        weights.middleRows(h * q.rows(), q.rows())),
                          1e-12);
            const Row bias = goldenMatrix(p.at("bo")).row(0);
            const Matrix y = (t->concat * goldenMatrix(p.at("Wo"))).rowwise() + bias;
            EXPECT_LE(maxDifference(y, goldenMatrix(out.at("y"))), 1e-12);
            ++found;
        } else if (id.starts_with("softmax")) {
            const auto y = softmaxRows(goldenMatrix(c.at("inputs").at("x")));
            ASSERT_TRUE(y.ok());
            EXPECT_LE(maxDifference(*y, goldenMatrix(out.at("y"))), 1e-12);
            ++found;
        }
    }
    EXPECT_EQ(found, 10);
}

TEST(Attention, RowsSumToOneAtEveryShape) {
    for (Index t : {1, 2, 5, 16, 64})
        for (Index d : {1, 3, 16}) {
            SCOPED_TRACE(testing::Message() << t << "x" << d);
            for (const Mask& mask : {causalMask(t, t), fullMask(t, t)}) {
                const auto trace =
                    attend(randomMatrix(t, d, 1), randomMatrix(t, d, 2), randomMatrix(t, 2, 3), mask);
                ASSERT_TRUE(trace.ok());
                expectRowsSumToOne(trace->weights);
                for (Index i = 0; i < t; ++i)
                    for (Index j = 0; j < t; ++j)
                        EXPECT_TRUE(mask(i, j) || trace->weights(i, j) == 0.0) << i << "," << j;
            }
        }
}

TEST(Attention, PermutingPositionsWithoutMaskPermutesTheOutputs) {
    const Index t = 7;
    const Matrix q = randomMatrix(t, 4, 4), k = randomMatrix(t, 4, 5), v = randomMatrix(t, 3, 6);
    Eigen::PermutationMatrix<Eigen::Dynamic> p(t);
    p.indices() << 3, 0, 6, 1, 5, 2, 4;
    const auto plain = attend(q, k, v, fullMask(t, t));
    const auto permuted = attend(p * q, p * k, p * v, fullMask(t, t));
    ASSERT_TRUE(plain.ok() && permuted.ok());
    EXPECT_LE(maxDifference(permuted->out, p * plain->out), 1e-14);
}

TEST(Attention, CausalOutputsBeforeAPositionDoNotDependOnIt) {
    const Index t = 8;
    const Matrix q = randomMatrix(t, 4, 7), k = randomMatrix(t, 4, 8), v = randomMatrix(t, 3, 9);
    const auto before = attend(q, k, v, causalMask(t, t));
    for (Index changed = 0; changed < t; ++changed) {
        Matrix q2 = q, k2 = k, v2 = v;
        q2.row(changed).setConstant(9);
        k2.row(changed).setConstant(-7);
        v2.row(changed).setConstant(100);
        const auto after = attend(q2, k2, v2, causalMask(t, t));
        ASSERT_TRUE(after.ok());
        for (Index i = 0; i < changed; ++i)
            EXPECT_EQ(before->out.row(i), after->out.row(i)) << i << " of " << changed;
        EXPECT_NE(before->out.row(changed), after->out.row(changed));
    }
}

TEST(Attention, RepeatsBitForBit) {
    const Matrix q = randomMatrix(16, 16, 10), k = randomMatrix(16, 16, 11), v = randomMatrix(16, 16, 12);
    const auto a = attendMultiHead(q, k, v, causalMask(16, 16), 16); // one head per dimension
    const auto b = attendMultiHead(q, k, v, causalMask(16, 16), 16);
    ASSERT_TRUE(a.ok() && b.ok());
    EXPECT_EQ(a->concat, b->concat);
    EXPECT_EQ(a->heads.size(), 16u);
}

TEST(Attention, OneHeadIsTheWholeWidth) {
    const Matrix q = randomMatrix(5, 6, 13), k = randomMatrix(5, 6, 14), v = randomMatrix(5, 6, 15);
    const auto one = attendMultiHead(q, k, v, causalMask(5, 5), 1);
    const auto whole = attend(q, k, v, causalMask(5, 5));
    ASSERT_TRUE(one.ok() && whole.ok());
    EXPECT_EQ(one->concat, whole->out);
}

TEST(Attention, OneByOne) {
    const auto t = attend(Matrix{{3}}, Matrix{{-5}}, Matrix{{7}}, causalMask(1, 1));
    ASSERT_TRUE(t.ok());
    EXPECT_EQ(t->weights(0, 0), 1.0);
    EXPECT_EQ(t->out(0, 0), 7.0);
}

TEST(Softmax, SurvivesHugeScores) {
    const auto w = softmaxRows(Matrix{{1e308, 1e308}, {-1e308, 1e308}, {-1e308, -1e308}});
    ASSERT_TRUE(w.ok());
    EXPECT_EQ(*w, (Matrix{{0.5, 0.5}, {0, 1}, {0.5, 0.5}}));
}

TEST(Softmax, SaysWhereItCannot) {
    const auto masked = softmaxRows(Matrix{{0, 1}, {-inf, -inf}});
    ASSERT_FALSE(masked.ok());
    EXPECT_EQ(masked.error().code, AttentionError::RowCompletelyMasked);
    EXPECT_EQ(masked.error().row, 1);
    const auto nan = softmaxRows(Matrix{{0, std::nan("")}});
    ASSERT_FALSE(nan.ok());
    EXPECT_EQ(nan.error().code, AttentionError::NotFinite);
    EXPECT_EQ(nan.error().column, 1);
    EXPECT_EQ(softmaxRows(Matrix{{0, inf}}).error().code, AttentionError::NotFinite);
    EXPECT_EQ(softmaxRows(Matrix(0, 3)).error().code, AttentionError::Empty);
}

TEST(Attention, RefusesWhatDoesNotFit) {
    const Matrix two = Matrix::Ones(2, 2), three = Matrix::Ones(3, 3);
    struct Case {
        AttentionError code;
        Matrix q, k, v;
        Mask mask;
        int heads = 1;
    };
    const Matrix bad{{1, inf}, {0, 0}};
    Mask blind = fullMask(2, 2);
    blind.row(1).setConstant(false);
    const Case cases[] = {
        {AttentionError::QueryKeyWidth, two, three, three, fullMask(2, 3)},
        {AttentionError::KeyValueLength, two, two, three, fullMask(2, 2)},
        {AttentionError::MaskShape, two, two, two, fullMask(2, 3)},
        {AttentionError::Empty, Matrix(0, 2), two, two, fullMask(0, 2)},
        {AttentionError::NotFinite, bad, two, two, fullMask(2, 2)},
        {AttentionError::NotFinite, 1e200 * two, 1e200 * two, two, fullMask(2, 2)},
        {AttentionError::RowCompletelyMasked, two, two, two, blind},
        {AttentionError::HeadsDoNotDivide, three, three, three, fullMask(3, 3), 2},
        {AttentionError::HeadsDoNotDivide, two, two, two, fullMask(2, 2), 0},
    };
    for (const Case& c : cases) {
        const auto t = attendMultiHead(c.q, c.k, c.v, c.mask, c.heads);
        ASSERT_FALSE(t.ok()) << static_cast<int>(c.code);
        EXPECT_EQ(t.error().code, c.code);
    }
    EXPECT_EQ(project(two, three, two, two).error().code, AttentionError::ProjectionShape);
}

TEST(Positional, MatchesTheFormula) {
    const auto file = goldenFile("worked_example.json").at("positional_encoding");
    EXPECT_LE(maxDifference(sinusoidalEncoding(16, 4), goldenMatrix(file.at("d4"))), 1e-15);
    EXPECT_LE(maxDifference(sinusoidalEncoding(16, 8), goldenMatrix(file.at("d8"))), 1e-15);
    EXPECT_EQ(sinusoidalEncoding(1, 1)(0, 0), 0.0);
    EXPECT_EQ(sinusoidalEncoding(2, 3).cols(), 3); // an odd width ends on a sine
}

} // namespace
} // namespace dikkat
