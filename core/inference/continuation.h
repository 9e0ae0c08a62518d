#pragma once

#include "core/model/parameters.h"
#include "core/text/vocabulary.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace dikkat {

/// One text that grows token by token, with any kind of model: what the model says comes next.
///
/// A GPT reads at most `context` tokens: a longer text is cropped to its last ones, which then stand at the
/// positions 0 … context − 1. As positions are absolute, a crop moves every token to another position, and
/// the kept keys and values become wrong: from then on the whole window is read again for every token.
template <class Scalar>
class Continuation {
public:
    /// The parameters must stay alive and unchanged. heads as in ForwardOptions. Without `cache` every call
    /// reads the whole window: the plain twin of the fast way. threads as in CachedGpt.
    explicit Continuation(const Parameters<Scalar>& parameters, std::span<const TokenId> source = {},
                          std::span<const std::uint8_t> heads = {}, bool cache = true, int threads = 1);
    ~Continuation();
    Continuation(Continuation&&) noexcept;
    Continuation& operator=(Continuation&&) noexcept;

    /// Appends at least one token; returns the logits (V) of the next one, valid until the next call.
    std::span<const Scalar> append(std::span<const TokenId> tokens);
    std::span<const Scalar> append(TokenId token) { return append(std::span(&token, 1)); }

    void clear(); ///< forgets everything appended

    [[nodiscard]] const std::vector<TokenId>& tokens() const; ///< everything appended
    [[nodiscard]] int windowLength() const;                   ///< tokens the last call of append() looked at

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

extern template class Continuation<float>;
extern template class Continuation<double>;

} // namespace dikkat
