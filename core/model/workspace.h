#pragma once

#include "core/attention/positional.h"
#include "core/model/wiring.h"
#include "core/ops/attend.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace dikkat {

/// Hands out pieces of one allocation; with null data it only counts.
template <class S>
class Arena {
public:
    S* take(Index count) {
        S* piece = m_data ? m_data + m_used : nullptr;
        m_used += (count + 15) / 16 * 16; // 64-byte lines
        return piece;
    }
    [[nodiscard]] Index used() const { return m_used; }
    void start(S* data) {
        m_data = data;
        m_used = 0;
    }

private:
    S* m_data = nullptr;
    Index m_used = 0;
};

/// What attention keeps. N = rows · length of the stream, M = rows · length of keys and values.
template <class S>
struct AttentionKept {
    S *normed = nullptr, *mean = nullptr, *inverse = nullptr;
    S *q = nullptr, *k = nullptr, *v = nullptr, *weights = nullptr, *concat = nullptr;
    S *sum = nullptr, *next = nullptr;
};

template <class S>
struct MlpKept {
    S *normed = nullptr, *mean = nullptr, *inverse = nullptr;
    S *hidden = nullptr, *activated = nullptr, *sum = nullptr, *next = nullptr;
};

template <class S>
struct BlockKept {
    AttentionKept<S> attention, cross;
    MlpKept<S> mlp;
};

/// One side of the model: a stream through blocks.
template <class S>
struct StackKept {
    S* embedded = nullptr;
    std::vector<BlockKept<S>> blocks;
    S *last = nullptr, *mean = nullptr, *inverse = nullptr; ///< after the final norm
};

/// Every intermediate result of a Network, laid out for a number of rows. What the loss and the backward pass
/// need is allocated when they are first asked for: a model that only speaks stays small.
template <class Scalar>
class Workspace {
    using S = Scalar;

public:
    Workspace(const ModelConfig& config, int maxRows, int maxLength, int maxSource)
        : m_config(config)
        , m_places(findPlaces(config))
        , m_maxRows(maxRows)
        , m_maxLength(maxLength)
        , m_maxSource(config.kind == ModelKind::EncoderDecoder ? maxSource : 0)
        , m_factor(config.scaleEmbedding ? static_cast<S>(std::sqrt(static_cast<double>(config.width)))
                                         : S(1)) {}

    void allocateForward() {
        m_forward = storage([this] { layForward(); });
        if (m_config.positions == Positions::Sinusoidal && m_config.kind != ModelKind::WindowMlp)
            m_sinusoids =
                sinusoidalEncoding(std::max(m_maxLength, m_maxSource), m_config.width).template cast<S>();
        m_visible.assign(static_cast<std::size_t>(m_maxRows), 0);
    }
    [[nodiscard]] Index countNumbers() {
        m_arena.start(nullptr);
        layForward();
        const Index forward = m_arena.used();
        m_arena.start(nullptr);
        layLoss();
        layBackward();
        return forward + m_arena.used();
    }
    [[nodiscard]] Index allocatedNumbers() const {
        return static_cast<Index>(m_forward.size() + m_loss.size() + m_backward.size());
    }
    void needLoss() {
        if (m_loss.empty()) m_loss = storage([this] { layLoss(); });
    }
    void needBackward() {
        if (m_backward.empty()) m_backward = storage([this] { layBackward(); });
    }

    ModelConfig m_config;
    ModelPlaces m_places;
    int m_maxRows, m_maxLength, m_maxSource;
    S m_factor;
    MatrixOf<S> m_sinusoids;
    std::vector<Index> m_visible; ///< per row: source tokens before the first missing one

    StackKept<S> m_encoder, m_decoder;
    S *m_hidden = nullptr, *m_activated = nullptr; ///< window MLP
    S *m_scratch = nullptr, *m_logits = nullptr, *m_probabilities = nullptr, *m_losses = nullptr;
    S *m_dStream = nullptr, *m_dOutput = nullptr, *m_dInput = nullptr, *m_dConcat = nullptr, *m_dQ = nullptr,
      *m_dK = nullptr, *m_dV = nullptr, *m_dHidden = nullptr, *m_dMemory = nullptr;

private:
    template <class Lay>
    std::vector<S> storage(Lay lay) {
        m_arena.start(nullptr);
        lay();
        std::vector<S> data(static_cast<std::size_t>(m_arena.used()) + 16);
        const auto address = reinterpret_cast<std::uintptr_t>(data.data());
        m_arena.start(data.data() + (64 - address % 64) % 64 / sizeof(S));
        lay();
        return data;
    }
    void layNorm(const NormPlaces& n, Index N, S*& normed, S*& mean, S*& inverse) {
        if (!n.there()) return;
        if (m_config.normPlace == NormPlace::Pre) normed = m_arena.take(N * m_config.width);
        mean = m_arena.take(N);
        inverse = m_arena.take(N);
    }
    void laySum(const NormPlaces& n, Index N, S*& sum, S*& next) {
        sum = next = m_arena.take(N * m_config.width);
        if (m_config.normPlace == NormPlace::Post && n.there()) next = m_arena.take(N * m_config.width);
    }
    void layAttention(AttentionKept<S>& a, const NormPlaces& n, Index queries, Index keys) {
        const Index N = m_maxRows * queries, M = m_maxRows * keys, C = m_config.width;
        layNorm(n, N, a.normed, a.mean, a.inverse);
        a.q = m_arena.take(N * C);
        a.k = m_arena.take(M * C);
        a.v = m_arena.take(M * C);
        a.weights = m_arena.take(Index{m_config.heads} * N * keys);
        a.concat = m_arena.take(N * C);
        laySum(n, N, a.sum, a.next);
    }
    void layStack(StackKept<S>& s, const std::vector<BlockPlaces>& places, const NormPlaces& last,
                  Index length) {
        const Index N = m_maxRows * length, C = m_config.width;
        s.embedded = m_arena.take(N * C);
        s.blocks.resize(places.size());
        for (std::size_t i = 0; i < places.size(); ++i) {
            const BlockPlaces& p = places[i];
            BlockKept<S>& b = s.blocks[i];
            if (p.attention.there()) layAttention(b.attention, p.norm1, length, length);
            if (p.cross.there()) layAttention(b.cross, p.normCross, length, m_maxSource);
            if (p.up.there()) {
                layNorm(p.norm2, N, b.mlp.normed, b.mlp.mean, b.mlp.inverse);
                b.mlp.hidden = m_arena.take(N * m_config.mlpWidth);
                b.mlp.activated = m_arena.take(N * m_config.mlpWidth);
                laySum(p.norm2, N, b.mlp.sum, b.mlp.next);
            }
        }
        if (last.there()) {
            s.last = m_arena.take(N * C);
            s.mean = m_arena.take(N);
            s.inverse = m_arena.take(N);
        }
    }
    [[nodiscard]] Index mostOutputs() const {
        return m_config.kind == ModelKind::WindowMlp ? m_maxRows : Index{m_maxRows} * m_maxLength;
    }
    [[nodiscard]] AttendSize largestAttention() const {
        const Index longest = std::max(m_maxLength, m_maxSource);
        return {longest, longest, m_config.heads, m_config.headWidth(), false};
    }
    void layForward() {
        if (m_config.kind == ModelKind::WindowMlp) {
            m_decoder.embedded = m_arena.take(Index{m_maxRows} * m_config.context * m_config.width);
            m_hidden = m_arena.take(Index{m_maxRows} * m_config.mlpWidth);
            m_activated = m_arena.take(Index{m_maxRows} * m_config.mlpWidth);
        } else {
            if (m_maxSource > 0) layStack(m_encoder, m_places.encoder, m_places.encoderNorm, m_maxSource);
            layStack(m_decoder, m_places.blocks, m_places.finalNorm, m_maxLength);
            m_scratch = m_arena.take(attendScratch<S>(largestAttention()));
        }
        m_logits = m_arena.take(mostOutputs() * m_config.vocabulary);
    }
    void layLoss() {
        m_probabilities = m_arena.take(mostOutputs() * m_config.vocabulary);
        m_losses = m_arena.take(mostOutputs());
    }
    void layBackward() {
        if (m_config.kind == ModelKind::WindowMlp) {
            m_dHidden = m_arena.take(Index{m_maxRows} * m_config.mlpWidth);
            m_dStream = m_arena.take(Index{m_maxRows} * m_config.context * m_config.width);
            return;
        }
        const Index longest = Index{m_maxRows} * std::max(m_maxLength, m_maxSource), C = m_config.width;
        m_dStream = m_arena.take(longest * C);
        m_dOutput = m_arena.take(longest * C);
        m_dInput = m_arena.take(longest * C);
        m_dConcat = m_arena.take(longest * C);
        m_dQ = m_arena.take(longest * C);
        m_dK = m_arena.take(longest * C);
        m_dV = m_arena.take(longest * C);
        m_dHidden = m_arena.take(longest * m_config.mlpWidth);
        if (m_maxSource > 0) m_dMemory = m_arena.take(Index{m_maxRows} * m_maxSource * C);
    }

    Arena<S> m_arena;
    std::vector<S> m_forward, m_loss, m_backward;
};

} // namespace dikkat
