#pragma once

#include "core/inference/sampling.h"
#include "core/model/parameters.h"

#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <vector>

namespace dikkat {

/// generate() for somebody who looks on: one place at a time, and back again. The logits of every place are
/// bit for bit those that generate() sees there, and the number drawn at a place is the one it draws, however
/// the place was reached. Not thread-safe; costs one model call per new place.
class TextWriter {
public:
    /// `parameters` is not null; at least one prompt token. `source`: encoder–decoder only.
    TextWriter(std::shared_ptr<const Parameters<float>> parameters, std::vector<TokenId> prompt,
               std::vector<TokenId> source = {});
    ~TextWriter();

    /// (V) behind the prompt and `written`. Going back or to another text begins the text anew.
    std::shared_ptr<const std::vector<float>> logits(std::span<const TokenId> written);

    /// The choice behind `written` with the draw that belongs to this place of a text of this seed.
    SamplingStep choose(std::span<const TokenId> written, const SamplingOptions& options, std::uint64_t seed);

    /// Tokens the model looks at behind prompt and `written`.
    [[nodiscard]] int window(std::size_t written) const;

private:
    struct State;
    struct Kept {
        std::vector<TokenId> written;
        std::shared_ptr<const std::vector<float>> logits;
    };
    void begin(std::span<const TokenId> written);

    std::shared_ptr<const Parameters<float>> m_parameters;
    std::vector<TokenId> m_prompt, m_source;
    std::unique_ptr<State> m_state;
    std::deque<Kept> m_kept; ///< the newest places, so that a look back or another temperature costs nothing
};

/// The random number of place `place` (from 0) of a text of this seed: the generator after as many draws.
Random randomAtPlace(std::uint64_t seed, std::size_t place);

} // namespace dikkat
