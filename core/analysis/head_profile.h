#pragma once

#include "core/analysis/head_probe.h"
#include "core/analysis/head_scores.h"
#include "core/analysis/measured.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace dikkat {

/// What a head does whatever the text.
enum class HeadKind {
    Unknown,         ///< cannot be told: see HeadProfile::doubt
    Induction,       ///< looks at what followed the earlier occurrence of its own token
    PartlyInduction, ///< the same, with the smaller part of its attention
    SameToken,       ///< looks at another occurrence of its own token
    Back,            ///< looks `distance` places back; 1: previous-token head
    Ahead,           ///< looks `distance` places ahead (without a mask only)
    Itself,
    First,
    Uniform,    ///< spreads evenly over all it may see
    Positional, ///< another pattern of places: other tokens do not change the map
    None,       ///< depends on the tokens, but in none of these ways
};

/// Why nothing can be told.
enum class HeadDoubt {
    None,
    ShortContext,  ///< nothing can be repeated in so short a text
    SmallAlphabet, ///< with so few symbols chance repeats everything
    NotFinite,     ///< weights of attention that are no numbers
};

/// One head, measured on random sequences. Shares are of the head's attention, 0 … 1.
struct HeadProfile {
    HeadPlace place = HeadPlace::Self;
    int layer = 0, head = 0, number = 0; ///< as in HeadReport
    HeadKind kind = HeadKind::Unknown;
    HeadDoubt doubt = HeadDoubt::None;

    /// Share given to the token after an earlier occurrence of the query's own token, minus the share that
    /// the same places get when another stretch is repeated: what a pattern of places explains is taken off,
    /// and so is chance. Nothing without a layer of attention below, without mask, or in cross-attention.
    std::optional<Measured> induction;
    std::optional<Measured> same; ///< the same for the other occurrence itself; nothing in cross-attention
    Measured along;               ///< share along the best diagonal, `distance` places away
    int distance = 0;             ///< of that diagonal: above 0 back, below 0 ahead
    Measured self, first;         ///< queries that have another choice
    double fixed = 0.0; ///< share that stays in its place when all tokens are others; 1: a map of places
    double even = 0.0;  ///< share in common with an even spread over the visible keys
    int pairs = 0;      ///< queries with an earlier occurrence, over all sequences

    bool operator==(const HeadProfile&) const = default;
};

struct HeadProfiles {
    std::vector<HeadProfile> heads; ///< in the order of ForwardOptions::heads
    int sequences = 0, length = 0;
};

/// What a head does from its maps, one per probe. `deep`: there is attention below it. `causal`: it sees
/// nothing later. `alphabet`: how many tokens the probes were drawn from.
HeadProfile profileOf(std::span<const Matrix> maps, std::span<const HeadProbe> probes, HeadPlace place,
                      bool deep, bool causal, std::size_t alphabet);

/// Measures all heads, by default as probePlanFor() says. Looks at `stop` between passes and returns what is
/// known then: nothing.
template <class Scalar>
HeadProfiles profileHeads(const Parameters<Scalar>& parameters, const std::optional<Vocabulary>& vocabulary,
                          const ProbePlan& plan = {}, const std::stop_token& stop = {});

extern template HeadProfiles profileHeads(const Parameters<float>&, const std::optional<Vocabulary>&,
                                          const ProbePlan&, const std::stop_token&);
extern template HeadProfiles profileHeads(const Parameters<double>&, const std::optional<Vocabulary>&,
                                          const ProbePlan&, const std::stop_token&);

} // namespace dikkat
