#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "core/experiments/parameter_counts.h"
#include "core/model/model.h"
#include "core/ops/attend.h"
#include "core/ops/linear.h"
#include "core/training/presets.h"

namespace {

using namespace dikkat;

std::vector<float> numbers(Index count, unsigned seed) {
    std::mt19937 engine(seed);
    std::uniform_real_distribution<float> draw(-1.0F, 1.0F);
    std::vector<float> result(static_cast<std::size_t>(count));
    for (float& x : result) x = draw(engine);
    return result;
}

void countWork(benchmark::State& state, double flops) {
    state.counters["GFLOP/s"] =
        benchmark::Counter(flops * 1e-9, benchmark::Counter::kIsIterationInvariantRate);
}

/// y = x W + b with (rows, in, out).
void linearForward(benchmark::State& state) {
    const Index rows = state.range(0), in = state.range(1), out = state.range(2);
    const auto x = numbers(rows * in, 1), w = numbers(in * out, 2), b = numbers(out, 3);
    std::vector<float> y(static_cast<std::size_t>(rows * out));
    for (auto _ : state) {
        linear<float>(rows, in, out, x.data(), w.data(), b.data(), y.data());
        benchmark::DoNotOptimize(y.data());
    }
    countWork(state, 2.0 * static_cast<double>(rows * in * out));
}

void linearBack(benchmark::State& state) {
    const Index rows = state.range(0), in = state.range(1), out = state.range(2);
    const auto x = numbers(rows * in, 1), w = numbers(in * out, 2), dy = numbers(rows * out, 3);
    std::vector<float> dx(x.size()), dw(w.size()), db(static_cast<std::size_t>(out));
    for (auto _ : state) {
        linearBackward<float>(rows, in, out, x.data(), w.data(), dy.data(), dx.data(), false, dw.data(),
                              db.data());
        benchmark::DoNotOptimize(dx.data());
    }
    countWork(state, 4.0 * static_cast<double>(rows * in * out));
}

void shapes(benchmark::internal::Benchmark* b) {
    b->Args({64, 16, 16})->Args({64, 16, 64});                                                    // size a
    b->Args({768, 128, 128})->Args({768, 128, 512})->Args({768, 512, 128})->Args({768, 128, 65}); // size b
    b->Args({1024, 384, 384})->Args({1024, 384, 1536})->Args({1024, 1536, 384});                  // size c
}
BENCHMARK(linearForward)->Apply(shapes)->Unit(benchmark::kMicrosecond);
BENCHMARK(linearBack)->Apply(shapes)->Unit(benchmark::kMicrosecond);

/// One causal sequence with (positions, heads, head width).
void attention(benchmark::State& state) {
    const AttendSize size{state.range(0), state.range(0), state.range(1), state.range(2), true};
    const Index count = size.queries * size.width();
    const auto q = numbers(count, 1), k = numbers(count, 2), v = numbers(count, 3), up = numbers(count, 4);
    std::vector<float> weights(static_cast<std::size_t>(size.heads * size.queries * size.keys));
    std::vector<float> out(q.size()), dq(q.size()), dk(q.size()), dv(q.size());
    std::vector<float> scratch(static_cast<std::size_t>(attendScratch<float>(size)));
    const bool backward = state.range(3) != 0;
    attendHeads<float>(size, q.data(), k.data(), v.data(), weights.data(), out.data(), scratch.data());
    for (auto _ : state) {
        if (backward) {
            attendHeadsBackward<float>(size, q.data(), k.data(), v.data(), weights.data(), up.data(),
                                       dq.data(), dk.data(), dv.data(), scratch.data());
        } else {
            attendHeads<float>(size, q.data(), k.data(), v.data(), weights.data(), out.data(),
                               scratch.data());
        }
        benchmark::DoNotOptimize(out.data());
        benchmark::DoNotOptimize(dq.data());
    }
    // half of the cells are masked; forward two products, backward five of that size
    countWork(state, (backward ? 4.0 : 2.0) * static_cast<double>(size.queries * count));
}
BENCHMARK(attention)
    ->Args({8, 1, 16, 0})
    ->Args({8, 1, 16, 1})
    ->Args({64, 4, 32, 0})
    ->Args({64, 4, 32, 1})
    ->Args({256, 6, 64, 0})
    ->Args({256, 6, 64, 1})
    ->Unit(benchmark::kMicrosecond);

ModelConfig cpuBaby() {
    ModelConfig c;
    c.vocabulary = 65;
    return c;
}
/// Forward and backward on one thread, without the optimiser.
void passes(benchmark::State& state, const ModelConfig& config, int rows) {
    Random random(1);
    Parameters<float> parameters(config), gradients(config);
    initialise(parameters, random, Initialisation::Gpt2);
    std::vector<TokenId> input(static_cast<std::size_t>(rows * config.context)), target(input.size());
    for (std::size_t i = 0; i < input.size(); ++i) {
        input[i] = static_cast<TokenId>(i * 7 % static_cast<std::size_t>(config.vocabulary));
        target[i] = static_cast<TokenId>(i * 5 % static_cast<std::size_t>(config.vocabulary));
    }
    Batch batch;
    batch.rows = rows;
    batch.length = config.context;
    batch.input = input;
    batch.target = target;
    Network<float> network(config, rows);
    for (auto _ : state) {
        network.forward(parameters, batch);
        if (state.range(0))
            network.backward(parameters, gradients, 1.0 / static_cast<double>(network.lossCount()));
    }
    state.counters["bytes"] = static_cast<double>(network.bytes());
}
BENCHMARK_CAPTURE(passes, a, abcConfig(), 8)->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(passes, b, cpuBaby(), 12)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(passes, c, lectureGpt(), 4)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

} // namespace
