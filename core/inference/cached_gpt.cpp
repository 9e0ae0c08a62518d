#include "core/inference/cached_gpt.h"

#include "core/attention/positional.h"
#include "core/base/lockstep.h"
#include "core/base/thread_pool.h"
#include "core/ops/activation.h"
#include "core/ops/embedding.h"
#include "core/ops/layer_norm.h"
#include "core/ops/matmul.h"
#include "core/ops/row_panels.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace dikkat {

namespace {

/// Tokens that go through the model together while a prompt is read: enough for the matrix kernel, and few
/// enough that the buffers stay small.
constexpr int kPieceRows = 64;
/// Every product is cut in two, whether one thread computes both halves or each its own: what comes out is
/// the same to the last bit.
constexpr int kLanes = 2;

/// Weights from which on a second thread pays: below, meeting twice per block costs more than it gains.
constexpr std::size_t kWorthTwo = 100'000;

int threadsFor(std::size_t weights, int asked) {
    if (asked == 0) asked = weights < kWorthTwo ? 1 : ThreadPool::available();
    return std::clamp(asked, 1, kLanes);
}

struct Range {
    Index from = 0, to = 0;
    [[nodiscard]] Index size() const { return to - from; }
};

/// A lane's share of `count` things.
Range share(Index count, int lane) {
    return {count * lane / kLanes, count * (lane + 1) / kLanes};
}

/// What a lane computes of y = x · W + b: some columns of y, or what some of the inputs give to all of y.
template <class Scalar>
struct LinearPart {
    Strided<Scalar> weight;       ///< (in, out)
    const Scalar* bias = nullptr; ///< (out) or none
    RowPanels<Scalar> panels;     ///< the same weights, for single tokens

    LinearPart() = default;
    LinearPart(Index in, Index out, Strided<Scalar> w, const Scalar* b)
        : weight(w), bias(b), panels(in, out, w) {}

    /// y (rows, out) with row stride ldy, from x (rows, in).
    void operator()(Index rows, const Scalar* x, Scalar* y, Index ldy) const {
        const Index in = panels.in(), out = panels.out();
        if (rows == 1) return panels.times(x, bias, y);
        multiply<Scalar>(rows, out, in, {x, in, 1}, weight, y, ldy, false);
        if (!bias) return;
        for (Index r = 0; r < rows; ++r)
            Eigen::Map<RowOf<Scalar>>(y + r * ldy, out) += Eigen::Map<const RowOf<Scalar>>(bias, out);
    }
};

template <class Scalar>
struct Linear {
    const Scalar* weight = nullptr; ///< (in, out)
    const Scalar* bias = nullptr;   ///< (out) or none
    Index in = 0, out = 0;

    [[nodiscard]] LinearPart<Scalar> columns(Range range) const {
        return {in, range.size(), {weight + range.from, out, 1}, bias ? bias + range.from : nullptr};
    }
    /// One of the shares brings the bias.
    [[nodiscard]] LinearPart<Scalar> inputs(Range range, bool withBias) const {
        return {range.size(), out, {weight + range.from * out, out, 1}, withBias ? bias : nullptr};
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
    LinearPart<Scalar> q[kLanes], k[kLanes], v[kLanes], o[kLanes], mlpIn[kLanes], mlpOut[kLanes];
    MatrixOf<Scalar> keys, values; ///< (context, C); rows from length() on hold anything
};

/// One attention or MLP with its way back into the residual stream.
struct Sublayer {
    std::size_t block = 0;
    bool attention = true;
};

/// What one half computes with, its own copy of the residual stream included: the halves meet only in their
/// branches, which are added. A sublayer writes the one branch while the other half may still read the other.
template <class Scalar>
struct Lane {
    LineVector<Scalar> stream, normed, query, out, hidden, activated, scores, mean, inverse;
    LineVector<Scalar> branch[2];
};

} // namespace

/// Half of the heads and half of the MLP's hidden units each, as in "Megatron-LM" (Shoeybi et al. 2019): a
/// half needs the other only where a branch is added to the stream, twice per block.
template <class Scalar>
class CachedGpt<Scalar>::Impl {
public:
    Impl(const Parameters<Scalar>& p, std::span<const std::uint8_t> heads, int threads)
        : m_config(p.config())
        , m_heads(heads.begin(), heads.end())
        , m_halves(threadsFor(p.flat().size(), threads)) {
        const ModelConfig& c = m_config;
        m_tokens = weight(p, "tok_emb");
        if (c.positions == Positions::Learned) {
            m_positions = weight(p, "pos_emb");
        } else if (c.positions == Positions::Sinusoidal) {
            m_sinusoids = sinusoidalEncoding(c.context, c.width).template cast<Scalar>();
            m_positions = m_sinusoids.data();
        }
        for (int i = 0; i < c.blocks; ++i) addBlock(p, i);
        m_finalNorm = norm(p, "ln_f");
        for (int lane = 0; lane < kLanes; ++lane) m_head[lane] = head(p, share(c.vocabulary, lane));

        for (Lane<Scalar>& lane : m_lanes) lane.scores.resize(static_cast<std::size_t>(c.context));
        makeRoom(1);
        m_logits.resize(static_cast<std::size_t>(c.vocabulary));
    }

    void clear() { m_length = 0; }
    [[nodiscard]] int length() const { return m_length; }

    std::span<const Scalar> append(std::span<const TokenId> tokens) {
        makeRoom(std::min<Index>(static_cast<Index>(tokens.size()), kPieceRows));
        while (!tokens.empty()) {
            const auto piece = tokens.first(std::min<std::size_t>(tokens.size(), kPieceRows));
            tokens = tokens.subspan(piece.size());
            forward(piece, tokens.empty());
        }
        return m_logits;
    }

private:
    using Values = Eigen::Map<Eigen::Array<Scalar, Eigen::Dynamic, 1>>;
    using ConstValues = Eigen::Map<const Eigen::Array<Scalar, Eigen::Dynamic, 1>>;

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
        return {w.data(), weight(p, bias), w.rows(), w.cols()};
    }
    LinearPart<Scalar> head(const Parameters<Scalar>& p, Range symbols) const {
        if (!m_config.tied) return linear(p, "head.W", "head.b").columns(symbols);
        const Scalar* bias = weight(p, "head.b");
        const Index width = m_config.width; // the rows of the embedding are the columns of the head
        return {width,
                symbols.size(),
                {m_tokens + symbols.from * width, 1, width},
                bias ? bias + symbols.from : nullptr};
    }
    static Norm<Scalar> norm(const Parameters<Scalar>& p, const std::string& name) {
        return {weight(p, name + ".gamma"), weight(p, name + ".beta")};
    }

    /// For pieces of so many tokens. A model that writes needs a single row.
    void makeRoom(Index rows) {
        if (rows <= m_rows) return;
        m_rows = rows;
        const auto size = [rows](Index columns) { return static_cast<std::size_t>(rows * columns); };
        for (Lane<Scalar>& lane : m_lanes) {
            for (auto* buffer :
                 {&lane.stream, &lane.normed, &lane.query, &lane.out, &lane.branch[0], &lane.branch[1]})
                buffer->resize(size(m_config.width));
            for (auto* buffer : {&lane.hidden, &lane.activated}) buffer->resize(size(m_config.mlpWidth));
            for (auto* buffer : {&lane.mean, &lane.inverse}) buffer->resize(size(1));
        }
    }

    void addBlock(const Parameters<Scalar>& p, int number) {
        const ModelConfig& c = m_config;
        std::string name = "blocks.";
        name += digits(number);
        Block<Scalar>& b = m_blocks.emplace_back();
        b.on = c.switchesOf(number);
        b.norm1 = norm(p, name + ".ln1");
        b.norm2 = norm(p, name + ".ln2");
        if (b.on.attention) {
            const auto q = linear(p, name + ".attn.Wq", name + ".attn.bq");
            const auto k = linear(p, name + ".attn.Wk", name + ".attn.bk");
            const auto v = linear(p, name + ".attn.Wv", name + ".attn.bv");
            const auto o = linear(p, name + ".attn.Wo", name + ".attn.bo");
            for (int lane = 0; lane < kLanes; ++lane) {
                const Range columns = columnsOf(share(c.heads, lane));
                b.q[lane] = q.columns(columns);
                b.k[lane] = k.columns(columns);
                b.v[lane] = v.columns(columns);
                b.o[lane] = o.inputs(columns, lane == 0);
            }
            b.keys.resize(c.context, c.width);
            b.values.resize(c.context, c.width);
            m_sublayers.push_back({m_blocks.size() - 1, true});
        }
        if (b.on.mlp) {
            const auto in = linear(p, name + ".mlp.W1", name + ".mlp.b1");
            const auto out = linear(p, name + ".mlp.W2", name + ".mlp.b2");
            for (int lane = 0; lane < kLanes; ++lane) {
                const Range units = share(c.mlpWidth, lane);
                b.mlpIn[lane] = in.columns(units);
                b.mlpOut[lane] = out.inputs(units, lane == 0);
            }
            m_sublayers.push_back({m_blocks.size() - 1, false});
        }
    }

    [[nodiscard]] Range columnsOf(Range heads) const {
        return {heads.from * m_config.headWidth(), heads.to * m_config.headWidth()};
    }

    const Scalar* normed(Lane<Scalar>& lane, const Norm<Scalar>& n, Index rows, const Scalar* x) const {
        if (!n.gamma) return x;
        layerNorm<Scalar>(rows, m_config.width, static_cast<Scalar>(m_config.normEpsilon), x, n.gamma, n.beta,
                          lane.normed.data(), lane.mean.data(), lane.inverse.data());
        return lane.normed.data();
    }
    [[nodiscard]] const Norm<Scalar>& normOf(const Sublayer& s) const {
        const Block<Scalar>& b = m_blocks[s.block];
        return s.attention ? b.norm1 : b.norm2;
    }

    void begin(Lane<Scalar>& lane, std::span<const TokenId> tokens) const {
        const Index width = m_config.width, rows = static_cast<Index>(tokens.size());
        const Scalar factor = m_config.scaleEmbedding ? std::sqrt(static_cast<Scalar>(width)) : Scalar(1);
        embed<Scalar>(rows, width, tokens.data(), m_tokens, factor, lane.stream.data());
        if (m_positions)
            Values(lane.stream.data(), rows * width) +=
                ConstValues(m_positions + m_length * width, rows * width);
    }

    /// stream = stream + branch (or the branch alone), and its norm with post-norm.
    void join(Lane<Scalar>& lane, std::size_t place, Index rows) const {
        const Sublayer& s = m_sublayers[place];
        const Index size = rows * m_config.width;
        Values stream(lane.stream.data(), size);
        const ConstValues first(m_lanes[0].branch[place % 2].data(), size);
        const ConstValues second(m_lanes[1].branch[place % 2].data(), size);
        if (m_blocks[s.block].on.residual)
            stream += first + second;
        else
            stream = first + second;
        const Norm<Scalar>& n = normOf(s);
        if (m_config.normPlace == NormPlace::Post && n.gamma) {
            normed(lane, n, rows, lane.stream.data());
            std::copy_n(lane.normed.data(), size, lane.stream.data());
        }
    }

    /// Half of a sublayer: its share of the branch.
    void compute(int number, std::size_t place, Index rows) {
        Lane<Scalar>& lane = m_lanes[number];
        const Sublayer& s = m_sublayers[place];
        Block<Scalar>& b = m_blocks[s.block];
        const Scalar* x = m_config.normPlace == NormPlace::Pre
                              ? normed(lane, normOf(s), rows, lane.stream.data())
                              : lane.stream.data();
        if (s.attention) return attention(number, b, s.block, rows, x, lane.branch[place % 2].data());
        const Index units = share(m_config.mlpWidth, number).size();
        b.mlpIn[number](rows, x, lane.hidden.data(), units);
        activate(m_config.activation, rows * units, lane.hidden.data(), lane.activated.data());
        b.mlpOut[number](rows, lane.activated.data(), lane.branch[place % 2].data(), m_config.width);
    }

    /// Attention of `rows` new positions to themselves and to everything before them, in half of the heads.
    void attention(int number, Block<Scalar>& b, std::size_t block, Index rows, const Scalar* x,
                   Scalar* branch) {
        Lane<Scalar>& lane = m_lanes[number];
        const Index width = m_config.width, size = m_config.headWidth();
        const Range heads = share(m_config.heads, number);
        const Range columns = columnsOf(heads);
        const Index own = columns.size(), at = m_length * width + columns.from;
        b.q[number](rows, x, lane.query.data(), own);
        b.k[number](rows, x, b.keys.data() + at, width);
        b.v[number](rows, x, b.values.data() + at, width);
        const Scalar factor = static_cast<Scalar>(1.0 / m_config.scoreDivisor(static_cast<int>(block)));
        using Rows = Eigen::Map<const MatrixOf<Scalar>, 0, Eigen::OuterStride<>>;
        for (Index h = heads.from; h < heads.to; ++h) {
            const std::size_t name =
                block * static_cast<std::size_t>(m_config.heads) + static_cast<std::size_t>(h);
            const bool off = name < m_heads.size() && m_heads[name] == 0;
            for (Index r = 0; r < rows; ++r) {
                const Index mine = r * own + (h - heads.from) * size;
                Eigen::Map<RowOf<Scalar>> out(lane.out.data() + mine, size);
                if (off) {
                    out.setZero();
                    continue;
                }
                const Index seen = m_length + r + 1;
                const Rows keys(b.keys.data() + h * size, seen, size, Eigen::OuterStride<>(width));
                const Rows values(b.values.data() + h * size, seen, size, Eigen::OuterStride<>(width));
                const Eigen::Map<const RowOf<Scalar>> q(lane.query.data() + mine, size);
                Eigen::Map<RowOf<Scalar>> w(lane.scores.data(), seen);
                w.noalias() = q * keys.transpose();
                w.array() = ((w.array() - w.maxCoeff()) * factor).exp();
                const Scalar total = w.sum();
                out.noalias() = w * values;
                out /= total;
            }
        }
        b.o[number](rows, lane.out.data(), branch, width);
    }

    /// A lane's share of the logits behind the last of the rows.
    void predict(int number, Index rows) {
        Lane<Scalar>& lane = m_lanes[number];
        const Scalar* last = lane.stream.data() + (rows - 1) * m_config.width;
        if (m_finalNorm.gamma) last = normed(lane, m_finalNorm, 1, last);
        const Index from = share(m_config.vocabulary, number).from;
        m_head[number](1, last, m_logits.data() + from, m_config.vocabulary);
    }

    /// Each step ends where a lane needs the other's branch. Only the last position is asked for its next
    /// token.
    void forward(std::span<const TokenId> tokens, bool isLast) {
        const auto rows = static_cast<Index>(tokens.size());
        const auto count = static_cast<int>(m_sublayers.size());
        m_halves.run(isLast ? count + 1 : count, [&](int step, int number) {
            Lane<Scalar>& lane = m_lanes[number];
            if (step == 0)
                begin(lane, tokens);
            else
                join(lane, static_cast<std::size_t>(step - 1), rows);
            if (step < count)
                compute(number, static_cast<std::size_t>(step), rows);
            else
                predict(number, rows);
        });
        m_length += static_cast<int>(rows);
    }

    ModelConfig m_config;
    std::vector<std::uint8_t> m_heads;
    Lockstep m_halves;
    int m_length = 0;
    Index m_rows = 0; ///< that the lanes have room for
    const Scalar* m_tokens = nullptr;
    const Scalar* m_positions = nullptr; ///< (context, C), null without positions
    MatrixOf<Scalar> m_sinusoids;
    std::vector<Block<Scalar>> m_blocks;
    std::vector<Sublayer> m_sublayers; ///< in the order of the stream
    Norm<Scalar> m_finalNorm;
    LinearPart<Scalar> m_head[kLanes];
    Lane<Scalar> m_lanes[kLanes];
    LineVector<Scalar> m_logits;
};

template <class Scalar>
CachedGpt<Scalar>::CachedGpt(const Parameters<Scalar>& parameters, std::span<const std::uint8_t> heads,
                             int threads)
    : m_impl(std::make_unique<Impl>(parameters, heads, threads)) {
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
