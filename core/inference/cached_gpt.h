#pragma once

#include "core/model/parameters.h"
#include "core/text/vocabulary.h"

#include <cstdint>
#include <memory>
#include <span>

namespace dikkat {

/// One sequence through a causal GPT, a few tokens at a time. Keys and values of earlier positions are kept
/// (KV cache), so a further token costs one position instead of a whole pass. Same logits as Network up to
/// rounding. Writing allocates nothing; a longer piece than ever before makes room for itself. With two
/// threads each computes half of the heads and of the MLPs and has half of the weights in its core's cache;
/// the results are those of one thread, bit for bit. Keeps a copy of the weights in the order in which a
/// token reads them.
template <class Scalar>
class CachedGpt {
public:
    /// The parameters must stay alive and unchanged; their kind is Gpt and causal. heads as in
    /// ForwardOptions; threads: 1 or 2, 0 = as many as pay off.
    explicit CachedGpt(const Parameters<Scalar>& parameters, std::span<const std::uint8_t> heads = {},
                       int threads = 1);
    ~CachedGpt();
    CachedGpt(CachedGpt&&) noexcept;
    CachedGpt& operator=(CachedGpt&&) noexcept;

    void clear(); ///< forgets all positions
    [[nodiscard]] int length() const;

    /// Appends tokens (at least one; length() + their number ≤ context) and returns the logits (V) behind the
    /// last one. Valid until the next call.
    std::span<const Scalar> append(std::span<const TokenId> tokens);

private:
    class Impl;
    std::unique_ptr<Impl> m_impl;
};

extern template class CachedGpt<float>;
extern template class CachedGpt<double>;

} // namespace dikkat
