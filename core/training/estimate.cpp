#include "core/training/estimate.h"

#include "core/ops/matmul.h"

#include <algorithm>
#include <chrono>

namespace dikkat {

double forwardOperations(const ModelConfig& c, int rows, int length) {
    const double B = rows, T = length > 0 ? length : c.context, S = c.sourceContext, C = c.width,
                 F = c.mlpWidth;
    const double V = c.vocabulary;
    if (c.kind == ModelKind::WindowMlp) return 2 * B * (c.context * C * F + F * V);
    // per position: four products C × C and two C × F; per pair of positions: q·k and weights·v
    const auto block = [&](double positions, double keys, bool causal, bool cross) {
        const double pairs = positions * keys * (causal ? 0.5 : 1.0);
        const double attention = positions * 2 * C * C + keys * 2 * C * C + 2 * pairs * C;
        return cross ? attention : attention + positions * 2 * C * F;
    };
    double sum = c.blocks * block(T, T, c.causal, false) + T * C * V;
    if (c.kind == ModelKind::EncoderDecoder)
        sum += c.encoderBlocks * block(S, S, false, false) + c.blocks * block(T, S, false, true);
    return 2 * B * sum;
}

TrainingEstimate estimateTraining(const ModelConfig& config, const TrainingPlan& plan,
                                  double operationsPerSecond) {
    TrainingEstimate e;
    e.parameters = countParameters(config).total;
    const int threads = usefulThreads(config, plan);
    const int rows = (plan.rows + threads - 1) / threads;
    int copies = 1 + threads; // weights and each thread's gradients
    if (plan.optimiser.kind == OptimiserKind::Momentum) copies += 1;
    if (plan.optimiser.kind == OptimiserKind::Adam || plan.optimiser.kind == OptimiserKind::AdamW)
        copies += 2;
    e.bytes = copies * e.parameters * static_cast<std::int64_t>(sizeof(float)) +
              threads * Network<float>::bytesFor(config, rows, plan.length);
    e.operationsPerStep = 3 * plan.accumulation * forwardOperations(config, plan.rows, plan.length);
    // about a third of a step is not multiplication of matrices; updating costs some twenty operations per
    // weight
    const double work = 1.35 * e.operationsPerStep + 20.0 * static_cast<double>(e.parameters);
    e.secondsPerStep =
        operationsPerSecond > 0 ? work / (operationsPerSecond * (1.0 + 0.9 * (threads - 1))) : 0.0;
    return e;
}

double measureSpeed(double seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr Index n = 96;
    const MatrixOf<float> a = MatrixOf<float>::Constant(n, n, 0.5f), b = a;
    MatrixOf<float> c(n, n);
    const auto multiplyOnce = [&] {
        multiply<float>(n, n, n, {a.data(), n}, {b.data(), n}, c.data(), n, false);
    };
    multiplyOnce();
    const auto start = Clock::now();
    double passed = 0.0;
    int count = 0;
    do {
        multiplyOnce();
        ++count;
        passed = std::chrono::duration<double>(Clock::now() - start).count();
    } while (passed < seconds);
    return 2.0 * n * n * n * count / passed;
}

} // namespace dikkat
