#include "core/model/model.h"

#include "core/model/workspace.h"
#include "core/ops/activation.h"
#include "core/ops/attend.h"
#include "core/ops/cross_entropy.h"
#include "core/ops/dropout.h"
#include "core/ops/layer_norm.h"
#include "core/ops/linear.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace dikkat {

std::int64_t countedTargets(const Batch& batch) {
    return std::count_if(batch.target.begin(), batch.target.end(), [](TokenId t) { return t >= 0; });
}

template <class Scalar>
class Network<Scalar>::Impl : public Workspace<Scalar> {
    using S = Scalar;
    using Base = Workspace<S>;

public:
    using Base::m_activated;
    using Base::m_config;
    using Base::m_dConcat;
    using Base::m_decoder;
    using Base::m_dHidden;
    using Base::m_dInput;
    using Base::m_dK;
    using Base::m_dMemory;
    using Base::m_dOutput;
    using Base::m_dQ;
    using Base::m_dStream;
    using Base::m_dV;
    using Base::m_encoder;
    using Base::m_factor;
    using Base::m_hidden;
    using Base::m_logits;
    using Base::m_losses;
    using Base::m_places;
    using Base::m_probabilities;
    using Base::m_scratch;
    using Base::m_sinusoids;
    using Base::m_visible;

public:
    using Workspace<S>::Workspace;

    void forward(const Parameters<S>& parameters, const Batch& batch, const ForwardOptions& options) {
        m_p = parameters.data();
        m_batch = batch;
        m_options = options;
        m_dropout = options.training ? m_config.dropout : 0.0;
        if (m_config.kind == ModelKind::WindowMlp) {
            forwardWindow();
        } else {
            if (m_config.kind == ModelKind::EncoderDecoder) {
                for (int b = 0; b < batch.rows; ++b) {
                    const TokenId* row = batch.source.data() + b * batch.sourceLength;
                    m_visible[static_cast<std::size_t>(b)] =
                        std::find_if(row, row + batch.sourceLength, [](TokenId t) { return t < 0; }) - row;
                }
                runStack(m_encoder, m_places.encoder, m_places.encoderNorm, batch.source, batch.sourceLength,
                         m_places.source, m_places.sourcePositions, 0);
            }
            runStack(m_decoder, m_places.blocks, m_places.finalNorm, batch.input, batch.length,
                     m_places.tokens, m_places.positions, 1000);
            headForward(m_decoder.last, m_config.width, batch.rows * batch.length);
        }
        m_lossSum = 0.0;
        m_lossCount = 0;
        if (!batch.target.empty()) {
            this->needLoss();
            m_lossSum = crossEntropy<S>(m_outputs, m_config.vocabulary, m_logits, batch.target.data(),
                                        m_probabilities, m_losses);
            m_lossCount = countedTargets(batch);
        }
    }

    void backward(const Parameters<S>& parameters, Parameters<S>& gradients, S scale) {
        this->needBackward();
        m_p = parameters.data();
        m_d = gradients.data();
        crossEntropyBackward<S>(m_outputs, m_config.vocabulary, m_probabilities, m_batch.target.data(), scale,
                                m_probabilities);
        if (m_config.kind == ModelKind::WindowMlp) {
            backwardWindow();
            return;
        }
        const Index N = Index{m_batch.rows} * m_batch.length;
        headBackward(m_decoder.last, m_config.width, N, m_dStream);
        if (m_config.kind == ModelKind::EncoderDecoder)
            std::fill_n(m_dMemory, Index{m_batch.rows} * m_batch.sourceLength * m_config.width, S(0));
        backStack(m_decoder, m_places.blocks, m_places.finalNorm, m_batch.input, m_batch.length,
                  m_places.tokens, m_places.positions, 1000, m_dStream);
        if (m_config.kind == ModelKind::EncoderDecoder)
            backStack(m_encoder, m_places.encoder, m_places.encoderNorm, m_batch.source, m_batch.sourceLength,
                      m_places.source, m_places.sourcePositions, 0, m_dMemory);
    }

    Index m_outputs = 0; ///< rows of the logits
    double m_lossSum = 0.0;
    std::int64_t m_lossCount = 0;

private:
    using Block = Eigen::Map<Eigen::Array<S, Eigen::Dynamic, 1>>;
    using ConstBlock = Eigen::Map<const Eigen::Array<S, Eigen::Dynamic, 1>>;

    // ---- small helpers
    [[nodiscard]] const S* weight(std::int64_t at) const { return at < 0 ? nullptr : m_p + at; }
    [[nodiscard]] S* gradient(std::int64_t at) const { return at < 0 ? nullptr : m_d + at; }
    void drop(int site, Index length, S* x) const {
        if (m_dropout == 0.0) return;
        const auto row = static_cast<std::uint64_t>(length * m_config.width);
        dropout<S>(m_dropout, m_options.dropoutKey + static_cast<std::uint64_t>(site) * 0xD1342543DE82EF95u,
                   static_cast<std::uint64_t>(m_options.firstRow) * row,
                   m_batch.rows * length * m_config.width, x);
    }
    [[nodiscard]] bool headOff(int first, int head) const {
        const auto at = static_cast<std::size_t>(first + head);
        return at < m_options.heads.size() && m_options.heads[at] == 0;
    }
    void silence(int firstHead, Index rows, S* concat) const {
        if (m_options.heads.empty()) return;
        for (int h = 0; h < m_config.heads; ++h)
            if (headOff(firstHead, h))
                for (Index t = 0; t < rows; ++t)
                    std::fill_n(concat + t * m_config.width + h * m_config.headWidth(), m_config.headWidth(),
                                S(0));
    }

    // ---- sublayers
    /// The sublayer's input: with pre-norm the normalised stream.
    const S* enter(const NormPlaces& n, Index N, const S* stream, S* normed, S* mean, S* inverse) const {
        if (m_config.normPlace != NormPlace::Pre || !n.there()) return stream;
        layerNorm<S>(N, m_config.width, m_epsilon, stream, weight(n.gamma), weight(n.beta), normed, mean,
                     inverse);
        return normed;
    }
    /// `sum` holds the sublayer's output: adds the stream, and normalises with post-norm.
    void leave(const NormPlaces& n, bool residual, Index N, const S* stream, S* sum, S* next, S* mean,
               S* inverse) const {
        const Index C = m_config.width;
        if (residual) Block(sum, N * C) += ConstBlock(stream, N * C);
        if (next != sum)
            layerNorm<S>(N, C, m_epsilon, sum, weight(n.gamma), weight(n.beta), next, mean, inverse);
    }
    /// Turns m_dStream (gradient of next) into the gradient of sum, and m_dOutput into that of the sublayer's
    /// output.
    void backLeave(const NormPlaces& n, Index N, Index length, int site, const S* sum, const S* next,
                   const S* mean, const S* inverse, S* dStream) const {
        const Index C = m_config.width;
        if (next != sum)
            layerNormBackward<S, false>(N, C, sum, weight(n.gamma), mean, inverse, dStream, dStream,
                                        gradient(n.gamma), gradient(n.beta));
        std::copy_n(dStream, N * C, m_dOutput);
        drop(site, length, m_dOutput);
    }
    /// dStream becomes the gradient of the stream before the sublayer, m_dInput being that of the sublayer's
    /// input.
    void backEnter(const NormPlaces& n, bool residual, Index N, const S* stream, const S* mean,
                   const S* inverse, S* dStream) const {
        const Index C = m_config.width;
        if (m_config.normPlace == NormPlace::Pre && n.there()) {
            if (residual) {
                layerNormBackward<S, true>(N, C, stream, weight(n.gamma), mean, inverse, m_dInput, dStream,
                                           gradient(n.gamma), gradient(n.beta));
            } else {
                layerNormBackward<S, false>(N, C, stream, weight(n.gamma), mean, inverse, m_dInput, dStream,
                                            gradient(n.gamma), gradient(n.beta));
            }
        } else if (residual) {
            Block(dStream, N * C) += ConstBlock(m_dInput, N * C);
        } else {
            std::copy_n(m_dInput, N * C, dStream);
        }
    }

    /// Keys of row b that queries may see: all, unless they come from a source with missing ends.
    [[nodiscard]] Index visible(bool source, int b, Index keys) const {
        return source ? m_visible[static_cast<std::size_t>(b)] : keys;
    }

    const S* attention(AttentionKept<S>& a, const AttentionPlaces& p, const NormPlaces& n,
                       const BlockPlaces& block, Index length, bool source, const S* stream, const S* memory,
                       int site) {
        const Index B = m_batch.rows, C = m_config.width,
                    keys = memory || source ? m_batch.sourceLength : length;
        const Index N = B * length, M = B * keys;
        const S* x = enter(n, N, stream, a.normed, a.mean, a.inverse);
        const S* from = memory ? memory : x;
        linear(N, C, C, x, weight(p.q.weight), weight(p.q.bias), a.q);
        linear(M, C, C, from, weight(p.k.weight), weight(p.k.bias), a.k);
        linear(M, C, C, from, weight(p.v.weight), weight(p.v.bias), a.v);
        for (int b = 0; b < B; ++b) {
            const AttendSize size = attendSize(block, length, keys, memory != nullptr, source, b);
            attendHeads<S>(size, a.q + b * length * C, a.k + b * keys * C, a.v + b * keys * C,
                           a.weights + b * m_config.heads * length * keys, a.concat + b * length * C,
                           m_scratch);
        }
        silence(memory ? block.firstCrossHead : block.firstHead, N, a.concat);
        linear(N, C, C, a.concat, weight(p.o.weight), weight(p.o.bias), a.sum);
        drop(site, length, a.sum);
        leave(n, block.residual, N, stream, a.sum, a.next, a.mean, a.inverse);
        return a.next;
    }
    [[nodiscard]] AttendSize attendSize(const BlockPlaces& block, Index length, Index keys, bool cross,
                                        bool source, int b) const {
        return {length,
                visible(cross || source, b, keys),
                m_config.heads,
                m_config.headWidth(),
                block.causal && !cross,
                block.scoreDivisor};
    }
    void backAttention(const AttentionKept<S>& a, const AttentionPlaces& p, const NormPlaces& n,
                       const BlockPlaces& block, Index length, bool source, const S* stream, const S* memory,
                       int site, S* dStream) {
        const Index B = m_batch.rows, C = m_config.width,
                    keys = memory || source ? m_batch.sourceLength : length;
        const Index N = B * length, M = B * keys;
        const S* x = m_config.normPlace == NormPlace::Pre && n.there() ? a.normed : stream;
        backLeave(n, N, length, site, a.sum, a.next, a.mean, a.inverse, dStream);
        linearBackward<S>(N, C, C, a.concat, weight(p.o.weight), m_dOutput, m_dConcat, false,
                          gradient(p.o.weight), gradient(p.o.bias));
        silence(memory ? block.firstCrossHead : block.firstHead, N, m_dConcat);
        for (int b = 0; b < B; ++b) {
            const AttendSize size = attendSize(block, length, keys, memory != nullptr, source, b);
            attendHeadsBackward<S>(size, a.q + b * length * C, a.k + b * keys * C, a.v + b * keys * C,
                                   a.weights + b * m_config.heads * length * keys, m_dConcat + b * length * C,
                                   m_dQ + b * length * C, m_dK + b * keys * C, m_dV + b * keys * C,
                                   m_scratch);
            const Index hidden = (keys - size.keys) * C; // sources that end early
            std::fill_n(m_dK + (b * keys + size.keys) * C, hidden, S(0));
            std::fill_n(m_dV + (b * keys + size.keys) * C, hidden, S(0));
        }
        linearBackward<S>(N, C, C, x, weight(p.q.weight), m_dQ, m_dInput, false, gradient(p.q.weight),
                          gradient(p.q.bias));
        const S* from = memory ? memory : x;
        S* dFrom = memory ? m_dMemory : m_dInput;
        linearBackward<S>(M, C, C, from, weight(p.k.weight), m_dK, dFrom, true, gradient(p.k.weight),
                          gradient(p.k.bias));
        linearBackward<S>(M, C, C, from, weight(p.v.weight), m_dV, dFrom, true, gradient(p.v.weight),
                          gradient(p.v.bias));
        backEnter(n, block.residual, N, stream, a.mean, a.inverse, dStream);
    }

    const S* mlp(MlpKept<S>& m, const BlockPlaces& p, Index length, const S* stream, int site) {
        const Index N = m_batch.rows * length, C = m_config.width, F = m_config.mlpWidth;
        const S* x = enter(p.norm2, N, stream, m.normed, m.mean, m.inverse);
        linear(N, C, F, x, weight(p.up.weight), weight(p.up.bias), m.hidden);
        activate<S>(m_config.activation, N * F, m.hidden, m.activated);
        linear(N, F, C, m.activated, weight(p.down.weight), weight(p.down.bias), m.sum);
        drop(site, length, m.sum);
        leave(p.norm2, p.residual, N, stream, m.sum, m.next, m.mean, m.inverse);
        return m.next;
    }
    void backMlp(const MlpKept<S>& m, const BlockPlaces& p, Index length, const S* stream, int site,
                 S* dStream) {
        const Index N = m_batch.rows * length, C = m_config.width, F = m_config.mlpWidth;
        const S* x = m_config.normPlace == NormPlace::Pre && p.norm2.there() ? m.normed : stream;
        backLeave(p.norm2, N, length, site, m.sum, m.next, m.mean, m.inverse, dStream);
        linearBackward<S>(N, F, C, m.activated, weight(p.down.weight), m_dOutput, m_dHidden, false,
                          gradient(p.down.weight), gradient(p.down.bias));
        activateBackward<S>(m_config.activation, N * F, m.hidden, m.activated, m_dHidden, m_dHidden);
        linearBackward<S>(N, C, F, x, weight(p.up.weight), m_dHidden, m_dInput, false, gradient(p.up.weight),
                          gradient(p.up.bias));
        backEnter(p.norm2, p.residual, N, stream, m.mean, m.inverse, dStream);
    }

    // ---- stacks
    void runStack(StackKept<S>& s, const std::vector<BlockPlaces>& places, const NormPlaces& last,
                  std::span<const TokenId> tokens, Index length, std::int64_t table, std::int64_t learned,
                  int site) {
        const Index C = m_config.width, N = m_batch.rows * length;
        const bool source = &s == &m_encoder;
        embed<S>(N, C, tokens.data(), weight(table), m_factor, s.embedded);
        const S* positions = learned >= 0             ? weight(learned)
                             : m_sinusoids.size() > 0 ? m_sinusoids.data()
                                                      : nullptr;
        if (positions)
            for (int b = 0; b < m_batch.rows; ++b)
                Block(s.embedded + b * length * C, length * C) += ConstBlock(positions, length * C);
        drop(site, length, s.embedded);
        const S* stream = s.embedded;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const BlockPlaces& p = places[i];
            BlockKept<S>& b = s.blocks[i];
            const int at = site + 1 + 3 * static_cast<int>(i);
            if (p.attention.there())
                stream = attention(b.attention, p.attention, p.norm1, p, length, source, stream, nullptr, at);
            if (p.cross.there())
                stream = attention(b.cross, p.cross, p.normCross, p, length, false, stream, m_encoder.last,
                                   at + 1);
            if (p.up.there()) stream = mlp(b.mlp, p, length, stream, at + 2);
        }
        if (last.there()) {
            layerNorm<S>(N, C, m_epsilon, stream, weight(last.gamma), weight(last.beta), s.last, s.mean,
                         s.inverse);
        } else {
            s.last = const_cast<S*>(stream);
        }
    }
    /// The streams before each sublayer are found again by walking the kept buffers from the end.
    void backStack(const StackKept<S>& s, const std::vector<BlockPlaces>& places, const NormPlaces& last,
                   std::span<const TokenId> tokens, Index length, std::int64_t table, std::int64_t learned,
                   int site, S* dStream) {
        const Index C = m_config.width, N = m_batch.rows * length;
        const bool source = &s == &m_encoder;
        if (last.there())
            layerNormBackward<S, false>(N, C, streamBefore(s, places, places.size(), 0), weight(last.gamma),
                                        s.mean, s.inverse, dStream, dStream, gradient(last.gamma),
                                        gradient(last.beta));
        for (std::size_t i = places.size(); i-- > 0;) {
            const BlockPlaces& p = places[i];
            const BlockKept<S>& b = s.blocks[i];
            const int at = site + 1 + 3 * static_cast<int>(i);
            if (p.up.there()) backMlp(b.mlp, p, length, streamBefore(s, places, i, 2), at + 2, dStream);
            if (p.cross.there())
                backAttention(b.cross, p.cross, p.normCross, p, length, false, streamBefore(s, places, i, 1),
                              m_encoder.last, at + 1, dStream);
            if (p.attention.there())
                backAttention(b.attention, p.attention, p.norm1, p, length, source,
                              streamBefore(s, places, i, 0), nullptr, at, dStream);
        }
        drop(site, length, dStream);
        if (learned >= 0)
            for (int b = 0; b < m_batch.rows; ++b)
                Block(gradient(learned), length * C) += ConstBlock(dStream + b * length * C, length * C);
        embedBackward<S>(N, C, tokens.data(), dStream, m_factor, gradient(table));
    }
    /// The stream that sublayer `sublayer` (0 attention, 1 cross-attention, 2 MLP) of block i reads.
    [[nodiscard]] const S* streamBefore(const StackKept<S>& s, const std::vector<BlockPlaces>& places,
                                        std::size_t i, int sublayer) const {
        for (;; --i, sublayer = 3) {
            if (sublayer > 2 && i < places.size() && places[i].up.there()) return s.blocks[i].mlp.next;
            if (sublayer > 1 && i < places.size() && places[i].cross.there()) return s.blocks[i].cross.next;
            if (sublayer > 0 && i < places.size() && places[i].attention.there())
                return s.blocks[i].attention.next;
            if (i == 0) return s.embedded;
        }
    }

    // ---- head and window MLP
    void headForward(const S* x, Index width, Index rows) {
        const Index V = m_config.vocabulary;
        m_outputs = rows;
        const Strided<S> w{weight(m_places.head.weight), m_config.tied ? width : V};
        multiply<S>(rows, V, width, {x, width}, m_config.tied ? w.transposed() : w, m_logits, V, false);
        if (m_places.head.bias >= 0) addBias<S>(rows, V, weight(m_places.head.bias), m_logits);
    }
    void headBackward(const S* x, Index width, Index rows, S* dx) {
        const Index V = m_config.vocabulary;
        const S* d = m_probabilities;
        if (!m_config.tied) {
            linearBackward<S>(rows, width, V, x, weight(m_places.head.weight), d, dx, false,
                              gradient(m_places.head.weight), gradient(m_places.head.bias));
            return;
        }
        // the head is the embedding transposed: dE += dlogitsᵀ x, dx = dlogits E
        multiply<S>(V, width, rows, Strided<S>{d, V}.transposed(), {x, width}, gradient(m_places.head.weight),
                    width, true);
        multiply<S>(rows, width, V, {d, V}, {weight(m_places.head.weight), width}, dx, width, false);
        if (m_places.head.bias >= 0) addBiasBackward<S>(rows, V, d, gradient(m_places.head.bias));
    }
    void forwardWindow() {
        const Index B = m_batch.rows, in = Index{m_config.context} * m_config.width, F = m_config.mlpWidth;
        embed<S>(B * m_config.context, m_config.width, m_batch.input.data(), weight(m_places.tokens),
                 m_factor, m_decoder.embedded);
        linear<S>(B, in, F, m_decoder.embedded, weight(m_places.windowLayer.weight),
                  weight(m_places.windowLayer.bias), m_hidden);
        activate<S>(m_config.activation, B * F, m_hidden, m_activated);
        headForward(m_activated, F, B);
    }
    void backwardWindow() {
        const Index B = m_batch.rows, in = Index{m_config.context} * m_config.width, F = m_config.mlpWidth;
        headBackward(m_activated, F, B, m_dHidden);
        activateBackward<S>(m_config.activation, B * F, m_hidden, m_activated, m_dHidden, m_dHidden);
        linearBackward<S>(B, in, F, m_decoder.embedded, weight(m_places.windowLayer.weight), m_dHidden,
                          m_dStream, false, gradient(m_places.windowLayer.weight),
                          gradient(m_places.windowLayer.bias));
        embedBackward<S>(B * m_config.context, m_config.width, m_batch.input.data(), m_dStream, m_factor,
                         gradient(m_places.tokens));
    }

    const S m_epsilon = static_cast<S>(Base::m_config.normEpsilon);
    const S* m_p = nullptr;
    S* m_d = nullptr;
    Batch m_batch;
    ForwardOptions m_options;
    double m_dropout = 0.0;
};

template <class Scalar>
Network<Scalar>::Network(const ModelConfig& config, int maxRows, int maxLength, int maxSource)
    : m_impl(std::make_unique<Impl>(config, maxRows, maxLength > 0 ? maxLength : config.context,
                                    maxSource > 0 ? maxSource : config.sourceContext)) {
    m_impl->allocateForward();
}
template <class Scalar>
Network<Scalar>::~Network() = default;
template <class Scalar>
Network<Scalar>::Network(Network&&) noexcept = default;
template <class Scalar>
Network<Scalar>& Network<Scalar>::operator=(Network&&) noexcept = default;

template <class Scalar>
void Network<Scalar>::forward(const Parameters<Scalar>& parameters, const Batch& batch,
                              const ForwardOptions& options) {
    m_impl->forward(parameters, batch, options);
}
template <class Scalar>
Eigen::Map<const MatrixOf<Scalar>> Network<Scalar>::logits() const {
    return {m_impl->m_logits, m_impl->m_outputs, m_impl->m_config.vocabulary};
}
template <class Scalar>
double Network<Scalar>::lossSum() const {
    return m_impl->m_lossSum;
}
template <class Scalar>
std::int64_t Network<Scalar>::lossCount() const {
    return m_impl->m_lossCount;
}
template <class Scalar>
std::span<const Scalar> Network<Scalar>::lossByPosition() const {
    return {m_impl->m_losses, m_impl->m_losses ? static_cast<std::size_t>(m_impl->m_outputs) : 0};
}
template <class Scalar>
void Network<Scalar>::backward(const Parameters<Scalar>& parameters, Parameters<Scalar>& gradients,
                               double scale) {
    m_impl->backward(parameters, gradients, static_cast<Scalar>(scale));
}
template <class Scalar>
std::int64_t Network<Scalar>::bytes() const {
    return m_impl->allocatedNumbers() * static_cast<std::int64_t>(sizeof(Scalar));
}
template <class Scalar>
std::int64_t Network<Scalar>::bytesFor(const ModelConfig& config, int rows, int length, int sourceLength) {
    Impl impl(config, rows, length > 0 ? length : config.context,
              sourceLength > 0 ? sourceLength : config.sourceContext);
    return impl.countNumbers() * static_cast<std::int64_t>(sizeof(Scalar));
}

template class Network<float>;
template class Network<double>;

} // namespace dikkat
