#include "core/model/model.h"
#include "core/model/wiring.h"

#include "core/ops/activation.h"
#include "core/ops/layer_norm.h"

#include <algorithm>
#include <cmath>

namespace dikkat {

namespace {

/// The forward pass by its formulas, in double.
template <class Scalar>
class Tracer {
public:
    Tracer(const Parameters<Scalar>& parameters, std::span<const std::uint8_t> heads)
        : m_p(parameters)
        , m_config(parameters.config())
        , m_places(findPlaces(parameters.config()))
        , m_heads(heads) {}

    ModelTrace run(std::span<const TokenId> tokens, std::span<const TokenId> source) {
        ModelTrace t;
        t.tokens.assign(tokens.begin(), tokens.end());
        t.source.assign(source.begin(), source.end());
        if (m_config.kind == ModelKind::WindowMlp) {
            window(t);
            return t;
        }
        if (m_config.kind == ModelKind::EncoderDecoder) {
            t.sourceEmbedded = embedding(source, m_places.source) +
                               positions(static_cast<Index>(source.size()), m_places.sourcePositions, true);
            t.memory = t.sourceEmbedded;
            for (const BlockPlaces& b : m_places.encoder)
                t.memory = t.encoder.emplace_back(block(b, t.memory, {})).output;
            if (m_places.encoderNorm.there()) t.memory = norm(m_places.encoderNorm, t.memory);
        }
        t.tokenEmbedding = embedding(tokens, m_places.tokens);
        t.positionEmbedding = positions(static_cast<Index>(tokens.size()), m_places.positions, false);
        t.embedded = t.tokenEmbedding;
        if (t.positionEmbedding.size() > 0) t.embedded += t.positionEmbedding;
        Matrix stream = t.embedded;
        for (const BlockPlaces& b : m_places.blocks)
            stream = t.blocks.emplace_back(block(b, stream, t.memory)).output;
        t.finalNorm = m_places.finalNorm.there() ? norm(m_places.finalNorm, stream) : stream;
        t.logits = head(t.finalNorm);
        return t;
    }

private:
    [[nodiscard]] Matrix weight(std::int64_t at, Index rows, Index columns) const {
        return Eigen::Map<const MatrixOf<Scalar>>(m_p.data() + at, rows, columns).template cast<double>();
    }
    [[nodiscard]] Matrix linear(const LinearPlaces& l, const Matrix& x, Index out) const {
        Matrix y = x * weight(l.weight, x.cols(), out);
        if (l.bias >= 0) y.rowwise() += weight(l.bias, 1, out).row(0);
        return y;
    }
    [[nodiscard]] Matrix norm(const NormPlaces& n, const Matrix& x) const {
        const Matrix centred = x.colwise() - x.rowwise().mean();
        const Eigen::VectorXd inverse =
            (centred.array().square().rowwise().mean() + m_config.normEpsilon).sqrt().inverse().matrix();
        Matrix y = inverse.asDiagonal() * centred;
        y = y * weight(n.gamma, 1, x.cols()).row(0).asDiagonal();
        y.rowwise() += weight(n.beta, 1, x.cols()).row(0);
        return y;
    }
    [[nodiscard]] Matrix activated(const Matrix& x) const {
        Matrix y(x.rows(), x.cols());
        activate(m_config.activation, x.size(), x.data(), y.data());
        return y;
    }
    [[nodiscard]] Matrix embedding(std::span<const TokenId> tokens, std::int64_t table) const {
        const Index C = m_config.width;
        const Matrix rows = weight(table, m_config.vocabulary, C);
        const double factor = m_config.scaleEmbedding ? std::sqrt(static_cast<double>(C)) : 1.0;
        Matrix y = Matrix::Zero(static_cast<Index>(tokens.size()), C);
        for (Index i = 0; i < y.rows(); ++i)
            if (tokens[static_cast<std::size_t>(i)] >= 0)
                y.row(i) = factor * rows.row(tokens[static_cast<std::size_t>(i)]);
        return y;
    }
    /// zero: a model without positions gets zeros instead of an empty matrix.
    [[nodiscard]] Matrix positions(Index count, std::int64_t table, bool zero) const {
        switch (m_config.positions) {
        case Positions::Learned: return weight(table, count, m_config.width);
        case Positions::Sinusoidal: return sinusoidalEncoding(count, m_config.width);
        case Positions::None: break;
        }
        return zero ? Matrix::Zero(count, m_config.width) : Matrix();
    }
    [[nodiscard]] Matrix head(const Matrix& x) const {
        const Index V = m_config.vocabulary;
        Matrix y = m_config.tied ? Matrix(x * weight(m_places.head.weight, V, x.cols()).transpose())
                                 : Matrix(x * weight(m_places.head.weight, x.cols(), V));
        if (m_places.head.bias >= 0) y.rowwise() += weight(m_places.head.bias, 1, V).row(0);
        return y;
    }
    void finish(const NormPlaces& n, bool residual, const Matrix& stream, const Matrix& output, Matrix& sum,
                Matrix& next) const {
        sum = residual ? Matrix(stream + output) : output;
        next = m_config.normPlace == NormPlace::Post && n.there() ? norm(n, sum) : sum;
    }
    [[nodiscard]] Matrix sublayerInput(const NormPlaces& n, const Matrix& stream) const {
        return m_config.normPlace == NormPlace::Pre && n.there() ? norm(n, stream) : stream;
    }
    [[nodiscard]] AttentionTrace attention(const AttentionPlaces& a, const NormPlaces& n,
                                           const BlockPlaces& b, bool causal, int firstHead,
                                           const Matrix& stream, const Matrix* memory) const {
        const Index C = m_config.width;
        AttentionTrace t;
        t.input = sublayerInput(n, stream);
        const Matrix& from = memory ? *memory : t.input;
        const Mask mask =
            causal ? causalMask(t.input.rows(), from.rows()) : fullMask(t.input.rows(), from.rows());
        auto inner = attendMultiHeadDivided(linear(a.q, t.input, C), linear(a.k, from, C),
                                            linear(a.v, from, C), mask, m_config.heads, b.scoreDivisor);
        if (inner.ok()) {
            t.inner = std::move(inner).value();
            for (int h = 0; h < m_config.heads; ++h)
                if (const auto at = static_cast<std::size_t>(firstHead + h);
                    at < m_heads.size() && m_heads[at] == 0)
                    t.inner.concat.middleCols(h * m_config.headWidth(), m_config.headWidth()).setZero();
        } else { // weights that are not finite: nothing to show but NaN
            t.inner.concat = Matrix::Constant(t.input.rows(), C, std::numeric_limits<double>::quiet_NaN());
        }
        t.output = linear(a.o, t.inner.concat, C);
        finish(n, b.residual, stream, t.output, t.sum, t.stream);
        return t;
    }
    [[nodiscard]] BlockTrace block(const BlockPlaces& b, const Matrix& stream, const Matrix& memory) const {
        BlockTrace t;
        t.input = t.output = stream;
        if (b.attention.there()) {
            t.attention = attention(b.attention, b.norm1, b, b.causal, b.firstHead, t.output, nullptr);
            t.output = t.attention->stream;
        }
        if (b.cross.there()) {
            t.cross = attention(b.cross, b.normCross, b, false, b.firstCrossHead, t.output, &memory);
            t.output = t.cross->stream;
        }
        if (b.up.there()) {
            MlpTrace m;
            m.input = sublayerInput(b.norm2, t.output);
            m.hidden = linear(b.up, m.input, m_config.mlpWidth);
            m.activated = activated(m.hidden);
            m.output = linear(b.down, m.activated, m_config.width);
            finish(b.norm2, b.residual, t.output, m.output, m.sum, m.stream);
            t.output = m.stream;
            t.mlp = std::move(m);
        }
        return t;
    }
    void window(ModelTrace& t) {
        std::vector<TokenId> last(static_cast<std::size_t>(m_config.context), -1);
        const std::size_t used = std::min(last.size(), t.tokens.size());
        std::copy(t.tokens.end() - static_cast<std::ptrdiff_t>(used), t.tokens.end(),
                  last.end() - static_cast<std::ptrdiff_t>(used));
        t.tokenEmbedding = embedding(last, m_places.tokens);
        t.embedded = Eigen::Map<const Matrix>(t.tokenEmbedding.data(), 1, t.tokenEmbedding.size());
        MlpTrace m;
        m.input = t.embedded;
        m.hidden = linear(m_places.windowLayer, m.input, m_config.mlpWidth);
        m.activated = activated(m.hidden);
        t.finalNorm = m.activated;
        t.windowLayer = std::move(m);
        t.logits = head(t.finalNorm);
    }

    const Parameters<Scalar>& m_p;
    const ModelConfig& m_config;
    ModelPlaces m_places;
    std::span<const std::uint8_t> m_heads;
};

} // namespace

template <class Scalar>
ModelTrace traceForward(const Parameters<Scalar>& parameters, std::span<const TokenId> tokens,
                        std::span<const TokenId> source, std::span<const std::uint8_t> heads) {
    return Tracer<Scalar>(parameters, heads).run(tokens, source);
}

template ModelTrace traceForward(const Parameters<float>&, std::span<const TokenId>, std::span<const TokenId>,
                                 std::span<const std::uint8_t>);
template ModelTrace traceForward(const Parameters<double>&, std::span<const TokenId>,
                                 std::span<const TokenId>, std::span<const std::uint8_t>);

int countHeads(const ModelConfig& config) {
    return findPlaces(config).heads;
}

} // namespace dikkat
