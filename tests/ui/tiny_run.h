#pragma once

#include "core/io/run_config.h"

namespace dikkat::ui {

/// A run made small: about a second of training, with warm-up and validation.
inline RunConfig tinyRun(RunConfig run, int steps) {
    run.config.blocks = 1;
    run.config.heads = 2;
    run.config.width = 16;
    run.config.mlpWidth = 32;
    run.config.context = 8;
    run.plan.steps = steps;
    run.plan.rows = 4;
    run.plan.threads = 1;
    run.plan.schedule.warmup = 5;
    run.plan.schedule.total = steps;
    run.plan.evaluateEvery = 10;
    run.plan.evaluationRows = 8;
    return run;
}

} // namespace dikkat::ui
