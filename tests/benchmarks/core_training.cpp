// Training steps at the three sizes of the lesson, the usual CPU setting and the lecture, and the products
// they are made of. `core_benchmarks --benchmark_filter=…`; compare_torch.py runs PyTorch beside it.

#include "core/ops/matmul.h"
#include "core/training/trainer.h"

#include <benchmark/benchmark.h>

namespace dikkat {

namespace {

struct Size {
    int vocabulary, width, blocks, heads, context, rows;
    OptimiserKind optimiser;
};
constexpr Size kSizes[] = {{3, 16, 1, 1, 8, 8, OptimiserKind::Adam},
                           {65, 128, 4, 4, 64, 12, OptimiserKind::AdamW},
                           {65, 384, 6, 6, 256, 4, OptimiserKind::AdamW}};

void trainingStep(benchmark::State& state) {
    const Size& size = kSizes[state.range(0)];
    ModelConfig config;
    config.vocabulary = size.vocabulary;
    config.width = size.width;
    config.blocks = size.blocks;
    config.heads = size.heads;
    config.context = size.context;
    config.mlpWidth = 4 * size.width;
    TrainingPlan plan;
    plan.optimiser.kind = size.optimiser;
    plan.rows = size.rows;
    plan.evaluateEvery = 0;
    plan.threads = static_cast<int>(state.range(1));
    auto data = std::make_shared<TrainingData>();
    Random random(1);
    for (int i = 0; i < 20'000; ++i)
        data->tokens.push_back(static_cast<TokenId>(random.integer(0, size.vocabulary)));
    Parameters<float> start(config);
    initialise(start, random, Initialisation::TorchDefaults);
    Trainer<float> trainer(std::move(start), plan, data, nullptr, random);
    StepReport report;
    trainer.step(report);
    for (auto _ : state) trainer.step(report);
    benchmark::DoNotOptimize(report.loss);
}

void product(benchmark::State& state) {
    const Index m = state.range(0), n = state.range(1), k = state.range(2);
    const MatrixOf<float> a = MatrixOf<float>::Random(m, k), b = MatrixOf<float>::Random(k, n);
    MatrixOf<float> c(m, n);
    for (auto _ : state) multiply<float>(m, n, k, {a.data(), k}, {b.data(), n}, c.data(), n, false);
    state.counters["flop/s"] = benchmark::Counter(2.0 * static_cast<double>(m * n * k),
                                                  benchmark::Counter::kIsIterationInvariantRate);
}

} // namespace

BENCHMARK(trainingStep)
    ->ArgNames({"size", "threads"})
    ->Args({0, 1})
    ->Args({1, 1})
    ->Args({1, 2})
    ->Args({2, 1})
    ->Args({2, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(product)->Args({64, 16, 16})->Args({384, 128, 128})->Args({384, 512, 128})->Args({512, 384, 384});

} // namespace dikkat
