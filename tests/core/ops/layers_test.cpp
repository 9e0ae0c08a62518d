// The fast layers against layers.json, outputs and gradients, in double and in single precision.

#include "core/ops/activation.h"
#include "core/ops/attend.h"
#include "core/ops/cross_entropy.h"
#include "core/ops/dropout.h"
#include "core/ops/layer_norm.h"
#include "core/ops/linear.h"

#include "core/base/random.h"
#include "tests/core/support/golden.h"

namespace dikkat::test {

namespace {

template <class S>
using Numbers = MatrixOf<S>;

template <class S>
class Layers {
public:
    explicit Layers(double tolerance) : m_tolerance(tolerance) {
        const nlohmann::json file = goldenFile("layers.json"); // a loop would let go of an unnamed one
        EXPECT_EQ(file.at("cases").size(), 24);
        for (const auto& c : file.at("cases")) run(c);
    }

private:
    using M = Numbers<S>;
    static M read(const nlohmann::json& tensor) { return goldenMatrix(tensor).cast<S>(); }
    void expect(const M& got, const nlohmann::json& wanted, const char* what, double tolerance) const {
        const Matrix expected = goldenMatrix(wanted);
        ASSERT_EQ(got.size(), expected.size()) << what;
        const Matrix shaped =
            Eigen::Map<const M>(got.data(), expected.rows(), expected.cols()).template cast<double>();
        EXPECT_LT(maxDifference(shaped, expected), tolerance) << what;
    }

    void run(const nlohmann::json& c) {
        const std::string op = c.at("op"), id = c.at("id");
        SCOPED_TRACE(id);
        // gradients of the constant row reach 541
        const double loose = sizeof(S) == 4 && id == "layer_norm_constant_row" ? 1e-3 : m_tolerance;
        const auto& d = c.at("gradients");
        if (op == "linear") {
            const M x = read(c.at("inputs").at("x")), W = read(c.at("params").at("W")),
                    dy = read(c.at("upstream_dy"));
            const bool bias = c.at("params").contains("b");
            const M b = bias ? read(c.at("params").at("b")) : M();
            M y(x.rows(), W.cols()), dx(x.rows(), x.cols()), dW = M::Zero(W.rows(), W.cols()),
                                                             db = M::Zero(1, W.cols());
            linear<S>(x.rows(), x.cols(), W.cols(), x.data(), W.data(), bias ? b.data() : nullptr, y.data());
            linearBackward<S>(x.rows(), x.cols(), W.cols(), x.data(), W.data(), dy.data(), dx.data(), false,
                              dW.data(), bias ? db.data() : nullptr);
            expect(y, c.at("outputs").at("y"), "y", loose);
            expect(dx, d.at("x"), "dx", loose);
            expect(dW, d.at("W"), "dW", loose);
            if (bias) expect(db, d.at("b"), "db", loose);
        } else if (op == "embedding") {
            const M table = read(c.at("params").at("table")), dy = read(c.at("upstream_dy"));
            const auto ids = c.at("constants").at("ids").at("data").get<std::vector<TokenId>>();
            M y(static_cast<Index>(ids.size()), table.cols()), dTable = M::Zero(table.rows(), table.cols());
            embed<S>(y.rows(), y.cols(), ids.data(), table.data(), S(1), y.data());
            embedBackward<S>(y.rows(), y.cols(), ids.data(), dy.data(), S(1), dTable.data());
            expect(y, c.at("outputs").at("y"), "y", loose);
            expect(dTable, d.at("table"), "dTable", loose);
        } else if (op == "cross_entropy") {
            const M z = read(c.at("inputs").at("logits"));
            const auto targets = c.at("constants").at("targets").at("data").get<std::vector<TokenId>>();
            M p(z.rows(), z.cols()), losses(1, z.rows());
            const double sum =
                crossEntropy<S>(z.rows(), z.cols(), z.data(), targets.data(), p.data(), losses.data());
            EXPECT_NEAR(sum / static_cast<double>(z.rows()), c.at("outputs").at("loss").get<double>(), loose);
            crossEntropyBackward<S>(z.rows(), z.cols(), p.data(), targets.data(),
                                    S(1) / static_cast<S>(z.rows()), p.data());
            expect(p, d.at("logits"), "dlogits", loose);
        } else if (op == "layer_norm") {
            const M x = read(c.at("inputs").at("x")), g = read(c.at("params").at("gamma")),
                    b = read(c.at("params").at("beta")), dy = read(c.at("upstream_dy"));
            M y(x.rows(), x.cols()), mean(1, x.rows()), inverse(1, x.rows()), dx(x.rows(), x.cols());
            M dg = M::Zero(1, x.cols()), db = dg;
            layerNorm<S>(x.rows(), x.cols(), S(1e-5), x.data(), g.data(), b.data(), y.data(), mean.data(),
                         inverse.data());
            layerNormBackward<S, false>(x.rows(), x.cols(), x.data(), g.data(), mean.data(), inverse.data(),
                                        dy.data(), dx.data(), dg.data(), db.data());
            expect(y, c.at("outputs").at("y"), "y", loose);
            expect(dx, d.at("x"), "dx", loose);
            expect(dg, d.at("gamma"), "dgamma", loose);
            expect(db, d.at("beta"), "dbeta", loose);
        } else if (op == "relu" || op == "tanh" || op == "gelu_exact" || op == "gelu_tanh") {
            const Activation kind = op == "relu"         ? Activation::Relu
                                    : op == "tanh"       ? Activation::Tanh
                                    : op == "gelu_exact" ? Activation::GeluExact
                                                         : Activation::GeluTanh;
            const M x = read(c.at("inputs").at("x")), dy = read(c.at("upstream_dy"));
            M y(1, x.size()), dx(1, x.size());
            activate<S>(kind, x.size(), x.data(), y.data());
            activateBackward<S>(kind, x.size(), x.data(), y.data(), dy.data(), dx.data());
            expect(y, c.at("outputs").at("y"), "y", loose);
            expect(dx, d.at("x"), "dx", loose);
        } else if (op == "scaled_dot_product_attention") {
            const M q = read(c.at("inputs").at("Q")), k = read(c.at("inputs").at("K"));
            // values may be narrower than keys in the file; the fast layer has one width, so pad with zeros
            M v = M::Zero(k.rows(), k.cols()), dy = M::Zero(q.rows(), k.cols());
            const M given = read(c.at("inputs").at("V")), up = read(c.at("upstream_dy"));
            v.leftCols(given.cols()) = given;
            dy.leftCols(up.cols()) = up;
            const AttendSize size{q.rows(), k.rows(), 1, q.cols(),
                                  c.at("attributes").at("causal").get<bool>()};
            M w(q.rows(), k.rows()), y(q.rows(), k.cols()), dq = q, dk = k, dv = v;
            std::vector<S> scratch(static_cast<std::size_t>(attendScratch<S>(size)));
            attendHeads<S>(size, q.data(), k.data(), v.data(), w.data(), y.data(), scratch.data());
            attendHeadsBackward<S>(size, q.data(), k.data(), v.data(), w.data(), dy.data(), dq.data(),
                                   dk.data(), dv.data(), scratch.data());
            expect(w, c.at("outputs").at("weights"), "weights", loose);
            expect(y.leftCols(given.cols()), c.at("outputs").at("y"), "y", loose);
            expect(dq, d.at("Q"), "dQ", loose);
            expect(dk, d.at("K"), "dK", loose);
            expect(dv.leftCols(given.cols()), d.at("V"), "dV", loose);
        } else if (op == "single_head_self_attention" || op == "multi_head_attention") {
            attention(c, loose);
        } else if (op == "softmax") {
            softmax(c, loose);
        } else if (op == "transformer_block") {
            block(c, loose);
        } else {
            ADD_FAILURE() << "nothing looks at " << op;
        }
    }

    /// The softmax inside attention: keys and values are the identity, so scores are x and the output is the
    /// weights. Heads 16 wide, because √16 divides without rounding.
    void softmax(const nlohmann::json& c, double tolerance) {
        constexpr Index D = 16;
        const M x = read(c.at("inputs").at("x")).cwiseMax(S(-1e30)), up = read(c.at("upstream_dy"));
        M q = M::Zero(x.rows(), D), k = M::Identity(x.cols(), D), v = k, dy = M::Zero(x.rows(), D);
        q.leftCols(x.cols()) = S(4) * x;
        dy.leftCols(x.cols()) = up;
        const AttendSize size{x.rows(), x.cols(), 1, D, false};
        M w(x.rows(), x.cols()), y(x.rows(), D), dq = q, dk = k, dv = v;
        std::vector<S> scratch(static_cast<std::size_t>(attendScratch<S>(size)));
        attendHeads<S>(size, q.data(), k.data(), v.data(), w.data(), y.data(), scratch.data());
        attendHeadsBackward<S>(size, q.data(), k.data(), v.data(), w.data(), dy.data(), dq.data(), dk.data(),
                               dv.data(), scratch.data());
        expect(w, c.at("outputs").at("y"), "y", tolerance);
        expect(S(4) * dq.leftCols(x.cols()), c.at("gradients").at("x"), "dx", tolerance);
    }

    /// y = x W + b and its gradients, compared with those of the file.
    struct Product {
        const Layers& test;
        const nlohmann::json& c;
        std::string weight, bias; ///< names in the file; no bias where empty
        M W, b, x{};

        Product(const Layers& layers, const nlohmann::json& file, std::string w, std::string added = {})
            : test(layers)
            , c(file)
            , weight(std::move(w))
            , bias(std::move(added))
            , W(read(c.at("params").at(weight))) {
            if (!bias.empty()) b = read(c.at("params").at(bias));
        }
        M forward(const M& input) {
            x = input;
            M y(x.rows(), W.cols());
            linear<S>(x.rows(), x.cols(), W.cols(), x.data(), W.data(), bias.empty() ? nullptr : b.data(),
                      y.data());
            return y;
        }
        M backward(const M& dy) const {
            M dx(x.rows(), x.cols()), dW = M::Zero(W.rows(), W.cols()), db = M::Zero(1, W.cols());
            linearBackward<S>(x.rows(), x.cols(), W.cols(), x.data(), W.data(), dy.data(), dx.data(), false,
                              dW.data(), bias.empty() ? nullptr : db.data());
            test.expect(dW, c.at("gradients").at(weight), weight.c_str(), test.m_tolerance);
            if (!bias.empty()) test.expect(db, c.at("gradients").at(bias), bias.c_str(), test.m_tolerance);
            return dx;
        }
    };

    struct Norm {
        const Layers& test;
        const nlohmann::json& c;
        std::string name;
        M g, b, x{}, mean{}, inverse{};

        Norm(const Layers& layers, const nlohmann::json& file, std::string which)
            : test(layers)
            , c(file)
            , name(std::move(which))
            , g(read(c.at("params").at(name + ".gamma")))
            , b(read(c.at("params").at(name + ".beta"))) {}
        M forward(const M& input) {
            x = input;
            M y(x.rows(), x.cols());
            mean.resize(1, x.rows());
            inverse.resize(1, x.rows());
            layerNorm<S>(x.rows(), x.cols(), S(1e-5), x.data(), g.data(), b.data(), y.data(), mean.data(),
                         inverse.data());
            return y;
        }
        M backward(const M& dy) const {
            M dx(x.rows(), x.cols()), dg = M::Zero(1, x.cols()), db = dg;
            layerNormBackward<S, false>(x.rows(), x.cols(), x.data(), g.data(), mean.data(), inverse.data(),
                                        dy.data(), dx.data(), dg.data(), db.data());
            test.expect(dg, c.at("gradients").at(name + ".gamma"), name.c_str(), test.m_tolerance);
            test.expect(db, c.at("gradients").at(name + ".beta"), name.c_str(), test.m_tolerance);
            return dx;
        }
    };

    /// A whole block, put together as a model does.
    void block(const nlohmann::json& c, double tolerance) {
        Norm norm1(*this, c, "ln1"), norm2(*this, c, "ln2");
        Product q(*this, c, "attn.Wq"), k(*this, c, "attn.Wk"), v(*this, c, "attn.Wv"),
            o(*this, c, "attn.Wo", "attn.bo"), up(*this, c, "mlp.W1", "mlp.b1"),
            down(*this, c, "mlp.W2", "mlp.b2");
        const auto& attributes = c.at("attributes");
        const bool pre = attributes.at("order") == "pre";
        const M x = read(c.at("inputs").at("x"));
        const Index heads = attributes.at("heads"), T = x.rows(), C = x.cols();
        const AttendSize size{T, T, heads, C / heads, attributes.at("causal")};
        std::vector<S> scratch(static_cast<std::size_t>(attendScratch<S>(size)));
        M mq, mk, mv, w(heads * T, T), before, after;
        const auto attend = [&](const M& in) {
            mq = q.forward(in), mk = k.forward(in), mv = v.forward(in);
            M out(T, C);
            attendHeads<S>(size, mq.data(), mk.data(), mv.data(), w.data(), out.data(), scratch.data());
            return o.forward(out);
        };
        const auto attendBack = [&](const M& dy) {
            const M dOut = o.backward(dy);
            M dq = mq, dk = mk, dv = mv;
            attendHeadsBackward<S>(size, mq.data(), mk.data(), mv.data(), w.data(), dOut.data(), dq.data(),
                                   dk.data(), dv.data(), scratch.data());
            return M(q.backward(dq) + k.backward(dk) + v.backward(dv));
        };
        const auto mlp = [&](const M& in) {
            before = up.forward(in);
            after.resize(before.rows(), before.cols());
            activate<S>(Activation::Relu, before.size(), before.data(), after.data());
            return down.forward(after);
        };
        const auto mlpBack = [&](const M& dy) {
            const M dAfter = down.backward(dy);
            M dBefore = dAfter;
            activateBackward<S>(Activation::Relu, before.size(), before.data(), after.data(), dAfter.data(),
                                dBefore.data());
            return up.backward(dBefore);
        };
        const M dy = read(c.at("upstream_dy"));
        M y, dx;
        if (pre) {
            const M h = x + attend(norm1.forward(x));
            y = h + mlp(norm2.forward(h));
            const M dh = dy + norm2.backward(mlpBack(dy));
            dx = dh + norm1.backward(attendBack(dh));
        } else {
            const M h = norm1.forward(x + attend(x));
            y = norm2.forward(h + mlp(h));
            const M dSum2 = norm2.backward(dy), dSum1 = norm1.backward(dSum2 + mlpBack(dSum2));
            dx = dSum1 + attendBack(dSum1);
        }
        expect(y, c.at("outputs").at("y"), "y", tolerance);
        expect(w, c.at("outputs").at("weights"), "weights", tolerance);
        expect(dx, c.at("gradients").at("x"), "dx", tolerance);
    }

    /// Projections, heads and output projection put together as a block does.
    void attention(const nlohmann::json& c, double tolerance) {
        const auto& attributes = c.at("attributes");
        const auto& params = c.at("params");
        const auto& d = c.at("gradients");
        const M x = read(c.at("inputs").at("x"));
        const bool cross = c.at("inputs").contains("memory"), causal = attributes.at("causal");
        const M from = cross ? read(c.at("inputs").at("memory")) : x;
        const Index heads = attributes.value("heads", 1), in = x.cols();
        const M weights[3] = {read(params.at("Wq")), read(params.at("Wk")), read(params.at("Wv"))};
        const Index C = weights[0].cols(), Tq = x.rows(), Tk = from.rows();
        const bool biased = params.contains("bq"), projected = params.contains("Wo");
        const char* names[3] = {"q", "k", "v"};
        M made[3], grads[3];
        for (int i = 0; i < 3; ++i) {
            const M& input = i == 0 ? x : from;
            const M b = biased ? read(params.at(std::string("b") + names[i])) : M();
            made[i].resize(input.rows(), C);
            linear<S>(input.rows(), in, C, input.data(), weights[i].data(), biased ? b.data() : nullptr,
                      made[i].data());
            grads[i].resize(input.rows(), C);
        }
        const AttendSize size{Tq, Tk, heads, C / heads, causal};
        std::vector<S> scratch(static_cast<std::size_t>(attendScratch<S>(size)));
        M w(heads * Tq, Tk), concat(Tq, C);
        attendHeads<S>(size, made[0].data(), made[1].data(), made[2].data(), w.data(), concat.data(),
                       scratch.data());
        expect(w, c.at("outputs").at("weights"), "weights", tolerance);
        const M dy = read(c.at("upstream_dy"));
        M dConcat = dy;
        if (projected) {
            const M Wo = read(params.at("Wo")), bo = read(params.at("bo"));
            M y(Tq, C), dWo = M::Zero(C, C), dbo = M::Zero(1, C);
            linear<S>(Tq, C, C, concat.data(), Wo.data(), bo.data(), y.data());
            linearBackward<S>(Tq, C, C, concat.data(), Wo.data(), dy.data(), dConcat.data(), false,
                              dWo.data(), dbo.data());
            expect(y, c.at("outputs").at("y"), "y", tolerance);
            expect(dWo, d.at("Wo"), "dWo", tolerance);
            expect(dbo, d.at("bo"), "dbo", tolerance);
        } else {
            expect(concat, c.at("outputs").at("y"), "y", tolerance);
        }
        attendHeadsBackward<S>(size, made[0].data(), made[1].data(), made[2].data(), w.data(), dConcat.data(),
                               grads[0].data(), grads[1].data(), grads[2].data(), scratch.data());
        M dx = M::Zero(Tq, in), dMemory = M::Zero(Tk, in);
        for (int i = 0; i < 3; ++i) {
            const M& input = i == 0 ? x : from;
            M dW = M::Zero(in, C), db = M::Zero(1, C);
            M& dInput = cross && i > 0 ? dMemory : dx;
            linearBackward<S>(input.rows(), in, C, input.data(), weights[i].data(), grads[i].data(),
                              dInput.data(), true, dW.data(), db.data());
            expect(dW, d.at(std::string("W") + names[i]), names[i], tolerance);
            if (biased) expect(db, d.at(std::string("b") + names[i]), names[i], tolerance);
        }
        expect(dx, d.at("x"), "dx", tolerance);
        if (cross) expect(dMemory, d.at("memory"), "dmemory", tolerance);
    }

    double m_tolerance;
};

} // namespace

TEST(Layers, GoldenInDouble) {
    const Layers<double> all(1e-12);
}

TEST(Layers, GoldenInFloat) {
    const Layers<float> all(1e-5);
}

TEST(Layers, ProductsOfEveryShape) {
    Random random(7);
    for (const Index m : {1, 2, 5, 6, 7, 13})
        for (const Index n : {1, 3, 15, 16, 17, 33, 530})
            for (const Index k : {1, 2, 17, 256, 261}) {
                Matrix a(m, k), b(k, n), c(m, n);
                random.normal({a.data(), static_cast<std::size_t>(a.size())});
                random.normal({b.data(), static_cast<std::size_t>(b.size())});
                random.normal({c.data(), static_cast<std::size_t>(c.size())});
                const Matrix at = a.transpose(), bt = b.transpose(), product = a * b;
                for (const bool leftTransposed : {false, true})
                    for (const bool rightTransposed : {false, true}) {
                        const Strided<double> left = leftTransposed
                                                         ? Strided<double>{at.data(), m}.transposed()
                                                         : Strided<double>{a.data(), k};
                        const Strided<double> right = rightTransposed
                                                          ? Strided<double>{bt.data(), k}.transposed()
                                                          : Strided<double>{b.data(), n};
                        Matrix y = c;
                        multiply<double>(m, n, k, left, right, y.data(), n, false);
                        ASSERT_LT(maxDifference(y, product), 1e-11) << m << ' ' << n << ' ' << k;
                        y = c;
                        multiply<double>(m, n, k, left, right, y.data(), n, true);
                        ASSERT_LT(maxDifference(y, c + product), 1e-11) << m << ' ' << n << ' ' << k;
                    }
            }
}

TEST(Layers, ReluAndLossPassNaNOn) {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double x[3] = {-1.0, nan, 2.0};
    double y[3];
    activate<double>(Activation::Relu, 3, x, y);
    EXPECT_TRUE(std::isnan(y[1]));
    const TokenId target = 0;
    double p[3], loss = 0.0;
    EXPECT_TRUE(std::isnan(crossEntropy<double>(1, 3, x, &target, p, &loss)));
}

TEST(Layers, DropoutKeepsTheMean) {
    std::vector<double> x(100'000, 1.0);
    dropout<double>(0.3, 42, 0, static_cast<Index>(x.size()), x.data());
    double sum = 0.0;
    std::size_t zeros = 0;
    for (const double v : x) {
        sum += v;
        zeros += v == 0.0;
    }
    EXPECT_NEAR(sum / 1e5, 1.0, 0.01);
    EXPECT_NEAR(static_cast<double>(zeros) / 1e5, 0.3, 0.01);
}

} // namespace dikkat::test
