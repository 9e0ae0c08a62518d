#include "ui/pages/training/form_state.h"

#include "core/base/memory.h"

#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainingPage)
};

const QString runKey = QStringLiteral("run");

FormField fieldOf(ConfigField field) {
    switch (field) {
    case ConfigField::Vocabulary: return FormField::Data;
    case ConfigField::Width: return FormField::Width;
    case ConfigField::Heads: return FormField::Heads;
    case ConfigField::Blocks: return FormField::Blocks;
    case ConfigField::Context: return FormField::Context;
    case ConfigField::MlpWidth: return FormField::MlpRatio;
    case ConfigField::EncoderBlocks: return FormField::EncoderBlocks;
    case ConfigField::SourceContext: return FormField::SourceContext;
    case ConfigField::Dropout: return FormField::Dropout;
    case ConfigField::NormEpsilon:
    case ConfigField::Switches: return FormField::Blocks;
    case ConfigField::Tied: return FormField::Tied;
    case ConfigField::Size: return FormField::Width;
    }
    return FormField::Kind;
}

FormField fieldOf(PlanField field) {
    switch (field) {
    case PlanField::LearningRate: return FormField::LearningRate;
    case PlanField::Momentum:
    case PlanField::Beta1:
    case PlanField::Beta2:
    case PlanField::Epsilon: return FormField::Optimiser;
    case PlanField::WeightDecay: return FormField::WeightDecay;
    case PlanField::Clip: return FormField::Clip;
    case PlanField::Warmup: return FormField::Warmup;
    case PlanField::ScheduleTotal:
    case PlanField::ScheduleMinimum: return FormField::Cosine;
    case PlanField::Steps: return FormField::Steps;
    case PlanField::Rows:
    case PlanField::Accumulation: return FormField::Batch;
    case PlanField::Length: return FormField::Context;
    case PlanField::EvaluateEvery:
    case PlanField::EvaluationRows: return FormField::Evaluate;
    case PlanField::Threads: return FormField::Batch;
    }
    return FormField::Steps;
}

FormField fieldOf(DataError error) {
    switch (error) {
    case DataError::LineTooLong:
    case DataError::TargetTooLong: return FormField::Context;
    case DataError::SourceTooLong: return FormField::SourceContext;
    case DataError::Empty:
    case DataError::TextTooShort:
    case DataError::HeldBackTooShort:
    case DataError::UnknownToken:
    case DataError::WrongKind: break;
    }
    return FormField::Data;
}

void addUnwise(const RunConfig& run, const std::optional<TrainingEstimate>& estimate,
               std::vector<FormNote>& notes) {
    const ModelConfig& c = run.config;
    const TrainingPlan& p = run.plan;
    const auto note = [&](FormField field, const QString& sentence) {
        notes.push_back({field, sentence, false});
    };
    const bool attends = c.kind != ModelKind::WindowMlp;
    const bool adam = p.optimiser.kind == OptimiserKind::Adam || p.optimiser.kind == OptimiserKind::AdamW;
    if (p.steps > 0 && p.schedule.warmup >= p.steps)
        note(FormField::Warmup,
             Words::tr("The warm-up is as long as the run: the learning rate never reaches "
                       "its full value. Take about a twentieth of the steps."));
    if (p.optimiser.learningRate > (adam ? 0.03 : 3.0))
        note(FormField::LearningRate,
             Words::tr("So large a learning rate usually makes the loss explode; try %1.")
                 .arg(number(adam ? 0.003 : 0.3, 3)));
    if (attends && c.normPlace == NormPlace::Post && c.allBlocks() >= 6 && p.schedule.warmup == 0)
        note(FormField::NormPlace,
             Words::tr(
                 "Many blocks with post-norm rarely learn without warm-up; choose pre-norm or a warm-up."));
    if (attends && c.positions == Positions::None)
        note(FormField::Positions,
             c.kind == ModelKind::Gpt && (!c.causal || c.allBlocks() < 2)
                 ? Words::tr("Without positions this model does not see the order: only from the second "
                             "block on, and only with the mask, does a little of it show.")
                 : Words::tr("Without positions the order is seen only indirectly, through the mask."));
    if (c.kind == ModelKind::Gpt && !c.causal)
        note(FormField::Causal, Words::tr("Without the mask the model sees the answer: the loss falls to "
                                          "nothing, and what it writes is rubbish."));
    if (attends && c.heads > 1 && c.headWidth() < 4)
        note(FormField::Heads,
             Words::tr("Heads only %1 wide have little to compare; take fewer heads.").arg(c.headWidth()));
    if (!estimate) return;
    const double memory = static_cast<double>(memoryLimit()), needs = static_cast<double>(estimate->bytes);
    if (memory > 0 && needs > memory)
        notes.push_back(
            {FormField::Batch,
             Words::tr("The run needs %1, but this computer has %2; take a smaller batch or model.")
                 .arg(bytesText(needs), bytesText(memory)),
             true});
    else if (memory > 0 && needs > 0.5 * memory)
        note(FormField::Batch, Words::tr("The run needs more than half of this computer’s memory."));
    if (estimate->secondsPerStep * static_cast<double>(p.steps) > 2 * 3600)
        note(FormField::Steps,
             Words::tr("This takes about %1 on this computer.")
                 .arg(durationText(estimate->secondsPerStep * static_cast<double>(p.steps))));
}

} // namespace

std::string dataKey(const RunConfig& run) {
    const bool pairs = run.config.kind == ModelKind::EncoderDecoder;
    QByteArray key(sourceId(run.data).data());
    const auto add = [&key](auto n) { key += '|' + QByteArray::number(n); };
    add(static_cast<qulonglong>(run.seed));
    add(run.data.examples);
    add(run.data.taskOptions.length);
    add(run.data.taskOptions.letters);
    add(static_cast<qulonglong>(run.data.kind == DataSource::Kind::Text ? run.dataHash : 0));
    add(run.data.kind == DataSource::Kind::Text && pairs ? 1 : 0);
    return key.toStdString();
}

std::shared_ptr<const DataFacts> factsOf(const RunConfig& run, const std::string* text, double speed) {
    auto facts = std::make_shared<DataFacts>();
    facts->key = dataKey(run);
    facts->speed = speed > 0.0 ? speed : measureSpeed();
    auto data =
        makeDataSet(run.data, run.config.kind, run.seed, text ? std::string_view(*text) : std::string_view());
    if (!data) {
        facts->problem = data.error();
        return facts;
    }
    facts->bigramLoss = bigramLandmark(*data);
    facts->data = std::make_shared<const DataSet>(std::move(data).value());
    return facts;
}

RunConfig runOf(const QJsonObject& page) {
    const QString text = page.value(runKey).toString();
    if (!text.isEmpty())
        if (auto run = runFromJson(text.toStdString())) return std::move(run).value();
    return defaultRun();
}

RunConfig defaultRun() {
    return runFromPreset(*findPreset("turkish-names"));
}

bool isPreset(const RunConfig& run, const Preset& preset) {
    RunConfig a = run, b = runFromPreset(preset);
    a.preset = b.preset;
    a.config.vocabulary = b.config.vocabulary;
    if (a.data.kind == DataSource::Kind::Text && b.data.kind == DataSource::Kind::Text) b.data = a.data;
    a.data.examples = std::max(2, a.data.examples);
    b.data.examples = std::max(2, b.data.examples);
    a.dataFile = b.dataFile;
    a.dataHash = b.dataHash;
    return runToJson(a) == runToJson(b);
}

RunConfig withPreset(const RunConfig& run, const Preset& preset) {
    RunConfig next = runFromPreset(preset);
    next.dataFile = run.dataFile;
    next.dataHash = run.dataHash;
    return next;
}

RunConfig withKind(const RunConfig& run, ModelKind kind) {
    if (run.config.kind == kind) return run;
    const bool ownText = run.data.kind == DataSource::Kind::Text;
    switch (kind) {
    case ModelKind::EncoderDecoder: {
        RunConfig next = withPreset(run, *findPreset("translate-tr-en"));
        if (ownText) next.data = run.data;
        next.preset.clear();
        return next;
    }
    case ModelKind::WindowMlp: {
        RunConfig next = withPreset(run, *findPreset("window-mlp"));
        if (run.data.kind != DataSource::Kind::Translation) next.data = run.data;
        next.preset.clear();
        return next;
    }
    case ModelKind::Gpt: break;
    }
    RunConfig next = withPreset(run, *findPreset("turkish-names"));
    if (run.data.kind != DataSource::Kind::Translation) next.data = run.data;
    next.preset.clear();
    return next;
}

RunConfig withSource(const RunConfig& run, std::string_view id) {
    RunConfig next = run;
    next.preset.clear();
    for (const Preset& preset : presets()) {
        RunConfig known = runFromPreset(preset);
        if (sourceId(known.data) != id) continue;
        next.data = known.data;
        break;
    }
    // An example has to fit: a task is one line of a row.
    const bool task = next.data.kind == DataSource::Kind::Task && !isRunningText(next.data.task);
    if (task && next.config.kind == ModelKind::Gpt) next.config.context = std::max(next.config.context, 16);
    return next;
}

std::optional<TrainingEstimate> estimateOf(const RunConfig& run, const DataFacts* facts) {
    ModelConfig config = run.config;
    config.vocabulary = facts && facts->data ? facts->data->vocabulary.size() : 64;
    if (validate(config) || validate(run.plan, config)) return std::nullopt;
    return estimateTraining(config, run.plan, facts ? facts->speed : 0.0);
}

std::vector<FormNote> notesOn(const RunConfig& run, const DataFacts* facts, bool hasText) {
    std::vector<FormNote> notes;
    const bool ownText = run.data.kind == DataSource::Kind::Text;
    if (ownText && !hasText)
        notes.push_back(
            {FormField::Data,
             run.dataFile.empty()
                 ? Words::tr("Open a text, or drop a text file on the window.")
                 : Words::tr("The text “%1” is not here any more; open it again.").arg(dataName(run)),
             true});
    if (facts && facts->problem) notes.push_back({FormField::Data, explain(*facts->problem), true});
    ModelConfig config = run.config;
    config.vocabulary = facts && facts->data ? facts->data->vocabulary.size() : 64;
    if (ownText && facts && facts->data && config.vocabulary < 2) {
        notes.push_back({FormField::Data,
                         Words::tr("The text has one character only, again and again: there is nothing to "
                                   "learn. Take a text with at least two different characters."),
                         true});
        return notes;
    }
    if (const auto problem = validate(config))
        notes.push_back({fieldOf(problem->field), explain(*problem), true});
    if (const auto problem = validate(run.plan, config))
        notes.push_back({fieldOf(problem->field), explain(*problem), true});
    if (notes.empty() && facts && facts->data)
        if (const auto problem = checkParts(*facts->data, config, run.plan.length))
            notes.push_back({fieldOf(problem->error), explain(*problem), true});
    addUnwise(run, estimateOf(run, facts), notes);
    if (run.config.kind == ModelKind::WindowMlp)
        for (FormNote& note : notes)
            if (note.field == FormField::MlpRatio) note.field = FormField::Hidden;
    return notes;
}

} // namespace dikkat::ui
