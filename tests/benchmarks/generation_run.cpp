// generation_run SIZE ROUNDS: lets the untrained model of benchmark size b or c (torch's seed 0) write until
// its context is full, with kept keys and values, and prints one line per round: tokens and milliseconds.
// compare_torch.py --generation does the same in PyTorch, which reads the whole text again for every token.

#include "core/base/random.h"
#include "core/inference/generate.h"

#include <charconv>
#include <chrono>
#include <iostream>
#include <string>
#include <string_view>

int main(int count, char** arguments) {
    using namespace dikkat;
    if (count != 3) {
        std::cerr << "generation_run b|c ROUNDS\n";
        return 2;
    }
    int rounds = 1;
    const std::string_view size = arguments[1], roundText = arguments[2];
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

    GenerationPlan plan;
    plan.prompt = {0};
    plan.tokens = config.context - 1;
    for (int i = 0; i < rounds; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        const auto written = generate(parameters, plan);
        const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - begin;
        char digits[64];
        const std::string_view ms(digits, std::to_chars(digits, digits + sizeof digits, passed.count()).ptr);
        std::cout << written.size() << ' ' << ms << '\n';
    }
}
