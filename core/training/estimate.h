#pragma once

#include "core/training/trainer.h"

namespace dikkat {

/// What a run will need, before it starts.
struct TrainingEstimate {
    std::int64_t parameters = 0;
    std::int64_t bytes = 0;         ///< weights, gradients, moments and intermediate results of all threads
    double operationsPerStep = 0.0; ///< multiplications and additions, forward and backward
    double secondsPerStep = 0.0;
};

/// `operationsPerSecond` of one thread, from measureSpeed().
TrainingEstimate estimateTraining(const ModelConfig& config, const TrainingPlan& plan,
                                  double operationsPerSecond);

/// Multiplies matrices for about `seconds` and returns operations per second of one thread.
double measureSpeed(double seconds = 0.02);

/// Multiplications and additions of a forward pass of `rows` full-length sequences.
double forwardOperations(const ModelConfig& config, int rows, int length = 0);

} // namespace dikkat
