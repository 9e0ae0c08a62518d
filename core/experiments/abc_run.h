#pragma once

#include "core/model/parameters.h"
#include "core/text/vocabulary.h"
#include "core/training/presets.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace dikkat {

/// The text of the run of lesson 004 (core/training/presets.h: abcConfig, abcPlan).
TrainingData abcData();
Vocabulary abcVocabulary();

struct AbcRun {
    Parameters<float> parameters;
    std::vector<double> losses; ///< of every step, before its update
    std::string written;        ///< "A" and the twenty symbols behind it, greedy
    std::string afterError;     ///< "ABCAA", where the fifth symbol is wrong, and the ten behind it, greedy
};

/// Trains and writes. The same seed gives what PyTorch gives after torch.manual_seed(seed), losses to 1e-5.
AbcRun runAbc(std::uint64_t seed = 0, const std::stop_token& stop = {});

/// Largest difference between the logits of one pass over eight positions and those of eight passes over
/// growing prefixes, in double precision.
double prefixDifference(const Parameters<float>& parameters, std::span<const TokenId> tokens);

/// How many of the last symbols of a text fix the next one, at most `most`; 0 if more are needed.
int symbolsThatDecide(std::string_view text, int most = 4);

} // namespace dikkat
