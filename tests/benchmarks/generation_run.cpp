// generation_run SIZE growing|full ROUNDS THREADS: lets the untrained model of benchmark size b or c (torch's
// seed 0) write with kept keys and values, and prints one line per round: tokens, milliseconds and
// milliseconds of processor time. "growing" fills the context from one token and counts everything; "full"
// fills its second half and counts the last few tokens only. compare_torch.py --generation does the same in
// PyTorch, which reads the whole text again for every token.

#include "core/base/random.h"
#include "core/inference/generate.h"

#include <charconv>
#include <chrono>
#include <ctime>
#include <iostream>
#include <string>
#include <string_view>

int main(int count, char** arguments) {
    using namespace dikkat;
    if (count != 5) {
        std::cerr << "generation_run b|c growing|full ROUNDS THREADS\n";
        return 2;
    }
    int rounds = 1;
    const std::string_view size = arguments[1], roundText = arguments[3];
    const bool full = std::string_view(arguments[2]) == "full";
    std::from_chars(roundText.data(), roundText.data() + roundText.size(), rounds);

    ModelConfig config;
    config.vocabulary = 65;
    if (size == "c") {
        config.width = 384;
        config.heads = config.blocks = 6;
        config.context = 256;
    }
    config.mlpWidth = 4 * config.width;
    Random random(0);
    Parameters<float> parameters(config);
    initialise(parameters, random, Initialisation::TorchDefaults);

    using Clock = std::chrono::steady_clock;
    constexpr int kLast = 8; ///< tokens counted at a full window
    GenerationPlan plan;
    const std::string_view threads = arguments[4];
    std::from_chars(threads.data(), threads.data() + threads.size(), plan.threads);
    plan.tokens = full ? config.context / 2 : config.context - 1;
    plan.prompt.assign(static_cast<std::size_t>(config.context - plan.tokens), 0);
    const auto digits = [](double value) {
        char text[64];
        return std::string(text, std::to_chars(text, text + sizeof text, value).ptr);
    };
    for (int i = 0; i < rounds; ++i) {
        auto begin = Clock::now();
        std::clock_t busyBegin = std::clock();
        const auto written = generate(parameters, plan, {}, [&](const GenerationStep& step) {
            if (!full || step.place + 1 != plan.tokens - kLast) return;
            begin = Clock::now();
            busyBegin = std::clock();
        });
        const auto end = Clock::now();
        const std::clock_t busyEnd = std::clock();
        const std::chrono::duration<double, std::milli> passed = end - begin;
        std::cout << (full ? kLast : static_cast<int>(written.size())) << ' ' << digits(passed.count()) << ' '
                  << digits(1000.0 * static_cast<double>(busyEnd - busyBegin) / CLOCKS_PER_SEC) << '\n';
    }
}
