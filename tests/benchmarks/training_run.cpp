// training_run SIZE THREADS STEPS: trains one of the three benchmark sizes (a, b, c) from torch's seed 0 on
// the token stream of torch's seed 1234, and prints one line per step: loss, milliseconds and
// milliseconds of processor time.
// compare_torch.py does the same in PyTorch; the generator reproduces its weights, text and batches bit for
// bit.

#include "core/training/trainer.h"

#include <charconv>
#include <chrono>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

namespace {

using namespace dikkat;

std::string text(double value) {
    char digits[64];
    return {digits, std::to_chars(digits, digits + sizeof digits, value).ptr};
}

/// Largest resident size of this process so far, in MiB; 0 where the system does not say.
double peakMemory() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (!line.starts_with("VmHWM:")) continue;
        const std::size_t digit = line.find_first_of("0123456789");
        long kilobytes = 0;
        std::from_chars(line.data() + digit, line.data() + line.size(), kilobytes);
        return static_cast<double>(kilobytes) / 1024.0;
    }
    return 0.0;
}

} // namespace

int main(int count, char** arguments) {
    if (count != 4) {
        std::cerr << "training_run a|b|c THREADS STEPS\n";
        return 2;
    }
    int threads = 1, steps = 1;
    const std::string_view size = arguments[1], threadText = arguments[2], stepText = arguments[3];
    std::from_chars(threadText.data(), threadText.data() + threadText.size(), threads);
    std::from_chars(stepText.data(), stepText.data() + stepText.size(), steps);

    ModelConfig config;
    TrainingPlan plan;
    plan.threads = threads;
    plan.steps = steps;
    plan.evaluateEvery = 0;
    plan.explosionFactor = 0;
    plan.optimiser.decayVectors = true;
    config.vocabulary = 65;
    if (size == "a") {
        config.vocabulary = 3;
        config.width = 16;
        config.heads = config.blocks = 1;
        config.context = 8;
        plan.rows = 8;
        plan.optimiser.kind = OptimiserKind::Adam;
        plan.optimiser.learningRate = 0.01;
        plan.optimiser.clip = 0.0;
    } else if (size == "b") {
        plan.rows = 12;
    } else {
        config.width = 384;
        config.heads = config.blocks = 6;
        config.context = 256;
        plan.rows = 4;
        plan.optimiser.learningRate = 3e-4;
    }
    config.mlpWidth = 4 * config.width;

    auto data = std::make_shared<TrainingData>();
    Random stream(1234);
    for (int i = 0; i < 20'000; ++i)
        data->tokens.push_back(static_cast<TokenId>(stream.integer(0, config.vocabulary)));
    Random random(0);
    Parameters<float> start(config);
    initialise(start, random, Initialisation::TorchDefaults);
    Trainer<float> trainer(std::move(start), plan, data, nullptr, random);
    StepReport report;
    for (int i = 0; i < steps; ++i) {
        const std::clock_t busyBegin = std::clock();
        const auto begin = std::chrono::steady_clock::now();
        trainer.step(report);
        const std::chrono::duration<double, std::milli> passed = std::chrono::steady_clock::now() - begin;
        const double busy = 1000.0 * static_cast<double>(std::clock() - busyBegin) / CLOCKS_PER_SEC;
        std::cout << text(report.loss) << ' ' << text(passed.count()) << ' ' << text(busy) << '\n';
    }
    std::cerr << text(peakMemory()) << '\n';
}
