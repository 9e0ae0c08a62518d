#include "core/inference/cached_gpt.h"

#include "core/attention/positional.h"
#include "core/ops/activation.h"
#include "core/ops/embedding.h"
#include "core/ops/layer_norm.h"
#include "core/ops/matmul.h"
#include "core/ops/row_times.h"

#include <cmath>
#include <string>
#include <vector>

namespace dikkat {

namespace {

/// Tokens that go through the model together while a prompt is read: enough for the matrix kernel, and few
/// enough that the buffers stay small.
constexpr int kPieceRows = 64;

template <class Scalar>
struct Linear {
    const Scalar* weight = nullptr; ///< (in, out)
    const Scalar* bias = nullptr;   ///< (out) or none
    Index in = 0, out = 0;
    bool transposed = false; ///< weight is (out, in): a tied head

    /// y (rows, out) = x (rows, in) · W + b
    void operator()(Index rows, const Scalar* x, Scalar* y) const {
        if (rows > 2) {
            const Strided<Scalar> w =
                transposed ? Strided<Scalar>{weight, 1, in} : Strided<Scalar>{weight, out, 1};
            multiply<Scalar>(rows, out, in, {x, in, 1}, w, y, out, false);
            if (bias) addBias(rows, out, bias, y);
            return;
        }
        // Packing the weights would cost more than the products: read each of them once, as they lie.
        for (Index r = 0; r < rows; ++r) {
            if (!transposed) {
                rowTimes(in, out, x + r * in, weight, bias, y + r * out);
                continue;
            }
            const Eigen::Map<const RowOf<Scalar>> from(x + r * in, in);
            Eigen::Map<RowOf<Scalar>> to(y + r * out, out);
            to.noalias() = from * Eigen::Map<const MatrixOf<Scalar>>(weight, out, in).transpose();
            if (bias) to += Eigen::Map<const RowOf<Scalar>>(bias, out);
        }
    }
};

template <class Scalar>
struct Norm {
    const Scalar* gamma = nullptr;
    const Scalar* beta = nullptr;
};

template <class Scalar>
struct Block {
    BlockSwitches on;
    Norm<Scalar> norm1, norm2;
    Linear<Scalar> q, k, v, o, mlpIn, mlpOut;
    LineVector<Scalar> keys, values; ///< (context, C)
};

} // namespace

template <class Scalar>
class CachedGpt<Scalar>::Impl {
public:
    Impl(const Parameters<Scalar>& p, std::span<const std::uint8_t> heads)
        : m_config(p.config()), m_heads(heads.begin(), heads.end()) {
        const ModelConfig& c = m_config;
        m_tokens = weight(p, "tok_emb");
        if (c.positions == Positions::Learned) {
            m_positions = weight(p, "pos_emb");
        } else if (c.positions == Positions::Sinusoidal) {
            m_sinusoids = sinusoidalEncoding(c.context, c.width).template cast<Scalar>();
            m_positions = m_sinusoids.data();
        }
        for (int i = 0; i < c.blocks; ++i) {
            std::string name = "blocks.";
            name += digits(i);
            Block<Scalar>& b = m_blocks.emplace_back();
            b.on = c.switchesOf(i);
            b.norm1 = norm(p, name + ".ln1");
            b.norm2 = norm(p, name + ".ln2");
            if (b.on.attention) {
                b.q = linear(p, name + ".attn.Wq", name + ".attn.bq");
                b.k = linear(p, name + ".attn.Wk", name + ".attn.bk");
                b.v = linear(p, name + ".attn.Wv", name + ".attn.bv");
                b.o = linear(p, name + ".attn.Wo", name + ".attn.bo");
                b.keys.resize(static_cast<std::size_t>(c.context) * static_cast<std::size_t>(c.width));
                b.values.resize(b.keys.size());
            }
            if (b.on.mlp) {
                b.mlpIn = linear(p, name + ".mlp.W1", name + ".mlp.b1");
                b.mlpOut = linear(p, name + ".mlp.W2", name + ".mlp.b2");
            }
        }
        m_finalNorm = norm(p, "ln_f");
        m_head = linear(p, "head.W", "head.b");
        if (c.tied) m_head = {m_tokens, weight(p, "head.b"), c.width, c.vocabulary, true};

        const auto size = [](Index rows, Index columns) { return static_cast<std::size_t>(rows * columns); };
        for (auto* buffer : {&m_stream, &m_normed, &m_query, &m_out, &m_branch})
            buffer->resize(size(kPieceRows, c.width));
        m_hidden.resize(size(kPieceRows, c.mlpWidth));
        m_activated.resize(m_hidden.size());
        m_scores.resize(size(1, c.context));
        m_mean.resize(kPieceRows);
        m_inverse.resize(kPieceRows);
        m_logits.resize(size(1, c.vocabulary));
    }

    void clear() { m_length = 0; }
    [[nodiscard]] int length() const { return m_length; }

    std::span<const Scalar> append(std::span<const TokenId> tokens) {
        Index rows = 0;
        while (!tokens.empty()) {
            const auto piece = tokens.first(std::min<std::size_t>(tokens.size(), kPieceRows));
            tokens = tokens.subspan(piece.size());
            rows = static_cast<Index>(piece.size());
            forward(piece);
        }
        // Only the last position is asked for its next token.
        const Scalar* last = m_stream.data() + (rows - 1) * m_config.width;
        if (m_finalNorm.gamma) last = normed(m_finalNorm, 1, last);
        m_head(1, last, m_logits.data());
        return m_logits;
    }

private:
    static std::string digits(int n) {
        std::string text;
        do text.insert(text.begin(), static_cast<char>('0' + n % 10));
        while ((n /= 10) > 0);
        return text;
    }
    static const Scalar* weight(const Parameters<Scalar>& p, const std::string& name) {
        const int at = p.find(name);
        return at < 0 ? nullptr : p.view(at).data();
    }
    static Linear<Scalar> linear(const Parameters<Scalar>& p, const std::string& name,
                                 const std::string& bias) {
        const int at = p.find(name);
        if (at < 0) return {};
        const auto w = p.view(at);
        return {w.data(), weight(p, bias), w.rows(), w.cols(), false};
    }
    static Norm<Scalar> norm(const Parameters<Scalar>& p, const std::string& name) {
        return {weight(p, name + ".gamma"), weight(p, name + ".beta")};
    }

    const Scalar* normed(const Norm<Scalar>& n, Index rows, const Scalar* x) {
        if (!n.gamma) return x;
        layerNorm<Scalar>(rows, m_config.width, x, n.gamma, n.beta, m_normed.data(), m_mean.data(),
                          m_inverse.data());
        return m_normed.data();
    }

    /// stream = stream + branch (or the branch alone), and its norm with post-norm.
    void join(const Block<Scalar>& b, const Norm<Scalar>& n, Index rows) {
        const Index size = rows * m_config.width;
        Eigen::Map<Eigen::Array<Scalar, Eigen::Dynamic, 1>> stream(m_stream.data(), size);
        const Eigen::Map<const Eigen::Array<Scalar, Eigen::Dynamic, 1>> branch(m_branch.data(), size);
        if (b.on.residual)
            stream += branch;
        else
            stream = branch;
        if (m_config.normPlace == NormPlace::Post && n.gamma) {
            normed(n, rows, m_stream.data());
            std::copy_n(m_normed.data(), size, m_stream.data());
        }
    }

    /// Attention of `rows` new positions to themselves and to everything before them.
    void attention(Block<Scalar>& b, Index rows, const Scalar* x, int block) {
        const Index width = m_config.width, size = m_config.headWidth();
        b.q(rows, x, m_query.data());
        b.k(rows, x, b.keys.data() + m_length * width);
        b.v(rows, x, b.values.data() + m_length * width);
        const Scalar factor = Scalar(1) / std::sqrt(static_cast<Scalar>(size));
        using Rows = Eigen::Map<const MatrixOf<Scalar>, 0, Eigen::OuterStride<>>;
        for (int h = 0; h < m_config.heads; ++h) {
            const std::size_t number = static_cast<std::size_t>(block * m_config.heads + h);
            const bool off = number < m_heads.size() && m_heads[number] == 0;
            for (Index r = 0; r < rows; ++r) {
                Eigen::Map<RowOf<Scalar>> out(m_out.data() + r * width + h * size, size);
                if (off) {
                    out.setZero();
                    continue;
                }
                const Index seen = m_length + r + 1;
                const Rows keys(b.keys.data() + h * size, seen, size, Eigen::OuterStride<>(width));
                const Rows values(b.values.data() + h * size, seen, size, Eigen::OuterStride<>(width));
                const Eigen::Map<const RowOf<Scalar>> q(m_query.data() + r * width + h * size, size);
                Eigen::Map<RowOf<Scalar>> w(m_scores.data(), seen);
                w.noalias() = q * keys.transpose();
                w.array() = ((w.array() - w.maxCoeff()) * factor).exp();
                const Scalar total = w.sum();
                out.noalias() = w * values;
                out /= total;
            }
        }
        b.o(rows, m_out.data(), m_branch.data());
    }

    void forward(std::span<const TokenId> tokens) {
        const Index width = m_config.width, rows = static_cast<Index>(tokens.size());
        const Scalar factor = m_config.scaleEmbedding ? std::sqrt(static_cast<Scalar>(width)) : Scalar(1);
        embed<Scalar>(rows, width, tokens.data(), m_tokens, factor, m_stream.data());
        if (m_positions)
            Eigen::Map<Eigen::Array<Scalar, Eigen::Dynamic, 1>>(m_stream.data(), rows * width) +=
                Eigen::Map<const Eigen::Array<Scalar, Eigen::Dynamic, 1>>(m_positions + m_length * width,
                                                                          rows * width);
        const bool pre = m_config.normPlace == NormPlace::Pre;
        for (std::size_t i = 0; i < m_blocks.size(); ++i) {
            Block<Scalar>& b = m_blocks[i];
            if (b.on.attention) {
                const Scalar* x = pre ? normed(b.norm1, rows, m_stream.data()) : m_stream.data();
                attention(b, rows, x, static_cast<int>(i));
                join(b, b.norm1, rows);
            }
            if (b.on.mlp) {
                const Scalar* x = pre ? normed(b.norm2, rows, m_stream.data()) : m_stream.data();
                b.mlpIn(rows, x, m_hidden.data());
                activate(m_config.activation, rows * m_config.mlpWidth, m_hidden.data(), m_activated.data());
                b.mlpOut(rows, m_activated.data(), m_branch.data());
                join(b, b.norm2, rows);
            }
        }
        m_length += static_cast<int>(rows);
    }

    ModelConfig m_config;
    std::vector<std::uint8_t> m_heads;
    int m_length = 0;
    const Scalar* m_tokens = nullptr;
    const Scalar* m_positions = nullptr; ///< (context, C), null without positions
    MatrixOf<Scalar> m_sinusoids;
    std::vector<Block<Scalar>> m_blocks;
    Norm<Scalar> m_finalNorm;
    Linear<Scalar> m_head;
    LineVector<Scalar> m_stream, m_normed, m_query, m_out, m_branch, m_hidden, m_activated, m_scores, m_mean,
        m_inverse, m_logits;
};

template <class Scalar>
CachedGpt<Scalar>::CachedGpt(const Parameters<Scalar>& parameters, std::span<const std::uint8_t> heads)
    : m_impl(std::make_unique<Impl>(parameters, heads)) {
}
template <class Scalar>
CachedGpt<Scalar>::~CachedGpt() = default;
template <class Scalar>
CachedGpt<Scalar>::CachedGpt(CachedGpt&&) noexcept = default;
template <class Scalar>
CachedGpt<Scalar>& CachedGpt<Scalar>::operator=(CachedGpt&&) noexcept = default;

template <class Scalar>
void CachedGpt<Scalar>::clear() {
    m_impl->clear();
}

template <class Scalar>
int CachedGpt<Scalar>::length() const {
    return m_impl->length();
}

template <class Scalar>
std::span<const Scalar> CachedGpt<Scalar>::append(std::span<const TokenId> tokens) {
    return m_impl->append(tokens);
}

template class CachedGpt<float>;
template class CachedGpt<double>;

} // namespace dikkat
