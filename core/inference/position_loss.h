#pragma once

#include "core/inference/sampling.h"
#include "core/model/parameters.h"

#include <cstdint>
#include <span>
#include <vector>

namespace dikkat {

/// Loss of every next token of a text in two ways of reading it. Entry i is about token i + 1, so there are
/// length − 1 entries.
struct PositionLoss {
    std::vector<double> teacher;  ///< −ln p(token i + 1 | the true tokens before it)
    std::vector<double> free;     ///< −ln p(token i + 1 | what the model itself wrote before it)
    std::vector<TokenId> written; ///< the text of the free run: the prompt, then the model's own tokens
};

/// Teacher forcing: one pass over the text when it fits into the context, otherwise a window that slides. At
/// least two tokens; `source` for an encoder–decoder.
template <class Scalar>
std::vector<double> teacherForcedLoss(const Parameters<Scalar>& parameters, std::span<const TokenId> text,
                                      std::span<const TokenId> source = {},
                                      std::span<const std::uint8_t> heads = {});

/// Both ways beside each other. The first `prompt` tokens (1 …) are given in both; their entries are equal.
template <class Scalar>
PositionLoss positionLoss(const Parameters<Scalar>& parameters, std::span<const TokenId> text, int prompt,
                          const SamplingOptions& sampling, std::uint64_t seed,
                          std::span<const TokenId> source = {}, std::span<const std::uint8_t> heads = {});

extern template std::vector<double> teacherForcedLoss(const Parameters<float>&, std::span<const TokenId>,
                                                      std::span<const TokenId>,
                                                      std::span<const std::uint8_t>);
extern template std::vector<double> teacherForcedLoss(const Parameters<double>&, std::span<const TokenId>,
                                                      std::span<const TokenId>,
                                                      std::span<const std::uint8_t>);
extern template PositionLoss positionLoss(const Parameters<float>&, std::span<const TokenId>, int,
                                          const SamplingOptions&, std::uint64_t, std::span<const TokenId>,
                                          std::span<const std::uint8_t>);
extern template PositionLoss positionLoss(const Parameters<double>&, std::span<const TokenId>, int,
                                          const SamplingOptions&, std::uint64_t, std::span<const TokenId>,
                                          std::span<const std::uint8_t>);

} // namespace dikkat
