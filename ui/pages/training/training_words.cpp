#include "ui/pages/training/training_words.h"

#include "ui/i18n/numbers.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <cmath>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainingPage)
};

} // namespace

QString fieldLabel(FormField field, ModelKind kind) {
    switch (field) {
    case FormField::Preset: return Words::tr("Preset");
    case FormField::Data: return Words::tr("Data");
    case FormField::Examples: return Words::tr("Examples");
    case FormField::Kind: return Words::tr("Kind");
    case FormField::EncoderBlocks: return Words::tr("Encoder blocks");
    case FormField::Blocks:
        return kind == ModelKind::EncoderDecoder ? Words::tr("Decoder blocks") : Words::tr("Blocks");
    case FormField::Heads: return Words::tr("Heads");
    case FormField::Width:
        return kind == ModelKind::WindowMlp ? Words::tr("Embedding") : Words::tr("Width d");
    case FormField::Context: return kind == ModelKind::WindowMlp ? Words::tr("Window") : Words::tr("Context");
    case FormField::SourceContext: return Words::tr("Source context");
    case FormField::MlpRatio: return Words::tr("MLP ratio");
    case FormField::Hidden: return Words::tr("Hidden width");
    case FormField::Positions: return Words::tr("Position");
    case FormField::NormPlace: return Words::tr("LayerNorm");
    case FormField::Activation: return Words::tr("Activation");
    case FormField::Tied: return Words::tr("Tied output");
    case FormField::Dropout: return Words::tr("Dropout");
    case FormField::Causal: return Words::tr("Causal mask");
    case FormField::Optimiser: return Words::tr("Method");
    case FormField::LearningRate: return Words::tr("Learning rate");
    case FormField::Warmup: return Words::tr("Warm-up");
    case FormField::Cosine: return Words::tr("Cosine");
    case FormField::WeightDecay: return Words::tr("Weight decay");
    case FormField::Clip: return Words::tr("Clipping");
    case FormField::Batch: return Words::tr("Batch");
    case FormField::Steps: return Words::tr("Steps");
    case FormField::Evaluate: return Words::tr("Evaluate every");
    case FormField::Seed: return Words::tr("Seed");
    }
    return {};
}

QString fieldHint(FormField field) {
    switch (field) {
    case FormField::Preset:
        return Words::tr("A run that is known to work: data, model and optimiser together");
    case FormField::Data:
        return Words::tr("What the model learns from; nine tenths train, one tenth validates");
    case FormField::Examples: return Words::tr("How many examples are generated");
    case FormField::Kind:
        return Words::tr("GPT: decoder only. 2017: encoder and decoder with cross-attention. "
                         "MLP: the fixed window of chapter 56");
    case FormField::EncoderBlocks: return Words::tr("Blocks that read the source sentence");
    case FormField::Blocks: return Words::tr("How many Transformer blocks lie on top of each other");
    case FormField::Heads: return Words::tr("Attention heads of each block; they share the width");
    case FormField::Width: return Words::tr("Numbers per position in the residual stream");
    case FormField::Context: return Words::tr("How many symbols the model sees at most");
    case FormField::SourceContext: return Words::tr("Words of the longest source sentence");
    case FormField::MlpRatio: return Words::tr("Hidden width of the MLP as a multiple of d");
    case FormField::Hidden: return Words::tr("Neurons of the hidden layer");
    case FormField::Positions: return Words::tr("How the model knows where a symbol stands");
    case FormField::NormPlace:
        return Words::tr("Normalise before each sublayer (pre) or after the addition (post)");
    case FormField::Activation: return Words::tr("The bend between the two layers of the MLP");
    case FormField::Tied: return Words::tr("The output layer uses the token embedding again");
    case FormField::Dropout:
        return Words::tr("Share of numbers set to zero while training, against overfitting");
    case FormField::Causal: return Words::tr("Every position sees only itself and what came before");
    case FormField::Optimiser: return Words::tr("How a gradient becomes a change of the weights");
    case FormField::LearningRate:
        return Words::tr("How far one step goes; it can be changed while training runs");
    case FormField::Warmup: return Words::tr("Steps over which the learning rate rises from zero");
    case FormField::Cosine:
        return Words::tr("Let the learning rate fall along a cosine to a tenth at the end");
    case FormField::WeightDecay: return Words::tr("Pulls weights towards zero at every step (AdamW only)");
    case FormField::Clip: return Words::tr("Largest norm of the gradient; 0: no clipping");
    case FormField::Batch: return Words::tr("Sequences per step");
    case FormField::Steps: return Words::tr("Updates of the weights until the run ends");
    case FormField::Evaluate: return Words::tr("Steps between two validation losses; 0: never");
    case FormField::Seed: return Words::tr("The same seed gives the same run");
    }
    return {};
}

QString sourceName(std::string_view id) {
    if (id == "turkish-names") return Words::tr("Turkish given names");
    if (id == "english-names") return Words::tr("English given names");
    if (id == "turkish-text") return Words::tr("A Turkish story");
    if (id == "english-text") return Words::tr("An English story");
    if (id == "abc") return Words::tr("ABC pattern");
    if (id == "copy") return Words::tr("Task: copy");
    if (id == "reverse") return Words::tr("Task: reverse");
    if (id == "sort") return Words::tr("Task: sort");
    if (id == "addition") return Words::tr("Task: addition");
    if (id == "repeats") return Words::tr("Task: repeated words");
    if (id == "translation") return Words::tr("Turkish → English pairs");
    return Words::tr("My own text");
}

QString dataName(const RunConfig& run) {
    if (run.data.kind == DataSource::Kind::Text && !run.dataFile.empty())
        return QFileInfo(QString::fromStdString(run.dataFile)).fileName();
    return sourceName(sourceId(run.data));
}

QString kindName(ModelKind kind) {
    switch (kind) {
    case ModelKind::Gpt: return QStringLiteral("GPT");
    case ModelKind::EncoderDecoder: return Words::tr("2017");
    case ModelKind::WindowMlp: return QStringLiteral("MLP");
    }
    return {};
}

QString optimiserName(OptimiserKind kind) {
    switch (kind) {
    case OptimiserKind::Sgd: return QStringLiteral("SGD");
    case OptimiserKind::Momentum: return Words::tr("Momentum");
    case OptimiserKind::Adam: return QStringLiteral("Adam");
    case OptimiserKind::AdamW: return QStringLiteral("AdamW");
    }
    return {};
}

QString durationText(double seconds) {
    if (!std::isfinite(seconds)) return QStringLiteral("–");
    const auto whole = static_cast<qint64>(std::ceil(seconds));
    if (whole < 600) return QStringLiteral("%1:%2").arg(whole / 60).arg(whole % 60, 2, 10, QLatin1Char('0'));
    const qint64 minutes = (whole + 30) / 60;
    if (minutes < 60) return Words::tr("%1 min").arg(minutes);
    if (minutes < 48 * 60) return Words::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
    return Words::tr("%Ln day(s)", nullptr,
                     static_cast<int>(std::min<qint64>(minutes / (24 * 60), 1'000'000'000)));
}

QString bytesText(double bytes) {
    if (bytes >= 1e9) return Words::tr("%1 GB").arg(number(bytes / 1e9, 1));
    if (bytes >= 1e6) return Words::tr("%1 MB").arg(number(bytes / 1e6, 1));
    return Words::tr("%1 kB").arg(number(bytes / 1e3, 0));
}

} // namespace dikkat::ui
