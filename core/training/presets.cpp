#include "core/training/presets.h"

#include <algorithm>
#include <vector>

namespace dikkat {

namespace {

ModelConfig gpt(int blocks, int heads, int width, int context) {
    ModelConfig c;
    c.blocks = blocks;
    c.heads = heads;
    c.width = width;
    c.context = context;
    c.mlpWidth = 4 * width;
    return c;
}

TrainingPlan adamW(double rate, std::int64_t steps, int rows) {
    TrainingPlan p;
    p.optimiser.learningRate = rate;
    p.optimiser.beta2 = 0.99; // small batches: a shorter memory of the squares
    p.steps = steps;
    p.rows = rows;
    p.schedule.warmup = static_cast<int>(steps / 20);
    p.schedule.total = static_cast<int>(steps);
    return p;
}

DataSource corpus(Corpus which) {
    DataSource s;
    s.corpus = which;
    return s;
}

DataSource task(Task which, int examples) {
    DataSource s;
    s.kind = DataSource::Kind::Task;
    s.task = which;
    s.examples = examples;
    return s;
}

DataSource kindOf(DataSource::Kind kind, int examples = 0) {
    DataSource s;
    s.kind = kind;
    s.examples = examples;
    return s;
}

Preset abc() {
    Preset p{"abc", abcConfig(), Initialisation::TorchDefaults, abcPlan(), task(Task::Abc, 40), 0, "A"};
    p.config.vocabulary = 0;
    return p;
}

Preset names(std::string_view id, Corpus which) {
    Preset p{id, gpt(2, 4, 48, 16), Initialisation::Gpt2, adamW(3e-3, 600, 32), corpus(which), 1, "\n"};
    p.config.dropout = 0.2; // a few hundred names are soon known by heart: strong medicine, and an early end
    p.plan.optimiser.weightDecay = 1.0;
    return p;
}

Preset text(std::string_view id, Corpus which, std::string_view prompt) {
    Preset p{id, gpt(3, 4, 96, 64), Initialisation::Gpt2, adamW(2e-3, 1500, 16), corpus(which), 1, prompt};
    p.config.dropout = 0.1;
    return p;
}

Preset generated(std::string_view id, Task which, int examples, std::int64_t steps, std::string_view prompt) {
    return {id,    gpt(2, 4, 64, 16), Initialisation::Gpt2, adamW(2e-3, steps, 64), task(which, examples), 1,
            prompt};
}

/// Words that come again at ever other distances: only looking them up helps, so an induction head grows.
/// Sinusoidal positions: "the token before" is the same everywhere and need not be learned place by place.
/// Two wide heads find each other sooner than four narrow ones.
Preset repeats() {
    Preset p{"repeats",
             gpt(2, 2, 64, 32),
             Initialisation::TorchDefaults,
             adamW(4e-3, 800, 32),
             task(Task::Repeats, 12000),
             1,
             "limanli"};
    p.config.positions = Positions::Sinusoidal;
    p.plan.schedule.warmup = 60;
    p.plan.evaluateEvery = 50; // the loss falls within a hundred steps
    return p;
}

/// The usual first model on a CPU: 0.81 M parameters at 65 symbols.
Preset cpuBaby() {
    return {"cpu-baby",
            gpt(4, 4, 128, 64),
            Initialisation::Gpt2,
            adamW(1e-3, 2000, 12),
            kindOf(DataSource::Kind::Text),
            1337,
            ""};
}

/// The lecture's model: 10.8 M parameters at 65 symbols.
Preset lecture() {
    Preset p{"lecture",
             gpt(6, 6, 384, 256),
             Initialisation::Gpt2,
             adamW(3e-4, 5000, 4),
             kindOf(DataSource::Kind::Text),
             1337,
             ""};
    p.plan.schedule.warmup = 100;
    p.config.dropout = 0.2;
    p.plan.evaluateEvery = 250;
    p.plan.evaluationRows = 32;
    return p;
}

Preset translation() {
    Preset p;
    p.id = "translate-tr-en";
    p.config = originalTransformer(0, 64, 4, 2, kLongestSource, kLongestTarget + 1);
    p.initialisation = Initialisation::TorchDefaults;
    p.plan = adamW(2e-3, 1000, 32);
    p.plan.schedule.warmup = 150; // post-norm needs a gentle start
    p.data = kindOf(DataSource::Kind::Translation, 8000);
    return p;
}

/// Chapter 56 on English names: 26 letters and the line end are its 27 symbols, 11,897 parameters.
Preset window() {
    return {"window-mlp",
            windowMlp(0, 3, 10, 200),
            Initialisation::TorchDefaults,
            adamW(1e-2, 1500, 64),
            corpus(Corpus::EnglishNames),
            1,
            "\n"};
}

const std::vector<Preset>& all() {
    static const std::vector<Preset> list{
        abc(),
        names("turkish-names", Corpus::TurkishNames),
        names("english-names", Corpus::EnglishNames),
        text("turkish-text", Corpus::TurkishText, "\n"),
        text("english-text", Corpus::EnglishText, "\n"),
        generated("copy", Task::Copy, 20000, 300, "gfbadc>"),
        generated("reverse", Task::Reverse, 20000, 300, "gfbadc>"),
        generated("sort", Task::Sort, 20000, 400, "gfbadc>"),
        generated("addition", Task::Addition, 10000, 1000, "47+38="),
        repeats(),
        translation(),
        window(),
        cpuBaby(),
        lecture(),
    };
    return list;
}

} // namespace

ModelConfig abcConfig() {
    ModelConfig c;
    c.vocabulary = 3;
    c.width = 16;
    c.heads = 1;
    c.blocks = 1;
    c.context = 8;
    c.mlpWidth = 64;
    return c;
}

TrainingPlan abcPlan() {
    TrainingPlan p;
    p.optimiser.kind = OptimiserKind::Adam;
    p.optimiser.learningRate = 0.01;
    p.optimiser.clip = 0.0;
    p.steps = 400;
    p.rows = 8;
    p.evaluateEvery = 0;
    p.threads = 1;
    return p;
}

std::span<const Preset> presets() {
    return all();
}

const Preset* findPreset(std::string_view id) {
    const auto it = std::ranges::find(all(), id, &Preset::id);
    return it == all().end() ? nullptr : &*it;
}

} // namespace dikkat
