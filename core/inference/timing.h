#pragma once

#include "core/model/parameters.h"
#include "core/text/vocabulary.h"

#include <span>
#include <stop_token>
#include <vector>

namespace dikkat {

/// What reading T tokens costs in three ways, measured on this machine. The best of several tries, because
/// everything else a machine does only ever adds.
struct ReadingTime {
    int length = 0;        ///< T
    double parallel = 0.0; ///< seconds: one pass over all of them, as in training
    double repeated = 0.0; ///< seconds: T calls, each reads everything so far again
    double cached = -1.0;  ///< seconds: T calls with kept keys and values; −1: this model cannot keep them
};

/// Lengths worth measuring: powers of two up to the context, and the context.
std::vector<int> readingLengths(const ModelConfig& config);

/// Measures one length (1 … context). `source` for an encoder–decoder. Stops between calls; what is not
/// finished then is 0.
ReadingTime measureReading(const Parameters<float>& parameters, int length,
                           std::span<const TokenId> source = {}, const std::stop_token& stop = {});

} // namespace dikkat
