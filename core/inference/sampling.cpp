#include "core/inference/sampling.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace dikkat {

std::optional<SamplingError> validate(const SamplingOptions& o) {
    if (!(o.temperature > 0.0) || !std::isfinite(o.temperature)) return SamplingError::Temperature;
    if (o.topK < 0) return SamplingError::TopK;
    if (!(o.topP > 0.0 && o.topP <= 1.0)) return SamplingError::TopP;
    return std::nullopt;
}

Row softmaxRow(const Row& scores) {
    // Eigen's vectorised exponential leaves a tiny number of −∞; what is not possible must be exactly 0.
    const auto possible = scores.array() > -std::numeric_limits<double>::infinity();
    const Row w = possible.select((scores.array() - scores.maxCoeff()).exp(), 0.0).matrix();
    return w / w.sum();
}

std::vector<int> rankedTokens(const SamplingStep& s) {
    std::vector<int> order(static_cast<std::size_t>(s.scaled.size()));
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order.begin(), order.begin() + s.rows,
                             [&](int a, int b) { return s.scaled[a] > s.scaled[b]; });
    return order;
}

namespace {

/// Takes out rows without a token, then what top-k and top-p do not keep.
void filter(SamplingStep& s, const SamplingOptions& o) {
    constexpr double kOut = -std::numeric_limits<double>::infinity();
    const auto size = static_cast<int>(s.scaled.size());
    s.filtered = s.scaled;
    s.rows = o.symbols > 0 ? std::min(o.symbols, size) : size;
    s.keptByTopK = o.topK > 0 ? std::min(o.topK, s.rows) : s.rows;
    s.kept = s.keptByTopK;
    if (s.keptByTopK == size && o.topP >= 1.0) return;

    const std::vector<int> order = rankedTokens(s);
    for (int i = s.keptByTopK; i < size; ++i) s.filtered[order[static_cast<std::size_t>(i)]] = kOut;
    if (o.topP < 1.0) {
        // The token that reaches the share is the last one kept, so at least one always is.
        const Row p = softmaxRow(s.filtered);
        double share = 0.0;
        s.kept = 0;
        while (s.kept < s.keptByTopK && share < o.topP) share += p[order[static_cast<std::size_t>(s.kept++)]];
        for (int i = s.kept; i < s.keptByTopK; ++i) s.filtered[order[static_cast<std::size_t>(i)]] = kOut;
    }
}

} // namespace

template <class Scalar>
SamplingStep sample(std::span<const Scalar> logits, const SamplingOptions& options, Random& random) {
    SamplingStep s;
    s.logits = Eigen::Map<const RowOf<Scalar>>(logits.data(), static_cast<Index>(logits.size()))
                   .template cast<double>();
    s.scaled = s.logits / options.temperature;
    s.probabilities = softmaxRow(s.scaled);
    filter(s, options);
    s.filteredProbabilities = s.kept == s.scaled.size() ? s.probabilities : softmaxRow(s.filtered);
    s.cumulative.resize(s.logits.size());
    std::partial_sum(s.filteredProbabilities.begin(), s.filteredProbabilities.end(), s.cumulative.begin());

    Index chosen = 0;
    if (options.greedy) {
        s.filtered.maxCoeff(&chosen);
    } else {
        s.draw = random.uniformDouble();
        // The running sum may end a rounding error below 1; the last token that is possible takes the rest.
        const auto at = std::ranges::upper_bound(s.cumulative, s.draw) - s.cumulative.begin();
        chosen = static_cast<Index>(at);
        if (chosen == s.cumulative.size()) --chosen;
        while (chosen > 0 && s.filteredProbabilities[chosen] == 0.0) --chosen;
    }
    s.token = static_cast<TokenId>(chosen);
    return s;
}

template SamplingStep sample(std::span<const float>, const SamplingOptions&, Random&);
template SamplingStep sample(std::span<const double>, const SamplingOptions&, Random&);

} // namespace dikkat
