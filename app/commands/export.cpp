#include "app/commands/export.h"

#include "app/commands/command.h"
#include "app/commands/console.h"
#include "app/commands/model_input.h"
#include "core/io/pytorch_export.h"
#include "ui/document/atomic_file.h"
#include "ui/i18n/brief.h"
#include "ui/i18n/file_words.h"
#include "ui/i18n/model_words.h"
#include "ui/i18n/safetensors_words.h"

#include <QCoreApplication>
#include <QDir>
#include <nlohmann/json.hpp>

namespace dikkat::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ExportCommand)
};

const QString name = QStringLiteral("export");

bool writeFile(const QString& path, const std::string& bytes, QString& why) {
    const auto wrong = ui::writeAtomically(path, bytes);
    if (wrong) why = ui::explain(*wrong);
    return !wrong;
}

bool makeFolder(const QString& path, QString& why) {
    if (!path.isEmpty() && QDir().mkpath(path)) return true;
    why = ui::explainFolder(path);
    return false;
}

bool pyTorch(const StoredModel& model, const QString& folder, QStringList& written, QString& why) {
    const auto project = exportPyTorch(model);
    if (!project) {
        why = ui::explain(project.error());
        return false;
    }
    if (!makeFolder(folder, why)) return false;
    const QDir dir(folder);
    const std::pair<const char*, const std::string*> files[] = {{"model.py", &project->script},
                                                                {"model.safetensors", &project->weights},
                                                                {"README.md", &project->readme}};
    for (const auto& [file, bytes] : files) {
        if (!writeFile(dir.filePath(file), *bytes, why)) return false;
        written << dir.filePath(file);
    }
    return true;
}

/// About a third of the size: no moments of the optimiser.
bool bare(const StoredModel& model, const QString& path, QStringList& written, QString& why) {
    const auto bytes = writeModel({model.parameters, model.vocabulary, {}});
    if (!bytes) {
        why = ui::explain(bytes.error());
        return false;
    }
    if (!writeFile(path, *bytes, why)) return false;
    written << path;
    return true;
}

bool gpt2(const StoredModel& model, Gpt2Layout layout, const QString& path, QStringList& written,
          QString& why) {
    const auto bytes = writeGpt2(model, layout);
    if (!bytes) {
        why = ui::explain(bytes.error());
        return false;
    }
    QString weights = path;
    if (layout == Gpt2Layout::HuggingFace) {
        if (!makeFolder(path, why)) return false;
        weights = QDir(path).filePath("model.safetensors");
        const QString config = QDir(path).filePath("config.json");
        if (!writeFile(config, huggingFaceConfig(model.parameters.config()), why)) return false;
        written << config;
    }
    if (!writeFile(weights, *bytes, why)) return false;
    written << weights;
    return true;
}

QString noteText(Gpt2Note note) {
    switch (note) {
    case Gpt2Note::Activation:
        return Words::tr("Note: nanoGPT always uses the exact GELU, so its numbers will differ.");
    case Gpt2Note::NormEpsilon:
        return Words::tr("Note: nanoGPT always normalises with ε = 0.00001, so its numbers will differ.");
    case Gpt2Note::ScoreScale:
        return Words::tr("Note: nanoGPT always divides the scores by √d alone, so its numbers will differ.");
    case Gpt2Note::HeadBias:
        return Words::tr("Note: other programs do not know the bias of the output layer, so their numbers "
                         "will differ.");
    }
    return {};
}

QStringList notes(const StoredModel& model, Gpt2Layout layout) {
    QStringList list;
    for (const Gpt2Note note : gpt2Notes(model.parameters.config(), layout)) list << noteText(note);
    return list;
}

} // namespace

QString exportSummary() {
    return Words::tr("take a model to PyTorch");
}

int runExport(const QStringList& arguments) {
    QCommandLineParser parser;
    parser.setApplicationDescription(Words::tr(
        "Writes a model for other programs. The PyTorch project is a folder with the weights and one "
        "readable script that needs nothing but torch: it gives the same logits, writes, and goes on "
        "training, also under torchrun on many GPUs."));
    parser.addPositionalArgument("MODEL", Words::tr("file with a model"), "MODEL");
    parser.addOption({"pytorch", Words::tr("Folder of a PyTorch project."), Words::tr("DIR")});
    parser.addOption(
        {"nanogpt", Words::tr("safetensors file in nanoGPT’s names and layout."), Words::tr("FILE")});
    parser.addOption(
        {"huggingface", Words::tr("Folder with a GPT-2 in Hugging Face’s names."), Words::tr("DIR")});
    parser.addOption(
        {"model", Words::tr("The model alone, without what training needs to go on."), Words::tr("FILE")});
    parser.addOption({"json", Words::tr("Write JSON.")});
    addModelOptions(parser);
    if (const auto status = parseArguments(parser, name, arguments)) return *status;
    if (parser.positionalArguments().size() != 1)
        return wrongUsage(name, Words::tr("Give one file with a model."));
    if (!parser.isSet("pytorch") && !parser.isSet("nanogpt") && !parser.isSet("huggingface") &&
        !parser.isSet("model"))
        return wrongUsage(
            name,
            Words::tr("Say where to: --pytorch DIR, --nanogpt FILE, --huggingface DIR or --model FILE."));

    int status = Failed;
    const auto model = openModelFor(name, parser, parser.positionalArguments().constFirst(), status);
    if (!model) return status;
    QStringList written, remarks;
    QString why;
    if (parser.isSet("pytorch") && !pyTorch(*model, parser.value("pytorch"), written, why))
        return fail(name, why);
    if (parser.isSet("nanogpt")) {
        if (!gpt2(*model, Gpt2Layout::NanoGpt, parser.value("nanogpt"), written, why)) return fail(name, why);
        remarks += notes(*model, Gpt2Layout::NanoGpt);
    }
    if (parser.isSet("huggingface")) {
        if (!gpt2(*model, Gpt2Layout::HuggingFace, parser.value("huggingface"), written, why))
            return fail(name, why);
        remarks += notes(*model, Gpt2Layout::HuggingFace);
    }
    if (parser.isSet("model") && !bare(*model, parser.value("model"), written, why)) return fail(name, why);
    if (parser.isSet("json")) {
        nlohmann::json files = nlohmann::json::array(), said = nlohmann::json::array();
        for (const QString& file : written) files.push_back(file.toStdString());
        for (const QString& remark : remarks) said.push_back(remark.toStdString());
        return print(nlohmann::json{{"written", files}, {"notes", said}}.dump() + "\n") ? Success : Failed;
    }
    return print(written.join('\n') + "\n" + (remarks.isEmpty() ? QString() : remarks.join('\n') + "\n"))
               ? Success
               : Failed;
}

} // namespace dikkat::app
