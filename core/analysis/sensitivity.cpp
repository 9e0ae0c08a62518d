#include "core/analysis/sensitivity.h"

#include "core/base/random.h"
#include "core/model/model.h"

namespace dikkat {

namespace {

template <class Scalar>
MatrixOf<Scalar> logitsOf(Network<Scalar>& network, const Parameters<Scalar>& parameters,
                          std::span<const TokenId> tokens, std::span<const TokenId> source) {
    Batch batch;
    batch.rows = 1;
    batch.length = static_cast<int>(tokens.size());
    batch.input = tokens;
    batch.source = source;
    batch.sourceLength = static_cast<int>(source.size());
    network.forward(parameters, batch);
    return network.logits();
}

} // namespace

template <class Scalar>
Sensitivity compareInputs(const Parameters<Scalar>& parameters, std::span<const TokenId> before,
                          std::span<const TokenId> after, std::span<const TokenId> source) {
    Sensitivity s{{before.begin(), before.end()}, {after.begin(), after.end()}, {}};
    Network<Scalar> network(parameters.config(), 1);
    const MatrixOf<Scalar> first = logitsOf(network, parameters, before, source);
    const MatrixOf<Scalar> second = logitsOf(network, parameters, after, source);
    for (Index t = 0; t < first.rows(); ++t)
        s.change.push_back(static_cast<double>((first.row(t) - second.row(t)).cwiseAbs().maxCoeff()));
    return s;
}

template <class Scalar>
Sensitivity perturbToken(const Parameters<Scalar>& parameters, std::span<const TokenId> tokens,
                         std::size_t place, TokenId replacement, std::span<const TokenId> source) {
    std::vector<TokenId> changed(tokens.begin(), tokens.end());
    const TokenId next = (changed[place] + 1) % parameters.config().vocabulary;
    changed[place] = replacement >= 0 ? replacement : next;
    return compareInputs<Scalar>(parameters, tokens, changed, source);
}

template <class Scalar>
Sensitivity shuffleEarlier(const Parameters<Scalar>& parameters, std::span<const TokenId> tokens,
                           std::uint64_t seed, std::span<const TokenId> source) {
    std::vector<TokenId> shuffled(tokens.begin(), tokens.end());
    const auto order = Random(seed).permutation(static_cast<std::int64_t>(tokens.size()) - 1);
    for (std::size_t i = 0; i < order.size(); ++i) shuffled[i] = tokens[static_cast<std::size_t>(order[i])];
    return compareInputs<Scalar>(parameters, tokens, shuffled, source);
}

template Sensitivity compareInputs(const Parameters<float>&, std::span<const TokenId>,
                                   std::span<const TokenId>, std::span<const TokenId>);
template Sensitivity compareInputs(const Parameters<double>&, std::span<const TokenId>,
                                   std::span<const TokenId>, std::span<const TokenId>);
template Sensitivity perturbToken(const Parameters<float>&, std::span<const TokenId>, std::size_t, TokenId,
                                  std::span<const TokenId>);
template Sensitivity perturbToken(const Parameters<double>&, std::span<const TokenId>, std::size_t, TokenId,
                                  std::span<const TokenId>);
template Sensitivity shuffleEarlier(const Parameters<float>&, std::span<const TokenId>, std::uint64_t,
                                    std::span<const TokenId>);
template Sensitivity shuffleEarlier(const Parameters<double>&, std::span<const TokenId>, std::uint64_t,
                                    std::span<const TokenId>);

} // namespace dikkat
