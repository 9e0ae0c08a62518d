#pragma once

#include "core/model/parameters.h"
#include "core/text/vocabulary.h"

#include <cstdint>
#include <span>
#include <vector>

namespace dikkat {

/// How the outputs of a model move when its input changes.
struct Sensitivity {
    std::vector<TokenId> before, after; ///< the two inputs
    std::vector<double> change;         ///< (T) largest |Δlogit| at each position
};

/// Two inputs of equal length, at most the context, for a GPT or (with a source) an encoder–decoder.
template <class Scalar>
Sensitivity compareInputs(const Parameters<Scalar>& parameters, std::span<const TokenId> before,
                          std::span<const TokenId> after, std::span<const TokenId> source = {});

/// The token at `place` becomes another one: `replacement`, or the next in the vocabulary. With a causal mask
/// nothing before `place` moves, by as much as a single bit.
template <class Scalar>
Sensitivity perturbToken(const Parameters<Scalar>& parameters, std::span<const TokenId> tokens,
                         std::size_t place, TokenId replacement = -1, std::span<const TokenId> source = {});

/// Order test: the tokens before the last one in another order drawn by the seed. Only the change at the last
/// position means something: without positions it is rounding noise.
template <class Scalar>
Sensitivity shuffleEarlier(const Parameters<Scalar>& parameters, std::span<const TokenId> tokens,
                           std::uint64_t seed, std::span<const TokenId> source = {});

extern template Sensitivity compareInputs(const Parameters<float>&, std::span<const TokenId>,
                                          std::span<const TokenId>, std::span<const TokenId>);
extern template Sensitivity compareInputs(const Parameters<double>&, std::span<const TokenId>,
                                          std::span<const TokenId>, std::span<const TokenId>);
extern template Sensitivity perturbToken(const Parameters<float>&, std::span<const TokenId>, std::size_t,
                                         TokenId, std::span<const TokenId>);
extern template Sensitivity perturbToken(const Parameters<double>&, std::span<const TokenId>, std::size_t,
                                         TokenId, std::span<const TokenId>);
extern template Sensitivity shuffleEarlier(const Parameters<float>&, std::span<const TokenId>, std::uint64_t,
                                           std::span<const TokenId>);
extern template Sensitivity shuffleEarlier(const Parameters<double>&, std::span<const TokenId>, std::uint64_t,
                                           std::span<const TokenId>);

} // namespace dikkat
