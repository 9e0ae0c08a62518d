#include <benchmark/benchmark.h>

#include <array>
#include <vector>

#include "core/experiments/dot_products.h"
#include "core/experiments/normal_stream.h"

namespace {

using namespace dikkat;

/// Normal numbers as torch.randn draws them.
void normalNumbers(benchmark::State& state) {
    NormalStream stream(0);
    std::vector<float> numbers(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state) {
        stream.fill(numbers);
        benchmark::DoNotOptimize(numbers.data());
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(normalNumbers)->Arg(16'384);

/// Page 3 as it opens: the chapter's three widths; a second one asks for a width of the learner's as well.
void dotProducts(benchmark::State& state) {
    constexpr std::array<Index, 3> chapter{4, 64, 512};
    constexpr std::array<Index, 1> own{384};
    const int threads = static_cast<int>(state.range(0));
    for (auto _ : state) {
        if (state.range(1) != 0)
            benchmark::DoNotOptimize(simulateDotProducts(own, 200'000, 0, {}, {}, threads));
        benchmark::DoNotOptimize(simulateDotProducts(chapter, 200'000, 0, {}, {}, threads));
    }
}
BENCHMARK(dotProducts)
    ->ArgNames({"threads", "own"})
    ->ArgsProduct({{1, 2}, {0, 1}})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace
