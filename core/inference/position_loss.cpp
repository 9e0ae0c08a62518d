#include "core/inference/position_loss.h"

#include "core/inference/continuation.h"
#include "core/model/model.h"

#include <algorithm>
#include <cmath>

namespace dikkat {

namespace {

/// −ln softmax(logits)[token]
template <class Scalar>
double surprise(std::span<const Scalar> logits, TokenId token) {
    const Row z = Eigen::Map<const RowOf<Scalar>>(logits.data(), static_cast<Index>(logits.size()))
                      .template cast<double>();
    const double largest = z.maxCoeff();
    return std::log((z.array() - largest).exp().sum()) - (z[token] - largest);
}

} // namespace

template <class Scalar>
std::vector<double> teacherForcedLoss(const Parameters<Scalar>& parameters, std::span<const TokenId> text,
                                      std::span<const TokenId> source, std::span<const std::uint8_t> heads) {
    std::vector<double> loss;
    if (text.size() < 2) return loss;
    const ModelConfig& c = parameters.config();
    const std::size_t pairs = text.size() - 1;
    std::size_t first = 0; // entries known from the parallel pass
    if (c.kind != ModelKind::WindowMlp) {
        // As many positions as fit are answered by one pass: that is what the mask makes possible.
        first = std::min(pairs, static_cast<std::size_t>(c.context));
        Network<Scalar> network(c, 1);
        Batch batch;
        batch.rows = 1;
        batch.length = static_cast<int>(first);
        batch.input = text.first(first);
        batch.target = text.subspan(1, first);
        batch.source = source;
        batch.sourceLength = static_cast<int>(source.size());
        ForwardOptions options;
        options.heads = heads;
        network.forward(parameters, batch, options);
        for (const Scalar value : network.lossByPosition().first(first))
            loss.push_back(static_cast<double>(value));
    }
    if (first == pairs) return loss;
    Continuation<Scalar> rest(parameters, source, heads);
    if (first > 0) rest.append(text.first(first));
    for (std::size_t i = first; i < pairs; ++i) loss.push_back(surprise(rest.append(text[i]), text[i + 1]));
    return loss;
}

template <class Scalar>
PositionLoss positionLoss(const Parameters<Scalar>& parameters, std::span<const TokenId> text, int prompt,
                          const SamplingOptions& sampling, std::uint64_t seed,
                          std::span<const TokenId> source, std::span<const std::uint8_t> heads) {
    PositionLoss result;
    if (text.size() < 2) return result;
    result.teacher = teacherForcedLoss(parameters, text, source, heads);
    Random random(seed);
    Continuation<Scalar> own(parameters, source, heads);
    const auto given = static_cast<std::size_t>(std::clamp(prompt, 1, static_cast<int>(text.size())));
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i < given) result.written.push_back(text[i]);
        if (i + 1 == text.size()) break;
        const auto logits = own.append(result.written[i]);
        result.free.push_back(surprise(logits, text[i + 1]));
        if (i + 1 >= given) result.written.push_back(sample(logits, sampling, random).token);
    }
    return result;
}

template std::vector<double> teacherForcedLoss(const Parameters<float>&, std::span<const TokenId>,
                                               std::span<const TokenId>, std::span<const std::uint8_t>);
template std::vector<double> teacherForcedLoss(const Parameters<double>&, std::span<const TokenId>,
                                               std::span<const TokenId>, std::span<const std::uint8_t>);
template PositionLoss positionLoss(const Parameters<float>&, std::span<const TokenId>, int,
                                   const SamplingOptions&, std::uint64_t, std::span<const TokenId>,
                                   std::span<const std::uint8_t>);
template PositionLoss positionLoss(const Parameters<double>&, std::span<const TokenId>, int,
                                   const SamplingOptions&, std::uint64_t, std::span<const TokenId>,
                                   std::span<const std::uint8_t>);

} // namespace dikkat
