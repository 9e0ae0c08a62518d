#include "ui/pages/training/run_differences.h"

#include "ui/i18n/model_words.h"
#include "ui/i18n/numbers.h"
#include "ui/pages/training/training_words.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunDifferences)
};

QString onOff(bool on) {
    return on ? Words::tr("on") : Words::tr("off");
}

QString positionsName(Positions positions) {
    switch (positions) {
    case Positions::None: return Words::tr("none");
    case Positions::Sinusoidal: return Words::tr("sinusoidal");
    case Positions::Learned: return Words::tr("learned");
    }
    return {};
}

/// The value of a setting as a learner reads it; empty where this kind of model has none.
QString valueText(const RunConfig& run, FormField field) {
    const ModelConfig& c = run.config;
    const TrainingPlan& p = run.plan;
    const bool attends = c.kind != ModelKind::WindowMlp, pairs = c.kind == ModelKind::EncoderDecoder;
    const auto only = [](bool there, const QString& text) { return there ? text : QString(); };
    switch (field) {
    case FormField::Data: return dataName(run);
    case FormField::Examples:
        return only(run.data.kind == DataSource::Kind::Task || run.data.kind == DataSource::Kind::Translation,
                    integer(run.data.examples));
    case FormField::Kind: return kindName(c.kind);
    case FormField::EncoderBlocks: return only(pairs, integer(c.encoderBlocks));
    case FormField::Blocks: return only(attends, integer(c.blocks));
    case FormField::Heads: return only(attends, integer(c.heads));
    case FormField::Width: return integer(c.width);
    case FormField::Context: return integer(c.context);
    case FormField::SourceContext: return only(pairs, integer(c.sourceContext));
    case FormField::Hidden: return integer(c.mlpWidth);
    case FormField::Positions: return only(attends, positionsName(c.positions));
    case FormField::NormPlace:
        return only(attends, c.normPlace == NormPlace::Pre ? QStringLiteral("Pre") : QStringLiteral("Post"));
    case FormField::Activation: return activationName(c.activation);
    case FormField::Tied: return onOff(c.tied);
    case FormField::Dropout: return exactNumber(c.dropout);
    case FormField::Causal: return only(attends, onOff(c.causal));
    case FormField::Optimiser: return optimiserName(p.optimiser.kind);
    case FormField::LearningRate: return exactNumber(p.optimiser.learningRate);
    case FormField::Warmup: return integer(p.schedule.warmup);
    case FormField::Cosine: return onOff(p.schedule.total > 0);
    case FormField::WeightDecay: return exactNumber(p.optimiser.weightDecay);
    case FormField::Clip: return exactNumber(p.optimiser.clip);
    case FormField::Batch: return integer(p.rows);
    case FormField::Seed: return integer(static_cast<qint64>(run.seed));
    case FormField::Preset:
    case FormField::MlpRatio:
    case FormField::Steps:
    case FormField::Evaluate: break;
    }
    return {};
}

} // namespace

QStringList differences(const RunConfig& run, const RunConfig& other) {
    QStringList list;
    for (int i = 0; i <= static_cast<int>(FormField::Seed); ++i) {
        const auto field = static_cast<FormField>(i);
        const QString value = valueText(run, field);
        if (!value.isEmpty() && value != valueText(other, field))
            list << fieldLabel(field, run.config.kind) + QStringLiteral(" ") + value;
    }
    return list;
}

QString modelText(const ModelConfig& config) {
    RunConfig run;
    run.config = config;
    QStringList list{kindName(config.kind)};
    for (const FormField field : {FormField::EncoderBlocks, FormField::Blocks, FormField::Heads,
                                  FormField::Width, FormField::Context})
        if (const QString value = valueText(run, field); !value.isEmpty())
            list << fieldLabel(field, config.kind) + QStringLiteral(" ") + value;
    return list.join(QStringLiteral(", "));
}

QString settingsText(const RunConfig& run) {
    return Words::tr("%1; %2; %3, learning rate %4; seed %5")
        .arg(dataName(run), modelText(run.config), optimiserName(run.plan.optimiser.kind),
             exactNumber(run.plan.optimiser.learningRate))
        .arg(run.seed);
}

bool sameData(const RunConfig& run, const RunConfig& other) {
    return dataName(run) == dataName(other) && run.dataHash == other.dataHash;
}

} // namespace dikkat::ui
