#include "core/analysis/head_scores.h"

#include "core/inference/position_loss.h"

#include <cmath>
#include <map>
#include <numeric>

namespace dikkat {

namespace {

/// Mean share of attention that every query with an earlier twin gives to the place after it.
std::optional<double> inductionShare(const Matrix& weights, std::span<const TokenId> tokens) {
    std::map<TokenId, Index> last;
    double sum = 0.0;
    int queries = 0;
    for (Index i = 0; i < weights.rows(); ++i) {
        const TokenId token = tokens[static_cast<std::size_t>(i)];
        // After a twin directly before the query comes the query itself.
        if (const auto it = last.find(token); it != last.end() && it->second + 1 < i) {
            sum += weights(i, it->second + 1);
            ++queries;
        }
        last[token] = i;
    }
    if (queries == 0) return std::nullopt;
    return sum / queries;
}

} // namespace

double meanEntropy(const Matrix& weights) {
    if (weights.rows() == 0) return 0.0;
    double sum = 0.0;
    for (Index i = 0; i < weights.rows(); ++i)
        for (Index j = 0; j < weights.cols(); ++j)
            if (const double w = weights(i, j); w > 0.0) sum -= w * std::log(w);
    return sum / static_cast<double>(weights.rows());
}

HeadScores scoreHead(const Matrix& weights, std::span<const TokenId> tokens) {
    HeadScores s;
    const Index n = weights.rows();
    s.entropy = meanEntropy(weights);
    if (n == 0) return s;
    s.self = weights.diagonal().mean();
    if (n > 1) {
        s.previous = weights.diagonal(-1).mean();
        s.first = weights.col(0).tail(n - 1).mean();
    }
    s.induction = inductionShare(weights, tokens);
    return s;
}

std::vector<HeadReport> scoreHeads(const ModelTrace& trace, int heads) {
    std::vector<HeadReport> reports;
    int number = 0;
    const auto add = [&](HeadPlace place, std::size_t layer, const std::optional<AttentionTrace>& attention,
                         std::span<const TokenId> tokens) {
        for (int h = 0; h < heads; ++h) {
            HeadReport r;
            r.place = place;
            r.layer = static_cast<int>(layer);
            r.head = h;
            r.number = number++;
            if (!attention) continue; // switched off as a whole: it has a number and nothing else
            const Matrix& weights = attention->inner.heads[static_cast<std::size_t>(h)].weights;
            if (place == HeadPlace::Cross)
                r.scores.entropy = meanEntropy(weights);
            else
                r.scores = scoreHead(weights, tokens);
            reports.push_back(r);
        }
    };
    for (std::size_t i = 0; i < trace.encoder.size(); ++i)
        add(HeadPlace::EncoderSelf, i, trace.encoder[i].attention, trace.source);
    const bool translates = !trace.encoder.empty() || trace.memory.size() > 0;
    for (std::size_t i = 0; i < trace.blocks.size(); ++i) {
        add(HeadPlace::Self, i, trace.blocks[i].attention, trace.tokens);
        if (translates) add(HeadPlace::Cross, i, trace.blocks[i].cross, trace.tokens);
    }
    return reports;
}

int headCount(const ModelConfig& c) {
    if (c.kind == ModelKind::WindowMlp) return 0;
    return c.heads * (c.kind == ModelKind::EncoderDecoder ? c.encoderBlocks + 2 * c.blocks : c.blocks);
}

template <class Scalar>
double lossWithHeads(const Parameters<Scalar>& parameters, std::span<const TokenId> text,
                     std::span<const std::uint8_t> heads, std::span<const TokenId> source) {
    const auto loss = teacherForcedLoss(parameters, text, source, heads);
    return loss.empty() ? 0.0
                        : std::accumulate(loss.begin(), loss.end(), 0.0) / static_cast<double>(loss.size());
}

template <class Scalar>
double ablateHeads(const Parameters<Scalar>& parameters, std::span<const TokenId> text,
                   std::vector<HeadReport>& reports, std::span<const TokenId> source) {
    std::vector<std::uint8_t> on(static_cast<std::size_t>(headCount(parameters.config())), std::uint8_t{1});
    for (HeadReport& r : reports) {
        std::uint8_t& own = on[static_cast<std::size_t>(r.number)];
        own = 0;
        r.lossWithout = lossWithHeads(parameters, text, on, source);
        own = 1;
    }
    return lossWithHeads(parameters, text, on, source);
}

template double ablateHeads(const Parameters<float>&, std::span<const TokenId>, std::vector<HeadReport>&,
                            std::span<const TokenId>);
template double ablateHeads(const Parameters<double>&, std::span<const TokenId>, std::vector<HeadReport>&,
                            std::span<const TokenId>);
template double lossWithHeads(const Parameters<float>&, std::span<const TokenId>,
                              std::span<const std::uint8_t>, std::span<const TokenId>);
template double lossWithHeads(const Parameters<double>&, std::span<const TokenId>,
                              std::span<const std::uint8_t>, std::span<const TokenId>);

} // namespace dikkat
