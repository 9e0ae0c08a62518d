#include "core/inference/continuation.h"

#include "core/inference/cached_gpt.h"
#include "core/model/model.h"

#include <algorithm>
#include <optional>

namespace dikkat {

template <class Scalar>
class Continuation<Scalar>::Impl {
public:
    Impl(const Parameters<Scalar>& p, std::span<const TokenId> source, std::span<const std::uint8_t> heads,
         bool cache, int threads)
        : m_parameters(p), m_source(source.begin(), source.end()), m_heads(heads.begin(), heads.end()) {
        const ModelConfig& c = p.config();
        // Without a mask a new token changes every earlier position, so nothing can be kept.
        if (cache && c.kind == ModelKind::Gpt && c.causal)
            m_cached.emplace(p, heads, threads);
        else
            m_network.emplace(c, 1);
    }

    std::span<const Scalar> append(std::span<const TokenId> added) {
        m_tokens.insert(m_tokens.end(), added.begin(), added.end());
        const auto context = static_cast<std::size_t>(m_parameters.config().context);
        const std::span<const TokenId> all(m_tokens);
        const auto window = all.last(std::min(all.size(), context));
        m_window = static_cast<int>(window.size());
        if (!m_cached) return read(window);
        if (all.size() > context) {
            m_cached->clear();
            return m_cached->append(window);
        }
        return m_cached->append(added);
    }

    void clear() {
        m_tokens.clear();
        m_window = 0;
        if (m_cached) m_cached->clear();
    }

    std::vector<TokenId> m_tokens;
    int m_window = 0;

private:
    std::span<const Scalar> read(std::span<const TokenId> window) {
        const ModelConfig& c = m_parameters.config();
        m_input.assign(window.begin(), window.end());
        if (c.kind == ModelKind::WindowMlp) // a fixed window: what is missing in front is "no token"
            m_input.insert(m_input.begin(), static_cast<std::size_t>(c.context) - window.size(), TokenId{-1});
        Batch batch;
        batch.rows = 1;
        batch.length = static_cast<int>(m_input.size());
        batch.sourceLength = static_cast<int>(m_source.size());
        batch.input = m_input;
        batch.source = m_source;
        ForwardOptions options;
        options.heads = m_heads;
        m_network->forward(m_parameters, batch, options);
        const auto logits = m_network->logits();
        return {logits.data() + (logits.rows() - 1) * logits.cols(), static_cast<std::size_t>(logits.cols())};
    }

    const Parameters<Scalar>& m_parameters;
    std::vector<TokenId> m_source, m_input;
    std::vector<std::uint8_t> m_heads;
    std::optional<CachedGpt<Scalar>> m_cached;
    std::optional<Network<Scalar>> m_network;
};

template <class Scalar>
Continuation<Scalar>::Continuation(const Parameters<Scalar>& parameters, std::span<const TokenId> source,
                                   std::span<const std::uint8_t> heads, bool cache, int threads)
    : m_impl(std::make_unique<Impl>(parameters, source, heads, cache, threads)) {
}
template <class Scalar>
Continuation<Scalar>::~Continuation() = default;
template <class Scalar>
Continuation<Scalar>::Continuation(Continuation&&) noexcept = default;
template <class Scalar>
Continuation<Scalar>& Continuation<Scalar>::operator=(Continuation&&) noexcept = default;

template <class Scalar>
std::span<const Scalar> Continuation<Scalar>::append(std::span<const TokenId> tokens) {
    return m_impl->append(tokens);
}

template <class Scalar>
void Continuation<Scalar>::clear() {
    m_impl->clear();
}

template <class Scalar>
const std::vector<TokenId>& Continuation<Scalar>::tokens() const {
    return m_impl->m_tokens;
}

template <class Scalar>
int Continuation<Scalar>::windowLength() const {
    return m_impl->m_window;
}

template class Continuation<float>;
template class Continuation<double>;

} // namespace dikkat
