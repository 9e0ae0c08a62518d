#include "core/inference/timing.h"

#include "core/inference/continuation.h"
#include "core/model/model.h"

#include <algorithm>
#include <chrono>
#include <functional>

namespace dikkat {

namespace {

constexpr double kEnough = 0.04; ///< seconds of measuring one thing, at least
constexpr int kMostTries = 200;

/// Shortest of as many tries as fit; 0 when stopped before the first was done. `work` returns false when it
/// was stopped.
double shortest(const std::function<bool()>& work, const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    double best = 0.0, spent = 0.0;
    for (int i = 0; i < kMostTries && (i < 2 || spent < kEnough) && !stop.stop_requested(); ++i) {
        const auto start = Clock::now();
        if (!work()) break;
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        best = i == 0 ? seconds : std::min(best, seconds);
        spent += seconds;
        if (spent > 20 * kEnough) break; // long enough to be exact the first time
    }
    return best;
}

} // namespace

std::vector<int> readingLengths(const ModelConfig& config) {
    std::vector<int> lengths;
    for (int n = 1; n < config.context; n *= 2)
        if (n >= 4 || config.context < 16) lengths.push_back(n);
    lengths.push_back(config.context);
    return lengths;
}

ReadingTime measureReading(const Parameters<float>& parameters, int length, std::span<const TokenId> source,
                           const std::stop_token& stop) {
    const ModelConfig& c = parameters.config();
    ReadingTime time;
    time.length = length;
    std::vector<TokenId> tokens(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i) tokens[static_cast<std::size_t>(i)] = i % c.vocabulary;

    // The window MLP reads windows: T of them stand in one batch, which is its parallel pass.
    const bool window = c.kind == ModelKind::WindowMlp;
    const int rows = window ? length : 1, each = window ? c.context : length;
    std::vector<TokenId> input = tokens;
    if (window) input.assign(static_cast<std::size_t>(rows) * static_cast<std::size_t>(each), TokenId{0});
    std::vector<TokenId> sources;
    for (int row = 0; row < rows; ++row) sources.insert(sources.end(), source.begin(), source.end());
    Network<float> network(c, rows, each, static_cast<int>(source.size()));
    Batch batch;
    batch.rows = rows;
    batch.length = each;
    batch.sourceLength = static_cast<int>(source.size());
    batch.input = input;
    batch.source = sources;
    time.parallel = shortest(
        [&] {
            network.forward(parameters, batch);
            return true;
        },
        stop);

    const auto oneByOne = [&](bool cache) {
        Continuation<float> text(parameters, source, {}, cache);
        return shortest(
            [&] {
                text.clear();
                for (const TokenId token : tokens) {
                    if (stop.stop_requested()) return false;
                    text.append(token);
                }
                return true;
            },
            stop);
    };
    if (c.kind == ModelKind::Gpt && c.causal) time.cached = oneByOne(true);
    time.repeated = oneByOne(false);
    return time;
}

} // namespace dikkat
