// The rows of model and optimiser.
#include "ui/pages/training/form_fields.h"

#include "ui/i18n/model_words.h"
#include "ui/pages/training/form_state.h"

#include <QLabel>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

constexpr int manySteps = runLimits::maxSteps;

constexpr ModelKind kinds[] = {ModelKind::Gpt, ModelKind::EncoderDecoder, ModelKind::WindowMlp};
constexpr Positions positions[] = {Positions::None, Positions::Sinusoidal, Positions::Learned};
constexpr Activation activations[] = {Activation::Relu, Activation::GeluExact, Activation::GeluTanh};
constexpr OptimiserKind optimisers[] = {OptimiserKind::Sgd, OptimiserKind::Momentum, OptimiserKind::Adam,
                                        OptimiserKind::AdamW};

template <class T, std::size_t N>
int indexOf(const T (&list)[N], T value) {
    const auto* found = std::ranges::find(list, value);
    return found == std::end(list) ? -1 : static_cast<int>(found - list);
}

bool attends(const RunConfig& run) {
    return run.config.kind != ModelKind::WindowMlp;
}
bool translates(const RunConfig& run) {
    return run.config.kind == ModelKind::EncoderDecoder;
}

/// Another width keeps the shape of the MLP.
void setWidth(RunConfig& run, int width) {
    ModelConfig& c = run.config;
    if (c.kind != ModelKind::WindowMlp && c.width > 0) {
        const int ratio =
            std::max(1, static_cast<int>(std::lround(static_cast<double>(c.mlpWidth) / c.width)));
        c.mlpWidth = ratio * width;
    }
    c.width = width;
}

} // namespace

void FormFields::buildModel() {
    using Run = RunConfig;
    addSection(QT_TR_NOOP("Model"));
    addSegments(
        FormField::Kind, "kindSegments",
        [] {
            QStringList names;
            for (const ModelKind kind : kinds) names << kindName(kind);
            return names;
        },
        [](const Run& r) { return indexOf(kinds, r.config.kind); },
        [](Run& r, int i) { r = withKind(r, kinds[i]); });
    addWhole(
        FormField::EncoderBlocks, "encoderBlocksSpin", 1, 48,
        [](const Run& r) { return r.config.encoderBlocks; },
        [](Run& r, int n) { r.config.encoderBlocks = n; })
        .visible = translates;
    addWhole(
        FormField::Blocks, "blocksSpin", 1, 96, [](const Run& r) { return r.config.blocks; },
        [](Run& r, int n) { r.config.blocks = n; })
        .visible = attends;
    addWhole(
        FormField::Heads, "headsSpin", 1, 64, [](const Run& r) { return r.config.heads; },
        [](Run& r, int n) { r.config.heads = n; })
        .visible = attends;
    addWhole(
        FormField::Width, "widthSpin", 1, 4096, [](const Run& r) { return r.config.width; }, setWidth);
    addWhole(
        FormField::Context, "contextSpin", 1, 4096, [](const Run& r) { return r.config.context; },
        [](Run& r, int n) { r.config.context = n; });
    addWhole(
        FormField::SourceContext, "sourceContextSpin", 1, 4096,
        [](const Run& r) { return r.config.sourceContext; },
        [](Run& r, int n) { r.config.sourceContext = n; })
        .visible = translates;
    addSegments(
        FormField::Positions, "positionsSegments",
        [] {
            return QStringList{tr("None"), tr("Sin"), tr("Learned")};
        },
        [](const Run& r) { return indexOf(positions, r.config.positions); },
        [](Run& r, int i) { r.config.positions = positions[i]; })
        .visible = attends;
    addSegments(
        FormField::NormPlace, "normSegments",
        [] {
            return QStringList{tr("Pre"), tr("Post")};
        },
        [](const Run& r) { return r.config.normPlace == NormPlace::Pre ? 0 : 1; },
        [](Run& r, int i) { r.config.normPlace = i == 0 ? NormPlace::Pre : NormPlace::Post; })
        .visible = attends;
    addChoice(
        FormField::Activation, "activationCombo",
        [] {
            QStringList names;
            for (const Activation a : activations) names << activationName(a);
            return names;
        },
        [](const Run& r) { return indexOf(activations, r.config.activation); },
        [](Run& r, int i) { r.config.activation = activations[i]; })
        .visible = attends;
    addWhole(
        FormField::MlpRatio, "mlpRatioSpin", 1, 16,
        [](const Run& r) {
            return static_cast<int>(
                std::lround(static_cast<double>(r.config.mlpWidth) / std::max(1, r.config.width)));
        },
        [](Run& r, int n) { r.config.mlpWidth = n * r.config.width; })
        .visible = attends;
    addWhole(
        FormField::Hidden, "hiddenSpin", 1, 65'536, [](const Run& r) { return r.config.mlpWidth; },
        [](Run& r, int n) { r.config.mlpWidth = n; })
        .visible = [](const Run& r) { return !attends(r); };
    addNumber(
        FormField::Dropout, "dropoutField", [](const Run& r) { return r.config.dropout; },
        [](Run& r, double x) { r.config.dropout = x; });
    addSwitch(
        FormField::Tied, "tiedCheck", [](const Run& r) { return r.config.tied; },
        [](Run& r, bool on) { r.config.tied = on; })
        .visible = attends;
    addSwitch(
        FormField::Causal, "causalCheck", [](const Run& r) { return r.config.causal; },
        [](Run& r, bool on) { r.config.causal = on; })
        .visible = attends;
}

void FormFields::buildOptimiser() {
    using Run = RunConfig;
    addSection(QT_TR_NOOP("Optimiser"));
    addChoice(
        FormField::Optimiser, "optimiserCombo",
        [] {
            QStringList names;
            for (const OptimiserKind kind : optimisers) names << optimiserName(kind);
            return names;
        },
        [](const Run& r) { return indexOf(optimisers, r.plan.optimiser.kind); },
        [](Run& r, int i) { r.plan.optimiser.kind = optimisers[i]; });
    addNumber(
        FormField::LearningRate, "learningRateField",
        [](const Run& r) { return r.plan.optimiser.learningRate; },
        [](Run& r, double x) { r.plan.optimiser.learningRate = x; });
    addWhole(
        FormField::Warmup, "warmupSpin", 0, manySteps, [](const Run& r) { return r.plan.schedule.warmup; },
        [](Run& r, int n) { r.plan.schedule.warmup = n; });
    addSwitch(
        FormField::Cosine, "cosineCheck", [](const Run& r) { return r.plan.schedule.total > 0; },
        [](Run& r, bool on) { r.plan.schedule.total = on ? static_cast<int>(r.plan.steps) : 0; });
    addNumber(
        FormField::WeightDecay, "weightDecayField", [](const Run& r) { return r.plan.optimiser.weightDecay; },
        [](Run& r, double x) { r.plan.optimiser.weightDecay = x; })
        .visible = [](const Run& r) { return r.plan.optimiser.kind == OptimiserKind::AdamW; };
    addNumber(
        FormField::Clip, "clipField", [](const Run& r) { return r.plan.optimiser.clip; },
        [](Run& r, double x) { r.plan.optimiser.clip = x; });
    addWhole(
        FormField::Batch, "batchSpin", 1, 65'536, [](const Run& r) { return r.plan.rows; },
        [](Run& r, int n) { r.plan.rows = n; });
    addWhole(
        FormField::Steps, "stepsSpin", 1, manySteps,
        [](const Run& r) { return static_cast<int>(r.plan.steps); },
        [](Run& r, int n) {
            if (r.plan.schedule.total > 0) r.plan.schedule.total = n; // the cosine ends with the run
            r.plan.steps = n;
        });
    addWhole(
        FormField::Evaluate, "evaluateSpin", 0, manySteps, [](const Run& r) { return r.plan.evaluateEvery; },
        [](Run& r, int n) { r.plan.evaluateEvery = n; });
    addWhole(
        FormField::Seed, "seedSpin", 0, runLimits::maxSeed,
        [](const Run& r) { return static_cast<int>(r.seed % (runLimits::maxSeed + 1)); },
        [](Run& r, int n) { r.seed = static_cast<std::uint64_t>(n); });
}

} // namespace dikkat::ui
