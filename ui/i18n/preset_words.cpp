#include "ui/i18n/preset_words.h"

#include <QCoreApplication>

namespace dikkat::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainingPage)
};

} // namespace

QString presetName(std::string_view id) {
    if (id == "abc") return Words::tr("ABC pattern");
    if (id == "turkish-names") return Words::tr("Turkish names");
    if (id == "english-names") return Words::tr("English names");
    if (id == "turkish-text") return Words::tr("Turkish story");
    if (id == "english-text") return Words::tr("English story");
    if (id == "copy") return Words::tr("Copy");
    if (id == "reverse") return Words::tr("Reverse");
    if (id == "sort") return Words::tr("Sort");
    if (id == "addition") return Words::tr("Addition");
    if (id == "repeats") return Words::tr("Repeated words");
    if (id == "translate-tr-en") return Words::tr("Translation (2017)");
    if (id == "window-mlp") return Words::tr("Window MLP (chapter 56)");
    if (id == "cpu-baby") return Words::tr("Small GPT on my text");
    if (id == "lecture") return Words::tr("10.8 M GPT on my text");
    return {};
}

QString modelName(std::string_view name) {
    const QString preset = presetName(name);
    return preset.isEmpty() ? QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) : preset;
}

} // namespace dikkat::ui
