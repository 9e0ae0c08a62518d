#include "ui/i18n/model_words.h"

#include "ui/document/session_errors.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/file_words.h"
#include "ui/i18n/numbers.h"
#include "ui/i18n/safetensors_words.h"
#include "ui/i18n/symbol_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Model)
};

QString whole(std::int64_t n) {
    return integer(static_cast<qint64>(n));
}

QString text(const std::string& utf8) {
    return brief(utf8);
}

QString fieldName(ConfigField field) {
    switch (field) {
    case ConfigField::Vocabulary: return Words::tr("vocabulary size");
    case ConfigField::Width: return Words::tr("width");
    case ConfigField::Heads: return Words::tr("heads");
    case ConfigField::Blocks: return Words::tr("blocks");
    case ConfigField::Context: return Words::tr("context");
    case ConfigField::MlpWidth: return Words::tr("hidden width of the MLP");
    case ConfigField::EncoderBlocks: return Words::tr("encoder blocks");
    case ConfigField::SourceContext: return Words::tr("context of the source");
    case ConfigField::Dropout: return Words::tr("dropout");
    case ConfigField::NormEpsilon: return QStringLiteral("ε");
    case ConfigField::Switches: return Words::tr("switches of the blocks");
    case ConfigField::Tied: return Words::tr("weight tying");
    case ConfigField::Size: return Words::tr("number of parameters");
    }
    return {};
}

QString fieldName(PlanField field) {
    switch (field) {
    case PlanField::LearningRate: return Words::tr("learning rate");
    case PlanField::Momentum: return Words::tr("momentum");
    case PlanField::Beta1: return QStringLiteral("beta1");
    case PlanField::Beta2: return QStringLiteral("beta2");
    case PlanField::Epsilon: return QStringLiteral("epsilon");
    case PlanField::WeightDecay: return Words::tr("weight decay");
    case PlanField::Clip: return Words::tr("gradient clipping");
    case PlanField::Warmup: return Words::tr("warm-up");
    case PlanField::ScheduleTotal: return Words::tr("steps of the cosine");
    case PlanField::ScheduleMinimum: return Words::tr("smallest factor of the learning rate");
    case PlanField::Steps: return Words::tr("steps");
    case PlanField::Rows: return Words::tr("batch");
    case PlanField::Accumulation: return Words::tr("gradient accumulation");
    case PlanField::Length: return Words::tr("window");
    case PlanField::EvaluateEvery: return Words::tr("steps between evaluations");
    case PlanField::EvaluationRows: return Words::tr("rows of an evaluation");
    case PlanField::Threads: return Words::tr("threads");
    }
    return {};
}

/// A symbol in a sentence; a merge or a word may be long.
QString shown(const std::string& symbol) {
    const QString whole = wholeText(symbol);
    return namedSymbol(whole.toUcs4().size() == 1 ? whole : brief(whole));
}

} // namespace

QString activationName(Activation activation) {
    switch (activation) {
    case Activation::Relu: return QStringLiteral("ReLU");
    case Activation::GeluExact: return QStringLiteral("GELU");
    case Activation::GeluTanh: return QStringLiteral("GELU (tanh)");
    case Activation::Tanh: return QStringLiteral("tanh");
    case Activation::Silu: return QStringLiteral("SiLU (swish)");
    case Activation::QuickGelu: return QStringLiteral("quick GELU");
    case Activation::ReluSquared: return QStringLiteral("ReLU²");
    }
    return {};
}

QString explain(const ConfigProblem& p) {
    const QString field = fieldName(p.field);
    switch (p.error) {
    case ConfigError::TooSmall:
        return Words::tr("Model, %1: %2 is too small; the least is %3.")
            .arg(field, whole(p.value), whole(p.limit));
    case ConfigError::TooLarge:
        return Words::tr("Model, %1: %2 is too large; the most is %3.")
            .arg(field, whole(p.value), whole(p.limit));
    case ConfigError::NotDivisible:
        return Words::tr(
                   "The width %1 cannot be divided among %2 heads; choose a width that is a multiple of "
                   "the number of heads.")
            .arg(whole(p.value), whole(p.limit));
    case ConfigError::OutOfRange:
        return p.field == ConfigField::NormEpsilon
                   ? Words::tr("The ε of the normalisation must be greater than 0 and at most 1.")
                   : Words::tr("Dropout must lie between 0 and 0.9.");
    case ConfigError::WrongCount:
        return Words::tr("The switches are given for %1 blocks, but the model has %2.")
            .arg(whole(p.value), whole(p.limit));
    case ConfigError::WindowMlpUntied:
        return Words::tr("The fixed-window MLP cannot share its embedding with the output layer.");
    case ConfigError::TooManyWeights:
        return Words::tr("The model would have %1 parameters; the most is %2.")
            .arg(whole(p.value), whole(p.limit));
    }
    return {};
}

QString explain(const TextProblem& p) {
    const auto place = static_cast<std::int64_t>(p.position);
    switch (p.error) {
    case TextError::InvalidUtf8:
        return Words::tr("The text is not UTF-8 (byte %1); save it as UTF-8.").arg(whole(place));
    case TextError::UnknownSymbol:
        return Words::tr("The model’s vocabulary does not know %1 (place %2 of the text).")
            .arg(shown(p.symbol), whole(place + 1));
    case TextError::EmptyVocabulary:
        return Words::tr("The text is empty: there is nothing to make a vocabulary of.");
    case TextError::EmptySymbol:
        return Words::tr("The vocabulary has an empty symbol (number %1).").arg(whole(place));
    case TextError::DuplicateSymbol: return Words::tr("The vocabulary has %1 twice.").arg(shown(p.symbol));
    case TextError::NotOneCharacter:
        return Words::tr("The vocabulary is one of characters, but %1 is not one character.")
            .arg(shown(p.symbol));
    case TextError::BadId:
        return Words::tr("The numbers of the vocabulary have a gap or repeat at %1.").arg(shown(p.symbol));
    case TextError::BadMerge:
        return Words::tr("Merge %1 of the tokenizer does not fit its vocabulary: %2.")
            .arg(whole(place + 1), shown(p.symbol));
    }
    return {};
}

QString explain(const BytePairFileProblem& p) {
    const QString file = brief(p.file.string());
    const QString base = brief(p.file.filename().string());
    const auto place = static_cast<std::int64_t>(p.position);
    switch (p.error) {
    case BytePairFileError::CannotOpen:
        return Words::tr("The tokenizer’s file “%1” cannot be read.").arg(file);
    case BytePairFileError::TooLarge:
        return Words::tr("The tokenizer’s file “%1” is larger than 64 MB.").arg(file);
    case BytePairFileError::NotJson:
        return p.name.empty() ? Words::tr("%1 is not a JSON map from symbol to number (at byte %2).")
                                    .arg(base, whole(place))
                              : Words::tr("%1 is not JSON.").arg(base);
    case BytePairFileError::BadMergeLine:
        return Words::tr("Line %1 of %2 is not two symbols.").arg(whole(place), base);
    case BytePairFileError::BadVocabulary: return explain(p.text);
    case BytePairFileError::Unsupported:
        return Words::tr(
                   "%1 is not a tokenizer of GPT-2’s kind: %2 is %3. Dikkat reads byte-level BPE in GPT-2’s "
                   "way; without the file it takes token numbers.")
            .arg(base, text(p.name), namedSymbol(text(p.value).left(60)));
    }
    return {};
}

QString explain(const Gpt2Problem& p) {
    const QString name = text(p.name);
    switch (p.error) {
    case Gpt2Error::Tensor: return explain(p.tensor);
    case Gpt2Error::MissingTensor:
        return Words::tr("Tensor “%1” is missing; without it this is no whole GPT-2.").arg(name);
    case Gpt2Error::UnexpectedTensor: return Words::tr("Tensor “%1” belongs to no GPT-2.").arg(name);
    case Gpt2Error::WrongShape:
        return Words::tr("Tensor “%1” has the shape %2, which does not fit the others.")
            .arg(name, text(p.text));
    case Gpt2Error::TwoModels:
        return Words::tr("“%1” and “%2” would be the same tensor: the file holds more than one model.")
            .arg(name, text(p.text));
    case Gpt2Error::AmbiguousLayout:
        return Words::tr("The shape %2 of tensor “%1” is that of neither nanoGPT nor Hugging Face.")
            .arg(name, text(p.text));
    case Gpt2Error::NotRepresentable:
        return Words::tr("GPT-2’s names have no place for “%1”; export as a PyTorch project instead.")
            .arg(name);
    }
    return {};
}

QString explain(const ModelFileProblem& p) {
    const QString name = text(p.name);
    switch (p.error) {
    case ModelFileError::Container: return explain(p.container);
    case ModelFileError::NotAModel: return explain(p.facts);
    case ModelFileError::NoModel: {
        if (p.names.empty())
            return Words::tr("There is no model in this file; train one first or open a model’s file.");
        QStringList names;
        for (const std::string& found : p.names) names << u'“' + text(found) + u'”';
        return Words::tr(
                   "The tensors of this file have names that are not known here (%1, …). Known are those of "
                   "GPT-2, as nanoGPT and Hugging Face write them (wte.weight, wpe.weight, "
                   "h.0.attn.c_attn.weight, …), and this program’s own; rename the tensors in Python.")
            .arg(names.join(QStringLiteral(", ")));
    }
    case ModelFileError::Part:
        return Words::tr(
                   "This is part %1 of %2 of a model that was cut into several files. Put them together in "
                   "Python, for example with save_pretrained(folder, max_shard_size=\"100GB\"), and open the "
                   "one file.")
            .arg(whole(p.found), whole(p.expected));
    case ModelFileError::ForeignConfig: return explain(p.foreign);
    case ModelFileError::Metadata: return explain(p.read);
    case ModelFileError::Config: return explain(p.config);
    case ModelFileError::Vocabulary: return explain(p.vocabulary);
    case ModelFileError::VocabularySize:
        return Words::tr("The vocabulary has %1 symbols, but the model has rows for %2.")
            .arg(whole(p.found), whole(p.expected));
    case ModelFileError::BytePairs: return explain(p.bytePairs);
    case ModelFileError::Symbols:
        return Words::tr(
                   "“%1” does not hold the symbols of a character model as nanoGPT writes them (“itos”: a "
                   "character for every number from 0 on).")
            .arg(name);
    case ModelFileError::Names: return explain(p.gpt2);
    case ModelFileError::MissingTensor: return Words::tr("Tensor “%1” is missing.").arg(name);
    case ModelFileError::UnexpectedTensor:
        return Words::tr("The model has no place for tensor “%1”.").arg(name);
    case ModelFileError::WrongShape:
        return Words::tr("Tensor “%1” has the shape %2, which the configuration does not expect.")
            .arg(name, text(p.text));
    case ModelFileError::HeadsMissing:
        return Words::tr(
                   "The file does not say how many heads the model has; their number divides the width %1.")
            .arg(whole(p.found));
    case ModelFileError::ActivationOpen:
        return Words::tr("The file does not say which activation the model uses.");
    case ModelFileError::NotGpt:
        return Words::tr(
            "GPT-2’s names have no place for this architecture; export as a PyTorch project instead.");
    }
    return {};
}

QString explain(const DataProblem& p) {
    switch (p.error) {
    case DataError::Empty: return Words::tr("There is no data to train on.");
    case DataError::TextTooShort:
        return Words::tr(
                   "The part of the text to learn from has %Ln symbol(s), but %1 are needed; take a longer "
                   "text or a shorter context.",
                   nullptr, static_cast<int>(p.value))
            .arg(whole(p.limit));
    case DataError::HeldBackTooShort: {
        const QString held =
            Words::tr(
                "The tenth of the text that is held back for validation has %1 of its %2 symbols, but %3 "
                "are needed;")
                .arg(whole(p.value), whole(p.index), whole(p.limit));
        const QString longer = whole(p.limit * 10);
        const std::int64_t context = p.value - 1;
        return held + QLatin1Char(' ') +
               (context > 0 ? Words::tr("take a text of about %1 symbols or a context of at most %2.")
                                  .arg(longer, whole(context))
                            : Words::tr("take a text of about %1 symbols.").arg(longer));
    }
    case DataError::LineTooLong:
        return Words::tr("Line %1 has %2 symbols; with this context at most %3 fit.")
            .arg(whole(p.index + 1), whole(p.value), whole(p.limit));
    case DataError::SourceTooLong:
        return Words::tr("The source of pair %1 has %2 words; at most %3 fit.")
            .arg(whole(p.index + 1), whole(p.value), whole(p.limit));
    case DataError::TargetTooLong:
        return Words::tr("The target of pair %1 has %2 words; at most %3 fit.")
            .arg(whole(p.index + 1), whole(p.value), whole(p.limit));
    case DataError::UnknownToken:
        return Words::tr("The data has token %1, but the vocabulary has %2 symbols.")
            .arg(whole(p.value), whole(p.limit));
    case DataError::WrongKind:
        return Words::tr("This kind of model cannot learn from this kind of data: an encoder–decoder takes "
                         "sentence pairs, all others take text.");
    }
    return {};
}

QString explain(const DataSetProblem& p) {
    switch (p.error) {
    case DataSetError::Text: return explain(p.text);
    case DataSetError::NoPairs:
        return Words::tr("Line %1 is not a pair: write “source”, a tab and “target” on every line.")
            .arg(whole(static_cast<std::int64_t>(p.line)));
    }
    return {};
}

QString explain(const PlanProblem& p) {
    return Words::tr("Training, %1: allowed are %2 to %3.")
        .arg(fieldName(p.field), number(p.low, 12), number(p.high, 12));
}

QString explain(const RunProblem& p) {
    return std::visit([](const auto& problem) { return explain(problem); }, p);
}

} // namespace dikkat::ui
