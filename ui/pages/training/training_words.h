#pragma once

#include "core/io/run_config.h"
#include "ui/i18n/preset_words.h"

#include <QString>
#include <QStringList>

/// Names of page 7's choices in the language of the moment.
namespace dikkat::ui {

/// A field of the set-up. Sentences about a run stand beside one.
enum class FormField {
    Preset,
    Data,
    Examples,
    Kind,
    EncoderBlocks,
    Blocks,
    Heads,
    Width,
    Context,
    SourceContext,
    MlpRatio,
    Hidden,
    Positions,
    NormPlace,
    Activation,
    Tied,
    Dropout,
    Causal,
    Optimiser,
    LearningRate,
    Warmup,
    Cosine,
    WeightDecay,
    Clip,
    Batch,
    Steps,
    Evaluate,
    Seed,
};

QString fieldLabel(FormField field, ModelKind kind = ModelKind::Gpt);
QString fieldHint(FormField field);

/// "Turkish given names", "Copy", …; of an own text the file's name.
QString dataName(const RunConfig& run);
QString sourceName(std::string_view id);
QString kindName(ModelKind kind);
QString optimiserName(OptimiserKind kind);

/// "3 min", "1 h 20 min", "0:12": how long something takes.
QString durationText(double seconds);
/// "1.3 MB".
QString bytesText(double bytes);

} // namespace dikkat::ui
