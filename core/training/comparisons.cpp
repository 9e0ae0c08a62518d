#include "core/training/comparisons.h"

namespace dikkat {

namespace {

constexpr std::uint64_t kSeed = 1;

/// A small GPT on a task or a text, without anything that blurs a comparison: no dropout, a constant rate.
RunConfig base(DataSource data, int blocks, int heads, int width, int context) {
    RunConfig run;
    run.seed = kSeed;
    run.data = std::move(data);
    run.initialisation = Initialisation::Gpt2;
    run.config.blocks = blocks;
    run.config.heads = heads;
    run.config.width = width;
    run.config.context = context;
    run.config.mlpWidth = 4 * width;
    run.plan.optimiser.learningRate = 3e-3;
    run.plan.optimiser.beta2 = 0.99;
    run.plan.steps = 400;
    run.plan.rows = 32;
    run.plan.evaluateEvery = 25;
    return run;
}

DataSource task(Task which, TaskOptions options = {}) {
    DataSource source;
    source.kind = DataSource::Kind::Task;
    source.task = which;
    source.examples = 20000;
    source.taskOptions = options;
    return source;
}

DataSource names() {
    DataSource source;
    source.kind = DataSource::Kind::Corpus;
    source.corpus = Corpus::TurkishNames;
    return source;
}

/// Two attention layers are needed to read the answer off the place to the right.
std::vector<ComparedRun> causalMask() {
    RunConfig run = base(names(), 2, 2, 32, 24);
    run.plan.rows = 12;
    RunConfig open = run;
    open.config.causal = false;
    return {{RunVariant::WithMask, run}, {RunVariant::WithoutMask, open}};
}

/// One block: with more of them even a model without positions can count what it sees, a little.
std::vector<ComparedRun> positions() {
    const RunConfig run = base(task(Task::Reverse), 1, 4, 64, 14);
    RunConfig none = run;
    none.config.positions = Positions::None;
    return {{RunVariant::LearnedPositions, run}, {RunVariant::NoPositions, none}};
}

/// A rate at which the place of the norm matters; with a tenth of it all four would do.
std::vector<ComparedRun> normPlace() {
    const auto made = [](NormPlace place, int warmup) {
        RunConfig run = base(task(Task::Reverse), 8, 4, 48, 14);
        run.config.normPlace = place;
        run.config.finalNorm = place == NormPlace::Pre;
        run.plan.optimiser.learningRate = 7e-3;
        run.plan.schedule.warmup = warmup;
        run.plan.rows = 16;
        run.plan.steps = 300;
        return run;
    };
    return {{RunVariant::PreNormWarmUp, made(NormPlace::Pre, 100)},
            {RunVariant::PreNormNoWarmUp, made(NormPlace::Pre, 0)},
            {RunVariant::PostNormWarmUp, made(NormPlace::Post, 100)},
            {RunVariant::PostNormNoWarmUp, made(NormPlace::Post, 0)}};
}

/// Copying looks seven places back; the window of chapter 56 reaches three. Both answer equally many
/// questions per step: 32 lines of seven, or 224 windows.
std::vector<ComparedRun> attentionOrWindow() {
    const RunConfig run = base(task(Task::Copy), 2, 4, 32, 14);
    RunConfig window = run;
    window.config = windowMlp(0, 3, 10, 200);
    window.initialisation = Initialisation::TorchDefaults;
    window.plan.rows = 7 * run.plan.rows;
    window.plan.evaluationRows = 7 * run.plan.evaluationRows;
    return {{RunVariant::Attention, run}, {RunVariant::WindowMlp, window}};
}

/// Sorting ten letters asks for several things at once: what has been written, and what comes next.
std::vector<ComparedRun> heads() {
    RunConfig run = base(task(Task::Sort, {10, 16}), 1, 1, 32, 22);
    run.config.mlpWidth = 64;
    run.plan.optimiser.learningRate = 2e-3;
    run.plan.steps = 800;
    run.plan.schedule.warmup = 40;
    run.plan.schedule.total = 800;
    RunConfig four = run;
    four.config.heads = 4;
    return {{RunVariant::OneHead, run}, {RunVariant::FourHeads, four}};
}

} // namespace

std::vector<ComparedRun> comparedRuns(RunComparison comparison) {
    switch (comparison) {
    case RunComparison::CausalMask: return causalMask();
    case RunComparison::Positions: return positions();
    case RunComparison::NormPlace: return normPlace();
    case RunComparison::AttentionOrWindow: return attentionOrWindow();
    case RunComparison::Heads: return heads();
    }
    return {};
}

std::string_view comparisonId(RunComparison comparison) {
    switch (comparison) {
    case RunComparison::CausalMask: return "causal-mask";
    case RunComparison::Positions: return "positions";
    case RunComparison::NormPlace: return "norm-place";
    case RunComparison::AttentionOrWindow: return "attention-or-window";
    case RunComparison::Heads: return "heads";
    }
    return {};
}

} // namespace dikkat
