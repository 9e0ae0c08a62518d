#pragma once

#include "core/base/matrix.h"
#include "core/base/random.h"
#include "core/text/vocabulary.h"

#include <optional>
#include <span>
#include <vector>

namespace dikkat {

/// How the next token is chosen from its probabilities.
struct SamplingOptions {
    double temperature = 1.0; ///< logits are divided by it; > 0
    int topK = 0;             ///< keep the K most probable tokens; 0 = all
    double topP = 1.0;        ///< keep the most probable tokens until they have this share together; (0, 1]
    bool greedy = false;      ///< always the most probable token; nothing is drawn
    int symbols = 0; ///< rows from this number on (padding: no token) are never chosen; 0 = every row can be

    bool operator==(const SamplingOptions&) const = default;
};

/// What may be asked for, at every door. A temperature of 0 is the greedy choice.
namespace samplingLimits {
inline constexpr double minTemperature = 0.01, maxTemperature = 100.0, minTopP = 0.001;
inline constexpr int maxTopK = 1'000'000'000, maxSeed = 2'147'483'647;
} // namespace samplingLimits

enum class SamplingError { Temperature, TopK, TopP };
/// The first option outside its range, if any.
std::optional<SamplingError> validate(const SamplingOptions& options);

/// One choice with everything that led to it. Every row has one number per token of the whole vocabulary.
struct SamplingStep {
    Row logits;                ///< (V) as the model gave them
    Row scaled;                ///< (V) logits / temperature
    Row probabilities;         ///< (V) softmax(scaled), before any filter
    Row filtered;              ///< (V) scaled, −∞ where top-k, top-p or `symbols` took the token out
    Row filteredProbabilities; ///< (V) softmax(filtered): exactly 0 for a token taken out, sums to 1
    Row cumulative;            ///< (V) running sum of filteredProbabilities in the order of the numbers
    int keptByTopK = 0;        ///< tokens left after top-k
    int kept = 0;              ///< tokens left after top-k and top-p
    int rows = 0;              ///< tokens that stood for choice: all, or SamplingOptions::symbols
    double draw = 0.0;         ///< the random number, [0, 1); 0 when greedy
    TokenId token = 0;         ///< the first with cumulative > draw; greedy: the most probable one
};

/// Token numbers from the most to the least probable, those that never stand for choice last.
std::vector<int> rankedTokens(const SamplingStep& step);

/// Softmax of a row in which −∞ stands for "not possible". At least one number is finite.
Row softmaxRow(const Row& scores);

/// Temperature, then top-k, then top-p, then the draw. Of equally probable tokens the one with the smaller
/// number comes first. Options must be valid; logits are finite. One uniform number is drawn unless greedy.
template <class Scalar>
SamplingStep sample(std::span<const Scalar> logits, const SamplingOptions& options, Random& random);

extern template SamplingStep sample(std::span<const float>, const SamplingOptions&, Random&);
extern template SamplingStep sample(std::span<const double>, const SamplingOptions&, Random&);

} // namespace dikkat
